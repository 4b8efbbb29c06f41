"""Starts the window of the frozen program."""

import sys

from remembrancer_app.__main__ import main

sys.exit(main())

"""Starts the window or the command line of the frozen program: one file with two names, told apart by the name."""

import sys
from pathlib import Path

if Path(sys.argv[0]).stem == "remembrancer-app":
    from remembrancer_app.__main__ import main

    sys.exit(main())
else:
    from remembrancer.cli import main as main_of_commands

    main_of_commands()

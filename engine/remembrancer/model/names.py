"""Names that the program gives by itself: of the first namespace, and of those who act without being a client."""

from __future__ import annotations

from typing import Final

DEFAULT_NAMESPACE: Final = "personal"
PERSON_NAME: Final = "You"
COMMAND_LINE_NAME: Final = "command line"
"""Whatever starts a command without sitting at a terminal."""
PROGRAM_NAME: Final = "remembrancer"
"""What is done by itself, such as the sweep of a day."""

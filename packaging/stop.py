"""The one way in which the development script gives up: a sentence for the person and an exit code for scripts."""

from typing import ClassVar


class Stop(Exception):  # noqa: N818 - not an error in the code, but a state of the machine, said in words
    """Work cannot go on until a person changes something.

    Pytest uses 0 to 5 and the application 0 to 9, so the codes begin at 10, which is taken by dev.py itself for an
    interpreter that is too old.
    """

    NO_DISPLAY: ClassVar = 11
    NO_NETWORK: ClassVar = 12
    NO_RIGHTS: ClassVar = 13
    MISSING_LIBRARIES: ClassVar = 14
    INSTALLATION_FAILED: ClassVar = 15
    DECLINED: ClassVar = 16
    USAGE: ClassVar = 17

    def __init__(self, exit_code: int, words: str) -> None:
        super().__init__(words)
        self.exit_code = exit_code

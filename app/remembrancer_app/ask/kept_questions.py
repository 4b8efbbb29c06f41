"""The last questions. Kept inside the vault: they say what is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from remembrancer_app.state.private_state import PrivateState

KEPT = 20
_NAME = "ask.questions"


class KeptQuestions:
    """Reads and writes them, the newest first."""

    def __init__(self, private: PrivateState) -> None:
        self._private = private

    def all(self) -> list[str]:
        return self._private.texts(_NAME)

    def remember(self, question: str) -> None:
        """It was asked; asked again it comes first again."""
        others = [each for each in self.all() if each != question]
        self._private.keep_texts(_NAME, [question, *others][:KEPT])

    def forget(self) -> None:
        self._private.keep_texts(_NAME, [])

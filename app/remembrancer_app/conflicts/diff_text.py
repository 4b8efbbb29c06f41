"""A statement with what is only in it marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QTextCharFormat, QTextCursor

from remembrancer_app.theme import Role
from remembrancer_app.widgets.plain_text import StatementText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from remembrancer.model.conflicts import CharacterRange
    from remembrancer_app.theme import Theme


class DiffText(StatementText):
    """Marks are struck through in the older text and underlined in the newer one, besides their colours.

    They are said in the accessible description, because a screen reader tells neither.
    """

    def __init__(self, theme: Theme, *, is_new: bool, name: str, parent: QWidget | None = None) -> None:
        self._is_new = is_new
        self._marks: tuple[CharacterRange, ...] = ()
        super().__init__(theme, name=name, parent=parent)

    @property
    def marks(self) -> tuple[CharacterRange, ...]:
        """What is marked, in characters."""
        return self._marks

    def show_text(self, text: str, marks: Sequence[CharacterRange]) -> None:
        self._marks = tuple(marks)
        said = "; ".join(text[start:end] for start, end in self._marks)
        words = self.tr("Only here: {0}") if self._is_new else self.tr("Only in the older one: {0}")
        self.setAccessibleDescription(words.replace("{0}", said) if said else "")
        self.set_text(text)

    def _lay_out(self) -> None:
        super()._lay_out()
        look = QTextCharFormat()
        look.setBackground(self._theme.color(Role.INS if self._is_new else Role.DEL))
        look.setForeground(self._theme.color(Role.INS_INK if self._is_new else Role.DEL_INK))
        if self._is_new:
            look.setFontUnderline(True)
        else:
            look.setFontStrikeOut(True)
        cursor = QTextCursor(self.document())
        for start, end in self._marks:
            cursor.setPosition(_units(self._text, start))
            cursor.setPosition(_units(self._text, end), QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(look)


def _units(text: str, position: int) -> int:
    """Qt counts in UTF-16."""
    return len(text[:position].encode("utf-16-le", "surrogatepass")) // 2

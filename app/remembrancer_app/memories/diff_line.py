"""One text with what was taken out of it struck through and what was put in underlined."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QTextCharFormat, QTextCursor

from remembrancer.model.history import DiffKind
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.plain_text import StatementText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from remembrancer.model.history import DiffSpan, FieldDifference
    from remembrancer_app.theme import Theme

Part = tuple[str, DiffKind]


def parts_of(before: str, after: str, spans: Sequence[DiffSpan]) -> tuple[Part, ...]:
    """Both texts as one: what both have, what only the old one has (REMOVED), what only the new one has (ADDED)."""
    parts: list[Part] = []
    for span in spans:
        if span.kind is DiffKind.SAME:
            parts.append((after[span.after_start : span.after_end], DiffKind.SAME))
            continue
        parts.append((before[span.before_start : span.before_end], DiffKind.REMOVED))
        parts.append((after[span.after_start : span.after_end], DiffKind.ADDED))
    return tuple(part for part in parts if part[0])


class DiffLine(StatementText):
    """What differs is also said in the accessible description, because a screen reader tells no colours."""

    def __init__(self, theme: Theme, *, name: str, parent: QWidget | None = None) -> None:
        self._parts: tuple[Part, ...] = ()
        super().__init__(theme, style=TextStyle.BODY, name=name, parent=parent)

    @property
    def parts(self) -> tuple[Part, ...]:
        return self._parts

    def show_plain(self, text: str) -> None:
        self.show_parts(((text, DiffKind.SAME),))

    def show_difference(self, difference: FieldDifference) -> None:
        """A difference of two texts."""
        before, after = str(difference.before or ""), str(difference.after or "")
        self.show_parts(parts_of(before, after, difference.words))

    def show_parts(self, parts: tuple[Part, ...]) -> None:
        self._parts = parts
        said = []
        for kind, words in ((DiffKind.REMOVED, self.tr("Taken out: {0}")), (DiffKind.ADDED, self.tr("Put in: {0}"))):
            found = "; ".join(text.strip() for text, each in parts if each is kind and text.strip())
            if found:
                said.append(words.replace("{0}", found))
        self.setAccessibleDescription(". ".join(said))
        self.set_text("".join(text for text, _ in parts))

    def _lay_out(self) -> None:
        super()._lay_out()
        cursor = QTextCursor(self.document())
        place = 0
        for text, kind in self._parts:
            # Qt counts in UTF-16.
            end = place + len(text.encode("utf-16-le", "surrogatepass")) // 2
            if kind is not DiffKind.SAME:
                cursor.setPosition(place)
                cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeCharFormat(self._look(added=kind is DiffKind.ADDED))
            place = end

    def _look(self, *, added: bool) -> QTextCharFormat:
        look = QTextCharFormat()
        look.setBackground(self._theme.color(Role.INS if added else Role.DEL))
        look.setForeground(self._theme.color(Role.INS_INK if added else Role.DEL_INK))
        look.setFontUnderline(added)
        look.setFontStrikeOut(not added)
        return look

"""A line that says something of a quoted text, and shortens the quotation where it does not fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from remembrancer_app.theme.fonts import TextStyle
from remembrancer_app.theme.roles import Role
from remembrancer_app.widgets.elided_label import ElidedLabel

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme

_LEAST = 48
"""Room that a quotation keeps at least: below it, the line is cut at its end."""


class QuotingLabel(ElidedLabel):
    """What is said stands whole: which statement is meant is known from its beginning."""

    def __init__(
        self,
        theme: Theme,
        words: str,
        quoted: str,
        *,
        style: TextStyle = TextStyle.BODY,
        tone: Role = Role.TEXT,
    ) -> None:
        self._quoted = quoted
        super().__init__(theme, words, style=style, tone=tone)

    def shown_text(self) -> str:
        metrics, line = self._theme.metrics(self._style), self._line()
        quoted, room = " ".join(self._quoted.splitlines()), self.width()
        if not quoted or metrics.horizontalAdvance(line) <= room:
            return super().shown_text()
        opening, closing = quoted[:-1], quoted[-1:]
        left = room - metrics.horizontalAdvance(line.replace(quoted, closing, 1))
        if left < self._theme.px(_LEAST):
            return super().shown_text()
        shown = metrics.elidedText(opening, Qt.TextElideMode.ElideRight, left)
        return line.replace(quoted, shown.replace(" …", "…") + closing, 1)

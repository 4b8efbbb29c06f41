"""A row in the list of what the program is made with: a name with its version, and the licence under it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter

from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.choice_row import ChoiceRow
from remembrancer_app.widgets.painting import mirrored, paint_line

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.about.licences import Part
    from remembrancer_app.theme import Theme

_HEIGHT = 40


class PartRow(ChoiceRow):
    """One part."""

    def __init__(self, theme: Theme, part: Part) -> None:
        self.part = part
        title = f"{part.name} {part.version}".strip()
        said = ", ".join(each for each in (title, part.licence) if each)
        super().__init__(theme, title, name=said, hint=part.licence)

    def take_theme(self) -> None:
        self.setFixedHeight(self._theme.px(_HEIGHT))
        super().take_theme()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        self.paint_ground(painter)
        start, half = theme.px(10), self.height() // 2
        lines = (
            (self.text(), TextStyle.EMPHASIS if self.isChecked() else TextStyle.BODY, Role.TEXT, 0),
            (self.part.licence or self.tr("its own"), TextStyle.SECONDARY, Role.TEXT2, half),
        )
        for words, style, tone, top in lines:
            place = QRect(start, top, self.width() - start - theme.px(6), half)
            painter.setFont(theme.font(style))
            paint_line(painter, mirrored(place, self.rect(), self.layoutDirection()), words, theme.color(tone))
        self.paint_ring(painter)

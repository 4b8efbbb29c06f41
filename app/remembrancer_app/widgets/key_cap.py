"""Keys, drawn as caps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QKeySequence, QPainter
from PySide6.QtWidgets import QLabel, QWidget

from remembrancer_app.theme.colour import faded
from remembrancer_app.theme.fonts import TextStyle
from remembrancer_app.theme.measures import KEY_CAP_HEIGHT, RADIUS_SMALL
from remembrancer_app.theme.roles import Role
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import paint_rounded

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme

_STYLE = TextStyle.CAPTION_CONTROL


def key_words(keys: QKeySequence) -> str:
    """A key sequence as the caps show it: "Ctrl K"."""
    return spaced(keys.toString(QKeySequence.SequenceFormat.NativeText))


def spaced(keys: str) -> str:
    """Keys joined by plus signs, joined by spaces; a plus sign that is a key itself stays: "Ctrl +"."""
    return keys[:-1].replace("+", " ") + keys[-1:]


def key_cap_size(theme: Theme, text: str) -> QSize:
    height = theme.px(KEY_CAP_HEIGHT)
    width = theme.metrics(_STYLE).horizontalAdvance(text) + 2 * theme.px(5)
    return QSize(max(height, width), height)


def paint_key_cap(theme: Theme, painter: QPainter, box: QRect, text: str, ink: QColor | None = None) -> None:
    """A cap in `box`. With `ink` it is drawn as an outline in that colour, for coloured grounds."""
    if ink is None:
        edge = theme.color(Role.LINE2 if theme.is_high_contrast else Role.LINE)
        paint_rounded(painter, box, theme.px(RADIUS_SMALL), fill=theme.color(Role.SUNKEN), edge=edge)
        colour = theme.color(Role.TEXT2)
    else:
        paint_rounded(painter, box, theme.px(RADIUS_SMALL), edge=faded(ink, 0.5))
        colour = ink
    painter.setFont(theme.font(_STYLE))
    painter.setPen(colour)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


class KeyCap(Painted, QLabel):
    """A cap standing alone. Its accessible name is the key."""

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        QLabel.__init__(self, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.follow(theme)

    def sizeHint(self) -> QSize:
        return key_cap_size(self._theme, self.text())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        size = self.sizeHint()
        box = QRect(0, (self.height() - size.height()) // 2, self.width(), size.height())
        paint_key_cap(self._theme, QPainter(self), box, self.text())

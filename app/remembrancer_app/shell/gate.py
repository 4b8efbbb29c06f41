"""What stands in the window while no vault is open: a quiet middle column with the mark."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.fitting_row import FittingRow
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import paint_rounded
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme


class Mark(Painted, QLabel):
    """The program's mark in the colours of the theme."""

    def __init__(self, theme: Theme, side: int = 56, parent: QWidget | None = None) -> None:
        QLabel.__init__(self, parent)
        self._side = side
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(self._side), self._theme.px(self._side))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        paint_rounded(painter, self.rect(), theme.px(self._side * 0.24), fill=theme.color(Role.ACCENT))
        side = round(self.width() * 0.5)
        inset = (self.width() - side) // 2
        theme.icons.paint(painter, QRect(inset, inset, side, side), Icon.BOOKMARK_CHECK, Role.ACCENT_INK)


class GateColumn(QWidget):
    """A column in the middle of the window, ``width`` px wide, beginning with the mark, a title and a sentence."""

    def __init__(self, theme: Theme, *, width: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("ground", Role.WINDOW.value)
        outer = QVBoxLayout(self)
        outer.addStretch(1)
        self.body = QWidget()
        self.body.setFixedWidth(theme.px(width))
        self.column = QVBoxLayout(self.body)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(theme.px(8))
        outer.addLayout(in_the_middle(self.body))
        outer.addStretch(1)
        self.mark = Mark(theme)
        self.column.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignHCenter)
        self.column.addSpacing(theme.px(6))
        self.title = centred(theme, "", TextStyle.PAGE_TITLE, Role.TEXT)
        self.sentence = centred(theme, "", TextStyle.BODY, Role.TEXT2)
        self.column.addWidget(self.title)
        self.column.addWidget(self.sentence)

    def add_row(self, theme: Theme, *buttons: QWidget) -> None:
        """Buttons beside each other, in the middle; below each other where they do not fit."""
        self.column.addWidget(FittingRow(*buttons, spacing=theme.px(8)))


def in_the_middle(widget: QWidget) -> QHBoxLayout:
    """A row with a widget of fixed width in its middle.

    An alignment would do the same, but then the height is that of words as wide as the whole window.
    """
    row = QHBoxLayout()
    row.addStretch(1)
    row.addWidget(widget)
    row.addStretch(1)
    return row


def centred(theme: Theme, text: str, style: TextStyle, tone: Role) -> PlainText:
    """Words in the middle, over several lines if need be."""
    label = PlainText(theme, text, style=style, tone=tone, wraps=True)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label

"""What the colours of a bar mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from remembrancer_app.theme.fonts import TextStyle
from remembrancer_app.theme.roles import Role
from remembrancer_app.widgets.flow_layout import FlowLayout
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import paint_rounded
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme

_SIDE = 8


class Swatch(Painted, QWidget):
    """A small square in the colour of a role; the words stand beside it."""

    def __init__(self, theme: Theme, role: Role, parent: QWidget | None = None) -> None:
        QWidget.__init__(self, parent)
        self._role = role
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(_SIDE), self._theme.px(_SIDE))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_rounded(QPainter(self), self.rect(), 2, fill=self._theme.color(self._role))


class Legend(QWidget):
    """Names beside their squares: in one line where there is room, else in more."""

    def __init__(
        self, theme: Theme, entries: Sequence[tuple[str, Role]], *, gap: int = 12, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._gap = theme.px(gap)
        self._flow = FlowLayout(self, across=self._gap, down=theme.px(3))
        for name, role in entries:
            entry = QWidget()
            row = QHBoxLayout(entry)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(theme.px(5))
            row.addWidget(Swatch(theme, role), 0, Qt.AlignmentFlag.AlignVCenter)
            row.addWidget(PlainText(theme, name, style=TextStyle.CAPTION, tone=Role.TEXT2))
            self._flow.addWidget(entry)
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        sizes = [item.sizeHint() for number in range(self._flow.count()) if (item := self._flow.itemAt(number))]
        wide = sum(size.width() + self._gap for size in sizes) - self._gap
        return QSize(max(0, wide), max((size.height() for size in sizes), default=0))

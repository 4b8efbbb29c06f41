"""A picture of the manual as large as the window lets it be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from remembrancer_app.manual.pictures import picture
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from PySide6.QtGui import QImage, QPaintEvent

    from remembrancer_app.theme import Theme

_AROUND = 96


class Drawing(Painted, QWidget):
    """The picture, made smaller where there is no room for it."""

    def __init__(self, theme: Theme, image: QImage, said: str) -> None:
        QWidget.__init__(self)
        self._image = image
        self.setAccessibleName(said)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.follow(theme)

    def sizeHint(self) -> QSize:
        around = self._theme.px(_AROUND)
        room = self.window().size() - QSize(around, around)
        size = self._image.size()
        return size.boundedTo(size.scaled(room.expandedTo(QSize(1, 1)), Qt.AspectRatioMode.KeepAspectRatio))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        place = QRect(QPoint(), self._image.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio))
        place.moveCenter(self.rect().center())
        painter.drawImage(place, self._image)
        painter.setPen(self._theme.color(Role.LINE))
        painter.drawRect(place.adjusted(0, 0, -1, -1))


class LargePicture(Overlay):
    """Esc closes it; it deletes itself then."""

    def __init__(self, theme: Theme, window: QWidget, name: str, said: str) -> None:
        super().__init__(theme, window, padding=12)
        self.setAccessibleName(said)
        head = QHBoxLayout()
        head.addWidget(PlainText(theme, said, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True), 1)
        self.leave = Button(theme, kind=ButtonKind.GHOST, icon=Icon.X, name=self.tr("Close"))
        self.leave.clicked.connect(self.close_overlay)
        head.addWidget(self.leave)
        self.frame.column.addLayout(head)
        self.frame.column.addWidget(Drawing(theme, picture(name, theme), said), 1)
        self.closed.connect(self.deleteLater)

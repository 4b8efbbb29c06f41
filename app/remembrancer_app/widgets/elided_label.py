"""One line that is cut where it does not fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolTip, QWidget

from remembrancer_app.theme.fonts import TextStyle
from remembrancer_app.theme.roles import Role
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.tooltip import plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme


class ElidedLabel(Painted, QLabel):
    """Shows as much of its text as fits, and the whole of it as a tooltip only then."""

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        *,
        style: TextStyle = TextStyle.BODY,
        tone: Role = Role.TEXT,
        mode: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
        parent: QWidget | None = None,
    ) -> None:
        QLabel.__init__(self, parent)
        self._style = style
        self._tone = tone
        self._mode = mode
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def set_tone(self, tone: Role) -> None:
        self._tone = tone
        self.update()

    @property
    def is_elided(self) -> bool:
        return self.shown_text() != self._line()

    def shown_text(self) -> str:
        """What fits, with an ellipsis where something was cut."""
        return self._theme.metrics(self._style).elidedText(self._line(), self._mode, self.width())

    def sizeHint(self) -> QSize:
        metrics = self._theme.metrics(self._style)
        return QSize(metrics.horizontalAdvance(self._line()) + 2, metrics.height() + self._theme.px(2))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(24), self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            if self.is_elided:
                QToolTip.showText(event.globalPos(), plain_tooltip(self.text()), self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self._theme.font(self._style))
        painter.setPen(self._theme.color(self._tone))
        start = Qt.AlignmentFlag.AlignLeft
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            start = Qt.AlignmentFlag.AlignRight
        # Absolute, since a painter of a mirrored widget would mirror it once more.
        flags = start | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(self.rect(), int(flags), self.shown_text())

    def _line(self) -> str:
        return " ".join(self.text().splitlines())

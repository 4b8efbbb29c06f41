"""A file that is kept up to date, in the list: its name, where it lies, and how it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter

from remembrancer_app.agents.sync_words import file_name, folder_of, state_face
from remembrancer_app.theme import Role, TextStyle, measures
from remembrancer_app.widgets.choice_row import ChoiceRow
from remembrancer_app.widgets.painting import mirrored, paint_line
from remembrancer_app.widgets.tooltip import plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from remembrancer.model.syncing import SyncPlan
    from remembrancer_app.theme import Theme

_HEIGHT, _PAD, _TOP = 62, 12, 7


class SyncRow(ChoiceRow):
    """Three lines, so that neither the name nor the state is cut in a narrow list."""

    def __init__(self, theme: Theme, plan: SyncPlan, parent: QWidget | None = None) -> None:
        self.plan = plan
        self._face = state_face(plan)
        name = file_name(plan.sync)
        super().__init__(
            theme,
            name,
            name=f"{name}. {self._face.text}. {plan.sync.path}",
            hint=plain_tooltip(f"{plan.sync.path}\n{self._face.text}"),
            parent=parent,
        )

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(300), self._theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, outer, direction = self._theme, self.rect(), self.layoutDirection()
        painter = QPainter(self)
        self.paint_ground(painter)
        left = theme.px(_PAD)
        room = self.width() - 2 * left
        start, _ = self.alignments()
        painter.setFont(theme.font(TextStyle.EMPHASIS))
        line = QRect(left, theme.px(_TOP), room, theme.px(17))
        paint_line(painter, mirrored(line, outer, direction), self.text(), theme.color(Role.TEXT), start)
        painter.setFont(theme.font(TextStyle.CAPTION))
        line = QRect(left, theme.px(_TOP + 17), room, theme.px(15))
        # The end of a path says more than its beginning.
        folder = theme.metrics(TextStyle.CAPTION).elidedText(
            folder_of(self.plan.sync), Qt.TextElideMode.ElideMiddle, room
        )
        paint_line(painter, mirrored(line, outer, direction), folder, theme.color(Role.TEXT2), start)
        side = theme.px(measures.ICON_CAPTION)
        top = theme.px(_TOP + 34)
        mark = QRect(left, top, side, side)
        if self._face.icon is not None:
            theme.icons.paint(painter, mirrored(mark, outer, direction), self._face.icon, self._face.tone)
        line = QRect(mark.right() + 1 + theme.px(5), top - theme.px(2), room - side - theme.px(5), theme.px(16))
        tone = Role.TEXT2 if self._face.tone is Role.GOOD else self._face.tone
        paint_line(painter, mirrored(line, outer, direction), self._face.text, theme.color(tone), start)
        self.paint_ring(painter)

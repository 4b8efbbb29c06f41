"""A backup in the list: when it was made, how long ago, and how big it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter

from remembrancer.wording import write_size
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.choice_row import ChoiceRow
from remembrancer_app.widgets.painting import mirrored, paint_line

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from remembrancer.model.backups import Backup
    from remembrancer.wording import DateWords
    from remembrancer_app.theme import Theme

_HEIGHT, _SIDE, _FAINT = 36, 12, 0.55


class BackupRow(ChoiceRow):
    """One of the backups."""

    def __init__(self, theme: Theme, backup: Backup, dates: DateWords, parent: QWidget | None = None) -> None:
        self.backup = backup
        self._end = write_size(backup.size, translate) if backup.complete else ""
        moment = dates.moment(backup.made_at)
        super().__init__(theme, moment, name="", hint=dates.full(backup.made_at), parent=parent)
        if not backup.complete:
            self._end = self.tr("Its keys are missing")
        self.setEnabled(backup.complete)
        self.setAccessibleName(f"{moment}. {self._end}")

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(280), self._theme.px(_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, outer = self._theme, self.rect()
        painter = QPainter(self)
        self.paint_ground(painter)
        painter.setOpacity(1.0 if self.isEnabled() else _FAINT)
        start, end = self.alignments()
        room = theme.metrics(TextStyle.SECONDARY).horizontalAdvance(self._end) + 2
        inside = outer.adjusted(theme.px(_SIDE), 0, -theme.px(_SIDE), 0)
        moment = inside.adjusted(0, 0, -room - theme.px(8), 0)
        size = QRect(inside.right() + 1 - room, inside.top(), room, inside.height())
        for box, text, style, tone, side in (
            (moment, self.text(), TextStyle.CONTROL, Role.TEXT, start),
            (size, self._end, TextStyle.SECONDARY, Role.TEXT2, end),
        ):
            painter.setFont(theme.font(style))
            paint_line(painter, mirrored(box, outer, self.layoutDirection()), text, theme.color(tone), side)
        self.paint_ring(painter)

"""A client in the list: who it is, how it stands, what it may do and where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from remembrancer.model.clients import ClientScope
from remembrancer_app.agents.words import (
    SCOPE_ICONS,
    client_icon,
    namespaces_of,
    rights_sentence,
    scope_word,
    state_words,
)
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.chip import ChipFace, chip_size, paint_chip
from remembrancer_app.widgets.choice_row import ChoiceRow
from remembrancer_app.widgets.painting import mirrored, paint_line, paint_rounded
from remembrancer_app.widgets.tooltip import plain_tooltip

if TYPE_CHECKING:
    from datetime import datetime

    from PySide6.QtGui import QPaintEvent

    from remembrancer.model.clients import Client
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

_HEIGHT, _BOX, _PAD, _MARK = 74, 28, 12, 7


class ClientRow(ChoiceRow):
    """What does not fit is cut: the state before the name, chips from the end."""

    def __init__(
        self, theme: Theme, client: Client, day_words: DayWords, now: datetime, parent: QWidget | None = None
    ) -> None:
        state, tone = state_words(client, day_words, now)
        rights = rights_sentence(client, day_words)
        super().__init__(
            theme,
            client.name,
            name=f"{client.name}. {state}. {rights}",
            hint=plain_tooltip(f"{client.name}\n{rights}"),
            parent=parent,
        )
        self.client = client
        self._state, self._tone = state, tone
        self._since = self.tr("since {0}").format(day_words.dates.day(client.created_at))
        self._icon = client_icon(client.name, client.program)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(300), self._theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(_HEIGHT))

    def chips(self) -> tuple[ChipFace, ...]:
        """What it may do, then where."""
        scopes = [scope for scope in ClientScope if any(grant.scope is scope for grant in self.client.grants)]
        faces = [ChipFace(scope_word(scope), SCOPE_ICONS[scope], Role.TEXT) for scope in scopes]
        places = namespaces_of(self.client.grants) or (self.tr("all namespaces"),)
        return (*faces, *(ChipFace(place, Icon.FOLDER, Role.TEXT) for place in places))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, outer, direction = self._theme, self.rect(), self.layoutDirection()
        painter = QPainter(self)
        self.paint_ground(painter)
        box = QRect(theme.px(_PAD), theme.px(9), theme.px(_BOX), theme.px(_BOX))
        shown = mirrored(box, outer, direction)
        paint_rounded(painter, shown, theme.px(measures.RADIUS), fill=theme.color(Role.SUNKEN))
        inset = (box.width() - theme.px(measures.ICON_CONTROL)) // 2
        theme.icons.paint(painter, shown.adjusted(inset, inset, -inset, -inset), self._icon, Role.TEXT2)
        left = box.right() + 1 + theme.px(10)
        right = self.width() - theme.px(_PAD)
        start, end = self.alignments()
        wanted = theme.metrics(TextStyle.SECONDARY).horizontalAdvance(self._state) + theme.px(2)
        room = min(wanted, max(0, (right - left) * 3 // 5))
        state = QRect(right - room, theme.px(9), room, theme.px(28))
        painter.setFont(theme.font(TextStyle.SECONDARY))
        paint_line(painter, mirrored(state, outer, direction), self._state, theme.color(Role.TEXT2), end)
        side = theme.px(_MARK)
        mark = QRect(state.left() - side - theme.px(7), state.center().y() - side // 2, side, side)
        # A square for who is not let in, so that the colour is not all that tells.
        radius = side / 2 if self._tone is Role.GOOD else 1
        paint_rounded(painter, mirrored(mark, outer, direction), radius, fill=theme.color(self._tone))
        room = mark.left() - theme.px(6) - left
        painter.setFont(theme.font(TextStyle.EMPHASIS))
        name = QRect(left, theme.px(6), room, theme.px(18))
        paint_line(painter, mirrored(name, outer, direction), self.text(), theme.color(Role.TEXT), start)
        painter.setFont(theme.font(TextStyle.CAPTION))
        since = QRect(left, theme.px(24), room, theme.px(15))
        paint_line(painter, mirrored(since, outer, direction), self._since, theme.color(Role.TEXT2), start)
        self._paint_chips(painter, left, right, direction)
        self.paint_ring(painter)

    def _paint_chips(self, painter: QPainter, left: int, right: int, direction: Qt.LayoutDirection) -> None:
        theme, top = self._theme, self._theme.px(46)
        for face in self.chips():
            size = chip_size(theme, face)
            width = min(size.width(), right - left)
            if width < theme.px(36):
                return
            chip = mirrored(QRect(left, top, width, size.height()), self.rect(), direction)
            paint_chip(theme, painter, chip, face, direction=direction)
            left += width + theme.px(6)

"""A client in the list: who it is, how it stands, what it may do and where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize
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

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from remembrancer.model.clients import Client
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

_HEIGHT, _BOX, _PAD, _MARK, _CHIPS = 74, 28, 12, 7, 46


class ClientRow(ChoiceRow):
    """What does not fit is cut, the state before the name; chips take a further line."""

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
        """As high as the chips need it in the width that there is."""
        theme = self._theme
        places = [place for place, _ in self._chip_places(self.width())]
        chips_end = max((place.bottom() + 1 for place in places), default=0)
        return QSize(theme.px(300), max(theme.px(_HEIGHT), chips_end + theme.px(8)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.sizeHint().height() != self.height():
            self.updateGeometry()

    def _chip_places(self, width: int) -> list[tuple[QRect, ChipFace]]:
        """Where the chips stand in a row that wide, in as many lines as they need."""
        theme = self._theme
        first, right = self._left, width - theme.px(_PAD)
        left, top = first, theme.px(_CHIPS)
        placed = []
        for face in self.chips():
            size = chip_size(theme, face)
            if left > first and left + size.width() > right:
                left, top = first, top + size.height() + theme.px(4)
            box = QRect(left, top, min(size.width(), right - first), size.height())
            placed.append((box, face))
            left += box.width() + theme.px(6)
        return placed

    @property
    def _left(self) -> int:
        """Where words and chips begin."""
        return self._theme.px(_PAD) + self._theme.px(_BOX) + self._theme.px(10)

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
        left = self._left
        right = self.width() - theme.px(_PAD)
        start, end = self.alignments()
        since = theme.metrics(TextStyle.CAPTION).horizontalAdvance(self._since) + theme.px(2)
        wanted = theme.metrics(TextStyle.SECONDARY).horizontalAdvance(self._state) + theme.px(2)
        side = theme.px(_MARK)
        # Beside the name and the line below it, or beside the name alone where that line needs the room.
        shares = left + since + theme.px(6) + side + theme.px(7) + wanted <= right
        room = min(wanted, max(0, (right - left) * 3 // 5))
        state = QRect(right - room, theme.px(9 if shares else 6), room, theme.px(28 if shares else 18))
        painter.setFont(theme.font(TextStyle.SECONDARY))
        paint_line(painter, mirrored(state, outer, direction), self._state, theme.color(Role.TEXT2), end)
        mark = QRect(state.left() - side - theme.px(7), state.center().y() - side // 2, side, side)
        # A square for who is not let in, so that the colour is not all that tells.
        radius = side / 2 if self._tone is Role.GOOD else 1
        paint_rounded(painter, mirrored(mark, outer, direction), radius, fill=theme.color(self._tone))
        room = mark.left() - theme.px(6) - left
        painter.setFont(theme.font(TextStyle.EMPHASIS))
        name = QRect(left, theme.px(6), room, theme.px(18))
        paint_line(painter, mirrored(name, outer, direction), self.text(), theme.color(Role.TEXT), start)
        painter.setFont(theme.font(TextStyle.CAPTION))
        line = QRect(left, theme.px(24), room if shares else right - left, theme.px(15))
        paint_line(painter, mirrored(line, outer, direction), self._since, theme.color(Role.TEXT2), start)
        for chip, face in self._chip_places(self.width()):
            paint_chip(theme, painter, mirrored(chip, outer, direction), face, direction=direction)
        self.paint_ring(painter)

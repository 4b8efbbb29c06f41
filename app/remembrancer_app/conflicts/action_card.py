"""The four ways to decide, each a card with its key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from remembrancer_app.conflicts.deciding import CHOICES
from remembrancer_app.conflicts.words import resolution_words, term_words
from remembrancer_app.theme import Role, TextStyle, measures
from remembrancer_app.widgets.key_cap import key_cap_size, paint_key_cap
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import (
    DISABLED_OPACITY,
    mirrored,
    paint_focus_ring,
    paint_line,
    paint_rounded,
)

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer.model.conflicts import Resolution
    from remembrancer_app.keys.keymap import Keymap
    from remembrancer_app.theme import Theme

_HEIGHT = 50


class ActionCard(Painted, QAbstractButton):
    """A way to decide: its key, its words and the term beneath, small."""

    def __init__(self, theme: Theme, resolution: Resolution, parent: QWidget | None = None) -> None:
        QAbstractButton.__init__(self, parent)
        self.resolution = resolution
        self._key = ""
        self.setText(resolution_words(resolution))
        self.setAccessibleName(self.text())
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def set_key(self, key: str) -> None:
        """The key that chooses it, as its cap shows it; an empty text for none."""
        self._key = key
        term = term_words(self.resolution)
        self.setAccessibleDescription(self.tr("{0}, key {1}").format(term, key) if key else term)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(150), self._theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(90), self._theme.px(_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, outer, direction = self._theme, self.rect(), self.layoutDirection()
        painter = QPainter(self)
        if not self.isEnabled():
            painter.setOpacity(DISABLED_OPACITY)
        radius = theme.px(measures.RADIUS_LARGE)
        fill = theme.color(Role.SURFACE)
        if self.isDown() or (self.underMouse() and self.isEnabled()):
            fill = theme.color(Role.HOVER)
        edge, width = theme.color(Role.LINE2 if theme.is_high_contrast else Role.LINE), 1.0
        if self.isChecked():
            edge, width = theme.color(Role.ACCENT), 2.0
        paint_rounded(painter, outer, radius, fill=fill, edge=edge, width=width)
        side = theme.px(12)
        left = side
        if self._key:
            cap = key_cap_size(theme, self._key)
            box = QRect(side, (outer.height() - cap.height()) // 2, cap.width(), cap.height())
            paint_key_cap(theme, painter, mirrored(box, outer, direction), self._key)
            left = box.right() + 1 + theme.px(10)
        room = outer.width() - left - theme.px(6)
        middle = outer.height() // 2
        start = Qt.AlignmentFlag.AlignLeft
        if direction == Qt.LayoutDirection.RightToLeft:
            start = Qt.AlignmentFlag.AlignRight
        style = TextStyle.EMPHASIS
        if theme.metrics(style).horizontalAdvance(self.text()) > room:
            style = TextStyle.SECONDARY_EMPHASIS
        for words, each, tone, top in (
            (self.text(), style, Role.TEXT, middle - theme.px(18)),
            (term_words(self.resolution), TextStyle.CAPTION, Role.TEXT2, middle),
        ):
            painter.setFont(theme.font(each))
            line = QRect(left, top, room, theme.px(18))
            paint_line(painter, mirrored(line, outer, direction), words, theme.color(tone), start)
        if self.shows_focus:
            paint_focus_ring(theme, painter, outer, radius)


class ActionCards(QWidget):
    """The four side by side.

    Signals:
        chosen: one was pressed (a Resolution).
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme, keys: Keymap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("actions")
        self.setAccessibleName(self.tr("What to do"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(8))
        self.cards: dict[Resolution, ActionCard] = {}
        for resolution in CHOICES:
            card = ActionCard(theme, resolution)
            keys.label(f"conflicts.{resolution.value}", card)
            card.clicked.connect(self._choose)
            row.addWidget(card, 1)
            self.cards[resolution] = card

    def show_chosen(self, resolution: Resolution | None) -> None:
        for each, card in self.cards.items():
            card.setChecked(each is resolution)

    def _choose(self) -> None:
        card = self.sender()
        if isinstance(card, ActionCard):
            card.setChecked(True)
            self.chosen.emit(card.resolution)

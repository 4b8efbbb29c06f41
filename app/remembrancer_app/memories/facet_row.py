"""One value of a facet: an icon, a word and how many there are."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QSizePolicy, QWidget

from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import mirrored, paint_focus_ring, paint_line, paint_rounded
from remembrancer_app.widgets.tooltip import plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

    from remembrancer.vault import Term
    from remembrancer_app.theme import Theme


class FacetAction(Enum):
    """What a click does with a value, by the keys held: none, Ctrl, Shift, Ctrl and Shift."""

    ONLY = "only"
    ADD = "add"
    EXCLUDE = "exclude"
    REPLACE = "replace"


class FacetMark(Enum):
    """What the search says about a value."""

    NONE = "none"
    CHOSEN = "chosen"
    EXCLUDED = "excluded"


@dataclass(frozen=True, slots=True)
class FacetValue:
    """A value as it is shown. `colour` is that of the icon."""

    term: Term
    word: str
    count: int
    icon: Icon
    colour: Role | QColor = Role.TEXT2


def action_of(modifiers: Qt.KeyboardModifier) -> FacetAction:
    control = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
    shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
    if control and shift:
        return FacetAction.REPLACE
    if control:
        return FacetAction.ADD
    return FacetAction.EXCLUDE if shift else FacetAction.ONLY


class FacetRow(Painted, QAbstractButton):
    """A row to click. Up and Down go to the neighbours, so that Tab stops once for all of them.

    Signals:
        wanted: the value was clicked; carries the value and the action.
        moved: an arrow key wants another row; carries -1 or 1.
        menu_wanted: the value's menu is asked for; carries the value and where, on the screen.
    """

    wanted = Signal(object, object)
    moved = Signal(int)
    menu_wanted = Signal(object, QPoint)

    def __init__(self, theme: Theme, value: FacetValue, mark: FacetMark, parent: QWidget | None = None) -> None:
        QAbstractButton.__init__(self, parent)
        self.value = value
        self._mark = mark
        self._modifiers = Qt.KeyboardModifier.NoModifier
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.clicked.connect(self._clicked)
        self.follow(theme)
        self.show_value(value, mark)

    @property
    def mark(self) -> FacetMark:
        return self._mark

    def show_value(self, value: FacetValue, mark: FacetMark) -> None:
        self.value = value
        self._mark = mark
        self.setText(value.word)
        count = self.locale().toString(value.count)
        name = f"{value.word}, {count}"
        if mark is FacetMark.CHOSEN:
            name = self.tr("{0}, chosen").format(name)
        elif mark is FacetMark.EXCLUDED:
            name = self.tr("{0}, left out").format(name)
        self.setAccessibleName(name)
        metrics = self._theme.metrics(TextStyle.EMPHASIS)
        long = metrics.horizontalAdvance(value.word) > self._theme.px(100)
        self.setToolTip(plain_tooltip(value.word) if long else "")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(156), self._theme.px(self._theme.appearance.density.measures.facet + 1))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._modifiers = event.modifiers()
        super().mouseReleaseEvent(event)
        self._modifiers = Qt.KeyboardModifier.NoModifier

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.moved.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.wanted.emit(self.value, action_of(event.modifiers()))
        elif event.key() == Qt.Key.Key_Menu or (
            event.key() == Qt.Key.Key_F10 and event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        ):
            self._ask_menu(self.mapToGlobal(self.rect().center()))
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self._ask_menu(event.globalPos())

    def _ask_menu(self, place: QPoint) -> None:
        # Some systems send the menu key as an event of its own too: one menu is enough.
        if QApplication.activePopupWidget() is None:
            self.menu_wanted.emit(self.value, place)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        outer, direction = self.rect(), self.layoutDirection()
        box = outer.adjusted(0, 0, 0, -1)
        chosen = self._mark is FacetMark.CHOSEN
        if chosen:
            paint_rounded(painter, box, theme.px(measures.RADIUS), fill=theme.color(Role.ACCENT_SOFT))
        elif self.underMouse():
            paint_rounded(painter, box, theme.px(measures.RADIUS), fill=theme.color(Role.HOVER))
        side = theme.px(measures.ICON_ROW)
        icon = QRect(theme.px(8), (box.height() - side) // 2, side, side)
        theme.icons.paint(painter, mirrored(icon, outer, direction), self.value.icon, self.value.colour)
        figure = self.locale().toString(self.value.count)
        numbers = theme.metrics(TextStyle.CAPTION, tabular=True)
        room = numbers.horizontalAdvance(figure) + 1
        right = outer.width() - theme.px(8) - room
        left = icon.right() + 1 + theme.px(9)
        painter.setFont(theme.font(TextStyle.EMPHASIS if chosen else TextStyle.BODY))
        if self._mark is FacetMark.EXCLUDED:
            struck = painter.font()
            struck.setStrikeOut(True)
            painter.setFont(struck)
        faint = self._mark is FacetMark.EXCLUDED
        words = QRect(left, 0, right - theme.px(6) - left, box.height())
        ink = theme.color(Role.TEXT3 if faint else Role.TEXT)
        paint_line(painter, mirrored(words, outer, direction), self.value.word, ink)
        painter.setFont(theme.font(TextStyle.CAPTION, tabular=True))
        figures = QRect(right, 0, room, box.height())
        paint_line(painter, mirrored(figures, outer, direction), figure, theme.color(Role.TEXT2))
        if self.shows_focus:
            paint_focus_ring(theme, painter, box, theme.px(measures.RADIUS))

    @Slot()
    def _clicked(self) -> None:
        self.wanted.emit(self.value, action_of(self._modifiers))

"""The rail: the vault's name, and the pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QFrame, QMenu, QSizePolicy, QVBoxLayout, QWidget

from remembrancer_app.shell.page import PageName
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.counter import counter_size, paint_counter
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import mirrored, paint_focus_ring, paint_line, paint_rounded
from remembrancer_app.widgets.pane import Pane, Separator
from remembrancer_app.widgets.tooltip import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.keys.keymap import Keymap
    from remembrancer_app.shell.pages import PageEntry
    from remembrancer_app.theme import Theme

_MARGIN = 10
_MARK = 30


class RailButton(Painted, QAbstractButton):
    """A line of the rail: an icon and a word, or in the narrow rail the icon with the word as its tooltip."""

    def __init__(self, theme: Theme, icon: Icon, text: str, parent: QWidget | None = None) -> None:
        QAbstractButton.__init__(self, parent)
        self._drawing = icon
        self._narrow = False
        self._key = ""
        self._count = 0
        self._tone = Role.ACCENT
        self.setText(text)
        self.setAccessibleName(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def set_narrow(self, narrow: bool) -> None:
        self._narrow = narrow
        self._set_tooltip()
        self.updateGeometry()
        self.update()

    def set_key(self, key: str) -> None:
        """The key that leads to the page, as a cap shows it; told in the tooltip."""
        self._key = key
        self._set_tooltip()

    def set_count(self, count: int, words: str, tone: Role = Role.ACCENT) -> None:
        """How many of something wait there, and that in words ("3 open conflicts"); none are not shown."""
        self._count, self._tone = count, tone
        self.setAccessibleDescription(words if count else "")
        self._set_tooltip()
        self.update()

    @property
    def count(self) -> int:
        return self._count

    def _set_tooltip(self) -> None:
        words = f"{self.text()} ({self._key})" if self._key else self.text()
        counted = "\n".join(each for each in (words, self.accessibleDescription()) if each)
        self.setToolTip(plain_tooltip(counted) if self._narrow else "")

    def sizeHint(self) -> QSize:
        theme = self._theme
        height = theme.px(32)
        if self._narrow:
            return QSize(theme.px(measures.RAIL_WIDTH_COLLAPSED - 16), theme.px(38))
        words = theme.metrics(TextStyle.EMPHASIS).horizontalAdvance(self.text())
        return QSize(theme.px(10 + measures.ICON_CONTROL + 10) + words + theme.px(10), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        chosen = self.isChecked()
        radius = theme.px(measures.RADIUS)
        if chosen:
            edge = theme.color(Role.ACCENT_LINE) if theme.is_high_contrast else None
            paint_rounded(painter, self.rect(), radius, fill=theme.color(Role.ACCENT_SOFT), edge=edge)
        elif self.underMouse() or self.isDown():
            fill = theme.blended(Role.TEXT, 0.06, Role.RAIL)
            paint_rounded(painter, self.rect(), radius, fill=fill)
        side = theme.px(measures.ICON_CONTROL)
        left = (self.width() - side) // 2 if self._narrow else theme.px(10)
        square = QRect(left, (self.height() - side) // 2, side, side)
        colour = Role.ACCENT if chosen else Role.TEXT2
        theme.icons.paint(painter, mirrored(square, self.rect(), self.layoutDirection()), self._drawing, colour)
        if not self._narrow:
            start = square.right() + 1 + theme.px(10)
            taken = self._paint_count(painter)
            words = QRect(start, 0, self.width() - start - theme.px(6) - taken, self.height())
            painter.setFont(theme.font(TextStyle.EMPHASIS if chosen else TextStyle.CONTROL))
            ink = theme.color(Role.TEXT if chosen else Role.TEXT2)
            paint_line(painter, mirrored(words, self.rect(), self.layoutDirection()), self.text(), ink)
        elif self._count:
            dot = theme.px(8)
            place = QRect(square.right() - dot // 2, square.top() - dot // 2, dot, dot)
            place = mirrored(place, self.rect(), self.layoutDirection())
            paint_rounded(painter, place, dot / 2, fill=theme.color(self._tone))
        if self.shows_focus:
            paint_focus_ring(theme, painter, self.rect(), radius)

    def _paint_count(self, painter: QPainter) -> int:
        """The counter at the end; how much room it takes."""
        if not self._count:
            return 0
        theme = self._theme
        figure = self.locale().toString(self._count)
        size = counter_size(theme, figure)
        left = self.width() - theme.px(8) - size.width()
        box = QRect(left, (self.height() - size.height()) // 2, size.width(), size.height())
        paint_counter(theme, painter, mirrored(box, self.rect(), self.layoutDirection()), figure, self._tone)
        return size.width() + theme.px(8)


class VaultButton(Painted, QAbstractButton):
    """The mark, the vault's name and what it is. It opens the menu of the vault."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        QAbstractButton.__init__(self, parent)
        self._narrow = False
        self._second = ""
        self.menu = QMenu(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self.open_menu)
        self.follow(theme)

    def set_vault(self, name: str, second: str) -> None:
        self.setText(name)
        self._second = second
        self.setAccessibleName(self.tr("Vault {0}, menu").format(name))
        self.setAccessibleDescription(second)
        self.update()

    def set_narrow(self, narrow: bool) -> None:
        self._narrow = narrow
        self.setToolTip(plain_tooltip(f"{self.text()}\n{self._second}") if narrow else "")
        self.updateGeometry()
        self.update()

    @Slot()
    def open_menu(self) -> None:
        self.menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def sizeHint(self) -> QSize:
        theme = self._theme
        width = measures.RAIL_WIDTH_COLLAPSED if self._narrow else measures.RAIL_WIDTH
        return QSize(theme.px(width), theme.px(measures.HEADER_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        direction, outer = self.layoutDirection(), self.rect()
        if self.underMouse() or self.isDown():
            space = theme.px(6)
            inner = outer.adjusted(space, space, -space, -space)
            paint_rounded(painter, inner, theme.px(measures.RADIUS), fill=theme.blended(Role.TEXT, 0.06, Role.RAIL))
        side = theme.px(_MARK)
        left = (self.width() - side) // 2 if self._narrow else theme.px(12)
        mark = QRect(left, (self.height() - side) // 2, side, side)
        place = mirrored(mark, outer, direction)
        paint_rounded(painter, place, theme.px(7), fill=theme.color(Role.ACCENT))
        inset = theme.px(7)
        theme.icons.paint(painter, place.adjusted(inset, inset, -inset, -inset), Icon.BOOKMARK_CHECK, Role.ACCENT_INK)
        if not self._narrow:
            self._paint_words(painter, mark.right() + 1 + theme.px(10))
        if self.shows_focus:
            paint_focus_ring(theme, painter, outer.adjusted(4, 4, -4, -4), theme.px(measures.RADIUS))

    def _paint_words(self, painter: QPainter, start: int) -> None:
        theme, outer, direction = self._theme, self.rect(), self.layoutDirection()
        side = theme.px(measures.ICON_ROW)
        drop = QRect(self.width() - theme.px(14) - side, (self.height() - side) // 2, side, side)
        theme.icons.paint(painter, mirrored(drop, outer, direction), Icon.CHEVRONS_UP_DOWN, Role.TEXT2)
        room = drop.left() - theme.px(4) - start
        middle = self.height() // 2
        lines = (
            (TextStyle.EMPHASIS, self.text(), Role.TEXT, QRect(start, middle - theme.px(17), room, theme.px(18))),
            (TextStyle.CAPTION, self._second, Role.TEXT2, QRect(start, middle, room, theme.px(16))),
        )
        for style, text, role, box in lines:
            painter.setFont(theme.font(style))
            start_edge = Qt.AlignmentFlag.AlignLeft
            if direction == Qt.LayoutDirection.RightToLeft:
                start_edge = Qt.AlignmentFlag.AlignRight
            paint_line(painter, mirrored(box, outer, direction), text, theme.color(role), start_edge)


class Rail(Pane):
    """The pages in their fixed order, groups apart.

    Signals:
        chosen: the name of a page.
    """

    chosen = Signal(str)

    def __init__(self, theme: Theme, entries: Sequence[PageEntry], keys: Keymap, parent: QWidget | None = None) -> None:
        super().__init__(theme, Role.RAIL, frozenset({"right"}), parent)
        self.setAccessibleName(self.tr("Pages"))
        self.setObjectName("rail")
        self.vault = VaultButton(theme, self)
        self._buttons: dict[str, RailButton] = {}
        self._narrow = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addWidget(self.vault)
        self._inner = QFrame()
        self._lines = QVBoxLayout(self._inner)
        before = entries[0].group if entries else 0
        for entry in entries:
            if entry.name is PageName.SETTINGS:
                self._lines.addStretch(1)
            elif entry.group != before:
                self._lines.addWidget(Separator(theme))
                before = entry.group
            button = RailButton(theme, entry.icon, entry.words(), self)
            keys.label(entry.name, button)
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setProperty("page", entry.name.value)
            button.clicked.connect(self._choose)
            self._lines.addWidget(button)
            self._buttons[entry.name.value] = button
        if not self.has(PageName.SETTINGS):
            self._lines.addStretch(1)
        column.addWidget(self._inner, 1)
        self._space()

    @property
    def is_narrow(self) -> bool:
        return self._narrow

    def has(self, name: PageName) -> bool:
        return name.value in self._buttons

    def button(self, name: PageName) -> RailButton:
        return self._buttons[name.value]

    def set_narrow(self, narrow: bool) -> None:
        self._narrow = narrow
        for button in self._buttons.values():
            button.set_narrow(narrow)
        self.vault.set_narrow(narrow)
        self._space()

    def set_chosen(self, name: PageName) -> None:
        """Mark a page without a signal."""
        if name.value in self._buttons:
            self._buttons[name.value].setChecked(True)

    def take_theme(self) -> None:
        if hasattr(self, "_lines"):
            self._space()
        super().take_theme()

    def _space(self) -> None:
        theme = self._theme
        self.setFixedWidth(theme.px(measures.RAIL_WIDTH_COLLAPSED if self._narrow else measures.RAIL_WIDTH))
        side = theme.px(8 if self._narrow else _MARGIN)
        self._lines.setContentsMargins(side, 0, side, theme.px(10))
        self._lines.setSpacing(theme.px(2))

    @Slot()
    def _choose(self) -> None:
        name = self.sender().property("page")
        self.chosen.emit(str(name))

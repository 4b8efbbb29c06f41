"""Above the list: the filters of the search, how many were found, and how the list is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QLayout, QMenu, QSizePolicy, QWidget

from remembrancer.model.search import Order, Sort
from remembrancer_app.memories.columns import sort_words
from remembrancer_app.memories.filters import ANY_STATUS, ActiveFilter, active_filters, is_date, without_filter
from remembrancer_app.memories.list_mode import ListMode
from remembrancer_app.memories.threads import chains_words
from remembrancer_app.theme import Density, Icon, Role, TextStyle, measures
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.chip import ChipFace, ClosableChip
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.segmented_control import Segment, SegmentedControl

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction, QResizeEvent

    from remembrancer.vault import ParsedSearch
    from remembrancer_app.memories.table import MemoryTable
    from remembrancer_app.theme import Theme

_CHIP_WIDTH = 150
_CHIP_AT_LEAST = 72
SORTS = (
    Sort.RECORDED,
    Sort.CHANGED,
    Sort.LIFE,
    Sort.TYPE,
    Sort.CONTENT,
    Sort.SOURCE,
    Sort.TRUST,
    Sort.CONFIDENCE,
)


class Toolbar(QWidget):
    """One line of 44 px.

    Signals:
        search_requested: a filter was taken away; the text that remains.
        order_wanted: another order was chosen.
        density_wanted: another density was chosen; None for that of the settings.
        filters_wanted: in a narrow window, the facets are to be shown.
        mode_wanted: the list is to show memories or chains; a ListMode.
    """

    search_requested = Signal(str)
    order_wanted = Signal(object)
    density_wanted = Signal(object)
    filters_wanted = Signal()
    mode_wanted = Signal(object)

    def __init__(self, theme: Theme, table: MemoryTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("toolbar")
        self._theme = theme
        self._table = table
        self._text = ""
        self._order = Order()
        self._ranked = False
        self._density: Density | None = None
        self._row = QHBoxLayout(self)
        self.filters = Button(theme, self.tr("Filters"), icon=Icon.LIST_FILTER, size=ControlSize.TOOLBAR)
        self.filters.clicked.connect(self.filters_wanted)
        self.filters.hide()
        self._row.addWidget(self.filters)
        self._chips = _ChipLine(theme)
        self._row.addWidget(self._chips)
        self._count = ElidedLabel(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2)
        self._count.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._row.addWidget(self._count)
        self._row.addStretch(1)
        self.mode = SegmentedControl(
            theme,
            (
                Segment(ListMode.MEMORIES, self.tr("Memories"), Icon.LIST),
                Segment(ListMode.CHAINS, self.tr("Chains"), Icon.LINK),
            ),
            name=self.tr("What the list shows"),
        )
        self.mode.setToolTip(self.tr("Chains: what holds now, and beneath it what it took the place of"))
        self.mode.chosen.connect(lambda value: self.mode_wanted.emit(ListMode(value)))
        self._row.addWidget(self.mode)
        self._row.addSpacing(theme.px(6))
        self.sort = self._menu_button(Icon.ARROW_UP_DOWN, self.tr("Order"), self._sort_menu)
        self.columns = self._menu_button(Icon.COLUMNS_3, self.tr("Columns"), lambda: table.columns_menu(self))
        self.density = self._menu_button(Icon.ROWS_2, self.tr("Row height"), self._density_menu)
        theme.changed.connect(self._take_theme)
        self._take_theme()

    @property
    def chips(self) -> tuple[ClosableChip, ...]:
        return tuple(self._chips.findChildren(ClosableChip))

    def count_text(self) -> str:
        return self._count.text()

    def show_search(self, search: ParsedSearch) -> None:
        """The chips of a search. Where it says nothing of status, the one that is meant stands first."""
        self._text = search.text
        self._chips.clear()
        if search.means_current and self.mode.value == ListMode.MEMORIES:
            chip = self._chips.add(ChipFace("is:current", None, Role.ACCENT))
            chip.setToolTip(self.tr("Only current memories are shown"))
            chip.closed.connect(self._any_status)
        for each in active_filters(search):
            if is_date(each.words):
                continue
            chip = self._chips.add(ChipFace(each.words, None, Role.ACCENT))
            chip.closed.connect(lambda each=each: self._without(each))

    def show_count(self, found: int, total: int) -> None:
        figure = self.locale().toString
        self._say_count(self.tr("{0} of {1}").format(figure(found), figure(total)))

    def show_chains(self, count: int) -> None:
        """So many chains were found."""
        self._say_count(chains_words(count, self.locale().toString(count)))

    def _say_count(self, words: str) -> None:
        self._count.setText(words)
        # Chips give way to it, since the search field has their words too.
        self._count.setMinimumWidth(self._count.sizeHint().width())

    def show_order(self, order: Order, *, ranked: bool) -> None:
        """The present order; `ranked` says whether the search has a text, so that Match is one."""
        self._order = order
        self._ranked = ranked

    def show_density(self, density: Density | None) -> None:
        self._density = density

    def _any_status(self) -> None:
        self.search_requested.emit(f"{ANY_STATUS} {self._text}".strip())

    def _without(self, unwanted: ActiveFilter) -> None:
        self.search_requested.emit(without_filter(self._text, unwanted))

    def _menu_button(self, icon: Icon, name: str, make: Callable[[], QMenu]) -> Button:
        button = Button(self._theme, kind=ButtonKind.GHOST, icon=icon, name=name, size=ControlSize.TOOLBAR)
        button.clicked.connect(lambda: self._pop_up(button, make()))
        self._row.addWidget(button)
        return button

    @staticmethod
    def _pop_up(button: Button, menu: QMenu) -> None:
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        corner = button.mapToGlobal(button.rect().bottomRight())
        menu.popup(corner - QPoint(menu.sizeHint().width(), 0))

    def _sort_menu(self) -> QMenu:
        menu = QMenu(self)
        group = QActionGroup(menu)
        sorts = (Sort.MATCH, *SORTS) if self._ranked else SORTS
        for sort in sorts:
            action = self._choice(menu, group, sort_words(sort), chosen=self._order.by is sort)
            action.triggered.connect(lambda _on, sort=sort: self.order_wanted.emit(Order(sort, _first_way(sort))))
        if self._order.by is not Sort.MATCH:
            menu.addSeparator()
            ways = QActionGroup(menu)
            words_of = {True: self.tr("Newest or highest first"), False: self.tr("Oldest or lowest first")}
            for descending, words in words_of.items():
                action = self._choice(menu, ways, words, chosen=self._order.descending is descending)
                order = Order(self._order.by, descending)
                action.triggered.connect(lambda _on, order=order: self.order_wanted.emit(order))
        return menu

    def _density_menu(self) -> QMenu:
        menu = QMenu(self)
        group = QActionGroup(menu)
        choices: tuple[tuple[Density | None, str], ...] = (
            (None, self.tr("As in the settings")),
            (Density.COMPACT, self.tr("Compact")),
            (Density.COMFORTABLE, self.tr("Comfortable")),
            (Density.SPACIOUS, self.tr("Spacious")),
        )
        for density, words in choices:
            action = self._choice(menu, group, words, chosen=self._density is density)
            action.triggered.connect(lambda _on, density=density: self.density_wanted.emit(density))
        return menu

    @staticmethod
    def _choice(menu: QMenu, group: QActionGroup, words: str, *, chosen: bool) -> QAction:
        action = menu.addAction(words)
        action.setCheckable(True)
        action.setChecked(chosen)
        group.addAction(action)
        return action

    def _take_theme(self) -> None:
        px = self._theme.px
        self.setFixedHeight(px(measures.TOOLBAR_HEIGHT))
        self._row.setContentsMargins(px(12), 0, px(10), 0)
        self._row.setSpacing(px(4))


def _first_way(sort: Sort) -> bool:
    """Whether an order begins at the high end."""
    return sort in (Sort.RECORDED, Sort.CHANGED, Sort.LIFE, Sort.CONFIDENCE, Sort.MATCH)


class _ChipLine(QWidget):
    """Chips side by side; those without room are not shown, which the search field says anyway."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, theme.px(4), 0)
        self._row.setSpacing(theme.px(6))
        self._row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)

    def sizeHint(self) -> QSize:
        """With all chips, so that those without room come back where there is some."""
        chips = self._chips()
        gaps = self._row.spacing() * max(0, len(chips) - 1) + (self._row.contentsMargins().right() if chips else 0)
        return QSize(sum(map(self._wanted, chips)) + gaps, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the chips for which there is room; the last of them may be cut."""
        left = self.width() - self._row.contentsMargins().right()
        for chip in self._chips():
            wanted = self._wanted(chip)
            is_shown = left >= min(wanted, self._theme.px(_CHIP_AT_LEAST))
            chip.setVisible(is_shown)
            if is_shown:
                chip.setFixedWidth(min(wanted, left))
            left -= wanted + self._row.spacing()

    def _wanted(self, chip: ClosableChip) -> int:
        return min(chip.sizeHint().width(), self._theme.px(_CHIP_WIDTH))

    def _chips(self) -> list[ClosableChip]:
        return self.findChildren(ClosableChip)

    def clear(self) -> None:
        while (item := self._row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()

    def add(self, face: ChipFace) -> ClosableChip:
        chip = ClosableChip(self._theme, face)
        self._row.addWidget(chip)
        self.updateGeometry()
        self._fit()
        return chip

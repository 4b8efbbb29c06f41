"""The list: a table whose rows are drawn, with remembered columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QCursor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QTableView, QWidget

from remembrancer_app.memories.columns import COLUMNS, NORMAL_COLUMNS, WIDE_COLUMNS, Column
from remembrancer_app.memories.delegate import RowDelegate
from remembrancer_app.memories.folding import Folding
from remembrancer_app.theme import Density, Icon, Role, TextStyle, measures
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import mirrored, paint_focus_ring, paint_line

if TYPE_CHECKING:
    from collections.abc import Callable

    from remembrancer.model.search import Order
    from remembrancer_app.memories.model import MemoriesModel
    from remembrancer_app.state.page_state import PageState
    from remembrancer_app.theme import Theme

_SMALLEST = 56
_KEEP = QItemSelectionModel.SelectionFlag.NoUpdate
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class MemoryTable(Painted, QTableView):
    """The list of memories.

    Signals:
        activated_row: Enter or a double click on a row.
        sort_wanted: a click on the head of a column the engine can sort by.
        chosen_changed: other rows are selected, or another row is current.
    """

    activated_row = Signal(int)
    sort_wanted = Signal(object)
    chosen_changed = Signal()

    def __init__(self, theme: Theme, model: MemoriesModel, state: PageState, parent: QWidget | None = None) -> None:
        QTableView.__init__(self, parent)
        self.setObjectName("table")
        self.setAccessibleName(self.tr("Memories"))
        self.hovered_row = -1
        self.dimmed = False
        self._state = state
        self._wide = False
        self._with_match = False
        self._density: Density | None = None
        self._restoring = False
        self._sized_for = 0.0
        self._gathers = False
        self._menu_actions: Callable[[], list[QAction]] = list
        self.memories = model
        self.setModel(model)
        self.folding = Folding(theme, self, model)
        self._rows = RowDelegate(theme, self)
        self.setItemDelegate(self._rows)
        self._head = _Head(theme, self)
        self.setHorizontalHeader(self._head)
        self._set_up()
        self.follow(theme)
        self._restore_columns()

    def _set_up(self) -> None:
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        # Everything is painted here, so scrolling moves what is there and paints only what comes into sight.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rows = self.verticalHeader()
        rows.setVisible(False)
        rows.setMinimumSectionSize(1)
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._head.sectionClicked.connect(self._head_clicked)
        self._head.sectionResized.connect(self._section_resized)
        self._head.sectionMoved.connect(self._remember_columns)
        self._head.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._head.customContextMenuRequested.connect(self._head_menu)
        self.doubleClicked.connect(self._double_clicked)
        self.selectionModel().selectionChanged.connect(self.chosen_changed)
        self.selectionModel().currentRowChanged.connect(self.chosen_changed)
        self.selectionModel().currentRowChanged.connect(self._paint_focus_again)

    # Rows

    @property
    def row_height(self) -> int:
        if self._density is None and self._wide and self._theme.appearance.density is Density.COMFORTABLE:
            return self._theme.px(measures.WIDE_ROW_HEIGHT)
        return self._theme.px(self.density.measures.row)

    @property
    def lines(self) -> int:
        """How many lines of a memory a row shows."""
        if self._density is None and self._wide and self._theme.appearance.density is Density.COMFORTABLE:
            return 1
        return self.density.measures.lines

    @property
    def density(self) -> Density:
        return self._density or self._theme.appearance.density

    def set_density(self, density: Density | None) -> None:
        """Rows of this density; None for that of the settings, which is one line in a wide window."""
        self._density = density
        self._size_rows()

    def set_wide(self, wide: bool) -> None:
        """In a window of 1600 px and more there is room for more columns, and each width has its own."""
        if wide != self._wide:
            self._wide = wide
            self._size_rows()
            self._restore_columns()

    def set_dimmed(self, dimmed: bool) -> None:
        """Show rows of an older answer while a newer one is on its way."""
        if dimmed != self.dimmed:
            self.dimmed = dimmed
            self.viewport().update()

    def take_theme(self) -> None:
        self._head.setFixedHeight(self._theme.px(30))
        self._size_rows()
        if self._sized_for not in (0.0, self._theme.appearance.text_size):
            self._restore_columns()
        super().take_theme()

    def _size_rows(self) -> None:
        rows = self.verticalHeader()
        first = self.rowAt(0)
        rows.setDefaultSectionSize(self.row_height)
        self.verticalScrollBar().setSingleStep(self.row_height)
        if first > 0:
            self.scrollTo(self.model().index(first, 0), QAbstractItemView.ScrollHint.PositionAtTop)
        self.viewport().update()

    # What is chosen

    def current_row(self) -> int:
        return self.currentIndex().row() if self.currentIndex().isValid() else -1

    def chosen_rows(self) -> list[int]:
        """The selected rows, from the top."""
        rows: set[int] = set()
        selection = self.selectionModel().selection()
        for number in range(selection.count()):
            part = selection.at(number)
            rows.update(range(part.top(), part.bottom() + 1))
        return sorted(rows)

    def choose(self, row: int) -> None:
        """Make this the one selected row, and show it."""
        self._gathers = False
        self.folding.show(row)
        index = self.model().index(row, 0)
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.selectionModel().setCurrentIndex(index, flags)
        self.scrollTo(index)

    @property
    def gathers(self) -> bool:
        """Whether rows are being selected one by one, so that moving leaves the selection as it is."""
        return self._gathers

    @Slot()
    def toggle_current(self) -> None:
        """Take the current row into the selection, or out of it; from the first one on, moving selects no more."""
        row = self.current_row()
        if row < 0:
            return
        took_out = self._gathers and row in self.chosen_rows()
        self._gathers = True
        act = QItemSelectionModel.SelectionFlag.Deselect if took_out else QItemSelectionModel.SelectionFlag.Select
        self.selectionModel().select(self.currentIndex(), act | QItemSelectionModel.SelectionFlag.Rows)
        if not self.chosen_rows():
            self.choose(row)
        self.chosen_changed.emit()

    def step(self, by: int) -> None:
        """Choose the row so many below the current one, or go there while rows are gathered."""
        count = self.model().rowCount()
        if not count:
            return
        row = max(0, min(count - 1, self.current_row() + by))
        while 0 < row < count - 1 and self.isRowHidden(row):
            row += 1 if by > 0 else -1
        if self.isRowHidden(row):
            return
        if self._gathers:
            self.selectionModel().setCurrentIndex(self.model().index(row, 0), _KEEP)
        else:
            self.choose(row)

    def selectionCommand(
        self, index: QModelIndex | QPersistentModelIndex, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        """What moving to a row does to the selection."""
        if isinstance(event, QKeyEvent) and self._gathers and event.modifiers() in _PLAIN:
            return _KEEP
        if event is not None and event.type() == QEvent.Type.MouseButtonPress:
            self._gathers = False
        return super().selectionCommand(index, event)

    @Slot(QModelIndex, QModelIndex)
    def _paint_focus_again(self, current: QModelIndex, before: QModelIndex) -> None:
        """The ring goes around whole rows; by itself Qt paints only the first cell of them again."""
        for index in (current, before):
            if index.isValid():
                self.viewport().update(self._row_box(index.row()))

    def keyboardSearch(self, _search: str) -> None:
        """Single letters are commands here; typing does not jump."""

    # Columns

    @property
    def _mode(self) -> str:
        return "wide" if self._wide else "normal"

    def shown_columns(self) -> tuple[Column, ...]:
        """The columns the person sees besides Match, in their order."""
        order = sorted(range(len(COLUMNS)), key=self._head.visualIndex)
        shown = [COLUMNS[each] for each in order if not self._head.isSectionHidden(each)]
        return tuple(column for column in shown if column is not Column.MATCH)

    def show_column(self, column: Column, shown: bool) -> None:
        self._head.setSectionHidden(COLUMNS.index(column), not shown)
        self._remember_columns()

    def set_with_match(self, shown: bool) -> None:
        """The column Match is there exactly when a text ranked the list."""
        self._with_match = shown
        self._head.setSectionHidden(COLUMNS.index(Column.MATCH), not shown)

    def take_layout(self) -> None:
        """What is remembered of the columns is another."""
        self._restore_columns()

    def forget_columns(self) -> None:
        """Back to the columns, order and widths of the beginning."""
        self._state.set_value(f"columns_{self._mode}", [])
        for column in COLUMNS:
            self._state.set_value(f"width_{column.name.lower()}", 0)
        self._restore_columns()

    def _restore_columns(self) -> None:
        """The columns as they are remembered, as wide as the size of the text wants them."""
        self._restoring = True
        self._sized_for = self._theme.appearance.text_size
        names = self._state.value(f"columns_{self._mode}", [""])
        known = [Column[name] for name in names if name in Column.__members__]
        shown = known or list(WIDE_COLUMNS if self._wide else NORMAL_COLUMNS)
        if Column.MEMORY not in shown:
            shown.insert(0, Column.MEMORY)
        hidden = [each for each in COLUMNS if each not in shown]
        for place, column in enumerate((*shown, *hidden)):
            section = COLUMNS.index(column)
            self._head.moveSection(self._head.visualIndex(section), place)
            self._head.setSectionHidden(section, column not in shown)
            resizable = QHeaderView.ResizeMode.Interactive
            first = column is Column.MEMORY
            self._head.setSectionResizeMode(section, QHeaderView.ResizeMode.Stretch if first else resizable)
            if not first:
                width = self._state.value(f"width_{column.name.lower()}", 0)
                usual = max(self._theme.px(column.look.width), self._rows.room(column))
                self._head.resizeSection(section, self._theme.px(max(_SMALLEST, width)) if width else usual)
        # Match stands at the end, whatever the order of the others.
        match = COLUMNS.index(Column.MATCH)
        self._head.moveSection(self._head.visualIndex(match), len(COLUMNS) - 1)
        self.set_with_match(self._with_match)
        self._restoring = False

    @Slot()
    def _remember_columns(self) -> None:
        if not self._restoring:
            self._state.set_value(f"columns_{self._mode}", [column.name for column in self.shown_columns()])

    @Slot(int, int, int)
    def _section_resized(self, section: int, _old: int, new: int) -> None:
        column = COLUMNS[section]
        if self._restoring or column is Column.MEMORY or new == 0:
            return
        scale = self._theme.appearance.text_size
        self._state.set_value(f"width_{column.name.lower()}", round(new / scale))

    # The head

    def show_order(self, order: Order) -> None:
        """Mark the column by which the list is sorted."""
        self._head.show_order(order)

    def columns_menu(self, parent: QWidget) -> QMenu:
        """Which columns to show, and back to the beginning."""
        menu = QMenu(parent)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        shown = self.shown_columns()
        for column in COLUMNS:
            if column in (Column.MEMORY, Column.MATCH):
                continue
            action = menu.addAction(column.word())
            action.setCheckable(True)
            action.setChecked(column in shown)
            action.toggled.connect(lambda on, column=column: self.show_column(column, on))
        menu.addSeparator()
        menu.addAction(self.tr("Reset columns")).triggered.connect(self.forget_columns)
        return menu

    @Slot(QPoint)
    def _head_menu(self, place: QPoint) -> None:
        self.columns_menu(self).popup(self._head.mapToGlobal(place))

    @Slot(int)
    def _head_clicked(self, section: int) -> None:
        if COLUMNS[section].look.sort is not None:
            self.sort_wanted.emit(COLUMNS[section])

    # Events

    @Slot(QModelIndex)
    def _double_clicked(self, index: QModelIndex) -> None:
        self.activated_row.emit(index.row())

    def set_menu_actions(self, actions: Callable[[], list[QAction]]) -> None:
        """What a right click on a row offers."""
        self._menu_actions = actions

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if not self.chosen_rows():
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(self._menu_actions())
        menu.popup(event.globalPos())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.rowAt(event.position().toPoint().y()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def _hover(self, row: int) -> None:
        if row == self.hovered_row:
            return
        before, self.hovered_row = self.hovered_row, row
        for each in (before, row):
            if each >= 0:
                self.viewport().update(self._row_box(each))

    def _row_box(self, row: int) -> QRect:
        return QRect(0, self.rowViewportPosition(row), self.viewport().width(), self.row_height)

    def scrollContentsBy(self, across: int, down: int) -> None:
        super().scrollContentsBy(across, down)
        pointer = self.viewport().mapFromGlobal(QCursor.pos())
        self._hover(self.rowAt(pointer.y()) if self.viewport().underMouse() else -1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._hover(-1)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self.viewport()) as painter:
            painter.fillRect(event.rect(), self._theme.color(Role.SURFACE))
            self._paint_rows(painter, event.rect())
            row = self.current_row()
            if self.shows_focus and row >= 0:
                paint_focus_ring(self._theme, painter, self._row_box(row).adjusted(0, 0, 0, -1), 0)

    def _paint_rows(self, painter: QPainter, exposed: QRect) -> None:
        """The rows that lie in `exposed`, each at once: cell by cell, Qt asks the model for each far too often."""
        first, last = self.rowAt(exposed.top()), self.rowAt(exposed.bottom())
        if first < 0:
            return
        if last < 0:
            last = self.model().rowCount() - 1
        head = self._head
        sections = sorted(
            (each for each in range(head.count()) if not head.isSectionHidden(each)), key=head.visualIndex
        )
        places = [(COLUMNS[each], head.sectionViewportPosition(each), head.sectionSize(each)) for each in sections]
        chosen, height = self.selectionModel(), self.row_height
        for row in range(first, last + 1):
            if self.isRowHidden(row):
                continue
            top = self.rowViewportPosition(row)
            cells = [(column, QRect(left, top, width, height)) for column, left, width in places]
            self._rows.paint_row(painter, row, cells, selected=chosen.isRowSelected(row))


class _Head(Painted, QHeaderView):
    """Captions; a small arrow stands behind the one the list is sorted by."""

    def __init__(self, theme: Theme, parent: MemoryTable) -> None:
        QHeaderView.__init__(self, Qt.Orientation.Horizontal, parent)
        self._order: Order | None = None
        self.setSectionsClickable(True)
        self.setSectionsMovable(True)
        self.setFirstSectionMovable(False)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(theme.px(_SMALLEST))
        self.setAccessibleName(self.tr("Columns"))
        self.follow(theme)

    def show_order(self, order: Order) -> None:
        self._order = order
        self.viewport().update()

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        theme = self._theme
        column = COLUMNS[section]
        painter.save()
        hovered = rect.contains(self.viewport().mapFromGlobal(self.cursor().pos())) and self.viewport().underMouse()
        hovered = hovered and column.look.sort is not None
        painter.fillRect(rect, theme.color(Role.HOVER if hovered else Role.SURFACE))
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.color(Role.LINE))
        painter.setFont(theme.font(TextStyle.CAPTION_CONTROL))
        words = rect.adjusted(theme.px(10), 0, -theme.px(4), 0)
        sorted_by = self._order is not None and self._order.by is column.look.sort
        ink = theme.color(Role.TEXT if sorted_by else Role.TEXT2)
        paint_line(painter, mirrored(words, rect, self.layoutDirection()), column.word(), ink)
        if sorted_by:
            order = cast("Order", self._order)
            side = theme.px(measures.ICON_CAPTION)
            before = theme.metrics(TextStyle.CAPTION_CONTROL).horizontalAdvance(column.word()) + theme.px(4)
            arrow = QRect(words.left() + before, rect.top() + (rect.height() - side) // 2, side, side)
            icon = Icon.CHEVRON_DOWN if order.descending else Icon.CHEVRON_UP
            theme.icons.paint(painter, mirrored(arrow, rect, self.layoutDirection()), icon, Role.TEXT2)
        painter.restore()

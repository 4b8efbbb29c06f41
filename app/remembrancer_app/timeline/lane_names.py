"""What stands to the left of the lanes: icon, name and how many are in sight."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QRect, QSize, Qt, Slot
from PySide6.QtGui import QAction, QPainter
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from remembrancer_app.memories.words import memories_words
from remembrancer_app.theme import TYPE_ICONS, Icon, Role, TextStyle, measures, type_word
from remembrancer_app.timeline.points import TYPES
from remembrancer_app.timeline.viewing import Cell
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import paint_line

if TYPE_CHECKING:
    from PySide6.QtGui import QContextMenuEvent, QPaintEvent, QResizeEvent

    from remembrancer_app.theme import Theme
    from remembrancer_app.timeline.lane_chart import LaneChart
    from remembrancer_app.timeline.viewing import Viewing

WIDTH = 149
_MARGIN = 12


class LaneNames(Painted, QWidget):
    """Beside the chart, as high as it. The button above the names chooses which lanes are shown."""

    def __init__(self, theme: Theme, viewing: Viewing, chart: LaneChart, parent: QWidget | None = None) -> None:
        QWidget.__init__(self, parent)
        self.setObjectName("lanes")
        self.setAccessibleName(self.tr("Types"))
        self._viewing = viewing
        self._chart = chart
        self.types_button = Button(
            theme,
            kind=ButtonKind.GHOST,
            icon=Icon.LIST_FILTER,
            name=self.tr("Types shown"),
            size=ControlSize.ROW,
            drops=True,
            parent=self,
        )
        self._menu = QMenu(self)
        self._actions: list[QAction] = []
        for lane, name in enumerate(TYPES):
            action = QAction(self._menu, checkable=True, checked=True)
            action.setText(type_word(name))
            action.toggled.connect(partial(self._toggle, lane))
            self._menu.addAction(action)
            self._actions.append(action)
        self._menu.addSeparator()
        self._menu.addAction(self.tr("Show all types"), self._show_all)
        self.types_button.clicked.connect(self._open_menu)
        self.names = tuple(_LaneName(theme, self, lane) for lane in range(len(TYPES)))
        for signal in (viewing.points_changed, viewing.span_changed):
            signal.connect(self._count)
        viewing.lanes_changed.connect(self._take_lanes)
        self.follow(theme)
        self._take_lanes()

    @property
    def viewing(self) -> Viewing:
        return self._viewing

    def show_only(self, lane: int) -> None:
        self._viewing.show_lanes((lane,))

    def hide_lane(self, lane: int) -> None:
        self._viewing.show_lanes(tuple(shown for shown in self._viewing.lanes if shown != lane))

    def take_theme(self) -> None:
        self.setFixedWidth(self._theme.px(WIDTH))
        super().take_theme()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color(Role.SURFACE))
        line = theme.color(Role.LINE)
        painter.fillRect(QRect(self.width() - 1, 0, 1, self.height()), line)
        header = self._chart.header_height
        painter.fillRect(QRect(0, header - 1, self.width(), 1), line)
        for place in range(1, len(self._viewing.lanes)):
            painter.fillRect(QRect(0, header + self._top(place), self.width(), 1), line)

    @Slot()
    def _show_all(self) -> None:
        self._viewing.show_lanes(tuple(range(len(TYPES))))

    @Slot()
    def _open_menu(self) -> None:
        self._menu.popup(self.types_button.mapToGlobal(self.types_button.rect().bottomLeft()))

    def _toggle(self, lane: int, shown: bool) -> None:
        if shown:
            self._viewing.show_lanes((*self._viewing.lanes, lane))
        else:
            self.hide_lane(lane)

    @Slot()
    def _take_lanes(self) -> None:
        shown = self._viewing.lanes
        for lane, action in enumerate(self._actions):
            action.blockSignals(True)
            action.setChecked(lane in shown)
            # The last one cannot be hidden: an empty chart says nothing.
            action.setEnabled(len(shown) > 1 or lane not in shown)
            action.blockSignals(False)
        drawing = Role.TEXT2 if len(shown) == len(TYPES) else Role.ACCENT
        self.types_button.set_drawing(Icon.LIST_FILTER, drawing)
        self.types_button.setAccessibleDescription(self.tr("{0} of {1} types shown").format(len(shown), len(TYPES)))
        self._arrange()
        self._count()

    @Slot()
    def _count(self) -> None:
        days = self._viewing.visible_days
        counts = self._viewing.points.count(days.first, days.last)
        for lane in self._viewing.lanes:
            self.names[lane].set_count(int(counts[lane]))

    def _arrange(self) -> None:
        header = self._chart.header_height
        size = self.types_button.sizeHint()
        self.types_button.setGeometry(
            QRect(
                self._theme.px(_MARGIN) - self._theme.px(9), (header - size.height()) // 2, size.width(), size.height()
            )
        )
        lanes = self._viewing.lanes
        for lane, name in enumerate(self.names):
            name.setVisible(lane in lanes)
            if lane in lanes:
                place = lanes.index(lane)
                top = self._top(place)
                name.setGeometry(0, header + top + 1, self.width() - 1, self._top(place + 1) - top - 1)
        self.update()

    def _top(self, place: int) -> int:
        """As in the chart (see :meth:`Layout.lane_top`)."""
        return round(place * (self.height() - self._chart.header_height) / len(self._viewing.lanes))


class _LaneName(Painted, QAbstractButton):
    """One name. A click puts the cursor into the lane; its menu hides it."""

    def __init__(self, theme: Theme, parent: LaneNames, lane: int) -> None:
        QAbstractButton.__init__(self, parent)
        self._lanes = parent
        self._lane = lane
        self._count = -1
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(self._go)
        self.follow(theme)

    def set_count(self, count: int) -> None:
        if count != self._count:
            self._count = count
            word = type_word(TYPES[self._lane])
            self.setAccessibleName(self.tr("{0}, {1} in sight").format(word, memories_words(count)))
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(WIDTH), self._theme.px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        if self.underMouse():
            painter.fillRect(self.rect(), theme.color(Role.HOVER))
        side = theme.px(measures.ICON_ROW)
        left = theme.px(_MARGIN)
        colour = theme.type_color(TYPES[self._lane])
        theme.icons.paint(
            painter, QRect(left, (self.height() - side) // 2, side, side), TYPE_ICONS[TYPES[self._lane]], colour
        )
        painter.setFont(theme.font(TextStyle.SECONDARY, tabular=True))
        figures = QLocale().toString(self._count)
        width = painter.fontMetrics().horizontalAdvance(figures) + 1
        right = self.width() - theme.px(11)
        box = QRect(right - width, 0, width, self.height())
        paint_line(painter, box, figures, theme.color(Role.TEXT2), Qt.AlignmentFlag.AlignRight)
        painter.setFont(theme.font(TextStyle.SECONDARY_CONTROL))
        start = left + side + theme.px(9)
        words = QRect(start, 0, box.left() - theme.px(4) - start, self.height())
        paint_line(painter, words, type_word(TYPES[self._lane]), theme.color(Role.TEXT))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        word = type_word(TYPES[self._lane])
        hide = menu.addAction(self.tr("Hide {0}").format(word), partial(self._lanes.hide_lane, self._lane))
        hide.setEnabled(len(self._lanes.viewing.lanes) > 1)
        menu.addAction(self.tr("Show only {0}").format(word), partial(self._lanes.show_only, self._lane))
        menu.addAction(self.tr("Show all types"), partial(self._lanes.viewing.show_lanes, tuple(range(len(TYPES)))))
        menu.popup(event.globalPos())

    @Slot()
    def _go(self) -> None:
        viewing = self._lanes.viewing
        day = viewing.cursor.day if viewing.cursor is not None else viewing.visible_days.last
        viewing.set_cursor(Cell(viewing.bin.bounds(day)[0], self._lane))

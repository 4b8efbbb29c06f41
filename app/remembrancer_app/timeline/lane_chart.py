"""The chart of the timeline: one lane a type, with mouse and keys."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Any

import pyqtgraph
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from remembrancer_app.charts.calendar_axis import AxisMark, CalendarAxis
from remembrancer_app.charts.chart_view import ChartView
from remembrancer_app.shell.page import PageName
from remembrancer_app.theme import Role, type_word
from remembrancer_app.timeline.lane_picture import LanePicture, Today
from remembrancer_app.timeline.layout import Layout
from remembrancer_app.timeline.points import TYPES
from remembrancer_app.timeline.viewing import Cell

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QFocusEvent

    from remembrancer_app.keys.keymap import Keymap
    from remembrancer_app.theme import Theme
    from remembrancer_app.timeline.viewing import Viewing

KEY_ZOOM = 1.4
_WHEEL_ZOOM = 1.2
_WHEEL_STEP = 120.0
_WHEEL_PAN = 0.1
_MARK_REACH = 8.0
_PAGE = 0.9


class LaneChart(ChartView):
    """Left drag chooses days; middle drag, Ctrl and drag, or the wheel sideways (or with Shift) pans; the wheel zooms.

    Signals:
        pointed: the mouse came upon the memory at that place of the points, or -1 upon nothing.
        pressed: a click on the memory at that place; the cursor is on its bar.
        opened: a double click on it, or Enter.
        listed: Ctrl+Enter.
        stepped: a key moved the cursor.
    """

    pointed = Signal(int)
    pressed = Signal(int)
    opened = Signal(int)
    listed = Signal()
    stepped = Signal()

    def __init__(self, theme: Theme, viewing: Viewing, keys: Keymap, parent: QWidget | None = None) -> None:
        self.axis = CalendarAxis(theme)
        self._viewing = viewing
        self._keys = keys
        self._today = Today(0.0, Role.ACCENT)
        self._today_word = ""
        self._held: Qt.MouseButton = Qt.MouseButton.NoButton
        self._pans = False
        self._drag_from = QPointF()
        self._drag_day = 0
        self._dragged = False
        super().__init__(
            theme,
            name=self.tr("Timeline"),
            description=self.tr(
                "Memories by day, one lane for each type. Arrow keys move the cursor, Enter opens a memory, "
                "Shift with arrows chooses days. The same figures stand in the table."
            ),
            axes={"top": self.axis},
            parent=parent,
        )
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self._picture = LanePicture(theme)
        box = self.plot.getViewBox()
        self._layer = _Layer(box, self._paint)
        box.sigResized.connect(self._resized)
        for signal in (viewing.points_changed, viewing.range_changed, viewing.cursor_changed, viewing.lanes_changed):
            signal.connect(self._layer.update)
        viewing.span_changed.connect(self._take_span)
        self._take_span()

    @property
    def header_height(self) -> int:
        """The height of the axis above the lanes."""
        return self.axis.height_in_pixels()

    def set_today(self, today: Today, word: str) -> None:
        """Where the vertical line stands, and the word above it."""
        self._today, self._today_word = today, word
        self._take_span()

    def say_cursor(self, cursor: Cell, days: str, count: str) -> None:
        """Tell assistive technology where the cursor is."""
        words = self.tr("{0}, {1}: {2}").format(type_word(TYPES[cursor.lane]), days, count)
        self.setAccessibleDescription(words)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def draw(self, painter: QPainter) -> None:
        """Draw the axis and the lanes as they are, for a file."""
        box = QRectF(self.rect())
        painter.fillRect(box, self._theme.color(Role.SURFACE))
        self.scene().render(painter, box, self.mapToScene(self.rect()).boundingRect())

    def layout_now(self) -> Layout:
        size = self.plot.getViewBox().size()
        return Layout.of(self._viewing, max(size.width(), 1.0), max(size.height(), 1.0))

    def place_of(self, cell: Cell) -> QRect:
        """Where a bar lies in this widget, for what is shown beside it."""
        layout = self.layout_now()
        days = self._viewing.bin.bounds(cell.day)
        left, right = layout.x(days[0]), layout.x(days[1] + 1)
        place = layout.lanes.index(cell.lane) if cell.lane in layout.lanes else 0
        top, room = layout.lane_room(place)
        box = self.plot.getViewBox()
        corner = self.mapFromScene(box.mapToScene(QPointF(left, top)))
        return QRect(corner, QPoint(corner.x() + round(right - left), corner.y() + room)).intersected(self.rect())

    def memory_at(self, point: QPointF) -> tuple[Cell, int]:
        """The bar at a point of this widget, and the place of the memory meant there (-1: none)."""
        inner = self._inside(point)
        layout = self.layout_now()
        cell = layout.cell_at(inner.x(), inner.y(), self._viewing)
        if not self._viewing.shows_single_marks:
            return cell, next(iter(self._viewing.memories_at(cell)), -1)
        points = self._viewing.points
        day = int(layout.position(inner.x()) // 1)
        found = points.of_type(day - 1, day + 1, cell.lane)
        distances = abs((points.positions[found] - layout.start) * layout.pixels_per_day - inner.x())
        if not len(found) or distances.min() > _MARK_REACH:
            return cell, -1
        place = int(found[distances.argmin()])
        return Cell(int(points.positions[place] // 1), cell.lane), place

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._shows_focus = False
        self._held = event.button()
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        self._pans = event.button() == Qt.MouseButton.MiddleButton or control
        self._drag_from = event.position()
        self._drag_day = self._day_at(event.position())
        self._dragged = False
        event.accept()
        self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._held == Qt.MouseButton.NoButton:
            self.pointed.emit(self.memory_at(event.position())[1] if self._is_on_lanes(event.position()) else -1)
            return
        moved = event.position() - self._drag_from
        if not self._dragged:
            if hypot(moved.x(), moved.y()) < QApplication.startDragDistance():
                return
            self._dragged = True
            self.pointed.emit(-1)
            self.setCursor(Qt.CursorShape.ClosedHandCursor if self._pans else Qt.CursorShape.SizeHorCursor)
        if self._pans:
            self._drag_from = event.position()
            self._viewing.pan(-moved.x() / self._viewing.pixels_per_day)
        elif self._held == Qt.MouseButton.LeftButton:
            self._viewing.choose_to(self._drag_day, self._day_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        held, self._held = self._held, Qt.MouseButton.NoButton
        if self._dragged:
            self.unsetCursor()
            self._viewing.anchor_at(self._drag_day)
        elif held == Qt.MouseButton.LeftButton and not self._pans and self._is_on_lanes(event.position()):
            cell, place = self.memory_at(event.position())
            self._viewing.set_cursor(cell, place)
            if place < 0:
                self._viewing.choose(None)
            self.pressed.emit(place)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
        place = self.memory_at(event.position())[1] if self._is_on_lanes(event.position()) else -1
        if place >= 0:
            self.opened.emit(place)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
        turn = event.angleDelta()
        sideways = turn.x() or (turn.y() if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 0)
        self.pointed.emit(-1)
        if sideways:
            self._viewing.pan(-sideways / _WHEEL_STEP * _WHEEL_PAN * self._viewing.length)
        elif turn.y():
            anchor = self.layout_now().position(self._inside(event.position()).x())
            self._viewing.zoom(_WHEEL_ZOOM ** (-turn.y() / _WHEEL_STEP), anchor)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(-1)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._shows_focus = True
        if self._act_by_name(event) or self._act_on(event):
            event.accept()
            self.viewport().update()
        else:
            event.ignore()

    def _act_by_name(self, event: QKeyEvent) -> bool:
        """What the table of keys has for this page."""
        viewing = self._viewing
        match self._keys.pressed(PageName.TIMELINE, event):
            case "timeline.today":
                viewing.move_cursor_to(viewing.today)
                self.stepped.emit()
            case "timeline.zoom_in":
                viewing.zoom(1 / KEY_ZOOM)
            case "timeline.zoom_out":
                viewing.zoom(KEY_ZOOM)
            case _:
                return False
        return True

    def _act_on(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        viewing = self._viewing
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        extends = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        steps: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_Left: lambda: viewing.move_cursor(-1, 0, extends=extends),
            Qt.Key.Key_Right: lambda: viewing.move_cursor(1, 0, extends=extends),
            Qt.Key.Key_Up: lambda: viewing.move_cursor(0, -1, extends=extends),
            Qt.Key.Key_Down: lambda: viewing.move_cursor(0, 1, extends=extends),
            Qt.Key.Key_Home: lambda: viewing.move_cursor_to(viewing.extent[0], extends=extends),
            Qt.Key.Key_End: lambda: viewing.move_cursor_to(viewing.extent[1], extends=extends),
        }
        others: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_PageUp: lambda: viewing.pan(-viewing.length * _PAGE),
            Qt.Key.Key_PageDown: lambda: viewing.pan(viewing.length * _PAGE),
        }
        if control:
            steps = {
                Qt.Key.Key_Left: lambda: viewing.move_cursor_to_next(-1),
                Qt.Key.Key_Right: lambda: viewing.move_cursor_to_next(1),
            }
            others = {Qt.Key.Key_Return: self.listed.emit, Qt.Key.Key_Enter: self.listed.emit}
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit(viewing.cursor_place)
            return True
        elif key == Qt.Key.Key_Escape and viewing.chosen is not None:
            viewing.choose(None)
            return True
        if key in steps:
            steps[key]()
            self.stepped.emit()
        elif key in others:
            others[key]()
        else:
            return False
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._layer.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._layer.update()

    def take_theme(self) -> None:
        super().take_theme()
        self.viewport().update()

    # Drawing

    @Slot()
    def _take_span(self) -> None:
        box = self.plot.getViewBox()
        box.setXRange(self._viewing.start, self._viewing.end, padding=0)
        role = self._today.role
        ink = Role.PAST_INK if role is Role.PAST else Role.ACCENT_INK
        if self._today_word:
            position = self._today.position(single_marks=self._viewing.shows_single_marks)
            self.axis.set_mark(AxisMark(position, self._today_word, role, ink))
        self._layer.update()

    @Slot()
    def _resized(self, *_box: Any) -> None:
        box = self.plot.getViewBox()
        self._layer.fit(box.size().width(), box.size().height())
        self._viewing.set_width(round(box.size().width()))

    def _paint(self, painter: QPainter) -> None:
        self._picture.paint(
            painter,
            self.layout_now(),
            self._viewing,
            self.axis.ticks(),
            self._today,
            focused=self.hasFocus(),
        )

    def _inside(self, point: QPointF) -> QPointF:
        """A point of this widget in pixels of the plot."""
        return QPointF(self.plot.getViewBox().mapFromScene(self.mapToScene(point.toPoint())))

    def _is_on_lanes(self, point: QPointF) -> bool:
        return self._inside(point).y() >= 0

    def _day_at(self, point: QPointF) -> int:
        return int(self.layout_now().position(self._inside(point).x()) // 1)


class _Layer(pyqtgraph.GraphicsObject):  # type: ignore[misc]
    """The one item of the plot. It lies over the whole of it and counts in its pixels."""

    def __init__(self, box: Any, draw: Callable[[QPainter], None]) -> None:
        super().__init__()
        self._draw = draw
        self._bounds = QRectF()
        self.setParentItem(box)

    def fit(self, width: float, height: float) -> None:
        bounds = QRectF(0, 0, width, height)
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, _option: Any, _widget: Any) -> None:
        self._draw(painter)

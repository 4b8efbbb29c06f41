"""Dialogs and sheets inside the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QRect, Qt, QTimer, QVariantAnimation, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from remembrancer_app.theme.roles import Role
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.raised_frame import Elevation, RaisedFrame
from remembrancer_app.widgets.scroller import FittingScroller

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent

    from remembrancer_app.theme import Theme

_MARGIN, _BESIDE = 8, 32
SLIDE_MS = 160
_LEAST_LIST = 70


class Overlay(Painted, QWidget):
    """A dialog or sheet inside the window: everything else is behind a scrim and cannot be reached until it closes."""

    closed = Signal()

    def __init__(self, theme: Theme, window: QWidget, *, sheet: bool = False, padding: int = 22) -> None:
        QWidget.__init__(self, window)
        self._window = window
        self._is_sheet = sheet
        self._before: QWidget | None = None
        self._wide = 0
        self.frame = RaisedFrame(theme, Elevation.DIALOG, padding=padding, parent=self)
        self._slide = QVariantAnimation(self)
        self._slide.setDuration(SLIDE_MS)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.setStartValue(0.0)
        self._slide.setEndValue(1.0)
        self._slide.valueChanged.connect(self._place)
        window.installEventFilter(self)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._fit_shown)
        self.hide()
        self.follow(theme)

    @property
    def is_sheet(self) -> bool:
        """Whether it is a part of the page that slides over it in a small window, and no dialog."""
        return self._is_sheet

    def height_for(self, wanted: int, beside: int) -> int:
        """The height of a list that should be so high: less where large text leaves no room for what is beside it.

        Both are in pixels at 100 %.
        """
        room = self._window.height() - self._theme.px(beside)
        return max(self._theme.px(_LEAST_LIST), min(self._theme.px(wanted), room))

    def keep_width(self, wide: int) -> None:
        """The frame is so wide (in pixels at 100 %) at every size of the text, or as wide as the window lets it be."""
        self._wide = wide
        self._take_width()

    def _take_width(self) -> None:
        if self._wide:
            px = self._theme.px
            self.frame.setFixedWidth(max(1, min(px(self._wide), self._window.width() - px(_BESIDE))))

    def take_theme(self) -> None:
        self._take_width()
        # What is inside takes the theme as well, some of it after this.
        self._soon.start()
        super().take_theme()

    def scrolled(self, inside: QWidget) -> FittingScroller:
        """``inside``, scrolled where the window is too low for it. The dialog grows with it."""
        area = FittingScroller(inside)
        area.needs_changed.connect(self._soon.start)
        return area

    def open(self, first: QWidget | None = None) -> None:
        """Show, with the focus on `first` or on the first thing that takes it."""
        self._before = QApplication.focusWidget()
        self.setGeometry(self._window.rect())
        self.show()
        self.raise_()
        self._place()
        if self._is_sheet and self._theme.moves:
            self._slide.start()
        target = first or self._focusable()[0]
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def close_overlay(self) -> None:
        if self.isHidden():
            return
        self._slide.stop()
        self.hide()
        # What had the focus may be gone: rows are made anew when what they show changes.
        if self._before is not None and isValid(self._before):
            self._before.setFocus(Qt.FocusReason.PopupFocusReason)
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_overlay()
            return
        super().keyPressEvent(event)

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Keep Tab inside."""
        inside = self._focusable()
        present = QApplication.focusWidget()
        position = inside.index(present) if present in inside else -1
        step = 1 if forwards else -1
        target = inside[(position + step) % len(inside)]
        reason = Qt.FocusReason.TabFocusReason if forwards else Qt.FocusReason.BacktabFocusReason
        target.setFocus(reason)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._is_sheet and not self.frame.geometry().contains(event.position().toPoint()):
            self.close_overlay()
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._window.rect())
            self._take_width()
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._theme.color(Role.SCRIM))

    @Slot()
    def _fit_shown(self) -> None:
        if self.isVisible():
            self._fit()

    @Slot()
    def _fit(self) -> None:
        """Be as large as the contents need now. Dialogs whose contents share the room in their own way extend it."""
        self.frame.column.activate()
        self._place()

    @Slot()
    def _place(self) -> None:
        if self._is_sheet:
            width = min(self.frame.sizeHint().width(), self.width() - 2 * _MARGIN)
            share = self._slide.currentValue() if self._slide.state() == QVariantAnimation.State.Running else 1.0
            hidden = round((1.0 - float(share)) * width)
            left = self.width() - width - _MARGIN + hidden
            if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
                left = _MARGIN - hidden
            self.frame.setGeometry(left, _MARGIN, width, self.height() - 2 * _MARGIN)
            return
        room = self.size().shrunkBy(self.contentsMargins())
        # A width that was fixed counts, however narrow the contents are.
        size = self.frame.sizeHint().expandedTo(self.frame.minimumSize()).boundedTo(room)
        self.frame.setGeometry(
            QRect(QPoint((self.width() - size.width()) // 2, (self.height() - size.height()) // 2), size)
        )

    def _focusable(self) -> list[QWidget]:
        """What Tab reaches inside, in the order of the focus chain; the overlay itself if there is nothing."""
        found: list[QWidget] = []
        widget = self.frame.nextInFocusChain()
        while widget is not None and widget is not self.frame:
            reachable = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            if reachable and self.frame.isAncestorOf(widget) and widget.isVisible() and widget.isEnabled():
                found.append(widget)
            widget = widget.nextInFocusChain()
        return found or [self]

"""What stands in place of the timeline while it is read, when it is empty, and when it could not be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from remembrancer.model.types import TimeAxis
from remembrancer_app.theme import Icon
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.empty_state import EmptyState
from remembrancer_app.widgets.skeleton import RowSkeleton

if TYPE_CHECKING:
    from remembrancer.wording import Message
    from remembrancer_app.theme import Theme


class TimelineStates(QStackedWidget):
    """One of: loading, nothing yet, nothing found, error.

    Signals:
        retried: read again.
        cleared: take the search away.
        axis_wanted: place by when it happened, which every memory has.
    """

    retried = Signal()
    cleared = Signal()
    axis_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._skeleton = RowSkeleton(theme)
        self.addWidget(self._skeleton)
        self._shown: QWidget | None = None

    def show_loading(self) -> None:
        self._skeleton.start()
        self.setCurrentWidget(self._skeleton)

    def show_nothing(self, *, filtered: bool, axis: TimeAxis) -> None:
        """Nothing to place: because of the search, because nothing has that date, or because nothing is there."""
        size = ControlSize.TOOLBAR
        if filtered:
            clear = Button(self._theme, self.tr("Clear the search"), size=size)
            clear.clicked.connect(self.cleared)
            sentence = self.tr("Nothing that is remembered answers this search.")
            self._show(EmptyState(self._theme, Icon.SEARCH_X, self.tr("Nothing found"), sentence, buttons=[clear]))
        elif axis is not TimeAxis.LIFE:
            other = Button(self._theme, self.tr("Place by when it happened"), size=size)
            other.clicked.connect(self.axis_wanted)
            sentence = self.tr("No memory has this date.")
            title = self.tr("Nothing to place")
            self._show(EmptyState(self._theme, Icon.CALENDAR_DAYS, title, sentence, buttons=[other]))
        else:
            sentence = self.tr("What you and your agents remember appears here by day.")
            self._show(EmptyState(self._theme, Icon.CHART_GANTT, self.tr("No memories yet"), sentence))

    def show_error(self, message: Message) -> None:
        again = Button(
            self._theme,
            self.tr("Try again"),
            kind=ButtonKind.PRIMARY,
            icon=Icon.ROTATE_CCW,
            size=ControlSize.TOOLBAR,
        )
        again.clicked.connect(self.retried)
        sentence = f"{message.text} {message.action}".strip()
        icon = Icon.FILE_EXCLAMATION_POINT
        self._show(EmptyState(self._theme, icon, message.title, sentence, buttons=[again], failed=True))

    def _show(self, state: QWidget) -> None:
        self._skeleton.stop()
        if self._shown is not None:
            self.removeWidget(self._shown)
            self._shown.deleteLater()
        self._shown = state
        self.addWidget(state)
        self.setCurrentWidget(state)

"""What stands in place of the timeline while it is read, when it is empty, and when it could not be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from remembrancer.model.types import TimeAxis
from remembrancer_app.theme import Icon, Role
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.empty_state import EmptyState
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.skeleton import RowSkeleton

if TYPE_CHECKING:
    from remembrancer.wording import Message
    from remembrancer_app.theme import Theme


SENTENCE_MS = 1000
"""After so long a sentence says what is being waited for."""


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
        self.sentence = PlainText(theme, self.tr("Placing what is remembered by day …"), tone=Role.TEXT2)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.sentence.setFixedHeight(theme.px(44))
        self._loading = QWidget()
        column = QVBoxLayout(self._loading)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.sentence)
        column.addWidget(self._skeleton, 1)
        self.addWidget(self._loading)
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(SENTENCE_MS)
        self._late.timeout.connect(self.sentence.show)
        self._shown: QWidget | None = None

    def show_loading(self) -> None:
        if self.currentWidget() is self._loading and self._late.isActive():
            return
        self.sentence.hide()
        self._skeleton.start()
        self._late.start()
        self.setCurrentWidget(self._loading)

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

    def stop_loading(self) -> None:
        """The timeline is there, or something else is to be said."""
        self._late.stop()
        self._skeleton.stop()

    def _show(self, state: QWidget) -> None:
        self.stop_loading()
        if self._shown is not None:
            self.removeWidget(self._shown)
            self._shown.deleteLater()
        self._shown = state
        self.addWidget(state)
        self.setCurrentWidget(state)

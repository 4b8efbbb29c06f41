"""A list, or what stands in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from remembrancer_app.memories.words import error_title, error_words
from remembrancer_app.theme import Icon
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.empty_state import EmptyState
from remembrancer_app.widgets.skeleton import RowSkeleton

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError
    from remembrancer_app.theme import Theme


class AuditStates(QStackedWidget):
    """One of: the list, loading, words why there is nothing, an error.

    Signals:
        retried: read again.
        cleared: take filters and search away.
    """

    retried = Signal()
    cleared = Signal()

    def __init__(self, theme: Theme, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._theme = theme
        self._content = content
        self._skeleton = RowSkeleton(theme)
        self._shown: QWidget | None = None
        self.addWidget(self._skeleton)
        self.addWidget(content)

    @property
    def shows_content(self) -> bool:
        return self.currentWidget() is self._content

    def show_content(self) -> None:
        self._show(self._content)

    def show_loading(self) -> None:
        self._skeleton.start()
        self._show(self._skeleton)

    def show_words(self, icon: Icon, title: str, sentence: str, *, can_clear: bool = False) -> None:
        buttons = []
        if can_clear:
            clear = Button(self._theme, self.tr("Clear filters"), size=ControlSize.TOOLBAR)
            clear.clicked.connect(self.cleared)
            buttons.append(clear)
        self._show(EmptyState(self._theme, icon, title, sentence, buttons=buttons))

    def show_error(self, error: RemembrancerError) -> None:
        theme = self._theme
        retry = Button(
            theme, self.tr("Try again"), kind=ButtonKind.PRIMARY, icon=Icon.ROTATE_CCW, size=ControlSize.TOOLBAR
        )
        retry.clicked.connect(self.retried)
        title, words = error_title(error), error_words(error)
        self._show(EmptyState(theme, Icon.FILE_EXCLAMATION_POINT, title, words, buttons=(retry,), failed=True))

    def _show(self, widget: QWidget) -> None:
        old, self._shown = self._shown, None
        if self.indexOf(widget) < 0:
            self.addWidget(widget)
            self._shown = widget
        if widget is not self._skeleton:
            self._skeleton.stop()
        self.setCurrentWidget(widget)
        if old is not None and old is not widget:
            self.removeWidget(old)
            old.hide()
            old.deleteLater()

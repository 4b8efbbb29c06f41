"""The content of a region, or what stands in its place while it is read, when there is none, or when it failed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from remembrancer_app.theme import Icon
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.empty_state import EmptyState
from remembrancer_app.widgets.skeleton import RowSkeleton

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme


class ContentStates(QStackedWidget):
    """One of: the content, loading, a state in words, a failure. What is not shown any more is deleted.

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

    def show_words(self, icon: Icon, title: str, sentence: str, *buttons: Button) -> None:
        """Say why there is no content, and offer what to do next."""
        self._show(EmptyState(self._theme, icon, title, sentence, buttons=buttons))

    def show_failure(self, title: str, words: str) -> None:
        """Say what went wrong, and offer to read again."""
        retry = Button(
            self._theme, self.tr("Try again"), kind=ButtonKind.PRIMARY, icon=Icon.ROTATE_CCW, size=ControlSize.TOOLBAR
        )
        retry.clicked.connect(self.retried)
        self._show(EmptyState(self._theme, Icon.FILE_EXCLAMATION_POINT, title, words, buttons=(retry,), failed=True))

    def clear_button(self) -> Button:
        """A button that takes filters and search away."""
        clear = Button(self._theme, self.tr("Clear filters"), size=ControlSize.TOOLBAR)
        clear.clicked.connect(self.cleared)
        return clear

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

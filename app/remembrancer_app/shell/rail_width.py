"""Whether the rail is wide, or narrow with icons alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Slot

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from remembrancer_app.shell.rail import Rail
    from remembrancer_app.theme import Theme

_COLLAPSE_BELOW: Final = 1200
"""Width of the window in px at 100 %."""


class RailWidth(QObject):
    """By the width of the window, until the person wants it otherwise."""

    def __init__(self, theme: Theme, rail: Rail, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._rail = rail
        self._window = window
        self._wanted = ""
        # What is narrow depends on the size of the text.
        theme.changed.connect(self.fit)

    @Slot()
    def toggle(self) -> None:
        """Narrow or wide, until the window is made wider or narrower than where it changes by itself."""
        self._wanted = "wide" if self._rail.is_narrow else "narrow"
        self.fit()

    def forget(self) -> None:
        """By the width of the window again."""
        self._wanted = ""
        self.fit()

    @Slot()
    def fit(self) -> None:
        """The window has another width."""
        by_itself = self._window.width() / self._theme.appearance.text_size < _COLLAPSE_BELOW
        narrow = self._wanted == "narrow" if self._wanted else by_itself
        if narrow == by_itself:
            self._wanted = ""
        if narrow != self._rail.is_narrow:
            self._rail.set_narrow(narrow)

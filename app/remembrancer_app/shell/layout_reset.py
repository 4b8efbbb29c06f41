"""Lays the window out as at first, and takes that back."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from remembrancer_app.state.layout import Kept, changed_layout, forget_layout, restore_layout
from remembrancer_app.state.page_state import PageState

if TYPE_CHECKING:
    from remembrancer_app.shell.workspace import Workspace


class LayoutReset(QObject):
    """Of the open vault's window; other vaults have a layout of their own."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self._state = PageState(workspace.settings, "shell")

    @Slot()
    def reset(self) -> None:
        """As at first, with a way back."""
        before = changed_layout(self._state)
        forget_layout(self._state, before)
        self._workspace.rail_width.forget()
        self._take()
        if not before:
            self._workspace.notices.say(self.tr("The layout is as at first already."))
            return
        words = self.tr("Columns, widths, panes and densities are as at first.")
        self._workspace.notices.offer(words, self.tr("Undo"), partial(self._undo, before))

    def _undo(self, before: Kept) -> None:
        restore_layout(self._state, before)
        self._take()

    def _take(self) -> None:
        for page in self._workspace.made_pages:
            page.take_layout()

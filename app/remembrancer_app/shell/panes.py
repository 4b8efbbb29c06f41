"""Going from one pane of the window to the next by key."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


def step_pane(panes: Sequence[QWidget], step: int) -> None:
    """Give the focus to the pane so many further on (or back) from the one that has it; hidden ones do not count."""
    shown = [pane for pane in panes if pane.isVisible()]
    present = QApplication.focusWidget()
    at = next((place for place, pane in enumerate(shown) if _holds(pane, present)), -1)
    for distance in range(1, len(shown) + 1):
        target = first_focusable(shown[(at + step * distance) % len(shown)])
        if target is not None:
            target.setFocus(Qt.FocusReason.TabFocusReason)
            return


def first_focusable(pane: QWidget) -> QWidget | None:
    """The pane itself or the first thing in it that Tab reaches."""
    if pane.focusPolicy() & Qt.FocusPolicy.TabFocus:
        return pane
    widget = pane.nextInFocusChain()
    while widget is not None and widget is not pane:
        reachable = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible() and widget.isEnabled()
        if reachable and pane.isAncestorOf(widget):
            return widget
        widget = widget.nextInFocusChain()
    return None


def _holds(pane: QWidget, widget: QWidget | None) -> bool:
    return widget is not None and (widget is pane or pane.isAncestorOf(widget))

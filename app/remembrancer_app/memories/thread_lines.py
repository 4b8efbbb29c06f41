"""The lines that lead from a memory to what it took the place of, drawn at the beginning of a row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt

from remembrancer_app.theme import Icon, Role, measures
from remembrancer_app.widgets.painting import mirrored

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from remembrancer_app.memories.threads import Threads
    from remembrancer_app.theme import Theme

_STEP = 20
_BEFORE = 20
_ROOM = 8
"""How much further in a badge stands than in the list of memories, for the mark that folds a chain."""
_BESIDE = 4
_DEEPEST = 5
"""Steps to the right; what lies deeper stands below one another, so that there is room for its words."""


def fold_room(theme: Theme) -> int:
    """How wide the strip in front of a badge is in which a head has the mark that folds its chain."""
    return theme.px(_BEFORE)


def paint_fold(theme: Theme, painter: QPainter, box: QRect, *, folded: bool, direction: Qt.LayoutDirection) -> None:
    """The mark in front of a head: what lies beneath it is shown, or not."""
    side = theme.px(measures.ICON_CAPTION)
    square = QRect(box.left() + theme.px(_BESIDE), box.top() + (box.height() - side) // 2, side, side)
    closed = Icon.CHEVRON_LEFT if direction is Qt.LayoutDirection.RightToLeft else Icon.CHEVRON_RIGHT
    icon = closed if folded else Icon.CHEVRON_DOWN
    theme.icons.paint(painter, mirrored(square, box, direction), icon, Role.TEXT2)


def indent(theme: Theme, threads: Threads, row: int) -> int:
    """How far a row's badge stands to the right of where it stands in the list of memories."""
    return theme.px(_ROOM) + theme.px(_STEP) * min(threads.depth(row), _DEEPEST)


def paint_thread(
    theme: Theme,
    painter: QPainter,
    box: QRect,
    threads: Threads,
    row: int,
    *,
    folded: bool,
    direction: Qt.LayoutDirection,
) -> None:
    """The lines of one row: from above to its badge, past it to what follows, and down from it to what it replaced."""
    depth = threads.depth(row)
    level = min(depth, _DEEPEST)
    goes_on = {min(each, _DEEPEST) for each in threads.going_on(row)}
    leads_down = threads.beneath(row) != row and not folded
    side = theme.px(measures.ROW_BADGE_SIZE)
    middle = box.top() + box.height() // 2
    bottom = box.bottom() + 1
    ink = theme.color(Role.LINE2)

    def place(number: int) -> int:
        return box.left() + theme.px(_BEFORE) + theme.px(_STEP) * (number - 1) + side // 2

    def line(left: int, top: int, width: int, height: int) -> None:
        painter.fillRect(mirrored(QRect(left, top, width, height), box, direction), ink)

    for each in range(1, level):
        if each in goes_on:
            line(place(each), box.top(), 1, box.height())
    if level:
        further = level in goes_on or (leads_down and level == _DEEPEST)
        line(place(level), box.top(), 1, box.height() if further else middle - box.top() + 1)
        end = box.left() + theme.px(_BEFORE) + theme.px(_STEP) * level
        line(place(level), middle, end - place(level) - theme.px(2), 1)
    if leads_down and level < _DEEPEST:
        top = box.top() + (box.height() + side) // 2 + theme.px(2)
        line(place(level + 1), top, 1, bottom - top)

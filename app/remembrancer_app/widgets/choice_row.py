"""A row that can be chosen from a list of painted rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from remembrancer_app.theme import Role, measures
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import paint_focus_ring, paint_rounded

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QPainter

    from remembrancer_app.theme import Theme


class ChoiceRow(Painted, QAbstractButton):
    """One of its siblings is chosen; what stands in the row is painted by the kinds of it."""

    def __init__(self, theme: Theme, text: str, *, name: str, hint: str, parent: QWidget | None = None) -> None:
        """``name`` is what assistive technology reads, ``hint`` the tooltip."""
        QAbstractButton.__init__(self, parent)
        self.setText(text)
        self.setAccessibleName(name)
        self.setToolTip(hint)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def alignments(self) -> tuple[Qt.AlignmentFlag, Qt.AlignmentFlag]:
        """Where a line begins and where it ends, in the direction of reading."""
        start, end = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            start, end = end, start
        # The painter would mirror them once more.
        return start | Qt.AlignmentFlag.AlignAbsolute, end | Qt.AlignmentFlag.AlignAbsolute

    def paint_ground(self, painter: QPainter) -> None:
        """What lies under the chosen row, or under the one that is pointed at."""
        theme, radius = self._theme, self._theme.px(measures.RADIUS)
        if self.isChecked():
            edge = theme.color(Role.ACCENT_LINE) if theme.is_high_contrast else None
            paint_rounded(painter, self.rect(), radius, fill=theme.color(Role.ACCENT_SOFT), edge=edge)
        elif self.underMouse():
            paint_rounded(painter, self.rect(), radius, fill=theme.color(Role.HOVER))

    def paint_ring(self, painter: QPainter) -> None:
        """The ring of the keyboard's focus, when it shows; over everything else."""
        if self.shows_focus:
            paint_focus_ring(self._theme, painter, self.rect(), self._theme.px(measures.RADIUS))


def mark_chosen(rows: Iterable[ChoiceRow], chosen: ChoiceRow | None) -> None:
    """Only ``chosen`` is chosen of the rows, or none: what Qt refuses to rows of which one always is."""
    for row in rows:
        row.setAutoExclusive(False)
        row.setChecked(row is chosen)
        row.setAutoExclusive(True)

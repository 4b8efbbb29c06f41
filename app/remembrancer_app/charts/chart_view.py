"""The ground of every chart: pyqtgraph in the colours and letters of the theme."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pyqtgraph
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QWidget

from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.theme.measures import RADIUS_SMALL
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import paint_focus_ring

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme


class ChartView(Painted, pyqtgraph.GraphicsView):  # type: ignore[misc]
    """One plot without frame, buttons or menu, on the surface. Mouse and keys do what the subclass says, nothing else.

    ``plot`` is the pyqtgraph PlotItem; ``axes`` are those it starts with, by side ("top", "bottom", "left").
    """

    def __init__(
        self,
        theme: Theme,
        *,
        name: str,
        description: str,
        axes: dict[str, Any] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        # Read when items are made, so before the first of them.
        pyqtgraph.setConfigOptions(
            background=theme.color(Role.SURFACE), foreground=theme.color(Role.TEXT3), antialias=False
        )
        pyqtgraph.GraphicsView.__init__(self, parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)
        self.plot = pyqtgraph.PlotItem(axisItems=axes, enableMenu=False)
        self.plot.hideButtons()
        # pyqtgraph makes this menu even where none is wanted, as a window of its own: let it go with the view.
        self.plot.ctrlMenu.setParent(self, self.plot.ctrlMenu.windowFlags())
        self.plot.setMouseEnabled(x=False, y=False)
        self.plot.layout.setContentsMargins(0, 0, 0, 0)
        self.plot.layout.setSpacing(0)
        for side in ("left", "right", "top", "bottom"):
            # Else each axis sets its (empty) label anew whenever the range moves.
            self.plot.getAxis(side).enableAutoSIPrefix(False)
            if side not in (axes or {}):
                self.plot.hideAxis(side)
        self.setCentralItem(self.plot)
        self.follow(theme)

    def take_theme(self) -> None:
        self.setBackground(self._theme.color(Role.SURFACE))
        for side in ("left", "right", "top", "bottom"):
            axis = self.plot.getAxis(side)
            axis.setPen(pyqtgraph.mkPen(self._theme.color(Role.LINE), width=1))
            axis.setTextPen(self._theme.color(Role.TEXT3))
            axis.setTickFont(self._theme.font(TextStyle.CAPTION, tabular=True))
        super().take_theme()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self.paint_ring()

    def paint_ring(self) -> None:
        """The focus ring over what is painted, if there is one."""
        if self.shows_focus:
            painter = QPainter(self.viewport())
            paint_focus_ring(self._theme, painter, self.viewport().rect(), self._theme.px(RADIUS_SMALL))

"""The sheet of keys: what can be pressed on this page and everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.key_cap import KeyCap, spaced
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.scroller import Scroller

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer_app.shell.commands import KeyLine
    from remembrancer_app.theme import Theme

_WIDTH = 420


class KeySheet(Overlay):
    """A sheet at the side; Esc closes it. Each group has a title and its lines."""

    def __init__(self, theme: Theme, window: QWidget, groups: Sequence[tuple[str, Sequence[KeyLine]]]) -> None:
        super().__init__(theme, window, sheet=True)
        self.setAccessibleName(self.tr("Keys"))
        head = QHBoxLayout()
        head.addWidget(PlainText(theme, self.tr("Keys"), style=TextStyle.PAGE_TITLE), 1)
        self.leave = Button(theme, kind=ButtonKind.GHOST, icon=Icon.X, name=self.tr("Close"))
        self.leave.clicked.connect(self.close_overlay)
        head.addWidget(self.leave)
        self.frame.column.addLayout(head)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, theme.px(8), 0)
        for title, lines in groups:
            if lines:
                column.addSpacing(theme.px(8))
                column.addWidget(PlainText(theme, title, style=TextStyle.EMPHASIS))
                column.addLayout(self._grid(theme, lines))
        column.addStretch(1)
        scroll = Scroller(inner)
        scroll.setMinimumWidth(theme.px(_WIDTH))
        scroll.setAccessibleName(self.tr("Keys"))
        self.frame.column.addWidget(scroll, 1)
        self.closed.connect(self.deleteLater)

    def _grid(self, theme: Theme, lines: Sequence[KeyLine]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.px(12))
        grid.setVerticalSpacing(theme.px(6))
        grid.setColumnStretch(0, 1)
        for row, line in enumerate(lines):
            words = PlainText(theme, line.words, tone=Role.TEXT2, wraps=True)
            grid.addWidget(words, row, 0)
            caps = QHBoxLayout()
            caps.setSpacing(theme.px(4))
            caps.addStretch(1)
            for keys in line.keys.split(" / "):
                caps.addWidget(KeyCap(theme, spaced(keys)))
            grid.addLayout(caps, row, 1)
        return grid

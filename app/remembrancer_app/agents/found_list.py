"""The tools that can be connected: those found on this computer, then the others."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from remembrancer_app.agents.words import client_icon
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.button import Button, ControlSize
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.connecting import FoundTool
    from remembrancer_app.theme import Theme


class FoundList(QWidget):
    """A line for each tool that is here.

    Signals:
        connect_wanted, disconnect_wanted: of a FoundTool.
    """

    connect_wanted = Signal(object)
    disconnect_wanted = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("found")
        self.setAccessibleName(self.tr("Found on this computer"))
        self._theme = theme
        self._shown: tuple[FoundTool, ...] = ()
        self.rows: list[QWidget] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(*(theme.px(side) for side in (16, 10, 12, 12)))
        column.setSpacing(theme.px(4))
        column.addWidget(PlainText(theme, self.tr("Found on this computer"), style=TextStyle.EMPHASIS))
        self.nothing = PlainText(
            theme,
            self.tr("None of the agent tools that can be connected by themselves was found."),
            style=TextStyle.SECONDARY,
            tone=Role.TEXT2,
            wraps=True,
        )
        column.addWidget(self.nothing)
        self._list = QVBoxLayout()
        self._list.setSpacing(theme.px(2))
        column.addLayout(self._list)

    def show_tools(self, tools: Sequence[FoundTool]) -> None:
        """Those that are here or connected."""
        shown = tuple(tool for tool in tools if tool.is_here or tool.is_connected)
        if shown == self._shown and self.rows:
            return
        self._shown = shown
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = [self._row(tool) for tool in shown]
        for row in self.rows:
            self._list.addWidget(row)
            row.show()
        self.nothing.setVisible(not shown)

    def _row(self, tool: FoundTool) -> QWidget:
        theme = self._theme
        state = self.tr("connected") if tool.is_connected else self.tr("not connected")
        if tool.is_hooked:
            state = self.tr("connected, with hooks")
        row = QWidget()
        row.setAccessibleName(f"{tool.name}, {state}")
        across = QHBoxLayout(row)
        across.setContentsMargins(0, theme.px(3), 0, theme.px(3))
        across.setSpacing(theme.px(10))
        across.addWidget(IconLabel(theme, client_icon(tool.name, tool.tool), colour=Role.TEXT2))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(ElidedLabel(theme, tool.name, style=TextStyle.CONTROL))
        words.addWidget(ElidedLabel(theme, state, style=TextStyle.CAPTION, tone=Role.TEXT2))
        across.addLayout(words, 1)
        act, signal = self.tr("Connect"), self.connect_wanted
        if tool.is_connected:
            act, signal = self.tr("Disconnect"), self.disconnect_wanted
        button = Button(theme, act, size=ControlSize.TOOLBAR)
        button.setAccessibleName(f"{act}: {tool.name}")
        button.clicked.connect(partial(self._want, signal, tool))
        across.addWidget(button)
        return row

    @staticmethod
    def _want(signal: object, tool: FoundTool, _checked: bool = False) -> None:
        signal.emit(tool)  # type: ignore[attr-defined]

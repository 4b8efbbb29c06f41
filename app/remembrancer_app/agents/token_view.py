"""A new client's token, and what to paste where so that it is sent."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from remembrancer_app.agents.port import PortState
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.pane import Card, Notice
from remembrancer_app.widgets.plain_text import PlainText, StatementText
from remembrancer_app.widgets.segmented_control import Segment, SegmentedControl

if TYPE_CHECKING:
    from remembrancer_app.agents.port import Port
    from remembrancer_app.theme import Theme

_HEADER, _MCP, _TRY = "header", "mcp", "try"
_NO_ADDRESS = "http://127.0.0.1:PORT"


class TokenView(QWidget):
    """Shown this once. What was copied is told; the address in it follows the port."""

    def __init__(self, theme: Theme, port: Port, token: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._port = port
        self._token = token
        self.is_copied = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(10))
        words = self.tr(
            "This is its token. It is shown only now, and kept nowhere: copy it to where the program looks."
        )
        column.addWidget(PlainText(theme, words, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True))
        self.field = QLineEdit(token)
        self.field.setReadOnly(True)
        self.field.setAccessibleName(self.tr("Token"))
        self.field.setCursorPosition(0)
        self.copy = Button(theme, self.tr("Copy"), kind=ButtonKind.PRIMARY, icon=Icon.COPY)
        self.copy.setAccessibleName(self.tr("Copy the token"))
        self.copy.clicked.connect(self._copy_token)
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        row.addWidget(self.field, 1)
        row.addWidget(self.copy)
        column.addLayout(row)
        column.addWidget(PlainText(theme, self.tr("Ready to paste"), style=TextStyle.SECONDARY_EMPHASIS))
        segments = [
            Segment(_HEADER, self.tr("HTTP header")),
            Segment(_MCP, self.tr("MCP entry")),
            Segment(_TRY, self.tr("Try it")),
        ]
        self.which = SegmentedControl(theme, segments, name=self.tr("What to paste"))
        self.which.chosen.connect(self._show)
        self.copy_text = Button(theme, self.tr("Copy this"), icon=Icon.COPY, size=ControlSize.TOOLBAR)
        self.copy_text.clicked.connect(self._copy_text)
        row = QHBoxLayout()
        row.addWidget(self.which)
        row.addStretch(1)
        row.addWidget(self.copy_text)
        column.addLayout(row)
        card = Card(theme, padding=10, ground=Role.SUNKEN, edge=None)
        self.text = StatementText(theme, style=TextStyle.CODE, name=self.tr("What to paste"))
        card.column.addWidget(self.text)
        column.addWidget(card)
        self.hint = PlainText(theme, style=TextStyle.CAPTION, tone=Role.TEXT2, wraps=True)
        column.addWidget(self.hint)
        closed = self.tr("The port is closed: no program can send anything yet.")
        self.closed = Notice(theme, closed, tone=Role.WARN, icon=Icon.LOCK, action=self.tr("Open the port"))
        self.closed.acted.connect(self._open_port)
        column.addWidget(self.closed)
        port.changed.connect(self._show)
        theme.changed.connect(self._take_theme)
        self._take_theme()
        self._show()

    @Slot()
    def _take_theme(self) -> None:
        self.field.setFont(self._theme.font(TextStyle.CODE))

    def pasted(self, which: str) -> str:
        """What stands to be pasted: "header", "mcp" or "try"."""
        address = self._port.address or _NO_ADDRESS
        header = f"Authorization: Bearer {self._token}"
        name, value = header.split(": ", 1)
        entry = {"type": "http", "url": f"{address}/mcp", "headers": {name: value}}
        return {
            _HEADER: header,
            _MCP: json.dumps({"mcpServers": {"remembrancer": entry}}, indent=2),
            _TRY: f'curl -H "{header}" {address}/v1/access',
        }[which]

    @Slot()
    def _show(self) -> None:
        hints = {
            _HEADER: self.tr("Every request carries this line. Nothing else is asked for: no cookie, no login."),
            _MCP: self.tr("In the settings of a program that speaks MCP over HTTP."),
            _TRY: self.tr("At a terminal: it answers what this client may do."),
        }
        self.text.set_text(self.pasted(self.which.value))
        self.hint.setText(hints[self.which.value])
        self.closed.setVisible(self._port.state is not PortState.OPEN)

    @Slot()
    def _open_port(self) -> None:
        self._port.switch(True)

    @Slot()
    def _copy_token(self) -> None:
        self._copy(self._token, self.copy)

    @Slot()
    def _copy_text(self) -> None:
        self._copy(self.pasted(self.which.value), self.copy_text)

    def _copy(self, text: str, button: Button) -> None:
        QGuiApplication.clipboard().setText(text)
        self.is_copied = True
        button.setText(self.tr("Copied"))
        button.set_drawing(Icon.CHECK)

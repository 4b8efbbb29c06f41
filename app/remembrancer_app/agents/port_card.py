"""The port: whether it is open, where, and the switch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from remembrancer.model.port import HIGHEST_PORT, LOWEST_PORT
from remembrancer_app.agents.port import PortState
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.chip import Chip, ChipFace
from remembrancer_app.widgets.flow_layout import FlowLayout
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.switch import Switch

HOST = "127.0.0.1"

if TYPE_CHECKING:
    from remembrancer_app.agents.port import Port
    from remembrancer_app.theme import Theme


class PortCard(QWidget):
    """Shows the port as it is, and switches it.

    Signals:
        said: something was done, in a sentence.
    """

    said = Signal(str)

    def __init__(self, theme: Theme, port: Port, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("port")
        self.setAccessibleName(self.tr("Port"))
        self._port = port
        self.chip = Chip(theme, ChipFace(self.tr("Closed"), Icon.LOCK))
        self.switch = Switch(theme, self.tr("Let agents on this computer connect"))
        self.where = PlainText(theme, style=TextStyle.CAPTION, tone=Role.TEXT2, wraps=True)
        self.copy = Button(
            theme, kind=ButtonKind.GHOST, icon=Icon.COPY, name=self.tr("Copy the address"), size=ControlSize.ROW
        )
        self.edit = Button(
            theme, kind=ButtonKind.GHOST, icon=Icon.PENCIL, name=self.tr("Another number"), size=ControlSize.ROW
        )
        self.elsewhere = Button(theme, self.tr("Use another number"), size=ControlSize.ROW)
        self.elsewhere.clicked.connect(port.open_anywhere)
        self.field = QSpinBox()
        self.field.setRange(LOWEST_PORT, HIGHEST_PORT)
        self.field.setGroupSeparatorShown(False)
        self.field.setAccessibleName(self.tr("The number of the port"))
        self.field.setFixedHeight(theme.px(measures.ROW_CONTROL_HEIGHT))
        self.field.hide()
        self.field.editingFinished.connect(self._move)
        self.edit.clicked.connect(self._edit)
        self.problem = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.BAD, wraps=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(theme.px(side) for side in (16, 12, 14, 10)))
        column.setSpacing(theme.px(2))
        first = QHBoxLayout()
        first.setSpacing(theme.px(9))
        words = QWidget()
        flow = FlowLayout(words, across=theme.px(9), down=theme.px(4))
        title = PlainText(theme, self.tr("Port"), style=TextStyle.EMPHASIS)
        title.setMinimumHeight(theme.px(measures.CHIP_HEIGHT))
        flow.addWidget(title)
        flow.addWidget(self.chip)
        first.addWidget(words, 1)
        first.addWidget(self.switch, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(first)
        second = QHBoxLayout()
        second.addWidget(self.where, 1)
        second.addWidget(self.field)
        second.addWidget(self.edit)
        second.addWidget(self.copy)
        column.addLayout(second)
        column.addWidget(self.problem)
        column.addWidget(self.elsewhere, 0, Qt.AlignmentFlag.AlignLeft)
        self.switch.clicked.connect(port.switch)
        self.copy.clicked.connect(self._copy)
        port.changed.connect(self.show_state)
        self.show_state()

    @Slot()
    def show_state(self) -> None:
        """As the port is now."""
        port = self._port
        is_open = port.state is PortState.OPEN
        faces = {
            PortState.OPEN: ChipFace(self.tr("Open on this computer only"), Icon.LOCK, Role.GOOD),
            PortState.OPENING: ChipFace(self.tr("Opening"), Icon.HOURGLASS),
            PortState.CLOSED: ChipFace(self.tr("Closed"), Icon.LOCK),
            PortState.FAILED: ChipFace(self.tr("Could not be opened"), Icon.TRIANGLE_ALERT, Role.BAD),
        }
        self.chip.set_face(faces[port.state])
        self.switch.setChecked(is_open or port.state is PortState.OPENING)
        self.switch.setEnabled(port.state is not PortState.OPENING)
        words = self.tr("Agents cannot reach this vault over HTTP.")
        if is_open:
            words = self.tr("{0}, port {1} · HTTP and MCP").format(HOST, port.number)
        self.where.setText(words)
        self.where.updateGeometry()
        self.copy.setVisible(is_open)
        self.problem.setText(port.problem)
        self.problem.setVisible(bool(port.problem))
        self.elsewhere.setVisible(port.state is PortState.FAILED)
        self.edit.setEnabled(port.state is not PortState.OPENING)

    @Slot()
    def _edit(self) -> None:
        self.field.setValue(self._port.number or LOWEST_PORT)
        self.where.hide()
        self.edit.hide()
        self.field.show()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    @Slot()
    def _move(self) -> None:
        if self.field.isHidden():
            return
        chosen = self.field.value()
        self.field.hide()
        self.where.show()
        self.edit.show()
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        if chosen != self._port.number:
            self._port.move(chosen)

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._port.address)
        self.said.emit(self.tr("The address {0} is copied.").format(self._port.address))

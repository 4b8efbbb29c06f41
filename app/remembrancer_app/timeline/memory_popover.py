"""The popover beside a bar: the latest of its memories, and what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from remembrancer.model.types import MemoryType
from remembrancer_app.charts.dates import long_moment
from remembrancer_app.memories.words import one_line
from remembrancer_app.theme import Icon, Role, TextStyle, measures, type_word
from remembrancer_app.timeline.words import writer_words
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.chip import Chip, ChipFace
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.flow_layout import FlowLayout
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.popover import Popover
from remembrancer_app.widgets.type_badge import TypeBadge

if TYPE_CHECKING:
    from datetime import datetime

    from PySide6.QtGui import QEnterEvent

    from remembrancer.model.memory import Memory
    from remembrancer_app.theme import Theme

_WIDTH = 330
_PADDING = 14
_TEXT_CHARACTERS = 260
_MOST_TAGS = 4
_LEAVE_MS = 350


class MemoryPopover(Popover):
    """One for the page, filled anew for each memory. Opened by the mouse alone it goes when the mouse has left.

    Signals:
        open_wanted: open the memory (its id).
        pin_wanted: pin it, or unpin it (its id, and whether it shall be pinned).
        more_wanted: list all memories of the bar.
    """

    open_wanted = Signal(str)
    pin_wanted = Signal(str, bool)
    more_wanted = Signal()

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(theme, window, padding=_PADDING)
        self.setObjectName("popover")
        self._memory: Memory | None = None
        self._stays = False
        self._badge = TypeBadge(theme, MemoryType.FACT.value)
        self._type = PlainText(theme, style=TextStyle.EMPHASIS)
        self._when = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, tabular=True)
        self._text = PlainText(theme, wraps=True)
        self._tags = QWidget()
        self._tag_flow = FlowLayout(self._tags)
        self._tags.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._source = ElidedLabel(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2)
        self.open_button = Button(theme, self.tr("Open"), size=ControlSize.ROW, key=self.tr("Enter"))
        self.pin_button = Button(theme, self.tr("Pin"), kind=ButtonKind.GHOST, icon=Icon.PIN, size=ControlSize.ROW)
        self.more_button = Button(theme, self.tr("More"), kind=ButtonKind.LINK, size=ControlSize.ROW)
        self._build()
        self._leave = QTimer(self)
        self._leave.setSingleShot(True)
        self._leave.setInterval(_LEAVE_MS)
        self._leave.timeout.connect(self.close_popover)
        self.open_button.clicked.connect(self._open)
        self.pin_button.clicked.connect(self._pin)
        self.more_button.clicked.connect(self.more_wanted)

    def _build(self) -> None:
        self.column.setSpacing(14)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._badge)
        head.addWidget(self._type)
        head.addStretch(1)
        head.addWidget(self._when)
        self.column.addLayout(head)
        self.column.addWidget(self._text)
        facts = QHBoxLayout()
        facts.addWidget(self._tags, 1)
        facts.addWidget(self._source, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(facts)
        actions = QHBoxLayout()
        actions.setSpacing(8)
        actions.addWidget(self.open_button)
        actions.addWidget(self.pin_button)
        actions.addStretch(1)
        actions.addWidget(self.more_button)
        self.column.addLayout(actions)

    @property
    def memory(self) -> Memory | None:
        """The memory shown last."""
        return self._memory

    @property
    def stays(self) -> bool:
        """Whether it is open and was opened to stay."""
        return self._stays and self.isVisible()

    def show_memory(
        self, memory: Memory, when: datetime, more: str, place: QRect, *, stays: bool, changeable: bool
    ) -> None:
        """Fill and open beside ``place`` (in the window). ``when`` is local; ``more`` says what else the bar holds."""
        self._memory = memory
        self._stays = stays
        self._leave.stop()
        self._badge.set_memory_type(memory.type.value)
        self._type.setText(type_word(memory.type.value))
        self._when.setText(long_moment(when))
        inner = self._theme.px(_WIDTH) - 2 * self._theme.px(_PADDING)
        self._text.setText(one_line(memory.content, _TEXT_CHARACTERS))
        self._text.setFixedWidth(inner)
        self._text.setFixedHeight(self._text.heightForWidth(inner))
        self._show_tags(memory.tags)
        self._source.setText(writer_words(memory.source))
        self._source.setFixedSize(
            min(self._source.sizeHint().width(), inner // 2), self._theme.px(measures.CHIP_HEIGHT)
        )
        room = inner - self._source.width() - self._theme.px(8)
        self._tags.setFixedHeight(self._tag_flow.heightForWidth(room) if memory.tags else self._source.height())
        self.pin_button.setText(self.tr("Unpin") if memory.pinned else self.tr("Pin"))
        self.pin_button.set_drawing(Icon.PIN_OFF if memory.pinned else Icon.PIN)
        self.pin_button.setVisible(changeable)
        self.more_button.setVisible(bool(more))
        self.more_button.setText(more or self.tr("More"))
        self.setAccessibleName(f"{self._type.text()}, {self._when.text()}")
        self.setAccessibleDescription(self._text.text())
        self.setFixedWidth(self._theme.px(_WIDTH))
        self.open_at(place)

    def leave_soon(self) -> None:
        """The mouse is elsewhere: close, unless it was opened to stay or the mouse comes in."""
        if not self._stays and self.isVisible() and not self.underMouse():
            self._leave.start()

    def keep(self) -> None:
        """The mouse came back."""
        self._leave.stop()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._leave.stop()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.leave_soon()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(_WIDTH), super().sizeHint().height())

    def _show_tags(self, tags: tuple[str, ...]) -> None:
        while (item := self._tag_flow.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for tag in tags[:_MOST_TAGS]:
            self._tag_flow.addWidget(Chip(self._theme, ChipFace(tag)))
        for chip in self._tags.findChildren(Chip):
            if chip.text() in tags:
                chip.show()

    @Slot()
    def _open(self) -> None:
        if self._memory is not None:
            self.open_wanted.emit(self._memory.id)

    @Slot()
    def _pin(self) -> None:
        if self._memory is not None:
            self.pin_wanted.emit(self._memory.id, not self._memory.pinned)

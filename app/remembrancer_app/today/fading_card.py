"""What is about to fade, to keep, to pin or to let go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, Signal, SignalInstance
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from remembrancer_app.memories.words import one_line
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.checks import CheckBox
from remembrancer_app.widgets.counter import CounterBadge
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.type_badge import TypeBadge

if TYPE_CHECKING:
    from datetime import date

    from remembrancer_app.theme import Theme
    from remembrancer_app.today.reading import FadingList

_CHARACTERS = 300


class FadingCard(Card):
    """Signals carry the ids of the chosen memories.

    Signals:
        keep_wanted, pin_wanted, let_go_wanted: what to do with them.
        more_wanted: all that fades.
    """

    keep_wanted = Signal(object)
    pin_wanted = Signal(object)
    let_go_wanted = Signal(object)
    more_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, padding=14, parent=parent)
        self.setObjectName("fading")
        title = self.tr("Fading this week")
        self.setAccessibleName(title)
        self.column.setSpacing(theme.px(8))
        head = QHBoxLayout()
        head.setSpacing(theme.px(8))
        head.addWidget(PlainText(theme, title, style=TextStyle.EMPHASIS))
        self.counter = CounterBadge(theme, name=title, parent=self)
        head.addWidget(self.counter)
        head.addStretch(1)
        self.more = Button(theme, self.tr("See all"), kind=ButtonKind.LINK, size=ControlSize.ROW)
        self.more.clicked.connect(self.more_wanted)
        head.addWidget(self.more)
        self.column.addLayout(head)
        self._list = QVBoxLayout()
        self._list.setSpacing(theme.px(5))
        self.column.addLayout(self._list)
        self.boxes: dict[str, CheckBox] = {}
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        self.keep = self._button(row, self.tr("Keep"), Icon.ROTATE_CCW, self.keep_wanted)
        self.keep.setToolTip(self.tr("They are still true, and grow strong again"))
        self.pin = self._button(row, self.tr("Pin"), Icon.PIN, self.pin_wanted)
        self.let_go = self._button(row, self.tr("Let go"), None, self.let_go_wanted)
        self.let_go.setToolTip(self.tr("Put them away; they can be brought back"))
        row.addStretch(1)
        self.column.addLayout(row)
        self.hide()

    def show_fading(self, found: FadingList) -> None:
        """These, all of them chosen but those that the person has unticked."""
        unticked = {memory for memory, box in self.boxes.items() if not box.isChecked()}
        self.setVisible(bool(found.memories))
        while (item := self._list.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.boxes = {}
        for fading, memory in found.memories:
            text = one_line(memory.content, _CHARACTERS)
            box = CheckBox(self._theme, "", name=text)
            box.setChecked(memory.id not in unticked)
            box.toggled.connect(self._enable)
            self.boxes[memory.id] = box
            line = QWidget()
            row = QHBoxLayout(line)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(self._theme.px(8))
            row.addWidget(box)
            row.addWidget(TypeBadge(self._theme, memory.type, size=21))
            row.addWidget(ElidedLabel(self._theme, text, style=TextStyle.BODY), 1)
            row.addWidget(PlainText(self._theme, self._weekday(fading.on), style=TextStyle.SECONDARY, tone=Role.TEXT2))
            self._list.addWidget(line)
        self.counter.set_count(found.total)
        self._enable()

    def chosen(self) -> tuple[str, ...]:
        """The ids of those that are ticked."""
        return tuple(memory for memory, box in self.boxes.items() if box.isChecked())

    def _button(self, row: QHBoxLayout, words: str, icon: Icon | None, wanted: SignalInstance) -> Button:
        button = Button(self._theme, words, icon=icon, size=ControlSize.TOOLBAR)
        button.setAccessibleDescription(self.tr("Applies to those that are ticked"))
        button.clicked.connect(lambda _checked=False: wanted.emit(self.chosen()))
        row.addWidget(button)
        return button

    def _enable(self) -> None:
        for button in (self.keep, self.pin, self.let_go):
            button.setEnabled(bool(self.chosen()))

    def _weekday(self, day: date) -> str:
        return self.locale().dayName(
            QDate(day.year, day.month, day.day).dayOfWeek(), self.locale().FormatType.ShortFormat
        )

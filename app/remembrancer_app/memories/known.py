"""Below what a memory says: what is known of it, the words it rests on, and what became of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from remembrancer_app.memories.evidence import EvidenceBlock
from remembrancer_app.memories.history import HistoryBlock
from remembrancer_app.memories.properties import PropertyList, properties
from remembrancer_app.memories.words import source_words
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.pane import Separator

if TYPE_CHECKING:
    from remembrancer.model.lifecycle import StrengthHistory
    from remembrancer.model.memory import Memory
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme


class KnownBlock(QWidget):
    """Properties, a link to how it fades, evidence, history.

    Signals:
        fading_wanted: show how it fades.
        restore_wanted: bring this version back.
        difference_wanted: how two versions (their numbers) differ.
        opened: this widget was opened, and should be seen whole.
    """

    fading_wanted = Signal()
    restore_wanted = Signal(object)
    difference_wanted = Signal(int, int)
    opened = Signal(QWidget)

    def __init__(self, theme: Theme, day_words: DayWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._day_words = day_words
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(10))
        column.addWidget(Separator(theme))
        self.properties = PropertyList(theme)
        column.addWidget(self.properties)
        self.fading = Button(theme, self.tr("How it fades"), kind=ButtonKind.LINK, size=ControlSize.ROW)
        self.fading.clicked.connect(lambda _checked=False: self.fading_wanted.emit())
        column.addWidget(self.fading, 0, Qt.AlignmentFlag.AlignLeft)
        self._evidence_line = Separator(theme)
        column.addWidget(self._evidence_line)
        self.evidence = EvidenceBlock(theme)
        column.addWidget(self.evidence)
        column.addWidget(Separator(theme))
        self.history = HistoryBlock(theme, day_words)
        self.history.restore_wanted.connect(self.restore_wanted)
        self.history.difference_wanted.connect(self.difference_wanted)
        self.history.opened.connect(self.opened)
        column.addWidget(self.history)

    def show_memory(self, memory: Memory, strength: StrengthHistory | None, *, read_only: bool) -> None:
        """What is known of it, its strength as soon as that is known; its history comes by itself."""
        self.properties.show_properties(properties(memory, self._day_words, strength))
        self.fading.setVisible(strength is not None and not read_only)
        for widget in (self.evidence, self._evidence_line):
            widget.setVisible(bool(memory.evidence))
        if memory.evidence:
            source = source_words(memory.source)
            when = self._day_words.moment(memory.times.stated or memory.recorded)
            self.evidence.show_evidence(memory.evidence, f"{source}, {when}")

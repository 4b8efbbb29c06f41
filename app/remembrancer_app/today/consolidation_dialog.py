"""Memories that could be put together: first what is there and what would be, then one step that can be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QWidget

from remembrancer.model.changes import Change
from remembrancer.model.consolidation import Consolidate, ConsolidationKind
from remembrancer_app.memories.words import error_words, one_line
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.consolidation import Consolidation
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.memory import Memory
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme

_WIDTH, _HEIGHT, _CHARACTERS = 620, 320, 600


class ConsolidationDialog(Overlay):
    """Nothing happens before its button is pressed; Esc leaves everything as it is.

    Signals:
        done: a Change, which is on disk.
        refused: they are to stay apart.
    """

    done = Signal(object)
    refused = Signal()

    def __init__(
        self, theme: Theme, engine: Engine, parent: QWidget, proposal: Consolidation, sources: Sequence[Memory]
    ) -> None:
        super().__init__(theme, parent.window())
        self.setObjectName("consolidation")
        title = self.tr("Put together what says the same?")
        self.setAccessibleName(title)
        self._engine = engine
        self._proposal = proposal
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(10))
        column.addWidget(PlainText(theme, title, style=TextStyle.SECTION, wraps=True))
        is_merge = proposal.kind is ConsolidationKind.MERGE
        card = Card(theme, padding=12, ground=Role.SUNKEN, edge=None)
        card.column.setSpacing(theme.px(6))
        if is_merge:
            self._add(card, self.tr("Stays"), sources[:1])
            self._add(card, self.tr("Gives way to it"), sources[1:])
            note = self.tr("What gives way keeps its history. It is one step, and can be undone.")
        else:
            self._add(card, self.tr("These stay as they are"), sources)
            card.column.addWidget(PlainText(theme, self.tr("New beside them"), style=TextStyle.EMPHASIS))
            card.column.addWidget(PlainText(theme, proposal.content, wraps=True, selectable=True))
            note = self.tr("The new memory names its sources. It is one step, and can be undone.")
        card.column.addStretch(1)
        scroller = QScrollArea()
        scroller.setProperty("bare", True)
        scroller.setFrameShape(QFrame.Shape.NoFrame)
        scroller.setWidgetResizable(True)
        scroller.setAccessibleName(self.tr("What would be put together"))
        scroller.setWidget(card)
        scroller.setFixedHeight(min(theme.px(_HEIGHT), parent.window().height() - theme.px(260)))
        column.addWidget(scroller)
        self.note = PlainText(theme, note, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        column.addWidget(self.note)
        row = QHBoxLayout()
        row.addStretch(1)
        self.apart = Button(theme, self.tr("Leave them apart"))
        self.apart.clicked.connect(self._refuse)
        self.act = Button(theme, self.tr("Put together"), kind=ButtonKind.PRIMARY)
        self.act.clicked.connect(self.apply)
        row.addWidget(self.apart)
        row.addWidget(self.act)
        column.addLayout(row)
        self.closed.connect(self.deleteLater)

    @Slot()
    def apply(self) -> None:
        """Put them together, if they still are what was shown."""
        self.act.setEnabled(False)
        self._engine.change(self, Consolidate(self._proposal), self._take, self._fail)

    def _take(self, change: Change) -> None:
        self.done.emit(change)
        self.close_overlay()

    def _fail(self, error: RemembrancerError) -> None:
        self.note.setText(error_words(error))

    def _refuse(self) -> None:
        self.refused.emit()
        self.close_overlay()

    def _add(self, card: Card, heading: str, memories: Sequence[Memory]) -> None:
        card.column.addWidget(PlainText(self._theme, heading, style=TextStyle.EMPHASIS))
        for memory in memories:
            text = one_line(memory.content, _CHARACTERS)
            card.column.addWidget(PlainText(self._theme, text, wraps=True, selectable=True))

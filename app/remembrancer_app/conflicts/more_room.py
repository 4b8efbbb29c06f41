"""What a wide window shows besides: the conversations, the history of both statements, and when each one holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from remembrancer.model.cases import GetConversation
from remembrancer.model.queries import GetHistory
from remembrancer_app.conflicts.marks import Mark, MarkLabel
from remembrancer_app.conflicts.validity_strip import ValidityStrip
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.cases import SaidTurn
    from remembrancer.model.errors import RemembrancerError
    from remembrancer_app.conflicts.side import StatementSide
    from remembrancer_app.jobs.engine import Engine, Job
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

_WIDE_FROM = 1600


class ValidityCard(Card):
    """The strip with its heading."""

    def __init__(self, theme: Theme, day_words: DayWords, parent: QWidget | None = None) -> None:
        super().__init__(theme, padding=12, parent=parent)
        self.column.setSpacing(theme.px(6))
        head = QHBoxLayout()
        head.setSpacing(theme.px(6))
        head.addWidget(PlainText(theme, self.tr("When each one holds"), style=TextStyle.SECONDARY_EMPHASIS))
        head.addStretch(1)
        for mark, words in ((Mark.KEPT, self.tr("remembered now")), (Mark.GIVEN, self.tr("came in"))):
            head.addSpacing(theme.px(6))
            head.addWidget(MarkLabel(theme, mark))
            head.addWidget(PlainText(theme, words, style=TextStyle.CAPTION, tone=Role.TEXT2))
        self.column.addLayout(head)
        self.strip = ValidityStrip(theme, day_words)
        self.column.addWidget(self.strip)
        self.hide()


class MoreRoom(QObject):
    """Reads and shows it when the window is wide enough, and leaves it out again when it is not.

    The conversations open by themselves in a wide window; once somebody opened or closed them, they stay so.

    Signals:
        conversations_shown: those of both statements are there, as far as any are kept.
    """

    conversations_shown = Signal()

    def __init__(
        self, theme: Theme, engine: Engine, sides: Sequence[StatementSide], card: ValidityCard, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._engine = engine
        self._sides = tuple(sides)
        self._card = card
        self._is_wide = False
        self._chosen: bool | None = None
        self._jobs: list[Job[Any]] = []
        self._missing = 0
        for side in self._sides:
            side.conversation.toggled.connect(self.toggle_conversations)

    def fit(self, width: int) -> None:
        """For a window of that width in px."""
        wide = width / self._theme.appearance.text_size >= _WIDE_FROM
        if wide != self._is_wide:
            self._is_wide = wide
            self.show_more()

    @property
    def shows_conversations(self) -> bool:
        """Whether conversations are open, where there are some."""
        return self._is_wide if self._chosen is None else self._chosen

    @Slot()
    def toggle_conversations(self) -> None:
        """Open both conversations, or close them."""
        self._chosen = not self.shows_conversations
        for side in self._sides:
            side.open_conversation(is_open=self._chosen)

    def show_more(self) -> None:
        """The sides show other statements, or have more or less room than before."""
        for job in self._jobs:
            job.cancel()
        self._jobs = []
        statements = [side.statement for side in self._sides if side.statement is not None]
        self._card.setVisible(self._is_wide and len(statements) == len(self._sides))
        if len(statements) == len(self._sides):
            self._card.strip.show_statements(statements[0], statements[-1])
        self._missing = len(self._sides)
        for side in self._sides:
            side.show_history(())
            side.show_proposed(shown=self._is_wide)
            self._read_conversation(side)
            if self._is_wide and side.statement is not None and side.statement.memory.id:
                request = GetHistory(side.statement.memory.id)
                self._jobs.append(self._engine.query(self, request, side.show_history, self._leave_out))

    def _read_conversation(self, side: StatementSide) -> None:
        side.conversation.show_turns((), is_open=False)
        if side.case is None or side.statement is None:
            return

        def show(turns: tuple[SaidTurn, ...]) -> None:
            side.conversation.show_turns(turns, is_open=self.shows_conversations)
            self._missing -= 1
            if not self._missing:
                self.conversations_shown.emit()

        request = GetConversation(side.case.id, side.statement.position)
        self._jobs.append(self._engine.query(self, request, show, self._leave_out))

    def _leave_out(self, _error: RemembrancerError) -> None:
        """What is only shown besides is left out; what is wrong is told with the case itself."""

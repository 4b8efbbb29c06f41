"""One side of a conflict: what it says, with what is only in it marked, and what is known of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from remembrancer.model.cases import CaseState, StatementRole
from remembrancer_app.conflicts.conversation import ConversationBlock
from remembrancer_app.conflicts.diff_text import DiffText
from remembrancer_app.conflicts.field_line import FieldLine
from remembrancer_app.conflicts.fields import FieldName, Side
from remembrancer_app.conflicts.marks import Mark, MarkLabel
from remembrancer_app.conflicts.quotation import Quotation
from remembrancer_app.conflicts.words import foot_words, proposed_words, role_face, standing_lines
from remembrancer_app.memories.history import HistoryBlock
from remembrancer_app.memories.properties import Property
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.chip import Chip, ChipFace
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.pane import Card, Separator
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.type_badge import TypeBadge

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from remembrancer.model.cases import CaseStatement, ConflictCase
    from remembrancer.model.conflicts import CharacterRange
    from remembrancer.model.memory import Version
    from remembrancer_app.conflicts.fields import Differing, Taken
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

_PADDING = 14
_TIGHT = 340
"""Below this width the head needs smaller letters."""
_LOW = 190
"""Below this height the foot gives its room to what is above it."""


class StatementSide(Card):
    """Head and foot stay; what is between them scrolls where there is no room for it.

    Signals:
        taken: the field (a FieldName) is to come from this side.
    """

    taken = Signal(object)

    def __init__(self, theme: Theme, day_words: DayWords, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(theme, padding=_PADDING, parent=parent)
        self.setObjectName("old_side" if side is Side.OLD else "new_side")
        self._day_words = day_words
        self._side = side
        self._title_words = self.tr("What is remembered now") if side is Side.OLD else self.tr("What came in")
        self.setAccessibleName(self._title_words)
        self._lines: list[FieldLine] = []
        self._case: ConflictCase | None = None
        self.statement: CaseStatement | None = None
        self.column.addLayout(self._head())
        self.column.addSpacing(theme.px(8))
        self._area = self._scroll_area()
        self.column.addWidget(self._area, 1)
        self.column.addSpacing(theme.px(8))
        self._foot = self._foot_card()
        self.column.addWidget(self._foot)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def case(self) -> ConflictCase | None:
        """The case whose statement is shown."""
        return self._case

    # Layout

    def _head(self) -> QHBoxLayout:
        theme = self._theme
        head = QHBoxLayout()
        head.setSpacing(theme.px(8))
        mark = Mark.KEPT if self._side is Side.OLD else Mark.GIVEN
        head.addWidget(MarkLabel(theme, mark))
        self.heading = PlainText(theme, self._title_words, style=TextStyle.EMPHASIS)
        head.addWidget(self.heading)
        head.addStretch(1)
        self.chip = Chip(theme, ChipFace(""))
        head.addWidget(self.chip)
        return head

    def _scroll_area(self) -> QScrollArea:
        theme = self._theme
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setMinimumHeight(theme.px(64))
        self._content = content = QWidget()
        content.setProperty("ground", Role.SURFACE.value)
        content.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, theme.px(2), 0)
        self._column.setSpacing(theme.px(6))
        self._said = QWidget()
        statement = QHBoxLayout(self._said)
        statement.setContentsMargins(0, 0, 0, 0)
        statement.setSpacing(theme.px(10))
        self._badge = TypeBadge(theme, "fact")
        statement.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignTop)
        name = self.tr("Statement remembered now") if self._side is Side.OLD else self.tr("Statement that came in")
        self.text = DiffText(theme, is_new=self._side is Side.NEW, name=name)
        self.text.setObjectName("statement")
        statement.addWidget(self.text, 1, Qt.AlignmentFlag.AlignTop)
        self._column.addWidget(self._said)
        self._column.addWidget(Separator(theme))
        self._field_place = QVBoxLayout()
        self._field_place.setSpacing(0)
        self._column.addLayout(self._field_place)
        self._evidence_line = Separator(theme)
        self._column.addWidget(self._evidence_line)
        self.evidence = Quotation(theme)
        self._column.addWidget(self.evidence)
        self.conversation = ConversationBlock(theme, self._day_words)
        self._column.addWidget(self.conversation)
        self._history_line = Separator(theme)
        self._column.addWidget(self._history_line)
        self.history = HistoryBlock(theme, self._day_words)
        self._column.addWidget(self.history)
        self.proposed = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        self._column.addWidget(self.proposed)
        for hidden in (self._history_line, self.history, self.proposed, self.conversation):
            hidden.hide()
        self._column.addStretch(1)
        area.setWidget(content)
        return area

    def _foot_card(self) -> Card:
        theme = self._theme
        foot = Card(theme, padding=0, ground=Role.SUNKEN, edge=None)
        row = QHBoxLayout()
        row.setContentsMargins(*(theme.px(side) for side in (10, 6, 10, 6)))
        row.setSpacing(theme.px(8))
        row.addWidget(IconLabel(theme, Icon.CORNER_DOWN_RIGHT, size=14), 0, Qt.AlignmentFlag.AlignTop)
        self.foot = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        row.addWidget(self.foot, 1)
        foot.column.addLayout(row)
        return foot

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        tight = event.size().width() < self._theme.px(_TIGHT)
        self.heading.set_style(TextStyle.SECONDARY_EMPHASIS if tight else TextStyle.EMPHASIS)
        self._show_standing()

    def _show_standing(self) -> None:
        case, statement = self._case, self.statement
        if case is None or statement is None:
            return
        tight = self.width() < self._theme.px(_TIGHT)
        self.chip.set_face(role_face(case, statement, in_short=tight))
        self._foot.setVisible(case.state is CaseState.OPEN and self.height() >= self._theme.px(_LOW))

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(320), self._theme.px(320))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(220), self._theme.px(140))

    # What is shown

    def show_statement(
        self,
        case: ConflictCase,
        statement: CaseStatement,
        marks: Sequence[CharacterRange],
        fields: Sequence[Differing],
    ) -> None:
        """Show this statement of the case; ``fields`` are those that the other side has otherwise."""
        is_open = case.state is CaseState.OPEN
        self.statement = statement
        memory = statement.memory
        self._case = case
        self._show_standing()
        self._badge.set_memory_type(memory.type)
        self.text.show_text(memory.content, marks)
        self._show_lines(statement, fields, choosing=is_open)
        for widget in (self.evidence, self._evidence_line):
            widget.setVisible(bool(memory.evidence))
        if memory.evidence:
            self.evidence.show_quotation(memory, self._day_words)
        self.foot.setText(foot_words(statement))
        self._area.verticalScrollBar().setValue(0)

    def _show_lines(self, statement: CaseStatement, fields: Sequence[Differing], *, choosing: bool) -> None:
        for line in self._lines:
            self._field_place.removeWidget(line)
            line.hide()
            line.deleteLater()
        self._lines = []
        for field in fields:
            if field.name is FieldName.CONTENT and not choosing:
                continue
            shown = Property(field.title, field.words(self._side), strong=field.name is not FieldName.CONTENT)
            self._add_line(FieldLine(self._theme, shown, field.name if choosing else None))
        with_holds = all(field.name is not FieldName.HOLDS for field in fields)
        for shown in standing_lines(statement, self._day_words, with_holds=with_holds):
            self._add_line(FieldLine(self._theme, shown))

    def _add_line(self, line: FieldLine) -> None:
        line.taken.connect(self.taken)
        self._field_place.addWidget(line)
        line.show()
        self._lines.append(line)

    def show_history(self, versions: tuple[Version, ...]) -> None:
        """What became of the memory before, where there is room for it; nothing if there are none."""
        self.history.show_history(versions, read_only=True)
        for widget in (self._history_line, self.history):
            widget.setVisible(bool(versions))

    def show_proposed(self, *, shown: bool) -> None:
        """Of what waits, since when and from whom, where there is room for it."""
        statement = self.statement
        waits = shown and statement is not None and statement.role is not StatementRole.CURRENT
        if waits and statement is not None:
            self.proposed.setText(proposed_words(statement, self._day_words))
            self._history_line.show()
        self.proposed.setVisible(waits)

    def open_conversation(self, *, is_open: bool) -> None:
        """Open the conversation and go there, or close it."""
        self.conversation.set_open(is_open=is_open)
        if self.conversation.is_open:
            # What just became taller has its place only after the layouts have been told.
            self._column.activate()
            self._content.adjustSize()
            self._area.ensureWidgetVisible(self.conversation, 0, 0)

    def show_taken(self, taken: Taken) -> None:
        """Which fields come from this side as things stand."""
        for line in self._lines:
            line.show_taken(taken=line.name is not None and taken.get(line.name) is self._side)

    def give_text_room(self, height: int) -> None:
        """Let what stands below the statement begin that far down at least."""
        self._said.setMinimumHeight(height)

    def choice_of(self, name: FieldName) -> FieldLine:
        """The line of a field that can be taken."""
        return next(line for line in self._lines if line.name is name)

    def values(self) -> dict[str, str]:
        """What is shown below the statement, by name."""
        return {line.shown.name: line.shown.words for line in self._lines}

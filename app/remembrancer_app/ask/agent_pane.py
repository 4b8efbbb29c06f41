"""What an agent receives for the question: exactly that text, and how much of its budget it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMargins, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from remembrancer.model import recalling
from remembrancer_app.ask.focus_card import FocusCard
from remembrancer_app.ask.words import SLOT_ROLES, figure, found_words, slot_word
from remembrancer_app.memories.words import memories_words
from remembrancer_app.shell.translation import listed
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.button import Button
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.empty_state import EmptyState
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.legend import Legend, Swatch
from remembrancer_app.widgets.meter_bar import MeterBar, MeterPart
from remembrancer_app.widgets.pane import Pane, Separator
from remembrancer_app.widgets.plain_text import PlainText, StatementText

if TYPE_CHECKING:
    from remembrancer.model.recalling import Block, BlockPart
    from remembrancer_app.ask.asking import Asked
    from remembrancer_app.theme import Theme

_EDGE, _BAR = 16, 10
"""The room beside everything, and how much of it a scroll bar takes."""


class AgentPane(Pane):
    """The text by slots, the budget as a bar, and the copy button.

    Signals:
        copy_wanted: the whole text is to be copied.
    """

    copy_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, Role.SURFACE, parent=parent)
        self.setObjectName("agent_block")
        self.setAccessibleName(self.tr("What the agent receives"))
        self.setMinimumWidth(theme.px(280))
        self._block: Block | None = None
        self._insets: list[QHBoxLayout] = []
        self.copy = Button(theme, self.tr("Copy"), icon=Icon.COPY)
        self.copy.clicked.connect(self.copy_wanted)
        self._body = QStackedWidget()
        self._body.addWidget(
            EmptyState(
                theme,
                Icon.BOT,
                self.tr("Nothing asked yet"),
                self.tr("Here stands what an agent receives when it asks the same, word for word."),
            )
        )
        self._body.addWidget(self._make_shown())
        self._column = column = QVBoxLayout(self)
        column.setSpacing(theme.px(8))
        column.addLayout(self._make_head())
        column.addWidget(self._body, 1)
        self._take_direction()
        self._show_copy()

    def _make_head(self) -> QHBoxLayout:
        theme = self._theme
        titles = QVBoxLayout()
        titles.setSpacing(0)
        titles.addWidget(ElidedLabel(theme, self.tr("What the agent receives"), style=TextStyle.EMPHASIS))
        how = self.tr("exactly this text, marked as data")
        titles.addWidget(ElidedLabel(theme, how, style=TextStyle.CAPTION, tone=Role.TEXT2))
        head = QHBoxLayout()
        self._insets.append(head)
        head.setSpacing(theme.px(8))
        head.addLayout(titles, 1)
        head.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignVCenter)
        return head

    def _make_shown(self) -> QWidget:
        theme = self._theme
        budget = QHBoxLayout()
        budget.addWidget(PlainText(theme, self.tr("Token budget"), style=TextStyle.SECONDARY_EMPHASIS))
        budget.addStretch(1)
        self.used = PlainText(theme, style=TextStyle.SECONDARY_EMPHASIS, tabular=True)
        budget.addWidget(self.used)
        self.bar = MeterBar(theme, "", height=10, stretches=True)
        legend = QHBoxLayout()
        entries = [(slot_word(slot), SLOT_ROLES[slot]) for slot in recalling.Slot]
        legend.addWidget(Legend(theme, entries, gap=10))
        legend.addStretch(1)
        self.left = PlainText(theme, style=TextStyle.CAPTION, tone=Role.TEXT2, tabular=True)
        legend.addWidget(self.left)
        self.scroller = QScrollArea()
        self.scroller.setWidgetResizable(True)
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setProperty("bare", True)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroller.viewport().setAutoFillBackground(False)
        self.scroller.verticalScrollBar().rangeChanged.connect(self._make_room, Qt.ConnectionType.QueuedConnection)
        self.found = ElidedLabel(theme, style=TextStyle.CAPTION, tone=Role.TEXT2)
        foot = QHBoxLayout()
        foot.setSpacing(theme.px(7))
        foot.addWidget(IconLabel(theme, Icon.GAUGE, size=measures.ICON_ROW))
        foot.addWidget(self.found, 1)
        shown = QWidget()
        column = QVBoxLayout(shown)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(7))
        for part in (self._inset(budget), self._inset(self.bar), self._inset(legend), self._inset(Separator(theme))):
            column.addLayout(part)
        column.addWidget(self.scroller, 1)
        column.addLayout(self._inset(Separator(theme)))
        column.addLayout(self._inset(foot))
        return shown

    def _inset(self, part: QWidget | QLayout) -> QHBoxLayout:
        """As wide as the texts are, beside which the scroll bar has its own room."""
        row = QHBoxLayout()
        self._insets.append(row)
        if isinstance(part, QWidget):
            row.addWidget(part)
        else:
            row.addLayout(part, 1)
        return row

    @Slot()
    def _make_room(self) -> None:
        room = 0 if self.scroller.verticalScrollBar().maximum() > 0 else self._theme.px(_BAR)
        self.scroller.setViewportMargins(self._mirrored(QMargins(0, 0, room, 0)))

    def _take_direction(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(self._mirrored(QMargins(px(_EDGE), px(15), px(_EDGE - _BAR), px(8))))
        for inset in self._insets:
            inset.setContentsMargins(self._mirrored(QMargins(0, 0, px(_BAR), 0)))
        self._make_room()

    def _mirrored(self, margins: QMargins) -> QMargins:
        """Layouts turn their order with the reading direction, but not their margins."""
        if self.layoutDirection() == Qt.LayoutDirection.LeftToRight:
            return margins
        return QMargins(margins.right(), margins.top(), margins.left(), margins.bottom())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._take_direction()

    @property
    def block(self) -> Block | None:
        """What is shown, None before the first answer."""
        return self._block

    @property
    def texts(self) -> list[str]:
        """The text of each slot that is shown."""
        return [text.toPlainText() for text in self.scroller.findChildren(StatementText)]

    def show_asked(self, asked: Asked) -> None:
        recalled = asked.answered.recalled
        block = recalled.block
        self._block = block
        self.used.setText(self.tr("{0} of {1}").format(figure(block.tokens), figure(block.budget)))
        self.left.setText(self.tr("{0} left").format(figure(max(0, block.budget - block.tokens))))
        shares = [MeterPart(part.tokens / max(1, block.budget), SLOT_ROLES[part.slot]) for part in block.parts]
        named = listed(f"{slot_word(part.slot)} {figure(part.tokens)}" for part in block.parts)
        self.bar.set_parts(
            shares,
            self.tr("{0} of {1} tokens used: {2}").format(figure(block.tokens), figure(block.budget), named),
        )
        self.found.setText(found_words(asked.milliseconds, recalled.searched))
        sections = self._sections(block)
        self.scroller.setWidget(sections)
        # The scroll area gave it the ground of the window.
        sections.setAutoFillBackground(False)
        self._body.setCurrentIndex(1)
        self._show_copy()

    def set_alone(self, *, alone: bool) -> None:
        """Whether it stands below the options, set off by a line, and not beside the answer."""
        self._edges = frozenset({"top"} if alone else ())
        self.update()

    def _show_copy(self) -> None:
        self.copy.setEnabled(self._block is not None and bool(self._block.text))

    def _sections(self, block: Block) -> QWidget:
        theme = self._theme
        host = QWidget()
        column = QVBoxLayout(host)
        column.setContentsMargins(0, theme.px(2), 0, theme.px(6))
        column.setSpacing(theme.px(6))
        for part in block.parts:
            self._add_section(column, part)
        if not block.parts and block.text:
            column.addWidget(self._text(block.text, self.accessibleName()))
        if not block.text:
            words = self.tr("Nothing. The agent is told that nothing stored answers.")
            column.addWidget(PlainText(theme, words, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True))
        if block.left_out:
            words = self.tr("Did not fit into the budget: {0}.").format(memories_words(len(block.left_out)))
            column.addWidget(PlainText(theme, words, style=TextStyle.SECONDARY, tone=Role.WARN, wraps=True))
        column.addStretch(1)
        return host

    def _add_section(self, column: QVBoxLayout, part: BlockPart) -> None:
        theme, name = self._theme, slot_word(part.slot)
        head = QHBoxLayout()
        head.setContentsMargins(0, theme.px(4), 0, 0)
        head.setSpacing(theme.px(7))
        head.addWidget(Swatch(theme, SLOT_ROLES[part.slot]), 0, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(PlainText(theme, name, style=TextStyle.SECONDARY_EMPHASIS))
        head.addStretch(1)
        tokens = self.tr("{0} tokens").format(figure(part.tokens))
        head.addWidget(PlainText(theme, tokens, style=TextStyle.CAPTION, tone=Role.TEXT2, tabular=True))
        column.addLayout(head)
        column.addWidget(self._text(part.text, name))

    def _text(self, text: str, name: str) -> FocusCard:
        card = FocusCard(self._theme, padding=10, ground=Role.SUNKEN, edge=None)
        shown = StatementText(self._theme, text, style=TextStyle.CODE, name=name)
        card.column.addWidget(shown)
        card.ring_for(shown)
        return card

"""Approving what agents propose, one at a time: the raw text, who wrote it, what would change, and what it would do."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from remembrancer.model.proposals import (
    DecideProposal,
    ListProposals,
    Proposal,
    ProposalAct,
    ProposalDecision,
    WaitsBecause,
)
from remembrancer.wording import name_source
from remembrancer_app.agents.raw_text import hidden_characters, visible
from remembrancer_app.memories.diff_line import DiffLine, parts_of
from remembrancer_app.memories.differences import difference_words
from remembrancer_app.memories.words import error_words
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle, type_word
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.chip import Chip, ChipFace, type_face
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.pane import Card, Notice
from remembrancer_app.widgets.plain_text import PlainText, StatementText

if TYPE_CHECKING:
    from remembrancer.model.changes import Change
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.history import FieldDifference
    from remembrancer.model.proposals import ProposalPage
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

_WIDTH = 640


class ProposalsDialog(Overlay):
    """Nothing is decided by Enter: approving and rejecting have their own keys, and the focus starts on Later.

    Signals:
        decided: a Change, which is on disk, and whether it was an approval.
    """

    decided = Signal(object, bool)

    def __init__(self, theme: Theme, engine: Engine, parent: QWidget, day_words: DayWords) -> None:
        super().__init__(theme, parent.window())
        self.setObjectName("proposals")
        self.setAccessibleName(self.tr("What agents propose"))
        self._engine = engine
        self._day_words = day_words
        self._skipped: set[str] = set()
        self._first = ""
        self.proposal: Proposal | None = None
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(10))
        head = QHBoxLayout()
        head.setSpacing(theme.px(8))
        self.title = PlainText(theme, style=TextStyle.SECTION, wraps=True)
        self.place = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2)
        head.addWidget(self.title, 1)
        head.addWidget(self.place)
        column.addLayout(head)
        self._inside = QWidget()
        self._lines = QVBoxLayout(self._inside)
        self._lines.setContentsMargins(0, 0, theme.px(4), 0)
        self._lines.setSpacing(theme.px(9))
        scroller = QScrollArea()
        scroller.setProperty("bare", True)
        scroller.setFrameShape(QFrame.Shape.NoFrame)
        scroller.setWidgetResizable(True)
        scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroller.setAccessibleName(self.tr("The proposal"))
        scroller.setWidget(self._inside)
        # On the ground of the dialog, and not on that of the window.
        self._inside.setAutoFillBackground(False)
        scroller.viewport().setAutoFillBackground(False)
        self._scroller = scroller
        column.addWidget(scroller)
        self.problem = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.BAD, wraps=True)
        self.problem.hide()
        column.addWidget(self.problem)
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        row.addStretch(1)
        self.later = Button(theme, self.tr("Later"))
        self.reject = Button(theme, self.tr("Turn down"), kind=ButtonKind.DANGER, icon=Icon.CIRCLE_X, key="Alt T")
        self.approve = Button(theme, self.tr("Approve"), kind=ButtonKind.PRIMARY, icon=Icon.CHECK, key="Alt A")
        for button, act, keys in (
            (self.later, self.skip, ""),
            (self.reject, partial(self.decide, ProposalDecision.REJECT), "Alt+T"),
            (self.approve, partial(self.decide, ProposalDecision.APPROVE), "Alt+A"),
        ):
            button.clicked.connect(partial(_press, act))
            row.addWidget(button)
            if keys:
                QShortcut(QKeySequence(keys), self).activated.connect(act)
        column.addLayout(row)
        self.closed.connect(self.deleteLater)

    def ask(self, first: str = "") -> None:
        """Show what waits, beginning with the proposal of this id if one is given."""
        self._first = first
        self.open(self.later)
        self.later.setFocus(Qt.FocusReason.TabFocusReason)
        self._read()

    def _read(self) -> None:
        self._set_enabled(enabled=False)
        self._engine.query(self, ListProposals(), self._take, self._fail)

    def _take(self, page: ProposalPage) -> None:
        waiting = [each for each in page.proposals if each.id not in self._skipped]
        if not waiting:
            self.close_overlay()
            return
        chosen = next((each for each in waiting if each.id == self._first), waiting[0])
        number = self.locale().toString(page.proposals.index(chosen) + 1)
        words = self.tr("{0} of {1}").format(number, self.locale().toString(page.total))
        self.place.setText(words)
        self._show(chosen)

    def _show(self, proposal: Proposal) -> None:
        self.proposal = proposal
        self.problem.hide()
        while (item := self._lines.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        titles = {
            ProposalAct.CREATE: self.tr("{0} wants to remember this"),
            ProposalAct.EDIT: self.tr("{0} wants to change this memory"),
            ProposalAct.ARCHIVE: self.tr("{0} wants to put this memory away"),
        }
        self.title.setText(titles[proposal.act].replace("{0}", proposal.actor))
        self._add_head(proposal)
        self._add_text(proposal)
        for difference in proposal.differences:
            self._add_difference(difference, proposal)
        self._add_source(proposal)
        self._lines.addWidget(
            Notice(
                self._theme, self._effect(proposal), tone=Role.WARN, icon=Icon.INFO, title=self.tr("What it would do")
            )
        )
        self._lines.addStretch(1)
        self._fit()
        self._set_enabled(enabled=True)
        if proposal.is_outdated:
            self._tell(self.tr("The memory was changed since this was proposed: it can only be turned down."))
            self.approve.setEnabled(False)

    def _fit(self) -> None:
        """As high as the proposal needs, as far as there is room."""
        theme, window = self._theme, self._window.height()
        for place in range(self._lines.count()):
            item = self._lines.itemAt(place)
            widget = item.widget() if item is not None else None
            if widget is not None:
                # What is not shown yet would count as nothing.
                widget.show()
        self._lines.activate()
        needed = self._lines.totalHeightForWidth(self.frame.width() - theme.px(56))
        self._scroller.setFixedHeight(min(needed + theme.px(8), max(theme.px(140), window - theme.px(230))))
        self.frame.column.activate()
        self._place()

    def _add_head(self, proposal: Proposal) -> None:
        theme, memory = self._theme, proposal.memory
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(6))
        row.addWidget(Chip(theme, type_face(memory.type)))
        row.addWidget(Chip(theme, ChipFace(memory.namespace, Icon.FOLDER, Role.TEXT)))
        if memory.pinned:
            row.addWidget(Chip(theme, ChipFace(self.tr("Pinned"), Icon.PIN, Role.WARN)))
        row.addStretch(1)
        row.addWidget(
            PlainText(theme, self._day_words.moment(proposal.proposed), style=TextStyle.SECONDARY, tone=Role.TEXT2)
        )
        self._lines.addWidget(line)

    def _add_text(self, proposal: Proposal) -> None:
        theme, memory = self._theme, proposal.memory
        card = Card(theme, padding=12, ground=Role.SUNKEN, edge=None)
        if memory.title:
            card.column.addWidget(PlainText(theme, visible(memory.title), style=TextStyle.EMPHASIS, wraps=True))
        text = StatementText(theme, visible(memory.content), name=self.tr("The text, as it is"))
        card.column.addWidget(text)
        self._lines.addWidget(card)
        if memory.tags:
            tags = self.tr("Tags: {0}").replace("{0}", visible(", ".join(memory.tags)))
            card.column.addWidget(PlainText(theme, tags, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True))
        source = memory.source.name + memory.source.reference
        hidden = hidden_characters("".join((memory.content, memory.title, memory.evidence, source, *memory.tags)))
        if hidden:
            words = self.tr("{0} characters in it would not be seen. They are shown as symbols or as their number.")
            self._lines.addWidget(
                Notice(
                    theme,
                    words.format(self.locale().toString(hidden)),
                    tone=Role.BAD,
                    icon=Icon.SHIELD_ALERT,
                )
            )

    def _add_difference(self, difference: FieldDifference, proposal: Proposal) -> None:
        theme = self._theme
        if proposal.before is None:
            return
        words = difference_words(difference, self._day_words)
        self._lines.addWidget(
            PlainText(theme, visible(words).replace("↵\n", " "), style=TextStyle.SECONDARY, wraps=True)
        )
        if difference.words:
            line = DiffLine(theme, name=words)
            parts = parts_of(str(difference.before or ""), str(difference.after or ""), difference.words)
            line.show_parts(tuple((visible(text), kind) for text, kind in parts))
            self._lines.addWidget(line)

    def _add_source(self, proposal: Proposal) -> None:
        theme, memory = self._theme, proposal.memory
        source = visible(name_source(memory.source, translate)).replace("↵\n", " ")
        words = self.tr("Written by {0}.") if source == proposal.actor else self.tr("Written by {0}, from {1}.")
        words = words.replace("{0}", proposal.actor).replace("{1}", source)
        parts = [words, *(self._reason(reason) for reason in proposal.reasons)]
        if memory.source.reference:
            parts.append(self.tr("Where in it: {0}").replace("{0}", visible(memory.source.reference)))
        if memory.evidence:
            parts.append(self.tr("It rests on: “{0}”").replace("{0}", visible(memory.evidence)))
        for part in parts:
            self._lines.addWidget(PlainText(theme, part, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True))

    def _reason(self, reason: WaitsBecause) -> str:
        return {
            WaitsBecause.PROCEDURAL: self.tr("It waits because it would tell agents what to do."),
            WaitsBecause.PINNED: self.tr("It waits because it would be given with every answer."),
            WaitsBecause.NOT_ITS_OWN: self.tr("It waits because somebody else stands behind what it would change."),
            WaitsBecause.EXTRACTED: self.tr("It waits because a language model found it in a conversation."),
            WaitsBecause.EDITED_IN_FILE: self.tr("It waits because it was written into a file by hand."),
            WaitsBecause.PROPOSES_ONLY: self.tr("It waits because this client may propose, but not change anything."),
        }[reason]

    def _effect(self, proposal: Proposal) -> str:
        memory = proposal.memory
        if proposal.act is ProposalAct.ARCHIVE:
            return self.tr("Agents are no longer given this memory. It can be brought back.")
        kind = type_word(memory.type)
        words = self.tr("It becomes a memory of the type {0} in {1}, confirmed by you.")
        if proposal.act is ProposalAct.EDIT:
            words = self.tr("The memory ({0}, in {1}) says this from now on, confirmed by you. Its history stays.")
        told = [words.replace("{0}", kind).replace("{1}", memory.namespace)]
        if WaitsBecause.PROCEDURAL in proposal.reasons:
            told.append(self.tr("Agents that recall it may act on it."))
        if memory.pinned:
            told.append(self.tr("Every agent that reads there receives it with each answer."))
        return " ".join(told)

    @Slot()
    def skip(self) -> None:
        """Leave this one waiting, and look at the next."""
        if self.proposal is None:
            self.close_overlay()
            return
        self._skipped.add(self.proposal.id)
        self._first = ""
        self._read()

    def decide(self, decision: ProposalDecision) -> None:
        """Approve or turn down the one that is shown."""
        button = self.approve if decision is ProposalDecision.APPROVE else self.reject
        if self.proposal is None or not button.isEnabled():
            return
        self._set_enabled(enabled=False)

        def done(change: Change) -> None:
            self.decided.emit(change, decision is ProposalDecision.APPROVE)
            self.later.setFocus(Qt.FocusReason.OtherFocusReason)
            self._read()

        self._engine.change(self, DecideProposal(self.proposal.id, decision), done, self._fail)

    def _fail(self, error: RemembrancerError) -> None:
        self._set_enabled(enabled=True)
        self._tell(error_words(error))

    def _tell(self, words: str) -> None:
        self.problem.setText(words)
        self.problem.show()
        self.frame.column.activate()
        self._place()

    def _set_enabled(self, *, enabled: bool) -> None:
        self.approve.setEnabled(enabled)
        self.reject.setEnabled(enabled)


def _press(act: object, _checked: bool = False) -> None:
    act()  # type: ignore[operator]

"""Deciding several cases alike: first what they are, then one choice for all, as one step of undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLineEdit, QWidget

from remembrancer.model.cases import ResolveConflicts
from remembrancer.model.conflicts import Resolution, Supersession
from remembrancer_app.conflicts.action_card import ActionCards
from remembrancer_app.conflicts.deciding import CHOICES, RESOLUTIONS
from remembrancer_app.conflicts.result_panel import REASON_CHARACTERS
from remembrancer_app.conflicts.words import cases_words, done_words, kind_words, supersession_words
from remembrancer_app.memories.words import error_words, one_line
from remembrancer_app.shell.page import PageName
from remembrancer_app.shell.translation import listed, translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.checks import RadioButton
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from remembrancer.model.cases import ConflictCase, Resolved
    from remembrancer.model.errors import RemembrancerError
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.keys.keymap import Keymap
    from remembrancer_app.theme import Theme

_WIDTH = 780
_SHOWN = 5
_LINE_CHARACTERS = 60


class BatchDialog(Overlay):
    """Nothing is chosen at first, and Enter does nothing: it changes more than one memory.

    Signals:
        decided: it is on disk; carries a Resolved and the sentence that says it.
    """

    decided = Signal(object, str)

    def __init__(
        self, theme: Theme, engine: Engine, parent: QWidget, cases: Sequence[ConflictCase], keys: Keymap
    ) -> None:
        super().__init__(theme, parent.window())
        self.setObjectName("batch")
        self.setAccessibleName(self.tr("Decide together"))
        self._engine = engine
        self._cases = tuple(cases)
        self._keys = keys
        self.resolution: Resolution | None = None
        self.supersession: Supersession | None = None
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(12))
        column.addWidget(PlainText(theme, self.summary(), style=TextStyle.SECTION, wraps=True))
        column.addWidget(self._listed())
        self.actions_row = ActionCards(theme, keys)
        self.actions_row.chosen.connect(self.choose)
        self.actions_row.setFocusProxy(self.actions_row.cards[CHOICES[0]])
        column.addWidget(self.actions_row)
        self._question = self._supersession_question()
        column.addWidget(self._question)
        self.result = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        self.result.setText(self.tr("Choose what to do with all of them. It is one step, which can be undone."))
        column.addWidget(self.result)
        column.addLayout(self._buttons())
        self._show_choice()

    def summary(self) -> str:
        """``12 conflicts: 10 different date, 2 different place``."""
        counts: dict[str, int] = {}
        for case in self._cases:
            words = kind_words(case.kind)
            counts[words] = counts.get(words, 0) + 1
        ordered = sorted(counts.items(), key=lambda each: (-each[1], each[0]))
        figure = self.locale().toString
        kinds = listed(self.tr("{0} {1}").format(figure(count), translate.inside(words)) for words, count in ordered)
        return self.tr("{0}: {1}").format(cases_words(len(self._cases)), kinds)

    def _listed(self) -> QWidget:
        theme = self._theme
        card = Card(theme, padding=10, ground=Role.SUNKEN, edge=None)
        card.column.setSpacing(theme.px(5))
        for case in self._cases[:_SHOWN]:
            old = one_line(case.old.memory.content, _LINE_CHARACTERS)
            new = one_line(case.new.memory.content, _LINE_CHARACTERS)
            words = self.tr("{old} → {new}").replace("{old}", old).replace("{new}", new)
            card.column.addWidget(ElidedLabel(theme, words, style=TextStyle.SECONDARY))
        rest = len(self._cases) - _SHOWN
        if rest > 0:
            words = self.tr("and {0} more").format(self.locale().toString(rest))
            card.column.addWidget(PlainText(theme, words, style=TextStyle.SECONDARY, tone=Role.TEXT2))
        return card

    def _supersession_question(self) -> QWidget:
        theme = self._theme
        question = QWidget()
        row = QHBoxLayout(question)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(14))
        row.addWidget(PlainText(theme, self.tr("Where the text does not say:"), style=TextStyle.SECONDARY_EMPHASIS))
        group = QButtonGroup(question)
        self.answers: dict[Supersession, RadioButton] = {}
        for supersession in Supersession:
            radio = RadioButton(theme, supersession_words(supersession))
            radio.clicked.connect(lambda _checked=False, answer=supersession: self.answer(answer))
            group.addButton(radio)
            row.addWidget(radio)
            self.answers[supersession] = radio
        row.addStretch(1)
        return question

    def _buttons(self) -> QHBoxLayout:
        theme = self._theme
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        self.reason = QLineEdit()
        self.reason.setAccessibleName(self.tr("Reason"))
        self.reason.setPlaceholderText(self.tr("Reason (optional)"))
        self.reason.setMaxLength(REASON_CHARACTERS)
        row.addWidget(self.reason, 1)
        self.cancel = Button(theme, self.tr("Cancel"), kind=ButtonKind.GHOST)
        self.cancel.clicked.connect(self.close_overlay)
        words = self.tr("Decide {0}").format(cases_words(len(self._cases)))
        self.apply_button = Button(theme, words, kind=ButtonKind.PRIMARY, icon=Icon.CHECK)
        self.apply_button.clicked.connect(self.apply)
        row.addWidget(self.cancel)
        row.addWidget(self.apply_button)
        return row

    @Slot(object)
    def choose(self, resolution: Resolution) -> None:
        self.resolution = resolution
        self._show_choice()

    def answer(self, supersession: Supersession) -> None:
        self.supersession = supersession
        self.answers[supersession].setChecked(True)
        self._show_choice()

    @property
    def _asks(self) -> bool:
        unsaid = any(case.supersession is None for case in self._cases)
        return self.resolution is Resolution.SUPERSEDE and unsaid

    def _show_choice(self) -> None:
        self.actions_row.show_chosen(self.resolution)
        self._question.setVisible(self._asks)
        ready = self.resolution is not None and not (self._asks and self.supersession is None)
        self.apply_button.setEnabled(ready)
        if self.resolution is not None:
            self.result.setText(self._result_words(self.resolution))
        self.frame.column.activate()
        self._place()

    def _result_words(self, resolution: Resolution) -> str:
        words = {
            Resolution.SUPERSEDE: self.tr("Agents get the new statements. The old ones are kept as superseded."),
            Resolution.RETAIN: self.tr(
                "Agents go on getting the old statements. The new ones are kept as turned down."
            ),
            Resolution.ANNOTATE: self.tr("Agents get both, with a note that they differ."),
            Resolution.DISMISS: self.tr("Agents get both. These pairs are not asked about again."),
        }
        return words[resolution]

    @Slot()
    def apply(self) -> None:
        resolution = self.resolution
        if resolution is None or not self.apply_button.isEnabled():
            return
        self.apply_button.setEnabled(False)
        request = ResolveConflicts(
            tuple(case.id for case in self._cases),
            resolution,
            reason=self.reason.text().strip(),
            supersession=self.supersession if resolution is Resolution.SUPERSEDE else None,
        )

        def done(resolved: Resolved) -> None:
            words = self.tr("{0} {1}").format(cases_words(len(resolved.cases)) + ".", done_words(resolution))
            self.decided.emit(resolved, words)
            self.close_overlay()

        self._engine.change(self, request, done, self._refuse)

    def _refuse(self, error: RemembrancerError) -> None:
        self.result.set_tone(Role.BAD)
        self.result.setText(error_words(error))
        self._show_size()

    def _show_size(self) -> None:
        self.frame.column.activate()
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        resolution = RESOLUTIONS.get(self._keys.pressed(PageName.CONFLICTS, event))
        if resolution is not None:
            self.choose(resolution)
            return
        super().keyPressEvent(event)

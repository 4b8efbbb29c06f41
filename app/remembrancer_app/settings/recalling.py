"""What agents receive where their request does not say: the terms of a namespace, changed at once."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, QTimer

from remembrancer.model.limits import RECALLED
from remembrancer.model.queries import ListNamespaces
from remembrancer.model.recalling import (
    LEAST_TOKENS,
    MOST_TOKENS,
    Episodes,
    GetRecallDefaults,
    SetRecallDefaults,
)
from remembrancer.wording import describe_change
from remembrancer_app.memories.words import error_words
from remembrancer_app.settings.controls import NumberBox
from remembrancer_app.settings.row import SettingRow
from remembrancer_app.settings.section import Section, SectionContext
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.combo_box import ComboBox
from remembrancer_app.widgets.segmented_control import Segment, SegmentedControl
from remembrancer_app.widgets.switch import Switch

if TYPE_CHECKING:
    from remembrancer.model.changes import Change
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.queries import Namespace
    from remembrancer.model.recalling import NamespaceRecall, RecallDefaults

_SOON_MS = 500
_AS_SHIPPED, _HUNDRED = -1, 100
_STEP_TOKENS = 100


class RecallSection(Section):
    """Each change is one step of undo."""

    def __init__(self, context: SectionContext) -> None:
        super().__init__(context, "recall", self.tr("What agents receive"), Icon.BOT)
        self._kept: NamespaceRecall | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON_MS)
        self._soon.timeout.connect(self._save)
        theme = self.theme
        self.namespace = ComboBox(theme, name=self.tr("Namespace"), icon=Icon.FOLDER)
        self.namespace.currentIndexChanged.connect(self._read)
        self.shipped = Button(theme, self.tr("As shipped"), kind=ButtonKind.GHOST, size=ControlSize.TOOLBAR)
        self.shipped.clicked.connect(lambda: self._set(None))
        self.budget = NumberBox(theme, self.tr("Tokens"), LEAST_TOKENS, MOST_TOKENS, _STEP_TOKENS)
        self.limit = NumberBox(theme, self.tr("Most memories"), 1, RECALLED)
        self.line = NumberBox(theme, self.tr("The line, in percent"), _AS_SHIPPED, _HUNDRED, 5)
        self.line.setSpecialValueText(self.tr("shipped"))
        self.line.setSuffix(self.tr(" %"))
        for box in (self.budget, self.limit, self.line):
            box.valueChanged.connect(lambda _value: self._soon.start())
        self.episodes = SegmentedControl(
            theme,
            [
                Segment(Episodes.AUTO.value, self.tr("After others")),
                Segment(Episodes.ONLY.value, self.tr("Only these")),
                Segment(Episodes.NONE.value, self.tr("None")),
            ],
            name=self.tr("Turns of conversations"),
        )
        self.episodes.chosen.connect(lambda _value: self._save())
        self.deep = Switch(theme, self.tr("Deep mode"))
        self.deep.clicked.connect(lambda _checked: self._save())
        self._build()

    def _build(self) -> None:
        card = self.add_card()
        self.row = SettingRow(
            self.theme,
            self.tr("Where a request does not say"),
            self.tr("For agents and the command line, when one namespace is searched. Each change can be undone."),
            self.namespace,
            more_words=self.tr("recall defaults threshold limit budget episodes"),
        )
        card.add(self.row)
        rows = (
            (self.tr("Tokens"), self.tr("The most that an agent receives at once, 100 to 20,000."), self.budget),
            (self.tr("Most memories"), self.tr("So many may answer, 1 to 100."), self.limit),
            (
                self.tr("The line"),
                self.tr("The share of the question that a memory has to answer, 0 to 100 %."),
                self.line,
            ),
            (
                self.tr("Turns of conversations"),
                self.tr("Whether they may answer beside what was distilled from them."),
                self.episodes,
            ),
            (
                self.tr("Deep mode"),
                self.tr("Read each question again with a slower model, where it is installed."),
                self.deep,
            ),
            (self.tr("All of it"), self.tr("Back to what the program came with."), self.shipped),
        )
        for title, help_words, control in rows:
            card.add(SettingRow(self.theme, title, help_words, control))
        # Until it was read there is nothing to change.
        card.setEnabled(False)
        self._card = card

    def begin(self) -> None:
        self.engine.query(self, ListNamespaces(), self._take_namespaces)

    # Reading

    def _take_namespaces(self, found: tuple[Namespace, ...]) -> None:
        chosen = self.namespace.currentData()
        with QSignalBlocker(self.namespace):
            self.namespace.clear()
            for each in found:
                self.namespace.addItem(each.title or each.name, each.name)
            self.namespace.setCurrentIndex(max(0, self.namespace.findData(chosen or GetRecallDefaults().namespace)))
        self.namespace.updateGeometry()
        self._read()

    def _read(self) -> None:
        if self._soon.isActive():
            # What was typed belongs to the namespace that was shown.
            self._save()
        name = self.namespace.currentData()
        if name is not None:
            self.engine.query(self, GetRecallDefaults(name), self._show, self._refuse)

    def _show(self, kept: NamespaceRecall) -> None:
        self._kept = kept
        self._card.setEnabled(True)
        self.row.say_trouble("")
        defaults = kept.defaults
        line = _AS_SHIPPED if defaults.floor is None else round(defaults.floor * _HUNDRED)
        for box, value in ((self.budget, defaults.budget), (self.limit, defaults.limit), (self.line, line)):
            with QSignalBlocker(box):
                box.setValue(value)
        self.episodes.set_value(defaults.episodes.value)
        self.deep.setChecked(defaults.deep)
        self.shipped.setEnabled(not kept.is_default)

    # Changing

    def _save(self) -> None:
        self._soon.stop()
        if self._kept is None:
            return
        line = self.line.value()
        wanted = replace(
            self._kept.defaults,
            budget=self.budget.value(),
            limit=self.limit.value(),
            floor=None if line == _AS_SHIPPED else line / _HUNDRED,
            episodes=Episodes(self.episodes.value),
            deep=self.deep.isChecked(),
        )
        if wanted != self._kept.defaults:
            self._set(wanted)

    def _set(self, defaults: RecallDefaults | None) -> None:
        if self._kept is not None:
            self.engine.change(self, SetRecallDefaults(defaults, self._kept.namespace), self._say_set, self._refuse)

    def _say_set(self, change: Change) -> None:
        self.undo_offered.emit(describe_change(change, translate), change.operation)
        self._read()

    def _refuse(self, error: RemembrancerError) -> None:
        self.row.say_trouble(error_words(error))

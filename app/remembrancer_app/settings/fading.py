"""What fades, and when: the policy of a namespace, type by type, with a preview before it is applied."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from remembrancer.model.lifecycle import (
    GetLifecyclePolicy,
    PreviewPolicy,
    SetLifecyclePolicy,
)
from remembrancer.model.queries import ListNamespaces
from remembrancer.model.types import MemoryType, OperationKind
from remembrancer.wording import describe_change
from remembrancer_app.memories.words import error_words, memories_words
from remembrancer_app.settings.controls import NumberBox
from remembrancer_app.settings.row import SettingRow
from remembrancer_app.settings.section import Section, SectionContext
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle, type_word
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.combo_box import ComboBox
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.type_badge import TypeBadge

if TYPE_CHECKING:
    from remembrancer.model.changes import Change
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.lifecycle import NamespacePolicy, Policy, SweepPlan
    from remembrancer.model.queries import Namespace

_MOST_DAYS = 3_650
_FIELDS = ("window_days", "expires_after_days", "review_after_days")
_NEVER_EXPIRES = (MemoryType.INSTRUCTION, MemoryType.ERROR)


class FadingSection(Section):
    """Nothing is changed before it was seen what a change would do."""

    def __init__(self, context: SectionContext) -> None:
        super().__init__(context, "fading", self.tr("What fades, and when"), Icon.HOURGLASS)
        self._kept: NamespacePolicy | None = None
        self._boxes: dict[tuple[MemoryType, str], NumberBox] = {}
        card = self.add_card()
        self.namespace = ComboBox(self.theme, name=self.tr("Namespace"), icon=Icon.FOLDER)
        self.namespace.currentIndexChanged.connect(self._read)
        words = self.tr(
            "Unused, a memory of a type keeps a twentieth of its strength after so many days. Nothing is lost."
        )
        self.row = SettingRow(
            self.theme,
            self.tr("Days by type"),
            words,
            self.namespace,
            below=self._table(),
            more_words=self.tr("lifecycle policy expire expiry review demote"),
        )
        card.add(self.row)
        self.episodes = self._box(self.tr("Conversations, days kept"))
        card.add(
            SettingRow(
                self.theme,
                self.tr("Conversations"),
                self.tr("Turns of conversations expire so many days after they were said."),
                self.episodes,
            )
        )
        card.add(self._apply_row())
        # Until the policy was read there is nothing to change.
        card.setEnabled(False)
        self._card = card

    def begin(self) -> None:
        self.engine.query(self, ListNamespaces(), self._take_namespaces)

    def _table(self) -> QWidget:
        theme, whole = self.theme, QWidget()
        grid = QGridLayout(whole)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(16))
        grid.setVerticalSpacing(theme.px(4))
        grid.setColumnStretch(0, 1)
        columns = (
            ("window_days", self.tr("Fades in")),
            ("expires_after_days", self.tr("Expires after")),
            ("review_after_days", self.tr("Review after")),
        )
        for column, (_, words) in enumerate(columns, 1):
            head = PlainText(theme, words, style=TextStyle.CAPTION, tone=Role.TEXT3)
            grid.addWidget(head, 0, column, Qt.AlignmentFlag.AlignRight)
        for line, kind in enumerate(MemoryType, 1):
            name = QHBoxLayout()
            name.setSpacing(theme.px(8))
            name.addWidget(TypeBadge(theme, kind.value))
            name.addWidget(PlainText(theme, type_word(kind.value)), 1)
            grid.addLayout(name, line, 0)
            for column, (field, words) in enumerate(columns, 1):
                box = self._box(f"{type_word(kind.value)}, {words}")
                box.setEnabled(not (field == "expires_after_days" and kind in _NEVER_EXPIRES))
                self._boxes[kind, field] = box
                grid.addWidget(box, line, column)
        return whole

    def _box(self, name: str) -> NumberBox:
        box = NumberBox(self.theme, name, 0, _MOST_DAYS)
        box.setSpecialValueText(self.tr("never"))
        box.setSuffix(self.tr(" d"))
        box.valueChanged.connect(self._changed)
        return box

    def _apply_row(self) -> SettingRow:
        theme, whole = self.theme, QWidget()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(8))
        self.shipped = Button(theme, self.tr("As shipped"), kind=ButtonKind.GHOST, size=ControlSize.TOOLBAR)
        self.preview = Button(theme, self.tr("Preview"), icon=Icon.EYE, size=ControlSize.TOOLBAR)
        self.apply = Button(theme, self.tr("Apply"), kind=ButtonKind.PRIMARY, size=ControlSize.TOOLBAR)
        self.shipped.clicked.connect(lambda: self._set(None))
        self.preview.clicked.connect(self._preview)
        self.apply.clicked.connect(lambda: self._set(self.policy()))
        for button in (self.shipped, self.preview, self.apply):
            row.addWidget(button)
        below = QWidget()
        column = QVBoxLayout(below)
        column.setContentsMargins(0, 0, 0, 0)
        self.summary = PlainText(theme, style=TextStyle.SECONDARY, wraps=True)
        column.addWidget(self.summary)
        self._summary_box = below
        below.hide()
        self.apply_row = SettingRow(
            theme, self.tr("What a change would do"), self.tr("Nothing was changed yet."), whole, below=below
        )
        return self.apply_row

    # Reading

    def _take_namespaces(self, found: tuple[Namespace, ...]) -> None:
        chosen = self.namespace.currentData()
        with QSignalBlocker(self.namespace):
            self.namespace.clear()
            for each in found:
                self.namespace.addItem(each.title or each.name, each.name)
            self.namespace.setCurrentIndex(max(0, self.namespace.findData(chosen or GetLifecyclePolicy().namespace)))
        self.namespace.updateGeometry()
        if self._kept is None or self._kept.namespace != self.namespace.currentData():
            self._read()

    def _read(self) -> None:
        name = self.namespace.currentData()
        if name is not None:
            self.engine.query(self, GetLifecyclePolicy(name), self._show, self._refuse)

    def _show(self, kept: NamespacePolicy) -> None:
        self._kept = kept
        self._card.setEnabled(True)
        for (kind, field), box in self._boxes.items():
            with QSignalBlocker(box):
                box.setValue(getattr(kept.policy.of(kind), field) or 0)
        with QSignalBlocker(self.episodes):
            self.episodes.setValue(kept.policy.episodes_days or 0)
        self.shipped.setVisible(not kept.is_default)
        self._summary_box.hide()
        self._changed()

    def policy(self) -> Policy:
        """The policy as the page has it."""
        if self._kept is None:
            raise RuntimeError("no policy was read yet")
        policy = self._kept.policy
        for kind in MemoryType:
            window, expires, review = (self._boxes[kind, field].value() or None for field in _FIELDS)
            policy = policy.with_type(
                replace(policy.of(kind), window_days=window, expires_after_days=expires, review_after_days=review)
            )
        return replace(policy, episodes_days=self.episodes.value() or None)

    def _changed(self) -> None:
        is_other = self._kept is not None and self.policy() != self._kept.policy
        self.apply.setEnabled(is_other)
        self.preview.setEnabled(is_other)
        self.apply_row.set_help(self.tr("Not applied yet.") if is_other else self.tr("Nothing was changed yet."))
        if not is_other:
            self._summary_box.hide()

    # Changing

    def _preview(self) -> None:
        if self._kept is not None:
            request = PreviewPolicy(self.policy(), self._kept.namespace)
            self.engine.query(self, request, self._show_plan, self._refuse)

    def _show_plan(self, plan: SweepPlan) -> None:
        count = len(plan.items)
        words = self.tr("The next sweep would leave all memories as they are.")
        if count:
            words = self.tr("The next sweep would change {0}: {1} fade, {2} expire. It can be taken back.").format(
                memories_words(count),
                self.locale().toString(plan.count(OperationKind.DEMOTE)),
                self.locale().toString(plan.count(OperationKind.EXPIRE)),
            )
        self.summary.set_tone(Role.TEXT)
        self.summary.setText(words)
        self._summary_box.show()

    def _set(self, policy: Policy | None) -> None:
        if self._kept is not None:
            self.engine.change(self, SetLifecyclePolicy(policy, self._kept.namespace), self._say_set, self._refuse)

    def _say_set(self, change: Change) -> None:
        self.undo_offered.emit(describe_change(change, translate), change.operation)
        self._read()

    def _refuse(self, error: RemembrancerError) -> None:
        self.summary.set_tone(Role.BAD)
        self.summary.setText(error_words(error))
        self._summary_box.show()

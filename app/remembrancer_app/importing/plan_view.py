"""The dry run: totals, files, what they become, and where it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QUrl, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from remembrancer.wording import describe_planned_secrets
from remembrancer_app.importing.file_view import FileView
from remembrancer_app.importing.import_table import ImportTable, Total
from remembrancer_app.importing.preview import PreviewView
from remembrancer_app.importing.total_card import TotalCard
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, Standing, TextStyle
from remembrancer_app.widgets.checks import CheckBox
from remembrancer_app.widgets.chip import StatusChip
from remembrancer_app.widgets.combo_box import ComboBox
from remembrancer_app.widgets.pane import Card, Separator
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.scroller import Scroller

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.importing import ImportPlan
    from remembrancer.model.language import LanguageModelState
    from remembrancer.model.queries import Namespace
    from remembrancer_app.theme import Theme

_LEAST_LIST = 96
"""So high each of the two lists is at least; the whole scrolls where there is less room."""


class PlanView(QWidget):
    """Shows a plan and what of it is approved.

    Signals:
        approval_changed: the number or the rules are others.
        namespace_chosen: plan again for this namespace.
    """

    approval_changed = Signal()
    namespace_chosen = Signal(str)

    def __init__(self, theme: Theme, namespaces: Sequence[Namespace], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._table: ImportTable | None = None
        inside = QWidget()
        # Large text has no room for all of it at once.
        scroll = Scroller(inside)
        scroll.setFrameShape(Scroller.Shape.NoFrame)
        scroll.setProperty("bare", True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(12))
        column.addLayout(self._make_totals(theme))
        files = Card(theme, padding=0, ground=Role.SURFACE)
        self.files = FileView(theme)
        # The view is square, the card is round.
        files.column.setContentsMargins(1, theme.px(5), 1, theme.px(5))
        files.column.addWidget(self.files)
        files.setMinimumHeight(theme.px(_LEAST_LIST))
        column.addWidget(files, 3)
        self.secrets = PlainText(theme, tone=Role.WARN, wraps=True)
        self.secrets.hide()
        column.addWidget(self.secrets)
        preview = self._make_preview(theme)
        preview.setMinimumHeight(theme.px(_LEAST_LIST))
        column.addWidget(preview, 2)
        self.rules = CheckBox(theme)
        self.rules.toggled.connect(self._changed)
        column.addWidget(self.rules)
        self._model: LanguageModelState | None = None
        self.facts = CheckBox(theme)
        self.facts.hide()
        column.addWidget(self.facts)
        column.addLayout(self._make_target(theme, namespaces))

    def _make_totals(self, theme: Theme) -> QHBoxLayout:
        looks = {
            Total.NEW: (Icon.PLUS, Role.GOOD, self.tr("new")),
            Total.KNOWN: (Icon.COPY_CHECK, Role.TEXT2, self.tr("already known, strengthened")),
            Total.CONFLICT: (Icon.GIT_COMPARE, Role.CONTEST, self.tr("would open a conflict")),
            Total.UNREADABLE: (Icon.FILE_EXCLAMATION_POINT, Role.BAD, self.tr("unreadable, with reasons")),
        }
        row = QHBoxLayout()
        row.setSpacing(theme.px(9))
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)
        self.totals: dict[Total, TotalCard] = {}
        for total, (icon, tone, words) in looks.items():
            card = TotalCard(theme, icon, tone, words)
            card.clicked.connect(self._filter)
            self._group.addButton(card, int(total))
            self.totals[total] = card
            row.addWidget(card)
        return row

    def _make_preview(self, theme: Theme) -> Card:
        card = Card(theme, padding=0, ground=Role.SURFACE)
        head = QHBoxLayout()
        head.setContentsMargins(theme.px(14), theme.px(9), theme.px(14), theme.px(6))
        self.preview_title = PlainText(theme, style=TextStyle.EMPHASIS)
        self.preview_count = PlainText(theme, style=TextStyle.CAPTION, tone=Role.TEXT2)
        head.addWidget(self.preview_title, 1)
        head.addWidget(self.preview_count)
        card.column.addLayout(head)
        card.column.addWidget(Separator(theme))
        self.preview = PreviewView(theme)
        card.column.addWidget(self.preview, 1)
        return card

    def _make_target(self, theme: Theme, namespaces: Sequence[Namespace]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.px(9))
        row.addWidget(PlainText(theme, self.tr("Into"), style=TextStyle.SECONDARY, tone=Role.TEXT2))
        self.namespace = ComboBox(theme, name=self.tr("Namespace"), icon=Icon.FOLDER)
        for each in namespaces:
            self.namespace.addItem(each.title or each.name, each.name)
        self.namespace.activated.connect(self._choose_namespace)
        row.addWidget(self.namespace)
        row.addSpacing(theme.px(8))
        row.addWidget(PlainText(theme, self.tr("Trust"), style=TextStyle.SECONDARY, tone=Role.TEXT2))
        row.addWidget(StatusChip(theme, Standing.IMPORTED))
        row.addSpacing(theme.px(8))
        words = self.tr("Original dates and ids are kept. A backup is made first. One undo takes it all back.")
        row.addWidget(PlainText(theme, words, style=TextStyle.CAPTION, tone=Role.TEXT2, wraps=True), 1)
        return row

    # What it shows

    def show_plan(self, plan: ImportPlan, namespace: str) -> None:
        """Show a plan for this namespace; everything but the rules is approved."""
        old, self._table = self._table, ImportTable(plan, self)
        self._table.choice_changed.connect(self._changed)
        self.files.show_table(self._table)
        if old is not None:
            old.deleteLater()
        self.namespace.setCurrentIndex(max(0, self.namespace.findData(namespace)))
        for total, card in self.totals.items():
            card.set_count(self._table.count(total))
            card.setChecked(False)
        self.rules.setChecked(False)
        words = describe_planned_secrets(plan.secret_count, plan.secret_action, translate)
        self.secrets.setText(words)
        self.secrets.setVisible(bool(words))
        self._changed()

    def offer_facts(self, model: LanguageModelState) -> None:
        """Let the person choose whether the configured model looks for facts in conversations."""
        self._model = model
        self._word_facts()

    @property
    def wants_facts(self) -> bool:
        """Whether the model is to look for facts in what is brought in."""
        return not self.facts.isHidden() and self.facts.isChecked()

    @property
    def table(self) -> ImportTable:
        """The plan's files.

        Raises:
            RuntimeError: there is no plan yet.
        """
        if self._table is None:
            raise RuntimeError("there is no plan to show")
        return self._table

    @property
    def total(self) -> Total | None:
        """The total that filters, or None."""
        return next((total for total, card in self.totals.items() if card.isChecked()), None)

    @property
    def approved_count(self) -> int:
        """How many memories would be made."""
        new = self.table.count(Total.NEW, chosen_only=True)
        return new if self.rules.isChecked() else new - self.table.rules

    # What it does

    @Slot()
    def _filter(self) -> None:
        pressed = self.sender()
        for card in self.totals.values():
            if card is not pressed:
                card.setChecked(False)
        self.table.set_total(self.total)
        self._show_preview()

    @Slot()
    def _changed(self, *_: object) -> None:
        rules = self.table.rules
        self.rules.setVisible(rules > 0)
        if rules == 1:
            self.rules.setText(self.tr("Also bring in 1 rule that steers agents; without this it is left out"))
        else:
            self.rules.setText(
                self.tr("Also bring in {0} rules that steer agents; without this they are left out").format(
                    self.locale().toString(rules)
                )
            )
        self._word_facts()
        self._show_preview()
        self.approval_changed.emit()

    def _word_facts(self) -> None:
        turns = self._table.turns if self._table is not None else 0
        model = self._model
        self.facts.setVisible(model is not None and model.facts and turns > 0)
        if model is None:
            return
        server = QUrl(model.endpoint).host() or model.endpoint
        where = self.tr("on this computer") if model.local else self.tr("at {0}, where they are sent").format(server)
        if turns == 1:
            words = self.tr("Then let {0} ({1}) look for facts in 1 turn; each fact waits for you")
        else:
            words = self.tr("Then let {0} ({1}) look for facts in {2} turns; each fact waits for you")
        self.facts.setText(words.format(model.model, where, self.locale().toString(turns)))

    def _show_preview(self) -> None:
        total = self.total or (Total.NEW if self.totals[Total.NEW].count else Total.KNOWN)
        if total is Total.UNREADABLE:
            unreadable = self.table.unreadable()
            self.preview.records.show_records(unreadable)
            count = len(unreadable)
            self.preview_title.setText(self.tr("What could not be read"))
        else:
            items = self.table.items(total)
            self.preview.records.show_records(items)
            count = len(items)
            titles = {
                Total.NEW: self.tr("What it becomes"),
                Total.KNOWN: self.tr("What is known already"),
                Total.CONFLICT: self.tr("What would open a conflict"),
            }
            self.preview_title.setText(titles[total])
        self.preview_count.setText(self.locale().toString(count))

    @Slot(int)
    def _choose_namespace(self, place: int) -> None:
        self.namespace_chosen.emit(str(self.namespace.itemData(place, Qt.ItemDataRole.UserRole)))

"""One file that is kept up to date: how it stands, what would be written, and what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from remembrancer.model.syncing import SyncPlan, SyncState
from remembrancer_app.agents.diff_view import DiffView
from remembrancer_app.agents.sync_words import file_name, size_words, state_face, state_sentence, what_words
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.chip import Chip, ChipFace
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.flow_layout import FlowLayout
from remembrancer_app.widgets.meter_bar import MeterBar, MeterPart
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

_LEAST_HEIGHT = 180


class SyncView(QWidget):
    """Two cards: the file, and the text of its block or what would change in it.

    Signals:
        write_wanted, change_wanted, stop_wanted: of the file that is shown.
    """

    write_wanted = Signal()
    change_wanted = Signal()
    stop_wanted = Signal()

    def __init__(self, theme: Theme, day_words: DayWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("file")
        self._day_words = day_words
        self.plan: SyncPlan | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(measures.CARD_GAP))
        column.addWidget(self._make_card(theme))
        column.addWidget(self._make_text(theme), 1)

    def _make_card(self, theme: Theme) -> Card:
        card = Card(theme, padding=14)
        card.column.setSpacing(theme.px(8))
        self.name = ElidedLabel(theme, style=TextStyle.SECTION)
        self.chip = Chip(theme, ChipFace("", Icon.CIRCLE_CHECK, Role.GOOD))
        head = QHBoxLayout()
        head.setSpacing(theme.px(10))
        head.addWidget(self.name)
        head.addWidget(self.chip)
        head.addStretch(1)
        card.column.addLayout(head)
        self.path = ElidedLabel(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, mode=Qt.TextElideMode.ElideMiddle)
        card.column.addWidget(self.path)
        self.sentence = PlainText(theme, style=TextStyle.BODY, wraps=True)
        card.column.addWidget(self.sentence)
        size = ControlSize.TOOLBAR
        self.write = Button(theme, self.tr("Write now"), icon=Icon.REFRESH_CW, size=size)
        self.change = Button(theme, self.tr("Change …"), icon=Icon.PENCIL, size=size)
        self.stop = Button(theme, self.tr("Stop …"), kind=ButtonKind.DANGER, icon=Icon.UNPLUG, size=size)
        buttons = QWidget()
        row = FlowLayout(buttons, across=theme.px(8), down=theme.px(6))
        for button, wanted in (
            (self.write, self.write_wanted),
            (self.change, self.change_wanted),
            (self.stop, self.stop_wanted),
        ):
            button.clicked.connect(wanted)
            row.addWidget(button)
        card.column.addWidget(buttons)
        self.what = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        card.column.addWidget(self.what)
        meter = QHBoxLayout()
        meter.setSpacing(theme.px(12))
        self.amount = PlainText(theme, style=TextStyle.SECONDARY_EMPHASIS, tabular=True)
        self.bar = MeterBar(theme, "", stretches=True)
        self.written = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2)
        meter.addWidget(self.amount)
        meter.addWidget(self.bar, 1)
        meter.addWidget(self.written)
        card.column.addLayout(meter)
        return card

    def _make_text(self, theme: Theme) -> Card:
        card = Card(theme, padding=0)
        self.text_title = PlainText(theme, style=TextStyle.EMPHASIS)
        self.text_title.setContentsMargins(*(theme.px(side) for side in (14, 10, 14, 4)))
        card.column.addWidget(self.text_title)
        self.text = DiffView(theme, self.tr("The block"), fits=False)
        self.text.setProperty("bare", True)
        self.text.setMinimumHeight(theme.px(_LEAST_HEIGHT))
        card.column.addWidget(self.text, 1)
        # The lines end above the rounded corners.
        card.column.addSpacing(theme.px(measures.RADIUS_LARGE))
        return card

    def show_plan(self, plan: SyncPlan) -> None:
        """Everything about a file as it is now."""
        if plan == self.plan:
            self._say_written(plan)
            return
        self.plan = plan
        sync = plan.sync
        self.name.setText(file_name(sync))
        self.name.updateGeometry()
        self.chip.set_face(state_face(plan))
        self.path.setText(sync.path)
        self.sentence.setText(state_sentence(plan))
        self.sentence.setVisible(bool(self.sentence.text()))
        self.what.setText(what_words(sync))
        self.amount.setText(size_words(plan))
        share = min(1.0, plan.tokens / sync.budget)
        tone = Role.WARN if sync.left_out else Role.ACCENT
        self.bar.set_parts((MeterPart(share, tone),), self.amount.text())
        self.bar.setVisible(bool(plan.tokens))
        self.amount.setVisible(bool(plan.tokens))
        self._say_written(plan)
        is_edited = plan.state is SyncState.EDITED
        self.write.setText(self.tr("Take the changes back") if is_edited else self.tr("Write now"))
        self.write.set_kind(ButtonKind.NORMAL if plan.state is SyncState.IN_STEP else ButtonKind.PRIMARY)
        self.write.updateGeometry()
        self.write.setVisible(plan.state is not SyncState.LEFT_ALONE)
        self._show_text(plan)
        self.setAccessibleName(f"{self.name.text()}. {self.chip.face.text}. {sync.path}")

    def _say_written(self, plan: SyncPlan) -> None:
        run = plan.sync.run
        words = self.tr("written {0}").replace("{0}", self._day_words.brief(run)) if run else self.tr("not written yet")
        self.written.setText(words)

    def _show_text(self, plan: SyncPlan) -> None:
        text = self.text
        text.clear_lines()
        if plan.edits:
            self.text_title.setText(self.tr("Changed by hand"))
            for edit in plan.edits:
                for sign, said in (("-", edit.before), ("+", edit.after)):
                    if said:
                        text.add_diff(f"{sign} {' '.join(said.split())}")
                text.add_text(" ")
        elif plan.state is SyncState.IN_STEP or not plan.diff:
            self.text_title.setText(self.tr("The block in the file"))
            text.add_text("\n".join(plan.block))
        else:
            self.text_title.setText(self.tr("What would be written"))
            for line in plan.diff:
                text.add_diff(line)
        text.to_start()
        self.text_title.setVisible(bool(plan.block))

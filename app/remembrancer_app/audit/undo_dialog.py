"""Taking many changes back: first what would be taken back and what not, then one step that can be undone itself."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from remembrancer.model.errors import VersionChangedError
from remembrancer.model.history import PreviewUndo, UndoMany
from remembrancer.wording import count_changes, describe_skips, name_operation
from remembrancer_app.audit.words import actor_words
from remembrancer_app.memories.words import error_words, memories_words
from remembrancer_app.shell.translation import listed, translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer.model.changes import Change
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.history import JournalFilter, UndoPreview, UndoStep
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

_WIDTH = 560
_SHOWN = 6


class UndoDialog(Overlay):
    """Nothing happens before the button is pressed, and it is not there before the preview is.

    Signals:
        undone: a Change, which is on disk.
    """

    undone = Signal(object)

    def __init__(
        self,
        theme: Theme,
        engine: Engine,
        parent: QWidget,
        day_words: DayWords,
        *,
        title: str,
        meant: JournalFilter,
    ) -> None:
        super().__init__(theme, parent.window())
        self.setObjectName("undo_preview")
        self.setAccessibleName(title)
        self._engine = engine
        self._day_words = day_words
        # What is taken back already needs no taking back.
        self._meant = replace(meant, undone=False)
        self.preview: UndoPreview | None = None
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(10))
        column.addWidget(PlainText(theme, title, style=TextStyle.SECTION, wraps=True))
        self.summary = PlainText(theme, self.tr("Looking at what would be taken back …"), wraps=True)
        column.addWidget(self.summary)
        self._card = Card(theme, padding=10, ground=Role.SUNKEN, edge=None)
        self._card.column.setSpacing(theme.px(5))
        column.addWidget(self._card)
        self._card.hide()
        self.skipped = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.WARN, wraps=True)
        self.skipped.hide()
        column.addWidget(self.skipped)
        words = self.tr("It is one step, written to the journal, and can be undone itself.")
        self.note = PlainText(theme, words, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        column.addWidget(self.note)
        row = QHBoxLayout()
        row.addStretch(1)
        self.cancel = Button(theme, self.tr("Cancel"))
        self.cancel.clicked.connect(self.close_overlay)
        self.act = Button(theme, self.tr("Undo"), kind=ButtonKind.DANGER, icon=Icon.UNDO_2)
        self.act.setEnabled(False)
        self.act.clicked.connect(self.apply)
        row.addWidget(self.cancel)
        row.addWidget(self.act)
        column.addLayout(row)
        self.closed.connect(self.deleteLater)

    def ask(self) -> None:
        """Show, and look at what it would do."""
        self.open(self.cancel)
        self.cancel.setFocus(Qt.FocusReason.TabFocusReason)
        self._look()

    def _look(self) -> None:
        self.act.setEnabled(False)
        self._engine.query(self, PreviewUndo(self._meant), self._show, self._refuse)

    def _show(self, preview: UndoPreview) -> None:
        self.preview = preview
        steps = [step for step in preview.steps if step.memories or step.namespaces or not step.skipped]
        if steps:
            words = self.tr("{changes} would be taken back. {memories} would be as before.")
            words = words.replace("{changes}", count_changes(len(steps), translate))
            self.summary.setText(words.replace("{memories}", memories_words(len(preview.memories))))
        else:
            self.summary.setText(self.tr("Nothing of this can be taken back any more: it was all changed since."))
        theme = self._theme
        while (item := self._card.column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        for step in preview.steps[:_SHOWN]:
            self._card.column.addWidget(ElidedLabel(theme, self._step_words(step), style=TextStyle.SECONDARY))
        if len(preview.steps) > _SHOWN:
            rest = self.tr("and {0} more").format(self.locale().toString(len(preview.steps) - _SHOWN))
            self._card.column.addWidget(PlainText(theme, rest, style=TextStyle.SECONDARY, tone=Role.TEXT2))
        self._card.setVisible(bool(preview.steps))
        skips = list(describe_skips(preview.skipped, translate))
        spaces = sorted({name for step in preview.steps for name in step.skipped_namespaces})
        if spaces:
            words = self.tr("These namespaces were changed later and stay as they are: {0}.")
            skips.append(words.format(listed(spaces)))
        self.skipped.setText(" ".join(skips))
        self.skipped.setVisible(bool(skips))
        self.act.setText(self.tr("Undo {0}").format(count_changes(len(steps), translate)))
        self.act.updateGeometry()
        self.act.setEnabled(bool(steps))
        self._resize()

    def _step_words(self, step: UndoStep) -> str:
        operation = step.operation
        words = name_operation(operation.kind, operation.memories, translate)
        who = actor_words(operation.actor, operation.actor_kind)
        return f"{self._day_words.moment(operation.at)} · {who} · {words}"

    @Slot()
    def apply(self) -> None:
        """Take it back, if the vault is still as the preview saw it."""
        if self.preview is None or not self.act.isEnabled():
            return
        self.act.setEnabled(False)

        def done(change: Change) -> None:
            self.close_overlay()
            self.undone.emit(change)

        self._engine.change(self, UndoMany(self._meant, self.preview.number), done, self._refuse)

    def _refuse(self, error: RemembrancerError) -> None:
        if isinstance(error, VersionChangedError):
            self.note.setText(self.tr("Something was changed meanwhile. This is what it would do now."))
            self._look()
            return
        self.summary.set_tone(Role.BAD)
        self.summary.setText(error_words(error))
        self._resize()

    def _resize(self) -> None:
        self.frame.column.activate()
        self._place()

"""Editing a memory in its place."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDoubleSpinBox, QFormLayout, QHBoxLayout, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from remembrancer.model.changes import Revision
from remembrancer.model.errors import InvalidInputError, RemembrancerError, VersionChangedError
from remembrancer.model.limits import CONTENT_CHARACTERS, TITLE_CHARACTERS
from remembrancer.model.types import Importance, MemoryType
from remembrancer_app.memories.words import error_words
from remembrancer_app.theme import Icon, Role, TextStyle, measures, type_word
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.checks import CheckBox
from remembrancer_app.widgets.combo_box import ComboBox
from remembrancer_app.widgets.pane import Notice
from remembrancer_app.widgets.plain_text import PlainText, StatementText

if TYPE_CHECKING:
    from remembrancer.model.memory import Memory, Times
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

_TEXT_HEIGHT = 150


class MemoryEditor(QWidget):
    """Text, title, type, dates, confidence and importance of one memory.

    What is typed survives: a refusal, and the same memory changed by somebody else meanwhile.

    Signals:
        save_wanted: the person saves; carries the Revision of what differs and the version it is based on.
        reload_wanted: somebody else changed the memory; show what it is now, and keep what was typed.
        closed: nothing more to edit; the text is as it was.
    """

    save_wanted = Signal(object, int)
    reload_wanted = Signal()
    closed = Signal()

    def __init__(self, theme: Theme, day_words: DayWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("editor")
        self._theme = theme
        self._day_words = day_words
        self._memory: Memory | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.px(8))
        self._notice: Notice | None = None
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(self.tr("Text"))
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(theme.px(_TEXT_HEIGHT))
        self.text.setFont(theme.font(TextStyle.REPORT))
        self._column.addWidget(self.text)
        self._theirs = StatementText(theme, style=TextStyle.BODY, tone=Role.TEXT2, name=self.tr("What it says now"))
        self._theirs.hide()
        self._column.addWidget(self._theirs)
        self._column.addLayout(self._form())
        self._column.addLayout(self._buttons())
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            save = QShortcut(QKeySequence(keys), self)
            save.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            save.activated.connect(self.save)
        cancel = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        cancel.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        cancel.activated.connect(self.closed)

    def _form(self) -> QFormLayout:
        theme = self._theme
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(theme.px(10))
        form.setVerticalSpacing(theme.px(6))
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.title = QLineEdit()
        self.title.setMaxLength(TITLE_CHARACTERS)
        self.type = ComboBox(theme, name=self.tr("Type"))
        for kind in MemoryType:
            self.type.addItem(type_word(kind), kind)
        self.due = self._date()
        self.happening = self._date()
        self.happening_end = self._date()
        self.holds_from = self._date()
        self.holds_until = self._date()
        self.confidence = QDoubleSpinBox()
        self.confidence.setRange(0.0, 1.0)
        self.confidence.setSingleStep(0.05)
        self.confidence.lineEdit().setTextMargins(theme.px(6), 0, 0, 0)
        self.important = CheckBox(theme, self.tr("Important"))
        for words, field in (
            (self.tr("Title"), self.title),
            (self.tr("Type"), self.type),
            (self.tr("Due"), self.due),
            (self.tr("Happening"), self.happening),
            (self.tr("until"), self.happening_end),
            (self.tr("Holds from"), self.holds_from),
            (self.tr("Holds until"), self.holds_until),
            (self.tr("Confidence"), self.confidence),
        ):
            label = PlainText(theme, words, style=TextStyle.SECONDARY, tone=Role.TEXT2)
            label.setMinimumSize(theme.px(84), theme.px(measures.CONTROL_HEIGHT))
            label.setBuddy(field)
            field.setAccessibleName(words)
            form.addRow(label, field)
        form.addRow("", self.important)
        return form

    def _date(self) -> QLineEdit:
        field = QLineEdit()
        field.setPlaceholderText(self.tr("2026-04-15 or 2026-04-15 16:30"))
        return field

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.save_button = Button(self._theme, self.tr("Save"), kind=ButtonKind.PRIMARY, key="Ctrl ↵")
        self.save_button.clicked.connect(self.save)
        self.cancel_button = Button(self._theme, self.tr("Cancel"), kind=ButtonKind.GHOST)
        self.cancel_button.clicked.connect(self.closed)
        row.addWidget(self.save_button)
        row.addWidget(self.cancel_button)
        row.addStretch(1)
        return row

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(280), super().sizeHint().height())

    @property
    def memory(self) -> Memory | None:
        """What is being edited, as it was read."""
        return self._memory

    def edit(self, memory: Memory) -> None:
        """Begin with what the memory is now."""
        self._memory = memory
        self._drop_notice()
        self._theirs.hide()
        self.text.setPlainText(memory.content)
        self.title.setText(memory.title)
        self.type.setCurrentIndex(self.type.findData(memory.type))
        times = memory.times
        for field, instant in zip(self._date_fields(), _instants(times), strict=True):
            field.setText(self._day_words.typed(instant))
        self.confidence.setValue(memory.confidence)
        self.important.setChecked(memory.importance is Importance.HIGH)
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)
        self.text.selectAll()

    def base_on(self, memory: Memory) -> None:
        """Somebody else changed it: go on from what it is now, with what was typed here."""
        old = self._memory
        if old is None:
            self.edit(memory)
            return
        typed = self.text.toPlainText()
        self._memory = memory
        if typed == old.content:
            self.text.setPlainText(memory.content)
        self._drop_notice()
        if typed not in (old.content, memory.content):
            self._theirs.set_text(memory.content)
            self._theirs.show()
            self._say(self.tr("Your text is still here. Below it stands what the memory says now."), tone=Role.TEXT2)

    def unsaved_text(self) -> str:
        """The text as typed where it differs from the memory's; empty if there is nothing to lose."""
        typed = self.text.toPlainText()
        return typed if self._memory is not None and typed != self._memory.content else ""

    def restore_text(self, text: str) -> None:
        """Go on with a text that was left unsaved."""
        self.text.setPlainText(text)
        self._say(self.tr("This is your text from before; it was not saved yet."), tone=Role.TEXT2)

    @Slot()
    def save(self) -> None:
        memory = self._memory
        if memory is None:
            return
        if not self.text.toPlainText().strip():
            self.show_refusal(InvalidInputError("content", "empty"))
            return
        if len(self.text.toPlainText()) > CONTENT_CHARACTERS:
            self.show_refusal(InvalidInputError("content", "too_long", limit=CONTENT_CHARACTERS))
            return
        for field in self._date_fields():
            try:
                self._day_words.read(field.text())
            except ValueError:
                words = self.tr("{0} is not a date. Write it as 2026-04-15 or 2026-04-15 16:30.")
                self._say(words.format(field.accessibleName()))
                field.setFocus(Qt.FocusReason.OtherFocusReason)
                return
        revision = self._revision(memory)
        if revision == Revision():
            self.closed.emit()
            return
        self.save_button.setEnabled(False)
        self.save_wanted.emit(revision, memory.number)

    def show_refusal(self, error: RemembrancerError) -> None:
        """It was not saved: say why, keep everything that was typed."""
        self.save_button.setEnabled(True)
        if isinstance(error, VersionChangedError):
            self._say(error_words(error), tone=Role.WARN, action=self.tr("Show it"))
            return
        self._say(error_words(error))

    def saved(self) -> None:
        """It is on disk."""
        self.save_button.setEnabled(True)
        self._drop_notice()

    def notice_text(self) -> str:
        """What stands above the text, for those who hear it and for tests."""
        return "" if self._notice is None else self._notice.accessibleName()

    @property
    def notice(self) -> Notice | None:
        return self._notice

    def _date_fields(self) -> tuple[QLineEdit, ...]:
        return self.due, self.happening, self.happening_end, self.holds_from, self.holds_until

    def _revision(self, memory: Memory) -> Revision:
        """What differs from the memory as it was read."""
        revision = Revision()
        text, title = self.text.toPlainText(), self.title.text()
        if text != memory.content:
            revision = replace(revision, content=text)
        if title != memory.title:
            revision = replace(revision, title=title)
        kind = MemoryType(self.type.currentData())
        if kind is not memory.type:
            revision = replace(revision, type=kind)
        if abs(self.confidence.value() - memory.confidence) > 0.004:
            revision = replace(revision, confidence=round(self.confidence.value(), 2))
        importance = Importance.HIGH if self.important.isChecked() else Importance.NORMAL
        if importance is not memory.importance:
            revision = replace(revision, importance=importance)
        typed = [field.text().strip() for field in self._date_fields()]
        if typed != [self._day_words.typed(instant) for instant in _instants(memory.times)]:
            revision = replace(revision, times=self._times(memory))
        return revision

    def _times(self, memory: Memory) -> Times:
        """The memory's times with the dates as typed; a date that was not touched stays to the second."""
        found: list[datetime | None] = []
        for number, (field, instant) in enumerate(zip(self._date_fields(), _instants(memory.times), strict=True)):
            if field.text().strip() == self._day_words.typed(instant):
                found.append(instant)
            else:
                found.append(self._day_words.read(field.text(), end_of_day=number in (0, 2)))
        due, happening, happening_end, holds_from, holds_until = found
        if happening is None:
            happening_end = None
        return replace(
            memory.times,
            due=due,
            happening_from=happening,
            happening_to=happening_end,
            valid_from=holds_from,
            valid_to=holds_until,
        )

    def _say(self, words: str, *, tone: Role = Role.BAD, action: str = "") -> None:
        self._drop_notice()
        self._notice = Notice(self._theme, words, tone=tone, icon=Icon.CIRCLE_ALERT, action=action)
        if action:
            self._notice.acted.connect(self.reload_wanted)
            copy = Button(self._theme, self.tr("Copy my text"), kind=ButtonKind.GHOST, size=ControlSize.ROW)
            copy.clicked.connect(self._copy)
            self._notice.add_action(copy)
        self._column.insertWidget(0, self._notice)

    @Slot()
    def _copy(self) -> None:
        self.text.selectAll()
        self.text.copy()

    def _drop_notice(self) -> None:
        if self._notice is not None:
            self._notice.hide()
            self._notice.deleteLater()
            self._notice = None


def _instants(times: Times) -> tuple[datetime | None, ...]:
    return times.due, times.happening_from, times.happening_to, times.valid_from, times.valid_to

"""The foot of the review: what would come of the choice, the question that is left, the reason, and Apply."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from remembrancer.model.conflicts import Supersession
from remembrancer_app.conflicts.deciding import SUPERSESSIONS
from remembrancer_app.conflicts.marks import Mark, MarkLabel
from remembrancer_app.conflicts.quoting_label import QuotingLabel
from remembrancer_app.conflicts.result_words import LineKind
from remembrancer_app.conflicts.words import supersession_words
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.checks import RadioButton
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.pane import Pane
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from remembrancer_app.conflicts.result_words import ResultLine
    from remembrancer_app.keys.keymap import Keymap
    from remembrancer_app.theme import Theme

_MARKS = {LineKind.GIVEN: Mark.GIVEN, LineKind.KEPT: Mark.KEPT, LineKind.REVIEW: Mark.REVIEW}
_MOST_LINES = 4
_REASON_NARROW, _REASON_WIDTH = 130, 190
_TIGHT = 740
"""Below this width the lines need the room more than the reason."""
REASON_CHARACTERS = 500


class ResultPanel(Pane):
    """Signals say what was pressed.

    Signals:
        applied: apply the choice; also Enter in the reason.
        answered: the old one was replaced or corrected (a Supersession).
        edit_wanted, skip_wanted, undo_wanted: the three beside their keys.
        reason_left: Esc in the reason field.
    """

    applied = Signal()
    answered = Signal(object)
    edit_wanted = Signal()
    skip_wanted = Signal()
    undo_wanted = Signal()
    reason_left = Signal()

    def __init__(self, theme: Theme, keys: Keymap, parent: QWidget | None = None) -> None:
        super().__init__(theme, Role.SURFACE, frozenset({"top"}), parent)
        self._keys = keys
        self.setObjectName("result")
        self.setAccessibleName(self.tr("After this"))
        self._rows: list[QWidget] = []
        self._words: list[str] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(*(theme.px(side) for side in (16, 7, 16, 8)))
        column.setSpacing(theme.px(5))
        column.addLayout(self._head())
        self._question = self._supersession_question()
        column.addWidget(self._question)
        body = QHBoxLayout()
        body.setSpacing(theme.px(16))
        self._left = QVBoxLayout()
        self._left.setSpacing(theme.px(3))
        self._lines = QVBoxLayout()
        self._lines.setSpacing(theme.px(3))
        self._left.addLayout(self._lines)
        self._left.addStretch(1)
        body.addLayout(self._left, 1)
        body.addLayout(self._acts(), 0)
        column.addLayout(body, 1)
        self.setMinimumHeight(theme.px(104))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.show_hint()

    def _head(self) -> QHBoxLayout:
        theme = self._theme
        head = QHBoxLayout()
        head.setSpacing(theme.px(8))
        head.addWidget(IconLabel(theme, Icon.EYE, size=14, colour=Role.ACCENT))
        self.title = PlainText(theme, self.tr("After this"), style=TextStyle.EMPHASIS)
        head.addWidget(self.title)
        head.addStretch(1)
        self.edit = self._key_button(self.tr("Edit"), "conflicts.edit")
        self.skip = self._key_button(self.tr("Skip"), "conflicts.skip")
        self.undo = self._key_button(self.tr("Undo"), "conflicts.undo")
        self.edit.clicked.connect(self.edit_wanted)
        self.skip.clicked.connect(self.skip_wanted)
        self.undo.clicked.connect(self.undo_wanted)
        for button in (self.edit, self.skip, self.undo):
            head.addWidget(button)
        return head

    def _tell_key(self, radio: RadioButton, name: str) -> None:
        key = self._keys.cap(name)
        radio.setAccessibleDescription(self.tr("key {0}").format(key) if key else "")
        radio.setToolTip(key)

    def _key_button(self, words: str, name: str) -> Button:
        button = Button(self._theme, words, kind=ButtonKind.GHOST, size=ControlSize.ROW)
        self._keys.label(name, button)
        return button

    def _acts(self) -> QHBoxLayout:
        theme = self._theme
        acts = QHBoxLayout()
        acts.setSpacing(theme.px(12))
        self.reason = QLineEdit()
        self.reason.setAccessibleName(self.tr("Reason"))
        self.reason.setPlaceholderText(self.tr("Reason (optional)"))
        self.reason.setMaxLength(REASON_CHARACTERS)
        self.reason.setFixedWidth(theme.px(_REASON_WIDTH))
        self.reason.returnPressed.connect(self.applied)
        self.reason.installEventFilter(self)
        self.apply = Button(theme, self.tr("Apply"), kind=ButtonKind.PRIMARY, icon=Icon.CHECK, key=self.tr("Enter"))
        self.apply.clicked.connect(self.applied)
        for widget in (self.reason, self.apply):
            acts.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        return acts

    def _supersession_question(self) -> QWidget:
        theme = self._theme
        question = QWidget()
        question.setObjectName("supersession")
        row = QHBoxLayout(question)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(14))
        words = self.tr("What of the old one?")
        question.setAccessibleName(words)
        row.addWidget(PlainText(theme, words, style=TextStyle.SECONDARY_EMPHASIS, tone=Role.WARN))
        self.answers: dict[Supersession, RadioButton] = {}
        self._group = QButtonGroup(question)
        for name, supersession in SUPERSESSIONS.items():
            radio = RadioButton(theme, supersession_words(supersession))
            self._keys.follow(radio, partial(self._tell_key, radio, name))
            radio.clicked.connect(lambda _checked=False, answer=supersession: self.answered.emit(answer))
            self._group.addButton(radio)
            row.addWidget(radio)
            self.answers[supersession] = radio
        row.addStretch(1)
        question.hide()
        return question

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        tight = event.size().width() < self._theme.px(_TIGHT)
        self.reason.setFixedWidth(self._theme.px(_REASON_NARROW if tight else _REASON_WIDTH))

    # What is shown

    def show_hint(self) -> None:
        """Nothing is chosen yet."""
        words = self.tr("Choose with 1 to 4. What would come of it is shown here before anything is changed.")
        self._show_rows([(None, words, Role.TEXT2, "")])

    def show_lines(self, lines: Sequence[ResultLine]) -> None:
        self._show_rows([(_MARKS[line.kind], line.words, Role.TEXT, line.quoted) for line in lines[:_MOST_LINES]])

    def show_refusal(self, words: str) -> None:
        """It cannot be done, and why."""
        self._show_rows([(Mark.REVIEW, words, Role.BAD, "")])

    def lines(self) -> tuple[str, ...]:
        """What is said, line by line."""
        return tuple(self._words)

    def _show_rows(self, rows: Sequence[tuple[Mark | None, str, Role, str]]) -> None:
        theme = self._theme
        for old in self._rows:
            self._lines.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._rows, self._words = [], []
        for mark, words, tone, quoted in rows:
            holder = QWidget()
            row = QHBoxLayout(holder)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(theme.px(8))
            if mark is not None:
                row.addWidget(MarkLabel(theme, mark))
            if tone is Role.TEXT:
                row.addWidget(QuotingLabel(theme, words, quoted, style=TextStyle.SECONDARY, tone=tone), 1)
            else:
                row.addWidget(PlainText(theme, words, style=TextStyle.SECONDARY, tone=tone, wraps=True), 1)
            self._lines.addWidget(holder)
            holder.show()
            self._rows.append(holder)
            self._words.append(words)

    def show_question(self, *, asked: bool, answer: Supersession | None) -> None:
        """Whether it must be said if the old one was replaced or corrected, and what was said."""
        self._question.setVisible(asked)
        self._group.setExclusive(False)
        for each, radio in self.answers.items():
            radio.setChecked(each is answer)
        self._group.setExclusive(True)

    @property
    def asks(self) -> bool:
        return not self._question.isHidden()

    def ask(self) -> None:
        """Take the focus to the question."""
        next(iter(self.answers.values())).setFocus(Qt.FocusReason.TabFocusReason)

    def set_ready(self, *, ready: bool, why: str = "") -> None:
        self.apply.setEnabled(ready)
        self.apply.setToolTip(why)

    @Slot()
    def focus_reason(self) -> None:
        self.reason.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        leaves = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        if watched is self.reason and leaves and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.reason_left.emit()
            return True
        return super().eventFilter(watched, event)

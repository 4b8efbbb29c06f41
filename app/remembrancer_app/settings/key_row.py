"""A command in Settings with its keys, which can be given others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Slot
from PySide6.QtGui import QFocusEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from remembrancer_app.keys.fitting import Refusal, refusal_of
from remembrancer_app.settings.key_field import KeyField
from remembrancer_app.settings.row import SettingRow
from remembrancer_app.shell.translation import listed
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.key_cap import KeyCap, key_words
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer_app.keys.command import KeyCommand
    from remembrancer_app.keys.keymap import Keymap
    from remembrancer_app.theme import Theme


class KeyRow(SettingRow):
    """Its keys as caps, and "Change", in whose place the field stands while a key is pressed.

    What the keys belong to already is named and asked about, under the row, before anything is taken from there.
    """

    def __init__(self, theme: Theme, keys: Keymap, command: KeyCommand) -> None:
        self.command = command
        self._keys = keys
        words = command.words()
        self._wanted: tuple[str, ...] = ()
        # Not by tr: there is no object yet that could be asked.
        change = QCoreApplication.translate("KeyRow", "Change: {0}").format(words)
        self.change = Button(theme, icon=Icon.PENCIL, kind=ButtonKind.GHOST, name=change, size=ControlSize.ROW)
        control = QWidget()
        row = QHBoxLayout(control)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(6))
        self._caps = QHBoxLayout()
        self._caps.setSpacing(theme.px(4))
        row.addLayout(self._caps)
        row.addWidget(self.change)
        super().__init__(theme, words, control=control, below=self._make_question(theme), resets=True)
        self.change.clicked.connect(self._ask)
        self.field = KeyField(theme, self.tr("Keys for: {0}").format(words))
        self.field.taken.connect(self._take)
        self.field.left.connect(self._leave)
        self.none = Button(theme, self.tr("No key"), kind=ButtonKind.LINK, size=ControlSize.ROW)
        self.none.clicked.connect(self._give_none)
        for widget in (self.field, self.none):
            row.addWidget(widget)
            widget.hide()
            widget.installEventFilter(self)
        self.reset_wanted.connect(self._reset)
        keys.follow(self, self._show)

    def _make_question(self, theme: Theme) -> QWidget:
        self.question = QWidget()
        row = QHBoxLayout(self.question)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(8))
        self.asked = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.WARN, wraps=True)
        row.addWidget(self.asked, 1)
        self.take = Button(theme, QCoreApplication.translate("KeyRow", "Take it from there"), size=ControlSize.ROW)
        self.take.clicked.connect(self._take_over)
        self.leave = Button(
            theme, QCoreApplication.translate("KeyRow", "Leave it"), kind=ButtonKind.GHOST, size=ControlSize.ROW
        )
        self.leave.clicked.connect(self._leave_question)
        row.addWidget(self.take, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.leave, 0, Qt.AlignmentFlag.AlignTop)
        self.question.hide()
        return self.question

    def answers(self, words: tuple[str, ...]) -> bool:
        """Also by the keys that it has now."""
        keys = self._keys.written(self.command.name).casefold()
        return all(word in self._words or word in keys for word in words)

    # What is shown

    def _show(self) -> None:
        while (item := self._caps.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for keys in self._keys.sequences(self.command.name):
            self._caps.addWidget(KeyCap(self._theme, key_words(keys)))
        self.reset.setVisible(self._keys.is_changed(self.command.name))
        self.change.setAccessibleDescription(self._keys.written(self.command.name) or self.tr("No key"))
        self.question.hide()
        self.say_trouble("")

    def _show_field(self, *, shown: bool) -> None:
        self.change.setVisible(not shown)
        for place in range(self._caps.count()):
            item = self._caps.itemAt(place)
            if item is not None and (widget := item.widget()) is not None:
                widget.setVisible(not shown)
        self.field.setVisible(shown)
        self.none.setVisible(shown and bool(self._keys.keys(self.command.name)))

    # Choosing

    @Slot()
    def _ask(self) -> None:
        self.question.hide()
        self.say_trouble("")
        self._show_field(shown=True)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(object)
    def _take(self, keys: QKeySequence) -> None:
        refusal = refusal_of(self.command, keys)
        if refusal is not None:
            self.say_trouble(self._refusal_words(refusal))
            return
        self._want((keys.toString(QKeySequence.SequenceFormat.PortableText),))

    def _want(self, keys: tuple[str, ...]) -> None:
        """Give the command these keys, after asking where somebody else has one of them."""
        held = {each: self._keys.holders(self.command.name, each) for each in keys}
        if not any(held.values()):
            self._give(keys)
            return
        self._wanted = keys
        of_whom = listed(f"“{holder.words()}”" for holders in held.values() for holder in holders)
        which = listed(QKeySequence(each).toString(QKeySequence.SequenceFormat.NativeText) for each in held)
        self._show_field(shown=False)
        self.say_trouble("")
        self.asked.setText(self.tr("{0} belongs to {1}. Take it from there?").format(which, of_whom))
        self.question.show()
        self.take.setFocus(Qt.FocusReason.OtherFocusReason)

    def _give(self, keys: tuple[str, ...]) -> None:
        self._show_field(shown=False)
        self._keys.choose(self.command.name, keys)
        self.change.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _give_none(self) -> None:
        self._give(())

    @Slot()
    def _take_over(self) -> None:
        self._give(self._wanted)

    @Slot()
    def _reset(self) -> None:
        self._want(self.command.keys)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whoever goes elsewhere than between the field and "No key" wants nothing."""
        if event.type() == QEvent.Type.FocusOut and isinstance(event, QFocusEvent):
            stays = event.reason() in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
            if not stays and QApplication.focusWidget() not in (self.field, self.none):
                self._show_field(shown=False)
                self.say_trouble("")
        return super().eventFilter(watched, event)

    @Slot()
    def _leave(self) -> None:
        had_focus = self.field.hasFocus()
        self._show_field(shown=False)
        self.say_trouble("")
        if had_focus:
            self.change.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _leave_question(self) -> None:
        self.question.hide()
        self.change.setFocus(Qt.FocusReason.OtherFocusReason)

    def _refusal_words(self, refusal: Refusal) -> str:
        words = {
            Refusal.NO_KEYS: self.tr("This is no key that can be used. Press another one."),
            Refusal.MOVES: self.tr("This key moves about in the window. Press another one, or hold Alt with it."),
            Refusal.TYPED: self.tr("Alone it would be typed. Hold Ctrl or Alt with it."),
            Refusal.EDITS: self.tr("These keys edit text. Press others."),
            Refusal.DIALOGS: self.tr("Alt with a letter presses buttons of dialogs. Hold Ctrl or Shift as well."),
        }
        return words[refusal]

"""The one funnel for what the window says: what was done, with Undo, and what did not work."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from remembrancer.model.errors import VaultReadOnlyError
from remembrancer.wording import describe_error, describe_skips, name_operation, name_undo
from remembrancer_app.shell.translation import translate

if TYPE_CHECKING:
    from collections.abc import Callable

    from remembrancer.model.changes import Change
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.wording import Message
    from remembrancer_app.shell.commands import Commands
    from remembrancer_app.shell.undoing import Step, Undoing
    from remembrancer_app.theme import Theme
    from remembrancer_app.widgets.toast import Toast


OF_DAMAGE: Final = ("vault_damaged", "vault_read_only")
_OF_HEALTH: Final = ("vault_unreadable", "model_missing", "model_tampered", "model_miscalculates")


class Notices(QObject):
    """Words everything for the toast, and names the commands ``undo`` and ``redo`` after what they would do.

    Signals:
        health_wanted: how the vault is, is to be shown.
    """

    health_wanted = Signal()

    def __init__(self, theme: Theme, toast: Toast, undoing: Undoing, commands: Commands, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._told_damaged = False
        self._toast = toast
        self._undoing = undoing
        self._commands = commands
        self._operation = ""
        self._is_past = False
        self._follow: Callable[[], None] | None = None
        toast.acted.connect(self._act)
        undoing.changed.connect(self.name_undo)
        undoing.undone.connect(self._say_undone)
        undoing.redone.connect(self._say_redone)
        self.name_undo()

    def say(self, words: str) -> None:
        """Something that cannot be taken back, or needs not be."""
        self.offer_undo(words, "")

    @Slot(str, str)
    def offer_undo(self, words: str, operation: str) -> None:
        """Say what was done; with an operation's id, offer to take it back."""
        self._operation, self._follow = operation, None
        self._toast.say(words, self.tr("Undo") if operation else "")

    def offer(self, words: str, action: str, follow: Callable[[], None]) -> None:
        """Say what happened, with a button that leads on."""
        self._operation, self._follow = "", follow
        self._toast.say(words, action)

    def withdraw(self, words: str) -> None:
        """What was offered in these words is settled: its button would lead to nothing."""
        if self._toast.message == words:
            self._toast.dismiss()

    @Slot(object)
    def show_error(self, error: RemembrancerError) -> None:
        """Tell the person about an error that no page took care of, with the way to the vault's health if it helps."""
        words = describe_error(error, translate)
        if error.code in OF_DAMAGE:
            self._tell_damaged(words)
        elif error.code in _OF_HEALTH:
            self.offer(words.in_one, self.tr("Health"), self.health_wanted.emit)
        else:
            self.say(words.in_one)

    def tell_damaged(self) -> None:
        """The vault was found to be damaged: said, unless it was."""
        if not self._told_damaged:
            self._tell_damaged(describe_error(VaultReadOnlyError(), translate))

    def _tell_damaged(self, words: Message) -> None:
        """Once: whatever is read next may meet the same page, and one dialog says it."""
        if self._told_damaged:
            self.offer(words.in_one, self.tr("Health"), self.health_wanted.emit)
            return
        from remembrancer_app.health.told_dialog import ToldDialog  # noqa: PLC0415  (seldom needed)

        self._told_damaged = True
        window = self._toast.window()
        dialog = ToldDialog(self._theme, window, words.title, (words.text, words.action), self.tr("Look at its health"))
        dialog.followed.connect(self.health_wanted)
        dialog.tell()

    def set_past(self, *, past: bool) -> None:
        """In the past nothing is undone: what it would change is not what is seen."""
        if past is not self._is_past:
            self._is_past = past
            self.name_undo()

    @Slot()
    def name_undo(self) -> None:
        for name, step, is_redo in (
            ("undo", self._undoing.next_undo, False),
            ("redo", self._undoing.next_redo, True),
        ):
            action = self._commands[name]
            action.setEnabled(step is not None and not self._is_past)
            if step is not None:
                action.setText(name_undo(_named(step), translate, is_redo=is_redo))
            else:
                action.setText(self.tr("Redo") if is_redo else self.tr("Undo"))

    @Slot(str)
    def _act(self, _message: str) -> None:
        if self._follow is not None:
            self._follow()
        elif self._operation:
            self._undoing.undo_operation(self._operation)

    @Slot(object, object)
    def _say_undone(self, undo: Change, taken_back: Step) -> None:
        self._say_again(self.tr("Taken back: {0}."), taken_back, undo)

    @Slot(object, object)
    def _say_redone(self, redo: Change, made_again: Step) -> None:
        self._say_again(self.tr("Done again: {0}."), made_again, redo)

    def _say_again(self, sentence: str, step: Step, present: Change) -> None:
        operation = _named(step)
        words = sentence.format(translate.inside(operation))
        self.say(" ".join((words, *describe_skips(present.skipped, translate))))


def _named(step: Step) -> str:
    return name_operation(step.kind, step.memories, translate)

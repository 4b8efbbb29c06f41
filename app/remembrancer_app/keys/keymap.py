"""The keys in force: those of the table, and what a person chose in their place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence, QShortcut

from remembrancer_app.keys.fitting import refusal_of
from remembrancer_app.keys.table import BY_NAME, COMMANDS
from remembrancer_app.widgets.key_cap import key_words
from remembrancer_app.widgets.tooltip import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from remembrancer_app.conflicts.action_card import ActionCard
    from remembrancer_app.keys.command import KeyCommand
    from remembrancer_app.shell.rail import RailButton
    from remembrancer_app.widgets.button import Button
    from remembrancer_app.widgets.search_field import SearchField

_PORTABLE: Final = QKeySequence.SequenceFormat.PortableText


class Keymap(QObject):
    """Which keys belong to which command; no two that can be wanted at the same place share one.

    What was kept and cannot be used (no key, not fit for the command, another's) gives way to the table.

    Signals:
        changed: some command has other keys now.
    """

    changed = Signal()

    def __init__(self, kept: Mapping[str, Sequence[str]] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chosen: dict[str, tuple[str, ...]] = {}
        for command in COMMANDS:
            keys = (kept or {}).get(command.name)
            if keys is not None and self._is_usable(command, keys):
                self._chosen[command.name] = tuple(keys)

    def _is_usable(self, command: KeyCommand, keys: Sequence[str]) -> bool:
        if any(refusal_of(command, QKeySequence(each)) is not None for each in keys):
            return False
        others = [each for name, own in self._chosen.items() if command.meets(BY_NAME[name]) for each in own]
        return not set(keys) & set(others)

    # What is in force

    @property
    def chosen(self) -> dict[str, tuple[str, ...]]:
        """What a person chose, by command, in Qt's portable form; empty where a command has no key any more."""
        return dict(self._chosen)

    def keys(self, name: str) -> tuple[str, ...]:
        """The keys of a command, in Qt's portable form."""
        own = self._chosen.get(name)
        if own is not None:
            return own
        command = BY_NAME[name]
        taken = {each for other, keys in self._chosen.items() if command.meets(BY_NAME[other]) for each in keys}
        return tuple(each for each in command.keys if each not in taken)

    def sequences(self, name: str) -> list[QKeySequence]:
        return [QKeySequence(each) for each in self.keys(name)]

    def cap(self, name: str) -> str:
        """The first of its keys as a cap shows it ("Ctrl K"); empty where it has none."""
        sequences = self.sequences(name)
        return key_words(sequences[0]) if sequences else ""

    def written(self, name: str) -> str:
        """All of its keys as this system writes them: "Ctrl+K / Ctrl+F"."""
        return written_keys(self.sequences(name))

    def line(self, name: str) -> tuple[str, str]:
        """The command as a line of the sheet of keys: its keys and its words."""
        return self.written(name), BY_NAME[name].words()

    def is_changed(self, name: str) -> bool:
        return name in self._chosen

    def pressed(self, page: str, event: QKeyEvent) -> str:
        """The command of a page that the pressed key belongs to; empty for none."""
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        key = Qt.Key(event.key())
        found = {QKeySequence(held.value | key.value).toString(_PORTABLE)}
        if event.text().strip() and not event.text().isalpha():
            # A sign may need Shift on one keyboard and none on another.
            plain = held & ~Qt.KeyboardModifier.ShiftModifier
            found.add(QKeySequence(plain.value | key.value).toString(_PORTABLE))
        names = (each.name for each in COMMANDS if each.page == page)
        return next((name for name in names if found & set(self.keys(name))), "")

    # Choosing

    def holders(self, name: str, keys: str) -> list[KeyCommand]:
        """The commands that these keys would have to be taken from."""
        command = BY_NAME[name]
        return [each for each in COMMANDS if command.meets(each) and keys in self.keys(each.name)]

    def choose(self, name: str, keys: Sequence[str]) -> None:
        """Give a command these keys and no others, and take them from whoever has them.

        Raises:
            ValueError: the command may not have one of them.
        """
        command = BY_NAME[name]
        if any(refusal_of(command, QKeySequence(each)) is not None for each in keys):
            raise ValueError(f"{name} may not have {keys}")
        for each in keys:
            for holder in self.holders(name, each):
                self._set(holder, tuple(own for own in self.keys(holder.name) if own != each))
        self._set(command, tuple(keys))
        self.changed.emit()

    def reset(self, name: str) -> None:
        """Back to the keys of the table, which are taken from whoever has them."""
        self.choose(name, BY_NAME[name].keys)

    def reset_all(self) -> None:
        self._chosen.clear()
        self.changed.emit()

    def _set(self, command: KeyCommand, keys: tuple[str, ...]) -> None:
        if keys == command.keys:
            self._chosen.pop(command.name, None)
        else:
            self._chosen[command.name] = keys

    # Who follows

    def bind(self, name: str, target: QAction | QShortcut) -> None:
        """Give an action or a shortcut the keys of a command, now and whenever they change, as long as it lives."""
        if isinstance(target, QAction):
            self.follow(target, lambda: target.setShortcuts(self.sequences(name)))
        else:
            self.follow(target, lambda: target.setKeys(self.sequences(name)))

    def label(self, name: str, button: Button | SearchField | ActionCard | RailButton) -> None:
        """Show the first key of a command on what presses it."""
        self.follow(button, lambda: button.set_key(self.cap(name)))

    def explain(self, name: str, widget: QWidget, words: str) -> None:
        """Tell in a tooltip what something does and its keys, to screen readers too."""

        def tell() -> None:
            keys = self.written(name)
            told = f"{words} ({keys})" if keys else words
            widget.setToolTip(plain_tooltip(told))
            widget.setAccessibleDescription(told)

        self.follow(widget, tell)

    def follow(self, owner: QObject, act: Callable[[], object]) -> None:
        """Carry ``act`` out now and whenever keys change, as long as ``owner`` lives."""
        follower = _Follower(act, owner)
        self.changed.connect(follower.act)
        act()


class _Follower(QObject):
    """Ends with its owner, and with it the connection."""

    def __init__(self, act: Callable[[], object], owner: QObject) -> None:
        super().__init__(owner)
        self._act = act

    @Slot()
    def act(self) -> None:
        self._act()


def written_keys(sequences: Sequence[QKeySequence]) -> str:
    """The keys as this system writes them."""
    return " / ".join(keys.toString(QKeySequence.SequenceFormat.NativeText) for keys in sequences)

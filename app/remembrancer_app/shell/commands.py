"""The commands of the window: each is an action with its words and keys, and stands in the sheet of keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget


@dataclass(frozen=True, slots=True)
class KeyLine:
    """A line in the sheet of keys: the keys as they are pressed, and what they do."""

    keys: str
    words: str


class Commands(QObject):
    """Makes the actions of one widget. They work while the widget is shown, and end with it."""

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self._owner = owner
        self._actions: dict[str, QAction] = {}

    def add(self, name: str, words: str, keys: tuple[str, ...], act: Callable[[], object]) -> QAction:
        """A command; ``keys`` are portable key sequences ("Ctrl+B"), the first of which is shown."""
        action = QAction(words, self._owner)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)

        def run() -> None:
            # The signal also says whether the action is checked, which none of them wants to know.
            act()

        action.triggered.connect(run)
        self._owner.addAction(action)
        self._actions[name] = action
        return action

    def named(self) -> list[tuple[str, QAction]]:
        """All of them with their names, in the order in which they were added."""
        return list(self._actions.items())

    def has(self, name: str) -> bool:
        return name in self._actions

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def lines(self) -> list[KeyLine]:
        """All of them that have keys, in the order in which they were added."""
        return [
            KeyLine(written_keys(action.shortcuts()), action.text())
            for action in self._actions.values()
            if action.shortcuts() and action.isEnabled()
        ]


def written_keys(sequences: Sequence[QKeySequence]) -> str:
    """The keys as this system writes them."""
    return " / ".join(keys.toString(QKeySequence.SequenceFormat.NativeText) for keys in sequences)


def keys_within(widget: QWidget) -> list[KeyLine]:
    """The keys of a page: its actions that have any, and its shortcuts that say what they do (``whatsThis``)."""
    lines = [
        KeyLine(written_keys(action.shortcuts()), action.text())
        for action in widget.findChildren(QAction)
        if action.shortcuts() and action.text() and action.isEnabled()
    ]
    return [*lines, *_named(widget.findChildren(QShortcut))]


def own_shortcuts(widget: QWidget) -> list[KeyLine]:
    """The keys of a widget itself, without those of what is in it."""
    return _named(widget.findChildren(QShortcut, options=Qt.FindChildOption.FindDirectChildrenOnly))


def _named(shortcuts: Sequence[QShortcut]) -> list[KeyLine]:
    return [KeyLine(written_keys(each.keys()), each.whatsThis()) for each in shortcuts if each.whatsThis()]

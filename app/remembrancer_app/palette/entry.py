"""What the palette offers, and how it is found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QAction, QShortcut
from PySide6.QtWidgets import QWidget

from remembrancer_app.theme import Icon
from remembrancer_app.widgets.key_cap import key_words


@dataclass(frozen=True, slots=True, eq=False)
class Entry:
    """An action. ``place`` says where it belongs ("Settings"), ``keys`` is how it is pressed ("Ctrl L")."""

    words: str
    act: Callable[[], object]
    place: str = ""
    keys: str = ""
    icon: Icon = Icon.CHEVRON_RIGHT
    more_words: str = ""


def entry_of(action: QAction, place: str = "", icon: Icon = Icon.CHEVRON_RIGHT) -> Entry:
    """The entry of an action of the window."""
    keys = key_words(action.shortcut())
    return Entry(action.text().replace("&", ""), action.trigger, place, keys, icon)


def entries_within(widget: QWidget, place: str) -> list[Entry]:
    """The actions of a page that can be carried out now, and its shortcuts that say what they do."""
    found = [entry_of(action, place) for action in widget.findChildren(QAction) if action.text() and action.isEnabled()]
    for shortcut in widget.findChildren(QShortcut):
        if shortcut.whatsThis() and shortcut.isEnabled():
            keys = key_words(shortcut.key())
            found.append(Entry(shortcut.whatsThis(), shortcut.activated.emit, place, keys))
    return found


def distinct(entries: Iterable[Entry]) -> list[Entry]:
    """Each once, by its words and place; the first one stays."""
    kept: dict[tuple[str, str], Entry] = {}
    for each in entries:
        kept.setdefault((each.words, each.place), each)
    return list(kept.values())


def matching(entries: Sequence[Entry], typed: str) -> list[Entry]:
    """Those with all words of ``typed``: what begins so first, then what has them in its own words, then the others."""
    words = typed.casefold().split()
    if not words:
        return list(entries)
    found = [(rank, each) for each in entries if (rank := _rank(each, words)) is not None]
    return [each for _, each in sorted(found, key=lambda pair: pair[0])]


def _rank(entry: Entry, words: Sequence[str]) -> int | None:
    own = entry.words.casefold()
    near = f"{own} {entry.place} {entry.keys}".casefold()
    beside = f" {entry.more_words}".casefold()
    if not all(word in near or f" {word}" in beside for word in words):
        return None
    if own.startswith(" ".join(words)):
        return 0
    if all(any(part.startswith(word) for part in own.split()) for word in words):
        return 1
    return 2 if all(word in own for word in words) else 3

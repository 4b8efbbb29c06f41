"""The lines of a block: one for each memory that may stand in it."""

from __future__ import annotations

from datetime import tzinfo
from typing import Final

from remembrancer.model.memory import Memory
from remembrancer.model.recalling import ItemFlag, RecalledItem
from remembrancer.recall.delivery.block import Entry
from remembrancer.recall.delivery.flags import flags_of
from remembrancer.recall.delivery.lines import LineWriter
from remembrancer.recall.delivery.snippets import SHORT
from remembrancer.recall.delivery.view import View
from remembrancer.text.harmless import harmless_name

_NAME_CHARACTERS: Final = 32
_KEPT: Final = 1_000

_Key = tuple[str, int, tuple[ItemFlag, ...], tzinfo]


def answer(item: RecalledItem, number: int, writer: LineWriter, before: str = "") -> Entry:
    """The entry of the answer with this number."""
    text = _titled(item.memory.title, item.snippet.text)
    line = writer.line(item.memory, text, item.flags, number, strength=item.strength)
    return Entry(item.memory.id, line, _name(item.memory), before)


class Entries:
    """Writes the entries of what is delivered without being asked for, and keeps them while nothing changes.

    Safe for several threads.
    """

    def __init__(self) -> None:
        self._kept: tuple[int, dict[_Key, Entry]] = (0, {})

    def beside(self, view: View, memory: Memory, writer: LineWriter) -> Entry:
        """The entry of a memory that is no answer."""
        told = _opening(memory.content)
        flags = flags_of(memory, view.instant, told)
        key = (memory.id, memory.number, flags, writer.zone)
        kept = self._kept_of(view)
        entry = kept.get(key)
        if entry is None:
            line = writer.line(memory, _titled(memory.title, told), flags)
            entry = Entry(memory.id, line, _name(memory))
            if len(kept) >= _KEPT:
                kept.clear()
            kept[key] = entry
        return entry

    def _kept_of(self, view: View) -> dict[_Key, Entry]:
        number, kept = self._kept
        if number != view.number:
            kept = {}
            self._kept = (view.number, kept)
        return kept


def _name(memory: Memory) -> str:
    """What names a memory that did not fit: only pinned ones are named."""
    return harmless_name(memory.title or memory.content, _NAME_CHARACTERS) if memory.pinned else ""


def _titled(title: str, text: str) -> str:
    return text if not title or title.casefold() in text.casefold() else f"{title}: {text}"


def _opening(content: str) -> str:
    return content if len(content) <= SHORT else content[:SHORT].rsplit(" ", 1)[0] + "\u2026"

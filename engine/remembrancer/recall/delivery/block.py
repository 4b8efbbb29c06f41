"""The block that an agent receives: four parts, each fenced, within a hard budget of tokens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from remembrancer.embedding.counting import MOST_BYTES
from remembrancer.model.recalling import Block, BlockPart, Slot
from remembrancer.recall.delivery.fence import Fence
from remembrancer.wording import blocks, in_english

TokenCount = Callable[[str], int]

PINNED_SHARE: Final = 0.25
AROUND_NOW_SHARE: Final = 0.15
FLAGS_SHARE: Final = 0.10
MOST_FLAGS: Final = 5


@dataclass(frozen=True, slots=True)
class Entry:
    """A memory as it may stand in the block.

    ``name`` says briefly what did not fit; ``before`` may be added to the line where there is room.
    """

    memory: str
    line: str
    name: str = ""
    before: str = ""


@dataclass(frozen=True, slots=True)
class Note:
    """A remark on memories of the block, given only if all of them are in it; or on the question, about none."""

    text: str
    about: tuple[str, ...]


@dataclass(slots=True)
class _Part:
    """A part while it is filled."""

    slot: Slot
    tokens: int
    entries: list[tuple[str, str]] = field(default_factory=list)


class BlockBuilder:
    """Fills the parts in the order of their claims: pinned, answers, around now, flags."""

    def __init__(self, count: TokenCount, fence: Fence, budget: int) -> None:
        self._count = count
        self._fence = fence
        self._budget = budget
        self._parts: dict[Slot, _Part] = {}
        self._left = budget

    def build(
        self,
        pinned: Sequence[Entry],
        answers: Sequence[Entry],
        around: Sequence[Entry],
        notes: Sequence[Note],
        reading_order: Sequence[str],
    ) -> Block:
        """The block.

        Args:
            pinned: what always comes, in its fixed order.
            answers: what answers, in the order in which it claims room; none says so in the block.
            around: what is going on, in its order; what stands in the block already is not repeated.
            notes: remarks, the most important first.
            reading_order: the ids of the answers in the order in which they are read.
        """
        left_out = self._fill_pinned(pinned)
        delivered = self._delivered()
        waiting = [entry for entry in answers if entry.memory not in delivered]
        kept = self._reserve(Slot.AROUND_NOW, [entry.line for entry in around], AROUND_NOW_SHARE)
        kept += self._reserve(Slot.FLAGS, [note.text for note in notes][:MOST_FLAGS], FLAGS_SHARE)
        if answers:
            missing = self._fill(Slot.ANSWERS, waiting, self._left - kept)
            left_out += [memory for memory in reading_order if memory in missing]
            self._add_what_was_said_before(waiting, self._left - kept)
            self._sort_answers(reading_order)
        else:
            self._add(Slot.ANSWERS, "", blocks.NOTHING.fill(in_english), self._left)
        delivered = self._delivered()
        beside = [entry for entry in around if entry.memory not in delivered]
        self._fill(Slot.AROUND_NOW, beside, min(self._left, int(self._budget * AROUND_NOW_SHARE)))
        delivered = self._delivered()
        given = [note for note in notes if delivered.issuperset(note.about)][:MOST_FLAGS]
        for note in given:
            self._add(Slot.FLAGS, "", note.text, self._left)
        return self._finish(tuple(left_out))

    def _fill_pinned(self, pinned: Sequence[Entry]) -> list[str]:
        most = int(self._budget * PINNED_SHARE)
        missing = self._fill(Slot.PINNED, pinned, most)
        if not missing:
            return []
        # What did not fit is named, as far as there is room; for that, the last that did fit may have to go.
        while True:
            absent = [entry for entry in pinned if entry.memory in missing]
            room = most - self._used_by(Slot.PINNED)
            if any(self._add(Slot.PINNED, "", line, room) for line in _naming(absent)):
                return [entry.memory for entry in absent]
            part = self._parts.get(Slot.PINNED)
            if part is None:
                self._add(Slot.PINNED, "", blocks.PINS_UNNAMED.fill(in_english, len(absent)), most)
                return [entry.memory for entry in absent]
            missing.add(self._take_back(part))

    def _take_back(self, part: _Part) -> str:
        """Remove the last entry of a part, and the part with its last entry."""
        memory, line = part.entries.pop()
        freed = self._count(line)
        if not part.entries:
            freed += self._fence_cost(part.slot)
            del self._parts[part.slot]
        part.tokens -= freed
        self._left += freed
        return memory

    def _fill(self, slot: Slot, entries: Iterable[Entry], room: int) -> set[str]:
        """Add what fits into ``room``, in order; the ids of what does not."""
        start = self._left
        return {
            entry.memory
            for entry in entries
            if not self._add(slot, entry.memory, entry.line, room - start + self._left)
        }

    def _add(self, slot: Slot, memory: str, line: str, room: int) -> bool:
        if len(line) // MOST_BYTES > min(room, self._left):
            return False  # what cannot fit whatever it costs need not be counted
        part = self._parts.get(slot)
        cost = self._count(line) + (self._fence_cost(slot) if part is None else 0)
        if cost > min(room, self._left):
            return False
        if part is None:
            part = self._parts[slot] = _Part(slot, 0)
        part.entries.append((memory, line))
        part.tokens += cost
        self._left -= cost
        return True

    def _add_what_was_said_before(self, entries: Sequence[Entry], room: int) -> None:
        part = self._parts.get(Slot.ANSWERS)
        before = {entry.memory: entry.before for entry in entries if entry.before}
        for place, (memory, line) in enumerate(part.entries if part else ()):
            if part is None or memory not in before:
                continue
            longer = f"{line} {before[memory]}"
            cost = self._count(longer) - self._count(line)
            if cost <= room:
                part.entries[place] = (memory, longer)
                part.tokens += cost
                self._left -= cost
                room -= cost

    def _sort_answers(self, reading_order: Sequence[str]) -> None:
        if Slot.ANSWERS in self._parts:
            places = {memory: place for place, memory in enumerate(reading_order)}
            self._parts[Slot.ANSWERS].entries.sort(key=lambda entry: places[entry[0]])

    def _reserve(self, slot: Slot, lines: Sequence[str], share: float) -> int:
        if not lines:
            return 0
        wanted = self._fence_cost(slot) + sum(self._count(line) for line in lines)
        return min(int(self._budget * share), wanted)

    def _fence_cost(self, slot: Slot) -> int:
        return self._count(self._fence.opening(slot)) + self._count(self._fence.closing)

    def _used_by(self, slot: Slot) -> int:
        return self._parts[slot].tokens if slot in self._parts else 0

    def _delivered(self) -> set[str]:
        return {memory for part in self._parts.values() for memory, _ in part.entries if memory}

    def _finish(self, left_out: tuple[str, ...]) -> Block:
        parts = tuple(self._finished(self._parts[slot]) for slot in Slot if slot in self._parts)
        delivered = self._delivered()
        left_out = tuple(dict.fromkeys(memory for memory in left_out if memory not in delivered))
        text = "\n".join(part.text for part in parts)
        return Block(text, sum(part.tokens for part in parts), self._budget, parts, left_out)

    def _finished(self, part: _Part) -> BlockPart:
        lines = [self._fence.opening(part.slot), *(line for _, line in part.entries), self._fence.closing]
        return BlockPart(
            part.slot, "\n".join(lines), part.tokens, tuple(memory for memory, _ in part.entries if memory)
        )


def _naming(absent: Sequence[Entry]) -> Iterator[str]:
    """Lines that name what did not fit, the fullest first."""
    named = len(absent)
    while named:
        names = [f"\u201c{entry.name}\u201d" for entry in absent[:named]]
        more = ["\u2026"] if named < len(absent) else []
        yield blocks.PINS_LEFT_OUT.fill(in_english, len(absent), names=", ".join([*names, *more]))
        named //= 2

"""Memories as Markdown: lists by type or by day, or a note for each. Stored text stays plain text in it."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, tzinfo
from typing import Any, Final

import yaml

from remembrancer.exchange.outgoing.lines import instant_text
from remembrancer.model.memory import Memory
from remembrancer.model.types import MemoryType
from remembrancer.reports.markdown import plain

_NAME_CHARACTERS: Final = 60
_FORBIDDEN: Final = re.compile(r'[\\/:*?"<>|#^\[\]%\x00-\x1f\x7f]+')
_RESERVED: Final = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)", re.IGNORECASE)
"""What Windows takes for devices."""


@dataclass(frozen=True, slots=True)
class Page:
    """A file of a folder, by its name."""

    name: str
    text: str


def by_type(memories: Sequence[Memory], zone: tzinfo) -> Iterator[Page]:
    """A page for each type that occurs, in the fixed order, with the oldest first."""
    for kind in MemoryType:
        chosen = sorted((each for each in memories if each.type is kind), key=_place_in_time)
        if chosen:
            yield Page(f"{kind.value}.md", _page(kind.value.capitalize(), chosen, zone))


def by_day(memories: Sequence[Memory], zone: tzinfo) -> Iterator[Page]:
    """A page for each day of the memories' lives."""
    days: dict[str, list[Memory]] = defaultdict(list)
    for each in memories:
        days[each.life_time.astimezone(zone).date().isoformat()].append(each)
    for day in sorted(days):
        yield Page(f"{day}.md", _page(day, sorted(days[day], key=_place_in_time), zone))


def _place_in_time(memory: Memory) -> tuple[datetime, str]:
    return memory.life_time, memory.id


def _page(heading: str, memories: Iterable[Memory], zone: tzinfo) -> str:
    return f"# {heading}\n\n" + "\n".join(_point(each, zone) for each in memories) + "\n"


def _point(memory: Memory, zone: tzinfo) -> str:
    """A point of a list: what is said, and on a line of its own what is known of it."""
    title = f"**{plain(memory.title)}** " if memory.title else ""
    first, *others = _lines(memory.content)
    said = "\n".join([f"- {title}{first}", *(f"  {line}" if line else "" for line in others)])
    known = [memory.life_time.astimezone(zone).date().isoformat(), plain(memory.namespace), memory.trust.value]
    if memory.status.value != "active":
        known.append(memory.status.value)
    known.extend(f"\\#{plain(tag)}" for tag in memory.tags)
    return f"{said}\\\n  *{', '.join(known)}*"


def _lines(text: str) -> list[str]:
    """The lines of a text, each as plain text; a line break stays one."""
    lines = [plain(line) for line in text.split("\n")]
    return [
        f"{line}\\" if line and following else line for line, following in zip(lines, [*lines[1:], ""], strict=True)
    ]


def notes(memories: Sequence[Memory]) -> Iterator[Page]:
    """A note for each memory, in a folder for each type, with its properties at the head and links to successors."""
    names = _names(memories)
    for each in memories:
        text = f"---\n{_head(each, names)}---\n\n" + "\n".join(_lines(each.content)) + "\n"
        yield Page(f"{names[each.id]}.md", text)


def _names(memories: Iterable[Memory]) -> dict[str, str]:
    """A name for each note that every file system takes: the start of what it says, told apart where it is the same."""
    taken: Counter[str] = Counter()
    names = {}
    for each in memories:
        start = " ".join(_FORBIDDEN.sub(" ", unicodedata.normalize("NFC", each.title or each.content)).split())
        start = start[:_NAME_CHARACTERS].strip(". ") or each.id
        if _RESERVED.match(start):
            start = f"{start} {each.id}"
        name = f"{each.type.value}/{start}"
        taken[name.casefold()] += 1
        names[each.id] = name if taken[name.casefold()] == 1 else f"{name} {each.id}"
    return names


def _head(memory: Memory, names: dict[str, str]) -> str:
    times = memory.times
    successor = names.get(memory.superseded_by, memory.superseded_by)
    stated: dict[str, Any] = {
        "id": memory.id,
        "version": memory.number,
        "title": memory.title,
        "type": memory.type.value,
        "status": memory.status.value,
        "namespace": memory.namespace,
        "tags": [re.sub(r"\s+", "-", tag) for tag in memory.tags],
        "created": instant_text(times.stated or memory.recorded),
        "recorded": instant_text(memory.recorded),
        "changed": instant_text(memory.changed),
        "valid_from": times.valid_from,
        "valid_to": times.valid_to,
        "happening_from": times.happening_from,
        "happening_to": times.happening_to,
        "due": times.due,
        "done": times.done,
        "trust": memory.trust.value,
        "provenance": memory.provenance.value,
        "confidence": memory.confidence,
        "importance": memory.importance.value if memory.importance.value != "normal" else "",
        "pinned": memory.pinned,
        "source": " / ".join(part for part in (memory.source.name, memory.source.reference) if part),
        "evidence": memory.evidence,
        "superseded_by": f"[[{successor}]]" if successor else "",
    }
    told = {
        name: instant_text(value) if isinstance(value, datetime) else value
        for name, value in stated.items()
        if value not in ("", None, False, [])
    }
    # The safe writer quotes what could be taken for anything but the text that it is.
    return str(yaml.safe_dump(told, allow_unicode=True, sort_keys=False, width=10_000))

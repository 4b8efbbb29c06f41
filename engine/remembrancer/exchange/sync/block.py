"""The block of a file: how memories stand in it, and what was edited in it by hand."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Final

from remembrancer.exchange.recalled import SYNC_BEGIN
from remembrancer.model.memory import Memory
from remembrancer.model.types import MemoryType
from remembrancer.storage.syncs import WrittenLine

_BEGIN: Final = re.compile(rf"^[ \t]*<!-- {SYNC_BEGIN}\b[^\n]*-->[ \t]*(?=\r?$)", re.MULTILINE)
_END: Final = re.compile(rf"^[ \t]*<!-- end {SYNC_BEGIN} -->[ \t]*(?=\r?$)", re.MULTILINE)
_POINT: Final = re.compile(r"^\s*(?:[-*+\u2022]\s+|\d{1,3}[.)]\s+)")
_NOT_SAID: Final = re.compile(r"^\s*(?:#|<!--|---|$)")
_COMMENT: Final = re.compile(r"<(?=!--)|--(?=>)")
_CLOSING: Final = f"<!-- end {SYNC_BEGIN} -->"

TokenCount = Callable[[str], int]


@dataclass(frozen=True, slots=True)
class Parts:
    """A file: what stands before the block, the lines inside, and what stands behind; ``inside`` None: no block."""

    before: str
    inside: str | None
    behind: str


def split(text: str) -> Parts | None:
    """The parts of a file; None where its markers are not one pair in their order."""
    begins, ends = list(_BEGIN.finditer(text)), list(_END.finditer(text))
    if not begins and not ends:
        return Parts(text, None, "")
    if len(begins) != 1 or len(ends) != 1 or begins[0].end() > ends[0].start():
        return None
    return Parts(text[: begins[0].start()], text[begins[0].end() : ends[0].start()], text[ends[0].end() :])


@dataclass(frozen=True, slots=True)
class Block:
    """A block as it is to be written, of so many tokens; ``left_out`` memories did not fit."""

    text: str
    lines: tuple[WrittenLine, ...]
    left_out: int
    tokens: int


def line_of(memory: Memory) -> str:
    """A memory as a line, which nothing in it can end or turn into a marker."""
    said = " ".join(memory.content.split())
    title = " ".join(memory.title.split())
    return "- " + _COMMENT.sub(
        lambda found: found.group()[0] + " " + found.group()[1:], f"{title}: {said}" if title else said
    )


def line_digest(salt: bytes, line: str) -> str:
    """What tells a line from others, and says nothing of it without the salt."""
    return hmac.new(salt, _POINT.sub("", line).strip().encode("utf-8", "replace"), hashlib.sha256).hexdigest()


def make_block(memories: Iterable[Memory], namespace: str, budget: int, count: TokenCount, salt: bytes) -> Block:
    """The block with the memories that fit into so many tokens, the first ones first; by type, pins before all."""
    opening = f"<!-- {SYNC_BEGIN} {namespace}: written by Remembrancer; what you edit here is proposed to it -->"
    used = count(opening) + count(_CLOSING)
    chosen: list[Memory] = []
    heads: set[str] = set()
    left_out = 0
    for memory in memories:
        head = _head(memory)
        cost = count(line_of(memory)) + (0 if head in heads else count(head))
        if used + cost > budget:
            left_out += 1
            continue
        used += cost
        heads.add(head)
        chosen.append(memory)
    text: list[str] = [opening]
    lines = []
    for head in sorted(heads, key=_place):
        text.extend(("", head, ""))
        for memory in chosen:
            if _head(memory) == head:
                line = line_of(memory)
                text.append(line)
                lines.append(WrittenLine(memory.id, memory.number, line_digest(salt, line)))
    return Block("\n".join([*text, "", _CLOSING]), tuple(lines), left_out, used)


_PINNED: Final = "### Pinned"
_HEADS: Final = {kind: f"### {kind.value.capitalize()}" for kind in MemoryType}


def _head(memory: Memory) -> str:
    return _PINNED if memory.pinned else _HEADS[memory.type]


def _place(head: str) -> int:
    return -1 if head == _PINNED else list(_HEADS.values()).index(head)


def put(parts: Parts, block: str) -> str:
    """The file with the block in place of the old one, or at its end. All else stays as it is to the byte."""
    newline = _newline(parts.before if parts.inside is None else parts.inside)
    written = block.replace("\n", newline)
    if parts.inside is not None:
        return f"{parts.before}{written}{parts.behind}"
    gap = newline if parts.before else ""
    return f"{parts.before}{gap}{written}{newline}"


def without(parts: Parts) -> str:
    """The file as it was before the block was put at its end; to the byte, unless somebody wrote below the block."""
    newline = _newline(parts.inside or "")
    before, behind = parts.before, parts.behind.removeprefix(newline)
    if not behind or before.endswith(newline * 2):
        before = before.removesuffix(newline)
    return before + behind


def _newline(text: str) -> str:
    return "\r\n" if "\r\n" in text else "\n"


@dataclass(frozen=True, slots=True)
class Edit:
    """What was done by hand. ``line`` is the memory's line before, None for a new one; ``text`` empty: taken away."""

    line: WrittenLine | None
    text: str


def _said(inside: str) -> list[str]:
    """What the points and lines of a block say; a line that is moved in goes on with the point before it."""
    said: list[str] = []
    goes_on = False
    for line in inside.split("\n"):
        text = _POINT.sub("", line).strip()
        if _NOT_SAID.match(line) or not text:
            goes_on = False
        elif goes_on and line[:1].isspace() and not _POINT.match(line):
            said[-1] = f"{said[-1]} {text}"
        else:
            said.append(text)
            goes_on = True
    return said


def edits_in(inside: str, written: Sequence[WrittenLine], salt: bytes) -> list[Edit]:
    """What was edited in a block since it was written.

    A line in the place of another is its new wording; what moved without being changed is no edit.
    """
    present = _said(inside)
    digests = [line_digest(salt, said) for said in present]
    known = {line.digest for line in written}
    there = set(digests)
    before = [line for line in written if line.digest not in there]
    old = [line.digest if line.digest in there else f"gone {number}" for number, line in enumerate(written)]
    new = [digest if digest in known else f"new {number}" for number, digest in enumerate(digests)]
    found: list[Edit] = []
    replaced: set[str] = set()
    for tag, first, last, start, end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag == "equal":
            continue
        gone = [line for line in written[first:last] if line.digest not in there]
        added = [present[number] for number in range(start, end) if digests[number] not in known]
        for line, said in zip(gone, added, strict=False):
            found.append(Edit(line, said))
            replaced.add(line.digest)
        found.extend(Edit(None, said) for said in added[len(gone) :])
    found.extend(Edit(line, "") for line in before if line.digest not in replaced)
    return found

"""The growing result of reading one file: records that keep every limit, and what had to be refused."""

from __future__ import annotations

import hashlib
import unicodedata
from collections import Counter
from dataclasses import dataclass
from typing import Final

from remembrancer.exchange.splitting import split_content
from remembrancer.exchange.times import UNSTATED
from remembrancer.model import limits
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.importing import ImportRecord, ReadFile, UnreadableRecord
from remembrancer.model.memory import Draft, Origin, Source, Times
from remembrancer.model.types import Importance, MemoryType, Provenance, SourceKind
from remembrancer.text.normalise import (
    normalise_content,
    normalise_evidence,
    normalise_source,
    normalise_tag,
    normalise_title,
)

_EXCERPT_CHARACTERS: Final = 80
_IDENTIFIER_CHARACTERS: Final = 32


def identifier_of(*parts: str) -> str:
    """A stable identifier of a record whose file gives it none: the same parts always give the same."""
    text = "\x1f".join(parts)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:_IDENTIFIER_CHARACTERS]


def excerpt_of(text: str) -> str:
    """The beginning of ``text`` on one line, with what cannot be shown replaced."""
    shown = "".join(character if character.isprintable() else " " for character in text[: 4 * _EXCERPT_CHARACTERS])
    line = " ".join(shown.split())
    return line if len(line) <= _EXCERPT_CHARACTERS else line[: _EXCERPT_CHARACTERS - 1] + "…"


def tags_of(names: list[str]) -> tuple[str, ...]:
    """The names that can be tags, normalised, each once, as many as a memory may have."""
    tags: dict[str, None] = {}
    for name in names:
        try:
            tags[normalise_tag(name)] = None
        except InvalidInputError:
            continue  # a tag that cannot be one is no reason to lose the memory
    return tuple(tags)[: limits.TAGS]


@dataclass(frozen=True, slots=True)
class Said:
    """What a file says of a statement beyond its words and times; without a source, the file itself is it."""

    provenance: Provenance | None = None
    confidence: float = 1.0
    importance: Importance = Importance.NORMAL
    source: Source | None = None


AS_FOUND: Final = Said()


class Records:
    """Collects what a reader finds in the file at ``path``; ``system`` goes into every origin."""

    def __init__(self, path: str, system: str, kind: SourceKind, name: str) -> None:
        self._path = path
        self._system = _line_of(system, limits.SOURCE_CHARACTERS)
        self._kind = kind
        self._name = _line_of(name, limits.SOURCE_CHARACTERS)
        self._records: list[ImportRecord] = []
        self._unreadable: list[UnreadableRecord] = []
        self._identifiers: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._records)

    def add(
        self,
        content: str,
        identifier: str,
        *,
        line: int,
        reference: str = "",
        title: str = "",
        tags: tuple[str, ...] = (),
        type: MemoryType | None = None,  # noqa: A002  (the draft's own name for it)
        evidence: str = "",
        times: Times = UNSTATED,
        session: str = "",
        episode: bool = False,
        said: Said = AS_FOUND,
    ) -> None:
        """One statement. It becomes several records if it is too long, and is refused if it cannot be stored."""
        if len(self._records) >= limits.BULK_MEMORIES:
            self._refuse_the_rest(line)
            return
        try:
            parts = [normalise_content(part) for part in split_content(unicodedata.normalize("NFC", content))]
        except InvalidInputError as error:
            self.refuse(error.reason, line, excerpt_of(content))
            return
        source = said.source or Source(self._kind, self._name, _line_of(reference, limits.SOURCE_CHARACTERS))
        unique = self._make_unique(identifier)
        for number, part in enumerate(parts, start=1):
            draft = Draft(
                content=part,
                type=type,
                title=_line_of(title, limits.TITLE_CHARACTERS),
                tags=tags,
                confidence=said.confidence,
                provenance=said.provenance,
                importance=said.importance,
                source=source,
                evidence=_evidence_of(evidence),
                times=times,
                session=_line_of(session, limits.SOURCE_CHARACTERS),
                origin=Origin(self._system, unique if number == 1 else f"{unique}/{number}"),
                episode=episode,
            )
            self._records.append(ImportRecord(draft, self._path, line))

    def refuse(self, reason: str, line: int = 0, detail: str = "") -> None:
        self._unreadable.append(UnreadableRecord(self._path, reason, line, detail))

    def finish(self, format_name: str) -> ReadFile:
        return ReadFile(self._path, format_name, True, tuple(self._records), tuple(self._unreadable))

    def _make_unique(self, identifier: str) -> str:
        # The same words may stand twice under one heading; the second keeps an origin of its own.
        if _line_of(identifier, limits.SOURCE_CHARACTERS) != identifier:
            identifier = identifier_of(identifier)
        self._identifiers[identifier] += 1
        count = self._identifiers[identifier]
        return identifier if count == 1 else f"{identifier}#{count}"

    def _refuse_the_rest(self, line: int) -> None:
        if not self._unreadable or self._unreadable[-1].reason != "too_many_records":
            self.refuse("too_many_records", line, str(limits.BULK_MEMORIES))


def _evidence_of(text: str) -> str:
    """The verbatim snippet, shortened to fit; none if it holds what cannot be stored: the content stands for it."""
    try:
        return normalise_evidence(unicodedata.normalize("NFC", text)[: limits.EVIDENCE_CHARACTERS])
    except InvalidInputError:
        return ""


def _line_of(text: str, limit: int) -> str:
    """``text`` as a title or the name of a source: shortened to fit, without what cannot be stored."""
    kept = "".join(character for character in text[: 2 * limit] if character.isprintable() or character.isspace())
    line = " ".join(unicodedata.normalize("NFC", kept).split())
    if len(line) > limit:
        line = line[: limit - 1].rstrip() + "…"
    return normalise_title(line) if limit == limits.TITLE_CHARACTERS else normalise_source(line)

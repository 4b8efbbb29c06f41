"""The engine as a retrieval function for a neutral evaluation harness: real vaults, real requests.

``factory(docs)`` remembers documents ``{"id": str, "text": str, "meta": {...}}`` as episodes of a fresh encrypted vault
and gives ``(search, close)`` with ``search(query, k) -> [id, ...]``, best first. The file needs only the installed
package and may be loaded by its path. Other ways of asking are factories of their own:

* ``factory``: recall as it is shipped, for turns of conversations;
* ``factory_words``: the same vault without the model, so that words alone are compared;
* ``factory_list``: what the window's search line gives (:class:`FindMemories`), floor and all.

What a document's ``meta`` says becomes what a memory knows: ``session``, and ``date`` or ``relative_time`` (days) as
the time it was stated. A speaker stays in the text where the harness puts it there. Turns of one session follow each
other by a second, as no source states more than the minute. The vault's clock stands a day after the last document.

A harness that measures ranking asks for the best k whatever they are worth, up to 100. The shipped floor, below which a
memory does not answer, would end its lists early, so ``factory`` asks with a floor of 0; nothing else is switched off.

Codes of texts are kept in the folder named by REMEMBRANCER_ENCODING_CACHE, if it is set, so that a second run is quick.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from dateutil import parser as date_parser

from remembrancer.embedding import EncodedText, Encoder
from remembrancer.embedding.encoded import Window
from remembrancer.embedding.searchable import followed_by, searchable
from remembrancer.model.changes import Remember
from remembrancer.model.clock import FixedClock
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.limits import CONTENT_CHARACTERS
from remembrancer.model.memory import Draft, Origin, Source, Times
from remembrancer.model.queries import FindMemories
from remembrancer.model.recalling import Episodes, Recall
from remembrancer.model.search import Search
from remembrancer.model.types import ActorKind, MemoryType, SourceKind
from remembrancer.storage.keys import new_recovery_key
from remembrancer.storage.store import Store
from remembrancer.storage.texts import NOTHING_BEFORE, TurnsBefore
from remembrancer.text.normalise import normalise_content
from remembrancer.vault import Actor, Entrance, Vault

Document = dict[str, Any]
Searching = Callable[[str, int], list[str]]
Asking = Callable[[Entrance, str, int], Iterable[str]]

CACHE_VARIABLE = "REMEMBRANCER_ENCODING_CACHE"
UNDATED = datetime(2024, 1, 1, tzinfo=UTC)
"""Day 0 of a ``relative_time``, and when the vault of documents without any date is filled."""
MOST = 100


class KeepingEncoder(Encoder):
    """An encoder that keeps the codes of texts it has seen: in memory, and on disk where a folder is named."""

    __slots__ = ()

    @cache  # noqa: B019  (one encoder for the life of the process)
    def encode_text(
        self, text: str, context: Sequence[str] = (), asking: Sequence[tuple[int, int]] = ()
    ) -> EncodedText:
        file = self._file(text, context, asking)
        if file is None:
            return super().encode_text(text, context, asking)
        if file.exists():
            return EncodedText(encoder_id=self.encoder_id, windows=_read_windows(file))
        encoded = super().encode_text(text, context, asking)
        _write_windows(file, encoded)
        return encoded

    def _file(self, text: str, context: Sequence[str], asking: Sequence[tuple[int, int]]) -> Path | None:
        folder = os.environ.get(CACHE_VARIABLE)
        if not folder:
            return None
        shape = ",".join(field.name for field in fields(Window))
        read = "\0".join((self.encoder_id, shape, repr(asking), *context, text))
        key = hashlib.sha256(read.encode()).hexdigest()
        return Path(folder) / key[:2] / f"{key[2:34]}.npz"


def _read_windows(file: Path) -> tuple[Window, ...]:
    with np.load(file) as kept:
        count = int(kept["windows"])
        values = [{field.name: kept[f"{number}.{field.name}"] for field in fields(Window)} for number in range(count)]
    return tuple(Window(**each) for each in values)


def _write_windows(file: Path, encoded: EncodedText) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    arrays = {
        f"{number}.{field.name}": getattr(window, field.name)
        for number, window in enumerate(encoded.windows)
        for field in fields(Window)
    }
    # Under another name first: several runs may fill the same folder.
    with tempfile.NamedTemporaryFile(dir=file.parent, suffix=".part", delete=False) as part:
        np.savez(part, windows=np.array(len(encoded.windows)), **arrays)
    Path(part.name).replace(file)


@cache
def encoder() -> Encoder:
    return KeepingEncoder.load(threads=1)


def no_encoder() -> None:
    return None


class FilledVault:
    """A fresh vault that holds documents as episodes.

    ``documents`` are the ids of the harness by memory, ``memories`` the other way round.
    """

    def __init__(self, docs: list[Document], source: Callable[[], Encoder | None] = encoder) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="judged-vault-"))
        atexit.register(shutil.rmtree, self._folder, ignore_errors=True)
        texts = [text_of(doc) for doc in docs]
        stated = stated_times(docs)
        if source is encoder:
            _encode_ahead(docs, texts)
        last = max((each for each in stated if each), default=UNDATED)
        self.clock = FixedClock(last + timedelta(days=1))
        store = Store.create(self._folder / "vault", (new_recovery_key(),), self.clock, Identifiers(self.clock))
        self.vault = Vault(store, encoder=source)
        self._writer = self.vault.entrance(Actor(ActorKind.AGENT, "benchmark"))
        # What an agent is told is a use of it; what a benchmark asks is none.
        self.entrance = self.vault.entrance(Actor(ActorKind.PROGRAM, "benchmark"))
        self.documents: dict[str, str] = {}
        for doc, text, time in zip(docs, texts, stated, strict=True):
            self.documents[self._remember(doc, text, time)] = doc["id"]
        self.memories = {document: memory for memory, document in self.documents.items()}

    def _remember(self, doc: Document, text: str, stated: datetime | None) -> str:
        session = session_of(doc)
        draft = Draft(
            text,
            type=MemoryType.EVENT,
            tags=("turn",),
            source=Source(SourceKind.CONVERSATION, "benchmark", session),
            times=Times(stated=stated),
            session=session,
            origin=Origin("benchmark", doc["id"]),
            episode=True,
        )
        return self._writer.change(Remember(draft)).memory

    def close(self) -> None:
        self.vault.close()
        shutil.rmtree(self._folder, ignore_errors=True)


def _encode_ahead(docs: list[Document], texts: list[str]) -> None:
    """Give the encoder what remembering will ask of it, two texts at a time; each turn is read behind those before."""
    turns: dict[str, TurnsBefore] = {}
    jobs = []
    for doc, text in zip(docs, texts, strict=True):
        session = session_of(doc)
        before = turns.get(session, NOTHING_BEFORE) if session else NOTHING_BEFORE
        jobs.append((text, before))
        turns[session] = followed_by(before, "", text)
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda job: searchable(job[0], "", encoder(), job[1]), jobs))


def session_of(doc: Document) -> str:
    session = (doc.get("meta") or {}).get("session")
    return "" if session is None else str(session)


def text_of(doc: Document) -> str:
    """The text of a document as a memory can hold it, cut at the longest content; "-" where nothing of it shows."""
    text = doc["text"].replace("\0", " ").strip()[:CONTENT_CHARACTERS].strip()
    try:
        normalise_content(text)
    except InvalidInputError:
        return "-"
    return text


def stated_times(docs: list[Document]) -> list[datetime | None]:
    """When each document was said, the turns of a session a second apart; None where nothing is known."""
    turns: Counter[str] = Counter()
    times: list[datetime | None] = []
    for doc in docs:
        meta = doc.get("meta") or {}
        day = meta.get("relative_time")
        date = read_date(meta.get("date")) if day is None else UNDATED + timedelta(days=float(day))
        session = f"{meta.get('session')} {date}"
        times.append(None if date is None else date + timedelta(seconds=turns[session]))
        turns[session] += 1
    return times


def read_date(text: str | None) -> datetime | None:
    """The instant that a date of a data set names, in UTC; None for none.

    "1:56 pm on 8 May, 2023", "2023/05/20 (Sat) 02:21" and "March-15-2024" are all read.
    """
    if not text:
        return None
    try:
        read = date_parser.parse(text, fuzzy=True, default=UNDATED)
    except (ValueError, OverflowError):
        return None
    return read.astimezone(UTC)


def factory(docs: list[Document]) -> tuple[Searching, Callable[[], None]]:
    """Recall as it is shipped, for turns, with a floor of 0."""
    return searching(FilledVault(docs), recall_turns)


def factory_words(docs: list[Document]) -> tuple[Searching, Callable[[], None]]:
    """The same without the model."""
    return searching(FilledVault(docs, no_encoder), recall_turns)


def factory_list(docs: list[Document]) -> tuple[Searching, Callable[[], None]]:
    """What the search line of the window lists."""
    return searching(FilledVault(docs), list_memories)


def recall_turns(entrance: Entrance, query: str, count: int) -> Iterable[str]:
    request = Recall(Search(query), episodes=Episodes.ONLY, floor=0.0, limit=min(count, MOST))
    return (item.memory.id for item in entrance.query(request).items)


def list_memories(entrance: Entrance, query: str, count: int) -> Iterable[str]:
    return entrance.query(FindMemories(Search(query), limit=count)).ids


def searching(filled: FilledVault, asking: Asking) -> tuple[Searching, Callable[[], None]]:
    """How to search a filled vault, and how to close it."""

    def search(query: str, count: int) -> list[str]:
        return [filled.documents[memory] for memory in asking(filled.entrance, query, count)]

    return search, filled.close

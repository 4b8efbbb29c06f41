"""The whole recall, as a retrieval function for a neutral evaluation harness: real vaults, real requests.

``factory(docs)`` remembers documents ``{"id": ..., "text": ..., "meta": {...}}`` as episodes of a fresh vault and gives
``search(query, k) -> [id, ...]``. Nothing of the ranking is switched off: two first stages, evidence of token codes,
words, dates, floor.
"""

from __future__ import annotations

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from remembrancer.embedding import EncodedText, Encoder
from remembrancer.model.changes import Remember
from remembrancer.model.clock import SystemClock
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft, Origin
from remembrancer.model.queries import FindMemories
from remembrancer.model.search import Search
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.storage.keys import new_recovery_key
from remembrancer.storage.store import Store
from remembrancer.vault import Actor, Vault

if TYPE_CHECKING:
    from collections.abc import Callable


class KeepingEncoder(Encoder):
    """An encoder that keeps the codes of texts it has seen: several questions come with the same documents."""

    __slots__ = ()

    @cache  # noqa: B019  (one encoder for the life of the process)
    def encode_text(self, text: str) -> EncodedText:
        return super().encode_text(text)


@cache
def encoder() -> Encoder:
    return KeepingEncoder.load(threads=2)


def factory(docs: list[dict[str, Any]]) -> tuple[Callable[[str, int], list[str]], Callable[[], None]]:
    """A vault that holds the documents: how to search it, and how to close it."""
    folder = Path(tempfile.mkdtemp(prefix="recall-engine-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    clock = SystemClock()
    store = Store.create(folder / "vault", (new_recovery_key(),), clock, Identifiers(clock))
    vault = Vault(store, encoder=encoder)
    entrance = vault.entrance(Actor(ActorKind.AGENT, "benchmark"))
    documents: dict[str, str] = {}
    for doc in docs:
        text = doc["text"].replace("\0", " ").strip()[:10_000] or "-"
        draft = Draft(text, type=MemoryType.EVENT, tags=("turn",), episode=True, origin=Origin("benchmark", doc["id"]))
        documents[entrance.change(Remember(draft)).memory] = doc["id"]

    def search(query: str, k: int) -> list[str]:
        found = entrance.query(FindMemories(Search(query), limit=k))
        return [documents[memory] for memory in found.ids]

    return search, vault.close

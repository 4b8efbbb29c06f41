"""Second opinions about two statements, by the digests of what they say. Advice, and no part of the truth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import apsw


@dataclass(frozen=True, slots=True)
class StoredOpinion:
    """How likely (0..1) a model thinks it that the newer of two statements contradicts the older one."""

    model: str
    likelihood: float


def keep_opinion(connection: apsw.Connection, namespace: int, pair: tuple[bytes, bytes], said: StoredOpinion) -> None:
    """Keep what a model thinks of a pair, the older statement first; in place of what one thought before."""
    connection.execute(
        "INSERT OR REPLACE INTO second_opinion (namespace_id, older, newer, model, likelihood) VALUES (?, ?, ?, ?, ?)",
        (namespace, *pair, said.model, said.likelihood),
    )


def opinion_of(connection: apsw.Connection, namespace: int, pair: tuple[bytes, bytes]) -> StoredOpinion | None:
    """What a model thinks of a pair, the older statement first; None if none was asked."""
    rows: Any = connection.execute(
        "SELECT model, likelihood FROM second_opinion WHERE namespace_id = ? AND older = ? AND newer = ?",
        (namespace, *pair),
    )
    return next((StoredOpinion(model, likelihood) for model, likelihood in rows), None)

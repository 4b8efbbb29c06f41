"""What a new statement may contradict: the statements of its namespace that are about nearly the same.

Two gates. The first code of a text differs from that of another in few of its 384 bits; and the tokens of one find
counterparts in the other: with s_ij the cosine of the signs of tokens i and j, the larger of mean_i max_j s_ij and
mean_j max_i s_ij. Both are thresholds, not places: they let 95 % of 479 pairs of contradicting statements pass
(``tests/benchmarks/data``) and 1 % of pairs of other statements. Without codes, shared words take their place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.conflicts.detection import TokenCodes
from remembrancer.embedding.binarise import CODE_BYTES, CODE_WORDS, DIMENSIONS
from remembrancer.model.search import Flag, HasFlag, Negation
from remembrancer.recall.codebook import CodeBook, Scan
from remembrancer.recall.eligible import Eligibility, EligibleTexts
from remembrancer.recall.tokens import TokenBook
from remembrancer.storage.codes import bodies, texts_with, word_statistics
from remembrancer.storage.connection import Connection
from remembrancer.storage.scope import Scope
from remembrancer.storage.selection import Moment, select
from remembrancer.storage.texts import SearchableText, WordCounter

NEAR_BITS: Final = 88
"""A cosine of 0.75, estimated as cos(pi h) from the share h of differing bits (Goemans and Williamson, 1995)."""
AGREEMENT: Final = 0.55
MOST_COMPARED: Final = 40
"""So many of the nearest pass the first gate at most: where more are that near, they are copies of each other."""
SHARED_WORDS: Final = 0.40
"""The share of the shorter statement's words that both have, where there are no codes to go by."""
_RAREST: Final = 8
_TOO_COMMON: Final = 5_000
_KEPT_BYTES: Final = 16 * 1024 * 1024


@dataclass(frozen=True, slots=True, eq=False)
class Candidate:
    """A text that is near another, by its handle; its tokens, if it has codes."""

    text: int
    tokens: TokenCodes | None


class SimilarTexts:
    """Finds the candidates for a text among those of current memories and of what waits."""

    def __init__(self, book: CodeBook) -> None:
        self._book = book
        self._tokens = TokenBook(book, _KEPT_BYTES)
        self._eligibility = Eligibility()

    def find(
        self, connection: Connection, namespace: int, text: SearchableText, waiting: Iterable[int]
    ) -> list[Candidate]:
        """The candidates, the most similar first. ``waiting`` are texts that no version has.

        The connection must be a view of what is committed: what is read is kept.
        """
        selection = select(Scope(frozenset({namespace})), Moment(0), Negation(HasFlag(Flag.EPISODE)))
        eligible = self._eligibility.texts(connection, selection)
        added = np.array(sorted(waiting), dtype=np.int64)
        if len(added):
            eligible = eligible.updated(added, added)
        if not text.windows:
            return _by_words(connection, namespace, text, eligible.among)
        self._book.refresh(connection)
        nearest: dict[int, int] = {}
        for window in text.windows:
            scan = self._book.scan(np.frombuffer(window.memory_code, dtype=np.uint8))
            for handle, distance in _nearest(scan, eligible):
                nearest[handle] = min(distance, nearest.get(handle, distance))
        order = sorted(nearest, key=lambda handle: (nearest[handle], handle))
        return self._agreeing(connection, tokens_of(text), order[:MOST_COMPARED])

    def tokens(self, connection: Connection, texts: Sequence[int]) -> dict[int, TokenCodes]:
        """The tokens of these texts, without those that have none."""
        found = self._tokens.candidates(connection, texts)
        starts = found.codes.starts
        return {
            handle: TokenCodes(
                found.codes.codes[starts[place] : starts[place + 1]],
                found.words[starts[place] : starts[place + 1]].astype(np.int32),
            )
            for place, handle in enumerate(found.texts)
        }

    def _agreeing(self, connection: Connection, own: TokenCodes, handles: Sequence[int]) -> list[Candidate]:
        stored = self.tokens(connection, handles)
        agreements = agreements_of(own, list(stored.values()))
        found = sorted(zip(agreements, stored.items(), strict=True), key=lambda each: (-each[0], each[1][0]))
        return [Candidate(handle, tokens) for agreement, (handle, tokens) in found if agreement >= AGREEMENT]


def _nearest(scan: Scan, eligible: EligibleTexts) -> list[tuple[int, int]]:
    """(text, bits) of the eligible windows within the first gate: the nearest ones, and all that tie with the last."""
    near = np.flatnonzero(scan.distances <= NEAR_BITS)
    near = near[eligible.among(scan.texts[near])]
    distances = scan.distances[near]
    if len(near) > MOST_COMPARED:
        closest = distances <= np.partition(distances, MOST_COMPARED - 1)[MOST_COMPARED - 1]
        near, distances = near[closest], distances[closest]
    return list(zip(scan.texts[near].tolist(), distances.tolist(), strict=True))


def tokens_of(text: SearchableText) -> TokenCodes:
    """The tokens of a text that may not be stored yet."""
    codes = np.frombuffer(b"".join(each.token_codes for each in text.windows), dtype=np.uint8).reshape(-1, CODE_BYTES)
    words = np.frombuffer(b"".join(each.token_words for each in text.windows), dtype="<u2").reshape(-1, 2)
    return TokenCodes(codes, words.astype(np.int32))


def agreement_of(one: TokenCodes, other: TokenCodes) -> float:
    """How well the tokens of one text find counterparts in the other, -1..1; the better way round."""
    return agreements_of(one, (other,))[0]


def agreements_of(one: TokenCodes, others: Sequence[TokenCodes]) -> list[float]:
    """As :func:`agreement_of`, with several. The cosine of two codes is 1 - 2d/384, d the bits in which they differ."""
    lengths = np.array([len(each.codes) for each in others], dtype=np.int64)
    if not len(one.codes) or not lengths.all():
        # An empty stretch cannot be reduced; there are none but for texts without known tokens.
        return [agreements_of(one, (each,))[0] if len(one.codes) and len(each.codes) else 0.0 for each in others]
    if not len(others):
        return []
    own = np.ascontiguousarray(one.codes).view(np.uint64)
    found = np.concatenate([each.codes for each in others]).view(np.uint64)
    different = np.zeros((len(own), len(found)), dtype=np.uint16)
    for word in range(CODE_WORDS):
        different += np.bitwise_count(own[:, word, np.newaxis] ^ found[np.newaxis, :, word])
    starts = np.concatenate(([0], np.cumsum(lengths)[:-1]))
    from_own = np.minimum.reduceat(different, starts, axis=1).mean(axis=0)
    from_other = np.add.reduceat(different.min(axis=0).astype(np.int64), starts) / lengths
    agreements: list[float] = (1.0 - 2.0 * np.minimum(from_own, from_other) / DIMENSIONS).tolist()
    return agreements


def shared_words(one: set[str], other: set[str]) -> float:
    """The share of the smaller set that is in both, 0..1."""
    return len(one & other) / max(1, min(len(one), len(other)))


def _by_words(
    connection: Connection,
    namespace: int,
    text: SearchableText,
    among: Callable[[NDArray[np.int64]], NDArray[np.bool_]],
) -> list[Candidate]:
    """Candidates by the rarer words of a text that has no codes."""
    counter = WordCounter(connection)
    own = set(counter.terms(text.indexed))
    known = word_statistics(connection, (namespace,), sorted(own)).frequencies
    rarest = sorted((term for term in own if 0 < known[term] <= _TOO_COMMON), key=lambda term: (known[term], term))
    hits: Counter[int] = Counter()
    for term in rarest[:_RAREST]:
        handles = texts_with(connection, term)
        hits.update(handles[among(handles)].tolist())
    nearest = sorted(hits, key=lambda handle: (-hits[handle], handle))[:MOST_COMPARED]
    shared = {
        handle: shared_words(own, set(counter.terms(body))) for handle, body in bodies(connection, nearest).items()
    }
    chosen = sorted((each for each in shared if shared[each] >= SHARED_WORDS), key=lambda each: (-shared[each], each))
    return [Candidate(handle, None) for handle in chosen]

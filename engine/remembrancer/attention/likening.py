"""How like each text is to those before it: what families are made of, kept up to date as texts come.

Proposed by the first codes, judged by the tokens: with s_ij the cosine of the signs of tokens i and j, the mean of
mean_i max_j s_ij and mean_j max_i s_ij; what is worded alike as well gains up to 0.15. Only wordings are compared: a
text that differs from an earlier one in its figures alone is noted as the same.
"""

from __future__ import annotations

import re
from bisect import insort
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import partial
from threading import Lock
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.attention.families import SAME, STORED_FROM
from remembrancer.embedding.binarise import CODE_BYTES, CODE_WORDS, DIMENSIONS
from remembrancer.storage.codes import bodies, token_codes, window_generation
from remembrancer.storage.connection import Connection
from remembrancer.storage.routines import (
    UnlikenedText,
    compared_codes,
    forget_likenesses,
    likened_until,
    note_likened,
    texts_likened,
    unlikened,
)
from remembrancer.storage.store import Store
from remembrancer.text.wordings import wording_of

LONGEST_TOKENS: Final = 64
"""An entry is short; longer texts are not compared."""
_LONGEST_BYTES: Final = LONGEST_TOKENS * CODE_BYTES
_PORTION: Final = 64
_NEAR_BITS: Final = 86
"""All but 1 in 1,000 of the pairs that belong together differ in no more bits of their first codes."""
_BEGINNING_WORDS: Final = 2
_BEGINNING_BITS: Final = 50
"""What differs in more bits of the beginning of its code is not looked at any further. Where 86 of 384 bits differ, 29
of the first 128 do, and more than 50 in one case of 10^7; of other statements 1 in 100 comes so near."""
_PROPOSED: Final = 48
_KEPT: Final = 12
_WORDING: Final = 150
_FIRST_ROOM: Final = 256
_KEPT_TEXTS: Final = 20_000
_WORDS: Final = re.compile(r"[^\W\d_]+")


@dataclass(frozen=True, slots=True, eq=False)
class LikenedText:
    """A text as it is compared: its tokens uint64 [n, 6], how it is worded, and the words of that."""

    tokens: NDArray[np.uint64]
    wording: str
    words: tuple[str, ...]


class Likening:
    """Compares the texts that came since it was last asked."""

    def __init__(self, store: Store, encoder: str) -> None:
        self._store = store
        self._encoder = encoder
        self._lock = Lock()
        self._known: tuple[int, int] | None = None
        """Up to which window, and of which generation, the wordings are those of the vault."""
        self._wordings: dict[int, Wordings] = {}
        self._texts: OrderedDict[int, LikenedText] = OrderedDict()

    def bring_up(self, is_stopped: Callable[[], bool]) -> int:
        """Compare all texts that were not compared yet; returns how many there were. Stopping loses nothing."""
        done = 0
        while not is_stopped():
            # Whoever steps aside between two portions holds up nobody who waits for the same.
            with self._lock:
                count = self._portion()
            if not count:
                break
            done += count
        return done

    def progress(self, connection: Connection) -> dict[int, tuple[int, int]]:
        """How many texts of each namespace were compared, and how many there are."""
        window, generation = likened_until(connection)
        is_present = window_generation(connection) == generation
        return texts_likened(connection, self._encoder, window if is_present else 0)

    def _portion(self) -> int:
        with self._store.read() as connection:
            window, known = likened_until(connection)
            generation = window_generation(connection)
            texts: tuple[UnlikenedText, ...] = ()
            if generation == known:
                texts = unlikened(connection, self._encoder, window, _PORTION, _LONGEST_BYTES)
                if not texts:
                    return 0
                self._read(connection, window, generation)
                found = [row for each in texts if each.tokens for row in self._compared(connection, each)]
        if not texts:
            self._known = None
            self._store.maintain(partial(forget_likenesses, generation=generation))
            return 1
        last = texts[-1].window
        if self._store.maintain(partial(note_likened, likenesses=found, window=last, generation=generation)):
            self._known = last, generation
        else:
            self._known = None
        return len(texts)

    def _read(self, connection: Connection, window: int, generation: int) -> None:
        if self._known == (window, generation):
            return
        self._wordings.clear()
        self._texts.clear()
        for each in compared_codes(connection, self._encoder, window, _LONGEST_BYTES):
            self._of(each.namespace).add(each.text, each.code)
        self._known = window, generation

    def _of(self, namespace: int) -> Wordings:
        return self._wordings.setdefault(namespace, Wordings())

    def _compared(self, connection: Connection, new: UnlikenedText) -> list[tuple[int, int, int]]:
        """(later text, earlier text, thousandths) for the likest of those known."""
        wordings = self._of(new.namespace)
        own = text_of(new.tokens, new.body)
        proposed = wordings.near(new.code)
        near = self._read_texts(connection, proposed)
        same = [handle for handle, text in near.items() if text.wording == own.wording]
        if same:
            first = min(same)
            return [(max(new.text, first), min(new.text, first), SAME)]
        wordings.add(new.text, new.code)
        self._keep(new.text, own)
        kept = likest(own, near)
        return [(max(new.text, handle), min(new.text, handle), share) for handle, share in kept]

    def _read_texts(self, connection: Connection, handles: Sequence[int]) -> dict[int, LikenedText]:
        missing = [handle for handle in handles if handle not in self._texts]
        written = bodies(connection, missing)
        for each in token_codes(connection, self._encoder, missing):
            self._keep(each.text, text_of(each.codes, written.get(each.text, "")))
        found = {handle: self._texts[handle] for handle in handles if handle in self._texts}
        for handle in found:
            self._texts.move_to_end(handle)
        while len(self._texts) > _KEPT_TEXTS:
            self._texts.popitem(last=False)
        return found

    def _keep(self, handle: int, text: LikenedText) -> None:
        self._texts[handle] = text


class Wordings:
    """The first codes of the wordings of a namespace."""

    def __init__(self) -> None:
        self._length = 0
        self._codes: NDArray[np.uint64] = np.zeros((_FIRST_ROOM, CODE_WORDS), dtype=np.uint64)
        self._beginnings: NDArray[np.uint64] = np.zeros((_BEGINNING_WORDS, _FIRST_ROOM), dtype=np.uint64)
        self._handles: NDArray[np.int64] = np.zeros(_FIRST_ROOM, dtype=np.int64)

    def add(self, handle: int, code: bytes) -> None:
        """Take in a wording: what is asked for later may be near it."""
        if self._length == len(self._handles):
            self._codes = np.concatenate((self._codes, np.zeros_like(self._codes)))
            self._beginnings = np.concatenate((self._beginnings, np.zeros_like(self._beginnings)), axis=1)
            self._handles = np.concatenate((self._handles, np.zeros_like(self._handles)))
        self._codes[self._length] = np.frombuffer(code, dtype=np.uint64)
        self._beginnings[:, self._length] = self._codes[self._length, :_BEGINNING_WORDS]
        self._handles[self._length] = handle
        self._length += 1

    def near(self, code: bytes) -> list[int]:
        """The wordings whose codes differ least from this one, and in no more than :data:`_NEAR_BITS`."""
        query = np.frombuffer(code, dtype=np.uint64)
        beginning = np.zeros(self._length, dtype=np.uint8)
        for word in range(_BEGINNING_WORDS):
            beginning += np.bitwise_count(self._beginnings[word, : self._length] ^ query[word])
        near = np.flatnonzero(beginning <= _BEGINNING_BITS)
        distances = np.bitwise_count(self._codes[near] ^ query).sum(axis=1, dtype=np.uint16)
        are_near = distances <= _NEAR_BITS
        near, distances = near[are_near], distances[are_near]
        order = np.lexsort((self._handles[near], distances))[:_PROPOSED]
        handles: list[int] = self._handles[near[order]].tolist()
        return handles


def text_of(tokens: bytes, body: str) -> LikenedText:
    """A text by the codes of its tokens (one after the other, as they are stored) and what was written."""
    codes = np.frombuffer(tokens, dtype=np.uint64).reshape(-1, CODE_WORDS)
    wording = wording_of(body)
    return LikenedText(codes, wording, tuple(_WORDS.findall(wording)))


def likest(one: LikenedText, others: Mapping[int, LikenedText]) -> list[tuple[int, int]]:
    """(handle, thousandths) of those that are most like a text, and like enough to be kept, the likest first.

    What both have in words is only counted where it could bring a text among them.
    """
    by_meaning = {
        handle: meaning
        for (handle, _), meaning in zip(others.items(), _meanings(one, list(others.values())), strict=True)
    }
    matchers = {handle: SequenceMatcher(None, one.words, text.words, autojunk=False) for handle, text in others.items()}
    at_most = {handle: _share(by_meaning[handle], matcher.real_quick_ratio()) for handle, matcher in matchers.items()}
    found: list[tuple[int, int]] = []
    for handle in sorted(others, key=lambda each: -at_most[each]):
        least = STORED_FROM if len(found) < _KEPT else -found[_KEPT - 1][0]
        if at_most[handle] < least:
            break
        matcher = matchers[handle]
        if _share(by_meaning[handle], matcher.quick_ratio()) < least:
            continue
        share = _share(by_meaning[handle], matcher.ratio())
        if share >= least:
            insort(found, (-share, handle))
    return [(handle, -share) for share, handle in found[:_KEPT]]


def _share(meaning: float, ratio: float) -> int:
    """Thousandths. The more of the words, by their ratio (0..1), is shared, the more."""
    return min(SAME - 1, round(1000.0 * meaning + _WORDING * max(0.0, 2.0 * ratio - 1.0))) if meaning else 0


def _meanings(one: LikenedText, others: Sequence[LikenedText]) -> list[float]:
    """How like a text the others are by their tokens, 0 to 1; 0 where there are none."""
    lengths = np.array([len(each.tokens) for each in others], dtype=np.int64)
    if not len(one.tokens) or not lengths.any():
        return [0.0] * len(others)
    some = lengths > 0
    tokens = np.concatenate([each.tokens for each in others])
    differing = np.zeros((len(one.tokens), len(tokens)), dtype=np.uint16)
    for word in range(CODE_WORDS):
        differing += np.bitwise_count(one.tokens[:, word, np.newaxis] ^ tokens[np.newaxis, :, word])
    starts = np.concatenate(([0], np.cumsum(lengths[some])[:-1]))
    from_one = np.minimum.reduceat(differing, starts, axis=1).mean(axis=0)
    from_other = np.add.reduceat(differing.min(axis=0).astype(np.int64), starts) / lengths[some]
    meanings = np.zeros(len(others))
    meanings[some] = 1.0 - (from_one + from_other) / DIMENSIONS
    found: list[float] = meanings.tolist()
    return found

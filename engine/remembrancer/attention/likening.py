"""How like each text is to those before it: what families are made of, kept up to date as texts come.

Proposed by the first codes, judged by the tokens: with s_ij the cosine of the signs of tokens i and j, the mean of
mean_i max_j s_ij and mean_j max_i s_ij; what is worded alike as well gains up to 0.15. Only wordings are compared: a
text that differs from an earlier one in its figures alone is noted as the same.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import partial
from threading import Lock
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.attention.families import SAME, STORED_FROM
from remembrancer.attention.reading import wording_of
from remembrancer.embedding.binarise import CODE_BYTES, CODE_WORDS, DIMENSIONS
from remembrancer.storage.codes import bodies, token_codes, window_generation
from remembrancer.storage.connection import Connection
from remembrancer.storage.routines import (
    UnlikenedText,
    compared_codes,
    forget_likenesses,
    likened_until,
    note_likened,
    unlikened,
)
from remembrancer.storage.store import Store

LONGEST_TOKENS: Final = 64
"""An entry is short; longer texts are not compared."""
_LONGEST_BYTES: Final = LONGEST_TOKENS * CODE_BYTES
_PORTION: Final = 64
_NEAR_BITS: Final = 86
"""All but 1 in 1,000 of the pairs that belong together differ in no more bits of their first codes."""
_PROPOSED: Final = 48
_KEPT: Final = 12
_WORDING: Final = 150
_HALF: Final = 0.5
_FIRST_ROOM: Final = 256
_KEPT_TEXTS: Final = 20_000
_WORDS: Final = re.compile(r"[^\W\d_]+")


@dataclass(frozen=True, slots=True, eq=False)
class _Text:
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
        self._wordings: dict[int, _Wordings] = {}
        self._texts: OrderedDict[int, _Text] = OrderedDict()

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

    def _of(self, namespace: int) -> _Wordings:
        return self._wordings.setdefault(namespace, _Wordings())

    def _compared(self, connection: Connection, new: UnlikenedText) -> list[tuple[int, int, int]]:
        """(later text, earlier text, thousandths) for the likest of those known."""
        wordings = self._of(new.namespace)
        own = _text(new.tokens, new.body)
        proposed = wordings.near(new.code)
        near = self._read_texts(connection, proposed)
        same = [handle for handle, text in near.items() if text.wording == own.wording]
        if same:
            first = min(same)
            return [(max(new.text, first), min(new.text, first), SAME)]
        wordings.add(new.text, new.code)
        self._keep(new.text, own)
        shares = [(_likeness(own, text), handle) for handle, text in near.items()]
        kept = sorted((-share, handle) for share, handle in shares if share >= STORED_FROM)[:_KEPT]
        return [(max(new.text, handle), min(new.text, handle), -share) for share, handle in kept]

    def _read_texts(self, connection: Connection, handles: Sequence[int]) -> dict[int, _Text]:
        missing = [handle for handle in handles if handle not in self._texts]
        written = bodies(connection, missing)
        for each in token_codes(connection, self._encoder, missing):
            self._keep(each.text, _text(each.codes, written.get(each.text, "")))
        found = {handle: self._texts[handle] for handle in handles if handle in self._texts}
        for handle in found:
            self._texts.move_to_end(handle)
        while len(self._texts) > _KEPT_TEXTS:
            self._texts.popitem(last=False)
        return found

    def _keep(self, handle: int, text: _Text) -> None:
        self._texts[handle] = text


class _Wordings:
    """The first codes of the wordings of a namespace."""

    def __init__(self) -> None:
        self._length = 0
        self._codes: NDArray[np.uint64] = np.zeros((CODE_WORDS, _FIRST_ROOM), dtype=np.uint64)
        self._handles: NDArray[np.int64] = np.zeros(_FIRST_ROOM, dtype=np.int64)

    def add(self, handle: int, code: bytes) -> None:
        if self._length == len(self._handles):
            self._codes = np.concatenate((self._codes, np.zeros_like(self._codes)), axis=1)
            self._handles = np.concatenate((self._handles, np.zeros_like(self._handles)))
        self._codes[:, self._length] = np.frombuffer(code, dtype=np.uint64)
        self._handles[self._length] = handle
        self._length += 1

    def near(self, code: bytes) -> list[int]:
        """The wordings whose codes differ least from this one, and in no more than :data:`_NEAR_BITS`."""
        query = np.frombuffer(code, dtype=np.uint64)
        distances = np.zeros(self._length, dtype=np.uint16)
        for word in range(CODE_WORDS):
            distances += np.bitwise_count(self._codes[word, : self._length] ^ query[word])
        near = np.flatnonzero(distances <= _NEAR_BITS)
        order = np.lexsort((self._handles[near], distances[near]))[:_PROPOSED]
        handles: list[int] = self._handles[near[order]].tolist()
        return handles


def _text(tokens: bytes, body: str) -> _Text:
    codes = np.frombuffer(tokens, dtype=np.uint64).reshape(-1, CODE_WORDS)
    wording = wording_of(body)
    return _Text(codes, wording, tuple(_WORDS.findall(wording)))


def _likeness(one: _Text, other: _Text) -> int:
    """Thousandths."""
    if not len(one.tokens) or not len(other.tokens):
        return 0
    differing = np.bitwise_count(one.tokens[:, np.newaxis] ^ other.tokens[np.newaxis]).sum(axis=2)
    from_one, from_other = differing.min(axis=1).mean(), differing.min(axis=0).mean()
    meaning = 1.0 - (from_one + from_other) / DIMENSIONS
    matcher = SequenceMatcher(None, one.words, other.words, autojunk=False)
    # The two cheaper ratios are never less than the ratio itself.
    is_alike = matcher.real_quick_ratio() > _HALF and matcher.quick_ratio() > _HALF
    worded = max(0.0, 2.0 * matcher.ratio() - 1.0) if is_alike else 0.0
    return min(SAME - 1, round(1000.0 * float(meaning) + _WORDING * worded))

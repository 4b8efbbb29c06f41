"""How alike memories are, from the bits of their codes."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from remembrancer.embedding.binarise import CODE_BYTES, DIMENSIONS, Codes, memory_code, signs
from remembrancer.storage.codes import eligible, token_codes
from remembrancer.storage.connection import Connection
from remembrancer.storage.listing import limited_to
from remembrancer.storage.selection import Selection


def first_stage_codes(
    connection: Connection, encoder: str, selection: Selection, memories: Sequence[str]
) -> dict[str, Codes]:
    """The codes [n, 48] of these memories of a selection; those without any are left out."""
    texts = {each.memory: each.text for each in eligible(connection, limited_to(selection, memories))}
    stored = token_codes(connection, encoder, sorted(set(texts.values())))
    tokens = {each.text: np.frombuffer(each.codes, dtype=np.uint8).reshape(-1, CODE_BYTES) for each in stored}
    codes = {text: memory_code(signs(each))[np.newaxis, :] for text, each in tokens.items()}
    return {memory: codes[text] for memory, text in texts.items() if text in codes}


def likeness(memories: Sequence[str], codes: dict[str, Codes]) -> NDArray[np.float64]:
    """Cosines [n, n] between memories: cos(pi h) of the share h of differing bits (Goemans and Williamson, 1995).

    Of several windows the two most alike count. A memory without codes is like no other (0) but itself (1).
    """
    rows = [codes.get(memory, np.zeros((0, CODE_BYTES), dtype=np.uint8)) for memory in memories]
    alike = np.zeros((len(rows), len(rows)), dtype=np.float64)
    if rows:
        stacked = np.concatenate(rows)
        starts = np.concatenate(([0], np.cumsum([len(row) for row in rows])))
        packed = np.ascontiguousarray(stacked).view(np.uint64)
        for place, row in enumerate(rows):
            if not len(row):
                continue
            own = np.ascontiguousarray(row).view(np.uint64)
            differing = np.bitwise_count(packed[:, np.newaxis, :] ^ own[np.newaxis, :, :]).sum(axis=2).min(axis=1)
            for other in range(len(rows)):
                nearest = differing[starts[other] : starts[other + 1]]
                if len(nearest):
                    alike[place, other] = np.cos(np.pi * int(nearest.min()) / DIMENSIONS)
    np.fill_diagonal(alike, 1.0)
    return alike

"""How many bytes the codes of a text take, as they are stored."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import fmean
from typing import Final

from tests.benchmarks.judge_adapter import encoder, text_of
from tests.benchmarks.questions import SOURCES, TITLES
from tests.benchmarks.tables import table

from remembrancer.embedding.searchable import window_codes

FLOAT_BYTES: Final = 384 * 4
"""Of one token's vector in full precision."""
GOAL: Final = 700


def sizes(name: str, data: Path) -> dict[str, float]:
    """Means over the texts of a set, in bytes."""
    texts = [text_of(document) for conversation in SOURCES[name](data) for document in conversation.documents]
    print(f"sizes of {len(texts)} texts ...", file=sys.stderr, flush=True)
    with ThreadPoolExecutor(2) as pool:
        encoded = list(pool.map(encoder().encode_text, texts))
    stored = [window_codes(each) for each in encoded]
    tokens = [sum(len(window.token_ids) for window in each.windows) for each in encoded]
    return {
        "texts": len(texts),
        "tokens": fmean(tokens),
        "first_stage": fmean([sum(len(window.memory_code) for window in each) for each in stored]),
        "token_codes": fmean([sum(len(window.token_codes) for window in each) for each in stored]),
        "places_of_words": fmean([sum(len(window.token_words) for window in each) for each in stored]),
        "in_full_precision": FLOAT_BYTES * fmean(tokens),
    }


def size_table(found: Mapping[str, Mapping[str, float]]) -> str:
    measures = ("tokens", "first_stage", "token_codes", "places_of_words", "in_full_precision")
    rows = [
        [TITLES[name], each["texts"], *(f"{each[measure]:,.0f}" for measure in measures)]
        for name, each in found.items()
    ]
    head = [
        "bytes a text (means)",
        "texts",
        "tokens",
        "first-stage codes",
        "token codes",
        "places of words",
        "float32 vectors",
    ]
    return table(head, [*rows, ["goal for LoCoMo: both kinds of codes", "", "", "", f"{GOAL}", "", ""]])

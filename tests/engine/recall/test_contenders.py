"""Leaving out what cannot be among the best changes nothing of what is found."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.model.changes import Remember
from remembrancer.model.memory import Draft, Times
from remembrancer.model.queries import FindMemories
from remembrancer.model.search import Search
from remembrancer.model.types import MemoryType
from remembrancer.recall.contenders import contenders

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from remembrancer.vault import Entrance

START = datetime(2026, 1, 5, 9, 0, tzinfo=UTC)
PEOPLE = ("Jonas", "Petra", "Zoltan", "Ines")
THINGS = ("the spare key", "the blue canoe", "the harbour map", "the orchard project", "a pottery course")
PLACES = ("in Ghent", "at the boathouse", "near the canal")
QUESTIONS = (
    "who has the spare key",
    "where is the blue canoe now",
    "what did Petra say about the orchard project",
    "what happened in January at the boathouse",
    "pottery",
    "the newest about the harbour map",
)


@given(st.lists(st.tuples(st.floats(0, 1), st.floats(0, 0.3), st.floats(0, 1)), max_size=30), st.integers(0, 10))
def test_whatever_a_candidate_comes_to_the_best_are_kept(rows: list[tuple[float, float, float]], most: int) -> None:
    lowest = np.array([low for low, _, _ in rows])
    highest = lowest + np.array([room for _, room, _ in rows])
    match = lowest + np.array([room * share for _, room, share in rows])
    kept = contenders(lowest, highest, most)
    assert set(np.argsort(-match, kind="stable")[:most].tolist()) <= set(np.flatnonzero(kept).tolist())


def everybody(lowest: NDArray[np.float64], _highest: NDArray[np.float64], _most: int) -> NDArray[np.bool_]:
    return np.ones(len(lowest), dtype=np.bool_)


@pytest.mark.parametrize("turns", [False, True])
def test_what_is_found_is_the_same_as_if_every_candidate_had_been_read(
    knowing: Entrance, monkeypatch: pytest.MonkeyPatch, *, turns: bool
) -> None:
    for number, (person, thing, place) in enumerate((a, b, c) for a in PEOPLE for b in THINGS for c in PLACES):
        is_turn = turns and number % 3 == 0
        text = f"{person}: I left {thing} {place}." if is_turn else f"{person} keeps {thing} {place}."
        knowing.change(
            Remember(
                Draft(
                    text,
                    type=MemoryType.OBSERVATION if is_turn else MemoryType.FACT,
                    tags=("test",),
                    times=Times(stated=START + timedelta(days=number)),
                    session=f"talk {number // 12}" if is_turn else "",
                    episode=is_turn,
                )
            )
        )
    requests = [FindMemories(Search(question), limit=limit) for question in QUESTIONS for limit in (1, 4, 12)]
    found = [knowing.query(request) for request in requests]
    monkeypatch.setattr("remembrancer.recall.service.contenders", everybody)
    for request, before in zip(requests, found, strict=True):
        assert knowing.query(request) == before, request.search.text

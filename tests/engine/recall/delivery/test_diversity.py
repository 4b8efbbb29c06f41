from __future__ import annotations

import importlib.util
from datetime import timedelta
from pathlib import Path

import numpy as np
import pytest

from remembrancer.model.cases import SetConflictSettings
from remembrancer.model.conflicts import ConflictPolicy
from remembrancer.model.recalling import ItemFlag, Slot
from remembrancer.recall.delivery import diversity, service

_SPEC = importlib.util.spec_from_file_location(
    "repeated_statements", Path(__file__).with_name("repeated_statements.py")
)
assert _SPEC is not None
assert _SPEC.loader is not None
statements = importlib.util.module_from_spec(_SPEC)
_SPEC.loader.exec_module(statements)


def test_what_is_unlike_goes_before_what_repeats():
    alike = np.array([[1.0, 0.98, 0.6], [0.98, 1.0, 0.6], [0.6, 0.6, 1.0]])
    assert diversity.diverse_order([0.60, 0.58, 0.50], alike) == [0, 2, 1]
    assert diversity.diverse_order([0.60, 0.58, 0.50], alike, share=1.0) == [0, 1, 2]
    assert diversity.diverse_order([], np.zeros((0, 0))) == []


def test_equals_keep_their_order():
    assert diversity.diverse_order([0.5] * 4, np.eye(4)) == [0, 1, 2, 3]


@pytest.fixture
def crowded(knowing, remember, clock):
    """Every repeated statement, by the question it answers and which of its answers it is."""
    answers = {}
    for question, repeated, others in statements.REPEATED:
        for text in repeated:
            answers[remember(text, entrance=knowing)] = (question, repeated[0])
        for text in others:
            answers[remember(text, entrance=knowing)] = (question, text)
    return answers


def test_near_duplicates_give_way_in_a_narrow_block(knowing, recall, crowded, monkeypatch):
    def distinct():
        told = set()
        for question, _, _ in statements.REPEATED:
            recalled = recall(question, entrance=knowing, budget=180)
            given = {memory for part in recalled.block.parts for memory in part.memories}
            told |= {crowded[memory] for memory in given if crowded[memory][0] == question}
        return len(told)

    diverse = distinct()
    monkeypatch.setattr(service, "diverse_order", lambda matches, _: list(range(len(matches))))
    assert diverse >= distinct() + 3


def test_the_list_keeps_what_gives_way(knowing, recall, crowded):
    question, repeated, _ = statements.REPEATED[0]
    recalled = recall(question, entrance=knowing, budget=140)
    assert len([item for item in recalled.items if crowded[item.memory.id] == (question, repeated[0])]) == len(repeated)


def test_a_newer_statement_above_is_flagged(knowing, recall, remember, clock):
    # Both stand: nobody is asked which of them holds.
    knowing.change(SetConflictSettings(policy=ConflictPolicy.ANNOTATE))
    flagged = 0
    for before, after in statements.CHANGED:
        old = remember(before, entrance=knowing)
        clock.advance(timedelta(days=1))
        remember(after, entrance=knowing)
        recalled = recall(after, entrance=knowing)
        (item,) = (each for each in recalled.items if each.memory.id == old)
        if ItemFlag.NEWER_EXISTS in item.flags:
            flagged += 1
            notes = next(part for part in recalled.block.parts if part.slot is Slot.FLAGS)
            assert f"Memory {item.place} has a similar, newer statement: memory 1." in notes.text
    assert flagged == len(statements.CHANGED)

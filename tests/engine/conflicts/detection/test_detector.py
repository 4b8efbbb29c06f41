"""Recorded cases of the labelled pairs, by the words alone, and what must hold for any two texts."""

from __future__ import annotations

import csv
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from remembrancer.conflicts.detection import Statement, find_contradiction
from remembrancer.model.conflicts import Amount, ConflictKind, ContradictionCode, Period
from remembrancer.model.memory import Times
from remembrancer.model.types import MemoryType

DATA = Path(__file__).parents[3] / "benchmarks" / "data"
DEVELOPMENT = ("seen", "unseen", "training_2", "unseen_2", "training_3")
SAID = datetime(2026, 3, 2, 9, tzinfo=UTC)
CONFLICTS = (
    "s111 s115 s101 s819 s622 s632 s171 s165 s030 s027 s413 s543 s960 s152 s837 s836 s015 s519 s520 s426 s090 "
    "s934 s084 s123 s134 s131 s118 s194 s195 s190 s188 s067 s066 s565 s925"
)
REWORDED = (
    "u098 u120 n0320 n0618 u162 u177 n0243 n0720 u025 u040 n0207 n0492 u141 n0134 n0425 n0712 u001 u024 "
    "n0487 u076 u095 n0224 n0513 u123 n0234 n0600 n0804 u182 n0536 n0826 u050 u070 n0210 n0404"
)
"""Pairs by writers who saw no rule, most of them in other words."""
NONE = (
    "s974 s466 s201 s480 s672 s682 s241 s239 s249 s268 s256 s693 s500 s271 s499 s733 s894 s308 s725 s323 s719 s342 "
    "s750 s338 s703 s356 s377 s382 s379 s904 s760 s385 "
    "u202 n0344 n0444 u285 n0550 u366 n0454 u269 n0560 u315 n0460 u237 n0568 u300 n0471 u253 n0574 u219 "
    "n0576 u333 n0687"
)


@cache
def pairs() -> dict[str, dict[str, str]]:
    """The pairs for development by their ids."""
    found = {}
    for name in DEVELOPMENT:
        with (DATA / f"conflict_pairs_{name}.tsv").open(encoding="utf-8", newline="") as stream:
            rows = csv.DictReader(stream, delimiter="\t", quoting=csv.QUOTE_NONE)
            found |= {row["id"]: {key: value.strip() for key, value in row.items()} for row in rows}
    return found


def statement(text: str, kind: MemoryType = MemoryType.FACT) -> Statement:
    return Statement(text, kind, SAID)


def sides(row: dict[str, str]) -> tuple[Statement, Statement]:
    return (
        statement(row["older"], MemoryType(row["type_older"])),
        statement(row["newer"], MemoryType(row["type_newer"])),
    )


@pytest.mark.parametrize("name", [*CONFLICTS.split(), *REWORDED.split()], ids=str)
def test_a_recorded_contradiction_is_found_with_its_kind_and_places(name: str) -> None:
    row = pairs()[name]
    found = find_contradiction(*sides(row))
    assert found is not None
    assert found.kind == row["kind"]
    assert found.old_spans or found.new_spans
    assert 0 < found.certainty <= 1


@pytest.mark.parametrize("name", NONE.split(), ids=str)
def test_a_recorded_near_miss_is_left_alone(name: str) -> None:
    assert find_contradiction(*sides(pairs()[name])) is None


def test_of_all_pairs_few_are_missed_and_fewer_are_false() -> None:
    counts = Counter((row["label"], find_contradiction(*sides(row)) is not None) for row in pairs().values())
    right = counts["conflict", True]
    assert right / (right + counts["none", True]) >= 0.93
    assert right / (right + counts["conflict", False]) >= 0.62


def test_two_deadlines_are_told_with_both_dates() -> None:
    april = statement("The project deadline is April 15.", MemoryType.COMMITMENT)
    may = statement("The project deadline is May 1.", MemoryType.COMMITMENT)
    found = find_contradiction(april, may)
    assert found is not None
    assert found.kind is ConflictKind.DATE
    assert found.reason.code is ContradictionCode.DIFFERENT_DATE
    assert (found.reason.old, found.reason.new) == ("April 15", "May 1")
    assert isinstance(found.reason.new_value, Period)
    assert found.reason.new_value.start == datetime(2026, 5, 1, tzinfo=UTC)
    assert april.text[slice(*found.old_spans[0])] == "April 15"


def test_the_day_of_an_occasion_says_nothing_against_what_holds_every_week() -> None:
    """Else an errand of one Tuesday would join the case of two collection days, and make three of it."""
    put_out = Statement(
        "Put the glass out on Tuesday and found it still there in the evening.",
        MemoryType.EVENT,
        SAID,
        times=Times(happening_from=datetime(2026, 2, 24, tzinfo=UTC), happening_to=datetime(2026, 2, 25, tzinfo=UTC)),
    )
    tuesdays = statement("Glass is collected on Tuesdays before seven.")
    thursdays = statement("Glass is collected on Thursdays before seven.")
    assert find_contradiction(tuesdays, thursdays) is not None
    assert find_contradiction(tuesdays, put_out) is None
    assert find_contradiction(put_out, thursdays) is None
    went = statement("The bins went out on Monday.", MemoryType.EVENT)
    assert find_contradiction(went, statement("The bins are collected on Fridays.")) is None


def test_a_switch_names_what_was_given_up() -> None:
    found = find_contradiction(
        statement("We use UUIDv4 for ids.", MemoryType.DECISION),
        statement("We decided to switch from UUIDv4 to ULID for ids.", MemoryType.DECISION),
    )
    assert found is not None
    assert found.reason.code is ContradictionCode.REPLACED
    assert found.reason.old == "UUIDv4"
    assert "ULID" in found.reason.new


def test_figures_come_in_base_units() -> None:
    found = find_contradiction(statement("My morning run is 3 km."), statement("I run 5 km every morning."))
    assert found is not None
    assert (found.reason.old_value, found.reason.new_value) == (Amount(3000.0, "m"), Amount(5000.0, "m"))


def test_what_two_people_say_of_themselves_does_not_contradict() -> None:
    mine, yours = statement("I live in Graz."), statement("I live in Linz.")
    assert find_contradiction(mine, yours) is not None
    assert find_contradiction(replace(mine, speaker="Ada"), replace(yours, speaker="Ben")) is None


def test_statements_that_hold_at_other_times_do_not_contradict() -> None:
    change = datetime(2025, 1, 1, tzinfo=UTC)
    old = replace(statement("I live in Graz."), times=Times(valid_to=change))
    new = replace(statement("I live in Linz."), times=Times(valid_from=change))
    assert find_contradiction(old, new) is None


def test_a_turn_of_talk_has_to_show_more() -> None:
    old, new = statement("The car is blue."), statement("Our car is red.")
    assert find_contradiction(old, new) is not None
    assert find_contradiction(replace(old, is_turn=True), replace(new, is_turn=True)) is None


@pytest.mark.parametrize("text", ["", ".", "I", "no", "\u4eca\u65e5\u306f", "5 km", "?", "not not not", "a\n\nb"])
def test_nothing_much_contradicts_nothing(text: str) -> None:
    assert find_contradiction(statement(text), statement(text)) is None


VOCABULARY = (
    "I we the car my is not was 3 km 5 miles on Monday at 9:30 never likes Anna prefers tea to coffee from 2 to 4 pm "
    "until May 2026 . , : ; but actually no longer Tom's switched instead of"
)
WORDS = st.sampled_from(VOCABULARY.split())


@settings(max_examples=200, deadline=None)
@given(st.lists(WORDS, max_size=25), st.lists(WORDS, max_size=25), st.text(max_size=30))
def test_any_two_texts_give_places_within_them_and_the_same_again(old: list[str], new: list[str], rest: str) -> None:
    first, second = statement(" ".join(old) + rest), statement(" ".join(new))
    found = find_contradiction(first, second)
    if found is None:
        return
    for text, spans in ((first.text, found.old_spans), (second.text, found.new_spans)):
        assert all(0 <= start < end <= len(text) for start, end in spans)
        assert list(spans) == sorted(spans)
    assert find_contradiction(first, second) == found


@settings(max_examples=100, deadline=None)
@given(st.lists(WORDS, max_size=25))
@example(["km", "never", ";", "I", "km"])
def test_no_text_contradicts_itself(words: list[str]) -> None:
    text = " ".join(words)
    assert find_contradiction(statement(text), statement(text)) is None
    assert find_contradiction(statement(text), statement("  ".join(words).upper() + ".")) is None


@pytest.mark.parametrize(
    ("old", "new", "is_one"),
    [
        ("The staging broker listens on port 8883.", "The staging broker listens on port 8884.", True),
        (
            "Halyard gives every record a ULID as its identifier.",
            "Halyard gives every record a UUIDv4 as its identifier.",
            True,
        ),
        ("Note 3 is about the broker.", "Note 4 is about the broker.", False),
        ("Box 3 is on shelf 5 of the cellar.", "Box 4 is on shelf 5 of the cellar.", False),
        ("The API supports JSON.", "The API supports XML.", False),
    ],
)
def test_a_number_or_code_behind_the_verb_is_a_value_and_before_it_a_name(old: str, new: str, *, is_one: bool) -> None:
    assert (find_contradiction(statement(old), statement(new)) is not None) == is_one


def test_two_facts_about_a_day_do_not_clash() -> None:
    closed = "On Mondays the ferry museum of Ravenna stays closed."
    assert find_contradiction(statement(closed), statement("Ravenna's ferry museum is not open on a Monday.")) is None

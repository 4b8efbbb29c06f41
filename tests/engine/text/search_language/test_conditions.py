from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest

from remembrancer.model.search import (
    AllOf,
    AnyOf,
    ConfidenceBetween,
    Contains,
    Flag,
    FromSource,
    HasFlag,
    HasIdentifier,
    HasProvenance,
    HasStatus,
    HasTag,
    HasTrust,
    InNamespace,
    InSession,
    IsType,
    Negation,
)
from remembrancer.model.types import MemoryType, Provenance, SourceKind, Status, Trust

if TYPE_CHECKING:
    from collections.abc import Callable

    from remembrancer.text.search_language import ParsedSearch

    Parse = Callable[..., ParsedSearch]

CURRENT = AnyOf((HasStatus(Status.ACTIVE), HasStatus(Status.DEMOTED)))


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("type:fact", IsType(MemoryType.FACT)),
        ("TYPE:Fact", IsType(MemoryType.FACT)),
        ("type:fact,goal", AnyOf((IsType(MemoryType.FACT), IsType(MemoryType.GOAL)))),
        ("tag:halyard", HasTag("halyard")),
        ("tag:hal*", HasTag("hal*")),
        ("tag:*", HasTag("*")),
        ("tag:Q3-*", HasTag("q3-*")),
        ("tag:#Halyard", HasTag("halyard")),
        ('tag:"two words"', HasTag("two-words")),
        ("is:current", CURRENT),
        ("is:faded", HasStatus(Status.DEMOTED)),
        ("is:rejected", HasStatus(Status.REJECTED)),
        ("is:pinned", HasFlag(Flag.PINNED)),
        ("is:waiting", HasFlag(Flag.WAITING)),
        ("trust:confirmed", HasTrust(Trust.CONFIRMED)),
        ("known:said", HasProvenance(Provenance.EXPLICIT_STATEMENT)),
        ("known:inferred", HasProvenance(Provenance.INFERRED)),
        ("conf:>=0.8", ConfidenceBetween(0.8, 1.0)),
        ("conf:0.4..0.9", ConfidenceBetween(0.4, 0.9)),
        ("conf:<0.5", ConfidenceBetween(0.0, math.nextafter(0.5, 0))),
        ("conf:.5", ConfidenceBetween(0.5, 0.5)),
        ("from:notes.md", FromSource("notes.md")),
        ('from:"Claude Code"', FromSource("Claude Code")),
        ("from:you", FromSource("", SourceKind.PERSON)),
        ('from:"you"', FromSource("you")),
        ("in:work", InNamespace("work")),
        ("namespace:work", InNamespace("work")),
        ("session:s1", InSession("s1")),
        ("id:01arz3ndektsv4rrffq69g5fav", HasIdentifier("01ARZ3NDEKTSV4RRFFQ69G5FAV")),
        ("tag:a tag:b", AllOf((HasTag("a"), HasTag("b")))),
        ("tag:a AND tag:b", AllOf((HasTag("a"), HasTag("b")))),
        ("tag:a OR tag:b", AnyOf((HasTag("a"), HasTag("b")))),
        ("tag:a OR tag:b tag:c", AllOf((AnyOf((HasTag("a"), HasTag("b"))), HasTag("c")))),
        ("tag:a OR (tag:b tag:c)", AnyOf((HasTag("a"), AllOf((HasTag("b"), HasTag("c")))))),
        ("-tag:a", Negation(HasTag("a"))),
        ("-(tag:a OR b)", Negation(AnyOf((HasTag("a"), Contains("b"))))),
        ("-(-tag:a)", HasTag("a")),
        ("-draft", Negation(Contains("draft"))),
        ('-"first draft"', Negation(Contains("first draft"))),
        ("red OR green", AnyOf((Contains("red"), Contains("green")))),
        ("tag:a tag:a", HasTag("a")),
        ("()", None),
        ('""', None),
    ],
)
def test_a_term_becomes_its_condition(parse: Parse, text: str, condition: object) -> None:
    parsed = parse(text)
    assert parsed.search.condition == condition
    assert parsed.search.text == ""
    assert parsed.problems == ()


def test_every_type_status_trust_and_provenance_can_be_asked_for(parse: Parse) -> None:
    for memory_type in MemoryType:
        assert parse(f"type:{memory_type}").search.condition == IsType(memory_type)
    for status in Status:
        assert parse(f"is:{status}").search.condition == HasStatus(status)
    for flag in Flag:
        assert parse(f"is:{flag}").search.condition == HasFlag(flag)
    for trust in Trust:
        assert parse(f"trust:{trust}").search.condition == HasTrust(trust)
    for provenance in Provenance:
        assert parse(f"known:{provenance}").search.condition == HasProvenance(provenance)


def test_words_and_phrases_rank_and_a_phrase_is_a_condition_too(parse: Parse) -> None:
    parsed = parse('Ines tag:halyard "calibration   report" (Bergen trip)')
    assert parsed.search.text == "Ines calibration report Bergen trip"
    assert parsed.free_text == "Ines Bergen trip"
    assert parsed.search.condition == AllOf((HasTag("halyard"), Contains("calibration report")))


@pytest.mark.parametrize(
    "text",
    [
        "http://example.org/a_(b)?q=1",
        "C++",
        "ines@example.org",
        "12:30",
        "std::vector",
        "C:\\notes",
        "🎉 会议 :",
        "well-known",
        "-",
        "--force",
        "OR",
        "5 - 3",
        "print(x)",
    ],
)
def test_text_that_only_looks_like_an_operator_stays_words(parse: Parse, text: str) -> None:
    parsed = parse(text)
    assert parsed.search.text == text
    assert parsed.search.condition is None
    assert parsed.problems == ()


def test_excluding_a_status_narrows_the_current_memories(parse: Parse) -> None:
    parsed = parse("-is:faded")
    assert parsed.search.condition == AllOf((Negation(HasStatus(Status.DEMOTED)), CURRENT))
    assert not parsed.names_status


@pytest.mark.parametrize(
    ("text", "names"),
    [("is:deleted", True), ("tag:a OR is:expired", True), ("tag:a", False), ("is:pinned", False), ("is:current", True)],
)
def test_it_is_known_whether_a_search_names_a_status(parse: Parse, text: str, *, names: bool) -> None:
    assert parse(text).names_status is names


def test_an_or_still_waiting_for_its_right_side_changes_nothing(parse: Parse) -> None:
    parsed = parse("tag:a OR")
    assert parsed.search.condition == HasTag("a")
    assert parsed.search.text == ""


def test_groups_nested_beyond_reason_are_words_and_not_a_crash(parse: Parse) -> None:
    parsed = parse("-(" * 900 + "a" + ")" * 900)
    assert parsed.search.text or parsed.search.condition
    assert repr(parsed.search.condition).count("Negation") < 20


def test_a_text_beyond_the_limit_is_read_up_to_it_and_says_so(parse: Parse) -> None:
    parsed = parse("word " * 500)
    assert [problem.code for problem in parsed.problems] == ["too_long"]
    assert parsed.text == "word " * 500
    assert parsed.problems[0].position == 2000
    assert len(parsed.search.text) <= 2000

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from remembrancer.model.search import HasTag, InNamespace, IsType
from remembrancer.model.types import MemoryType

if TYPE_CHECKING:
    from collections.abc import Callable

    from remembrancer.text.search_language import ParsedSearch

    Parse = Callable[..., ParsedSearch]


@pytest.mark.parametrize(
    ("text", "code", "value", "suggestion", "corrected"),
    [
        ("typ:fact", "unknown_key", "typ", "type", "type:fact"),
        ("strength:<0.2", "unknown_key", "strength", "", "strength:<0.2"),
        ("note:buy milk", "unknown_key", "note", "", "note:buy milk"),
        ("x type:comitment", "unknown_value", "comitment", "commitment", "x type:commitment"),
        ("is:contestd", "unknown_value", "contestd", "contested", "is:contested"),
        ("added:yesteday", "unreadable_date", "yesteday", "yesterday", "added:yesterday"),
        ("conf:high", "unreadable_number", "high", "", "conf:high"),
        ("conf:1.5", "unreadable_number", "1.5", "", "conf:1.5"),
        ("id:123", "unreadable_identifier", "123", "", "id:123"),
        ("added:2026-03..2026-02", "reversed_range", "2026-03..2026-02", "2026-02..2026-03", "added:2026-02..2026-03"),
        ("conf:0.9..0.4", "reversed_range", "0.9..0.4", "0.4..0.9", "conf:0.4..0.9"),
        ("valid-at:soon", "unreadable_date", "soon", "", "valid-at:soon"),
        ("as-of:soon", "unreadable_date", "soon", "", "as-of:soon"),
        ('"open quote', "unclosed_quote", '"', "", '"open quote'),
        ("(open group", "unclosed_group", "(", "", "(open group"),
        ("due: today", "missing_value", "due:", "", "due: today"),
    ],
)
def test_what_cannot_be_read_is_words_and_a_problem_with_a_correction(
    *, parse: Parse, text: str, code: str, value: str, suggestion: str, corrected: str
) -> None:
    parsed = parse(text)
    (problem,) = parsed.problems
    assert (problem.code, problem.value, problem.suggestion) == (code, value, suggestion)
    assert text[problem.position :].startswith(value)
    assert problem.corrected(text) == corrected
    assert parsed.search.condition is None
    assert parsed.search.text.split() == text.replace("(", "( ").split()


def test_of_several_values_the_readable_ones_count(parse: Parse) -> None:
    parsed = parse("type:fact,gaol")
    assert parsed.search.condition == IsType(MemoryType.FACT)
    assert [(problem.value, problem.suggestion) for problem in parsed.problems] == [("gaol", "goal")]
    assert [span.kind for span in parsed.terms] == ["key", "value", "error"]


def test_a_key_still_waiting_for_its_value_changes_nothing(parse: Parse) -> None:
    parsed = parse("tag:a type:")
    assert parsed.search.condition == HasTag("a")
    assert parsed.search.text == ""
    assert [problem.code for problem in parsed.problems] == ["missing_value"]


def test_a_namespace_that_does_not_exist_is_reported_where_the_names_are_known(parse: Parse) -> None:
    assert parse("in:WORK", "Work", "personal").search.condition == InNamespace("Work")
    (problem,) = parse("in:wrok", "Work", "personal").problems
    assert problem.suggestion == "Work"
    assert parse("in:anything").search.condition == InNamespace("anything")


def test_a_second_as_of_counts_and_is_reported(parse: Parse) -> None:
    parsed = parse("as-of:2026-03-01 as-of:2026-03-02")
    assert [problem.code for problem in parsed.problems] == ["repeated_as_of"]
    assert parsed.search.as_of == parse("as-of:2026-03-02").search.as_of


@pytest.mark.parametrize("text", ["-as-of:2026-03-01", "as-of:2026-03-01 OR tag:a"])
def test_an_as_of_under_minus_or_or_is_left_out_and_reported(parse: Parse, text: str) -> None:
    parsed = parse(text)
    assert parsed.search.as_of is None
    assert [problem.code for problem in parsed.problems] == ["misplaced_as_of"]


def test_spans_name_what_each_stretch_is(parse: Parse) -> None:
    text = 'tag:a,"b c" -(x OR "y z") typ:q'
    spans = [(text[span.start : span.end], span.kind.value) for span in parse(text).terms]
    assert spans == [
        ("tag:", "key"),
        ("a", "value"),
        ('"b c"', "value"),
        ("-", "operator"),
        ("(", "operator"),
        ("x", "word"),
        ("OR", "operator"),
        ('"y z"', "phrase"),
        (")", "operator"),
        ("typ:q", "error"),
    ]

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from remembrancer.text.search_language import SearchLanguage
from remembrancer.wording import describe_problem, explain_search, in_english

NOW = datetime(2026, 3, 17, 12, tzinfo=UTC)
ZONE = ZoneInfo("Europe/Berlin")
LANGUAGE = SearchLanguage()


def explained(text: str, found: int | None = None) -> str:
    parsed = LANGUAGE.parse(text, now=NOW, zone=ZONE)
    return explain_search(parsed, found, now=NOW, zone=ZONE, translate=in_english)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Current memories."),
        ("tag:halyard calibration rep", "Current memories tagged halyard about “calibration rep”."),
        ("type:fact,goal is:superseded", "Superseded facts and goals."),
        ("is:deleted,expired", "Memories that have expired or that were deleted."),
        ("is:current,superseded", "Memories that are active, that are superseded or that have faded."),
        ("-is:faded", "Current memories that have not faded."),
        ("is:pinned OR is:deleted", "Memories that are pinned or that were deleted."),
        ("from:you added:7 x", "Current memories from you, recorded in the last 7 days, about “x”."),
        ("due:7", "Current memories due in the next 7 days."),
        ("due:tomorrow", "Current memories due tomorrow."),
        ("added:month", "Current memories recorded in March 2026."),
        ("on:2025", "Current memories dated in 2025."),
        ("edited:2026-03-01..2026-03-09", "Current memories changed from 1 Mar to 9 Mar."),
        ("stated:<2026", "Current memories stated on 31 Dec 2025 or earlier."),
        ("-added:yesterday", "Current memories not recorded yesterday."),
        ("conf:<0.5", "Current memories with confidence below 0.5."),
        ("conf:>=0.85", "Current memories with confidence from 0.85 up."),
        ("-(tag:a OR tag:b)", "Current memories not tagged a or b."),
        ("-(x OR tag:b)", "Current memories not containing “x” and not tagged b."),
        ("-(x tag:b)", "Current memories not (containing “x” and tagged b)."),
        ("tag:hal* -tag:*", "Current memories with a tag that begins with hal, without tags."),
        ("as-of:2026-03-03", "Current memories, as the vault stood at the end of 3 Mar 2026."),
        ("valid-at:2026-03-01", "Memories that held on 1 Mar 2026."),
        ("valid-at:2026-03-01T10:00 type:fact", "Facts that held on 1 Mar 2026, 10:00."),
        ("-valid-at:2026-03-01", "Current memories that did not hold on 1 Mar 2026."),
        (
            "valid-at:2026-03-01 as-of:2026-03-03",
            "Memories that held on 1 Mar 2026, as the vault stood at the end of 3 Mar 2026.",
        ),
        ("as-of:2026-03-03T10:00", "Current memories, as the vault stood at 3 Mar 2026, 10:00."),
    ],
)
def test_a_search_is_explained_in_one_sentence(text: str, sentence: str) -> None:
    assert explained(text) == sentence


@pytest.mark.parametrize(
    ("found", "end"), [(6, " 6 found."), (12480, " 12,480 found."), (0, " None found."), (None, "")]
)
def test_the_count_follows_where_it_is_known(found: int | None, end: str) -> None:
    assert explained("", found) == f"Current memories.{end}"


def test_a_problem_names_what_was_probably_meant() -> None:
    (problem,) = LANGUAGE.parse("type:comitment", now=NOW, zone=ZONE).problems
    assert describe_problem(problem, in_english) == (
        "“comitment” does not go with type:, so it is not used as a filter. Did you mean “commitment”?"
    )


PIECES = (
    "tag:a",
    "-tag:b*",
    "is:faded",
    "-is:current",
    "added:7",
    "due:>2026-01-01",
    "conf:0.2..0.4",
    "from:x",
    "in:y",
)
MORE = (
    "OR",
    "(",
    ")",
    "-(",
    '"p q"',
    "{word}",
    "type:fact,goal",
    "as-of:2026",
    "valid-at:2026",
    "id:1",
    "known:said",
    "trust:agent",
)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(PIECES + MORE), max_size=10).map(" ".join) | st.text(max_size=40))
def test_any_search_can_be_explained(text: str) -> None:
    sentence = explained(text, 1)
    assert sentence.endswith(". 1 found.")
    for problem in LANGUAGE.parse(text, now=NOW, zone=ZONE).problems:
        assert describe_problem(problem, in_english)

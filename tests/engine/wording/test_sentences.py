from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from remembrancer.model.changes import Change, Imported, NearDuplicate, Outcome, Remembered, Skipped
from remembrancer.model.importing import UnreadableRecord
from remembrancer.model.memory import Source, TagProposal, TypeReason
from remembrancer.model.queries import Hit, ScoreParts
from remembrancer.model.types import MemoryType, OperationKind, Provenance, SourceKind
from remembrancer.wording import (
    DateWords,
    describe_change,
    describe_imported,
    describe_provenance,
    describe_remembered,
    describe_unreadable,
    explain_hit,
    explain_tag,
    explain_type,
    in_english,
    name_operation,
    name_source,
    name_undo,
    write_match_part,
)

NOW = datetime(2026, 3, 17, 12, tzinfo=UTC)
DATES = DateWords(NOW, ZoneInfo("Europe/Berlin"), in_english)
FILE = Source(SourceKind.FILE, "notes.md")
YOU = Source()


def change(kind: OperationKind, count: int, *reasons: str, namespace: str = "") -> Change:
    skipped = tuple(Skipped("m", reason) for reason in reasons)
    return Change("o", kind, 1, tuple("m" * count), skipped, namespace)


@pytest.mark.parametrize(
    ("made", "sentences"),
    [
        (change(OperationKind.EDIT, 3), "Edited 3 memories."),
        (change(OperationKind.EDIT, 1), "Edited 1 memory."),
        (change(OperationKind.DELETE, 0, "unchanged"), "Nothing was changed. 1 was like that already."),
        (change(OperationKind.REMEMBER, 0), "Said again what is remembered."),
        (change(OperationKind.IMPORT, 0), "Imported what was known already."),
        (change(OperationKind.MOVE, 2, namespace="work"), "Moved 2 memories to work."),
        (change(OperationKind.CREATE_NAMESPACE, 0, namespace="work"), "Created the namespace work."),
        (
            change(OperationKind.UNDO, 4, "changed_since", "changed_since", "not_found"),
            "Took back a change of 4 memories. 2 were left alone because they were changed later. 1 was not found.",
        ),
        (change(OperationKind.TAG, 1, "new_code"), "Changed the tags of 1 memory. 1 was left alone. Reason: new code."),
    ],
)
def test_a_change_says_what_it_did_and_what_it_left_alone(made: Change, sentences: str) -> None:
    assert describe_change(made, in_english) == sentences


def test_undo_is_named_after_what_it_takes_back() -> None:
    named = name_operation(OperationKind.EDIT, 3, in_english)
    assert name_undo(named, in_english) == "Undo: Edited 3 memories"
    assert name_undo(named, in_english, is_redo=True) == "Redo: Edited 3 memories"


def test_remembering_and_importing_say_what_became_of_it() -> None:
    made = change(OperationKind.REMEMBER, 1)
    near = (NearDuplicate("n", 0.9),)
    remembered = Remembered(made, "m", Outcome.CREATED, MemoryType.FACT, TypeReason(), near)
    assert describe_remembered(remembered, in_english) == (
        "Remembered. Type: Fact. 1 other memory says nearly the same."
    )
    assert describe_imported(Imported(made, 1200, 0, 2, 0, 1), in_english) == (
        "1,200 new memories. 2 were imported before. 1 could not be read."
    )


@pytest.mark.parametrize(
    ("provenance", "source", "words"),
    [
        (Provenance.EXPLICIT_STATEMENT, YOU, "You said so"),
        (Provenance.INFERRED, FILE, "Worked out from a chat"),
        (Provenance.CORRECTED, YOU, "Corrected by you"),
        (Provenance.VALIDATED, Source(SourceKind.CLIENT, "Claude Code"), "Confirmed by Claude Code"),
        (Provenance.OBSERVED, Source(SourceKind.CLIENT), "Seen"),
        (Provenance.IMPORTED, FILE, "Imported from notes.md"),
        (Provenance.IMPORTED, YOU, "Imported"),
    ],
)
def test_how_a_memory_is_known(provenance: Provenance, source: Source, words: str) -> None:
    assert describe_provenance(provenance, source, in_english) == words


def test_a_source_is_named_or_called_by_its_kind() -> None:
    assert name_source(FILE, in_english) == "notes.md"
    assert name_source(YOU, in_english) == "You"


def test_the_parts_of_a_match_say_why() -> None:
    hit = Hit("m", 0.5, ScoreParts(0.5, 0.2), ("due", "hand over"), (), "no_date_asked", "")
    parts = explain_hit(hit, in_english)
    assert [write_match_part(part, in_english) for part in parts] == [
        "Meaning: due, hand over",
        "Words: none of the words",
        "Time: no date asked for",
        "Use",
    ]
    assert sum(part.amount for part in parts) == pytest.approx(hit.match)


def test_reasons_of_records_tags_and_types() -> None:
    record = UnreadableRecord("a.json", "cut_off", 7)
    assert describe_unreadable(record, in_english) == "Line 7: The file ends in the middle of it."
    assert explain_tag(TagProposal("x", "hashtag", "#x"), in_english) == "Written as a hashtag. (“#x”)"
    assert explain_type(TypeReason("commitment_promise", 0.9, "I will"), in_english) == (
        "The words “I will” point to it."
    )
    assert explain_type(TypeReason(), in_english) == "It was chosen."


@pytest.mark.parametrize(
    ("ago", "words"),
    [
        (timedelta(seconds=20), "just now"),
        (timedelta(minutes=12), "12 min ago"),
        (timedelta(hours=3, minutes=50), "3 h ago"),
        (timedelta(hours=24), "16 Mar"),
        (timedelta(days=400), "10 Feb 2025"),
        (timedelta(hours=-2), "17 Mar"),
    ],
)
def test_times_are_relative_only_under_a_day(ago: timedelta, words: str) -> None:
    assert DATES.recent(NOW - ago) == words


def test_dates_are_written_in_the_persons_zone() -> None:
    late = datetime(2025, 12, 31, 23, 42, 7, tzinfo=UTC)
    assert DATES.day(late) == "1 Jan"
    assert DATES.day(late - timedelta(hours=2)) == "31 Dec 2025"
    assert DATES.moment(late) == "1 Jan 2026, 00:42"
    assert DATES.full(late) == "Thu 1 Jan 2026, 00:42:07 CET"
    assert DATES.month(late) == "January 2026"


@pytest.mark.parametrize(
    ("day", "words"),
    [
        (14, "Sat 14 Mar 2026, 3 days overdue"),
        (16, "Mon 16 Mar 2026, 1 day overdue"),
        (17, "Tue 17 Mar 2026, today"),
        (18, "Wed 18 Mar 2026, tomorrow"),
        (25, "Wed 25 Mar 2026, in 8 days"),
    ],
)
def test_due_dates_count_days_of_the_calendar(day: int, words: str) -> None:
    assert DATES.due(datetime(2026, 3, day, 1, tzinfo=UTC)) == words

"""What comes in from outside the limits: refused with its field named, never stored, never a crash."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import pytest

from remembrancer.model.changes import ApplyImport, Remember, Revise, Revision
from remembrancer.model.errors import InvalidInputError, RemembrancerError
from remembrancer.model.importing import ImportApproval, ImportPlan, ImportRecord, PlannedFile, PlannedItem, Verdict
from remembrancer.model.memory import Draft, Origin, Source, Times, TypeReason
from remembrancer.model.queries import FindMemories, GetHistory, GetMemories, VerifyJournal
from remembrancer.model.types import Importance, MemoryType, Provenance, SourceKind

NAIVE = datetime(2026, 1, 1)  # noqa: DTZ001  (that it has no zone is the point)
FIELDS = ("stated", "valid_from", "valid_to", "happening_from", "happening_to", "due", "done")
FAR = (
    NAIVE,
    datetime(1899, 12, 31, tzinfo=UTC),
    datetime(2101, 1, 1, 1, tzinfo=UTC),
    datetime.min.replace(tzinfo=timezone(timedelta(hours=14))),
    datetime.max.replace(tzinfo=timezone(timedelta(hours=-14))),
)


def remember(entrance, text="The broker listens on port 8883", **values):
    values.setdefault("type", MemoryType.FACT)
    return entrance.change(Remember(Draft(text, **values))).memory


def memory_of(entrance, memory):
    return entrance.query(GetMemories((memory,)))[0]


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("instant", FAR, ids=str)
def test_a_time_without_zone_or_beyond_the_years_is_refused(person, field, instant):
    with pytest.raises(InvalidInputError):
        remember(person, times=Times(**{field: instant}))
    memory = remember(person)
    with pytest.raises(InvalidInputError):
        person.change(Revise((memory,), Revision(times=Times(**{field: instant}))))
    assert person.query(VerifyJournal()).intact


@pytest.mark.parametrize("instant", [datetime(1900, 1, 1, tzinfo=UTC), datetime(2100, 12, 31, 23, 59, 59, tzinfo=UTC)])
def test_the_first_and_the_last_moment_of_the_years_are_kept(person, instant):
    memory = remember(person, times=Times(stated=instant, due=instant))
    assert (memory_of(person, memory).times.stated, memory_of(person, memory).times.due) == (instant, instant)
    assert person.query(FindMemories()).ids == (memory,)
    assert person.query(VerifyJournal()).intact


@pytest.mark.parametrize("kind", ["valid", "happening"])
def test_an_interval_that_ends_before_it_begins_is_refused_also_when_it_is_edited_in(person, kind):
    memory = remember(person)
    backwards = {f"{kind}_from": datetime(2026, 2, 1, tzinfo=UTC), f"{kind}_to": datetime(2026, 1, 1, tzinfo=UTC)}
    with pytest.raises(InvalidInputError) as raised:
        person.change(Revise((memory,), Revision(times=Times(**backwards))))
    assert (raised.value.field, raised.value.reason) == (kind, "ends_before_it_begins")


@pytest.mark.parametrize("values", [{"zone": "x" * 10_000}, {"zone": "a\0b"}, {"zone": "\ud800"}])
def test_a_zone_is_a_short_plain_name(person, values):
    with pytest.raises(InvalidInputError):
        remember(person, times=Times(**values))


@pytest.mark.parametrize("zone", ["Europe", "Nowhere/Land", "../../etc/passwd", "/etc/passwd", "UTC+25", "."])
def test_a_zone_that_is_none_does_not_stop_a_later_edit(person, zone):
    memory = remember(person, "Report due by 15 April 2026", type=MemoryType.COMMITMENT, times=Times(zone=zone))
    person.change(Revise((memory,), Revision(content="Report due by 1 May 2026")))
    assert memory_of(person, memory).times.due.date().isoformat() == "2026-05-01"


@pytest.mark.parametrize(
    "draft",
    [
        Draft("x", session="s" * 10_000),
        Draft("x", session="\ud800"),
        Draft("x", origin=Origin("\ud800", "1")),
        Draft("x", origin=Origin("n" * 10_000, "1")),
        Draft("x", source=Source(SourceKind.FILE, "\ud800")),
    ],
)
def test_names_of_sessions_and_origins_have_limits_too(person, draft):
    with pytest.raises(InvalidInputError):
        person.change(Remember(replace(draft, type=MemoryType.FACT)))


@pytest.mark.parametrize(
    "values",
    [
        {"type": "nonsense"},
        {"importance": "huge"},
        {"provenance": "hearsay"},
        {"source": Source("thin air", "x")},
    ],
)
def test_a_value_that_is_not_of_its_vocabulary_is_never_stored(person, values):
    """Once stored, it would make every list that has it unreadable."""
    with pytest.raises((RemembrancerError, ValueError)):
        remember(person, **values)
    memory = remember(person)
    if name := next((name for name in ("type", "importance") if name in values), ""):
        with pytest.raises((RemembrancerError, ValueError)):
            person.change(Revise((memory,), Revision(**{name: values[name]})))
    assert memory_of(person, memory).content
    assert len(person.query(GetHistory(memory))) == 1


def planned(draft):
    complete = replace(
        draft,
        type=MemoryType.FACT,
        source=Source(SourceKind.FILE, "notes.md"),
        provenance=Provenance.IMPORTED,
        importance=Importance.NORMAL,
    )
    item = PlannedItem(ImportRecord(complete, "notes.md"), complete, TypeReason(), Verdict.NEW)
    return ImportPlan((PlannedFile("notes.md", "markdown", True, (item,), ()),))


@pytest.mark.parametrize(
    "draft",
    [
        Draft("x" * 20_000),
        Draft(""),
        Draft("x", tags=("two words", "A\x1fB")),
        Draft("x", tags=tuple(f"t{n}" for n in range(30))),
        Draft("x", confidence=7.0),
        Draft("x", title="t" * 1000),
        Draft("x", evidence="e" * 100_000),
        Draft("x", times=Times(stated=datetime(2300, 1, 1, tzinfo=UTC))),
        Draft("x", times=Times(stated=NAIVE)),
    ],
)
def test_a_plan_that_passed_through_other_hands_is_held_to_the_same_limits(person, draft):
    with pytest.raises(InvalidInputError):
        person.change(ApplyImport(planned(draft), ImportApproval()))
    assert person.query(FindMemories()).ids == ()


@pytest.mark.parametrize("year", [1066, 1648, 1899, 2101, 2300])
def test_a_text_may_speak_of_any_year(person, year):
    memory = remember(person, f"The castle burned on 14 October {year}.", type=MemoryType.EVENT)
    person.change(Revise((memory,), Revision(content=f"The castle burned on 15 October {year}, they say.")))
    kept = memory_of(person, memory).times.happening_from
    assert kept is None or 1900 <= kept.year <= 2100
    assert person.query(VerifyJournal()).intact

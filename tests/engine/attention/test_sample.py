"""What the sample vault was made to show is found: an outlier, a stopped routine, and nothing besides."""

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest

from remembrancer.model.attention import (
    AbsenceReason,
    DecideFlag,
    FigureReason,
    FlagKind,
    ListFlags,
    ListRoutines,
    RoutineState,
    Verdict,
)
from remembrancer.model.clock import FixedClock
from remembrancer.model.lifecycle import ListFading
from remembrancer.model.reports import ListReportDays
from remembrancer.model.types import ActorKind
from remembrancer.vault import Actor, open_sample
from remembrancer.wording import DateWords, explain_flag, in_english

NOW = datetime(2026, 6, 10, 8, 0, tzinfo=UTC)


@pytest.fixture(scope="module")
def person(sample_folder):
    vault = open_sample(sample_folder, FixedClock(NOW, ZoneInfo("Europe/Rome")))
    entrance = vault.entrance(Actor(ActorKind.PERSON, "You"))
    # What the first question finds is kept, which starts the writer.
    entrance.query(ListRoutines())
    yield entrance
    vault.close()


def test_the_long_run_and_the_piano_are_told_and_nothing_else(person):
    run, piano = sorted(person.query(ListFlags()), key=lambda flag: flag.kind is FlagKind.ABSENCE)
    assert isinstance(run.reason, FigureReason)
    assert (run.kind, run.reason.value, run.reason.low, run.reason.high) == (FlagKind.FIGURE, 58, 28, 33)
    assert isinstance(piano.reason, AbsenceReason)
    assert (piano.kind, round(piano.reason.days), round(piano.reason.usual_days)) == (FlagKind.ABSENCE, 33, 8)
    words = DateWords(NOW, UTC, in_english)
    assert explain_flag(run.reason, words) == f"58 minutes; usually 28 to 33 ({run.reason.entries} entries)"
    assert explain_flag(piano.reason, words).startswith("Nothing since 8 May, 33 days; usually every 8 (")


def test_its_routines_are_the_four_that_are_in_it(person):
    found = person.query(ListRoutines())
    states = {each.name.split()[0]: each.state for each in found.routines}
    assert states == {
        "Piano": RoutineState.QUIET,
        "Evening": RoutineState.UNUSUAL,
        "Groceries": RoutineState.AS_USUAL,
        "Gateway": RoutineState.AS_USUAL,
    }
    assert sum(found.counts.values()) == len(found.routines)


def test_memories_that_nobody_used_are_about_to_fade(person):
    found = person.query(ListFading(days=7))
    assert found.total == len(found.memories) > 0
    assert all(each.on <= date(2026, 6, 17) for each in found.memories)


def test_a_day_says_how_much_of_it_was_out_of_the_ordinary_until_that_is_called_normal(person):
    june = ListReportDays(date(2026, 6, 1), date(2026, 6, 10))

    def unusual():
        return {each.day.day: each.unusual for each in person.query(june) if each.unusual}

    assert unusual() == {6: 1}
    run = next(flag for flag in person.query(ListFlags()) if flag.kind is FlagKind.FIGURE)
    for verdict, told in ((Verdict.DISMISSED, {}), (Verdict.CONFIRMED, {6: 1}), (None, {6: 1})):
        person.change(DecideFlag(run.memory, run.kind, verdict))
        assert unusual() == told

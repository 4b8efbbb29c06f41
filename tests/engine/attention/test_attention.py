"""Routines in real vaults: found as entries come, told, decided, and the same however they were found."""

from datetime import UTC, timedelta

import pytest

from remembrancer.attention import board, service
from remembrancer.attention.analysis import analyse
from remembrancer.attention.calendar import Calendar
from remembrancer.attention.service import Attention
from remembrancer.embedding import encoder_id
from remembrancer.model.attention import (
    AbsenceReason,
    ContentReason,
    DecideFlag,
    FigureReason,
    FlagKind,
    FlagState,
    GetNoticing,
    GetRoutine,
    ListFlags,
    ListRoutines,
    Measure,
    NoticingState,
    RoutineState,
    Verdict,
)
from remembrancer.model.changes import CreateNamespace, Remember, SetStatus, Undo
from remembrancer.model.errors import (
    CancelledError,
    InvalidInputError,
    MemoryNotFoundError,
    NamespaceNotFoundError,
    NotPermittedError,
)
from remembrancer.model.memory import Draft
from remembrancer.model.progress import Silent
from remembrancer.model.queries import FindMemories, GetMemories, VerifyJournal
from remembrancer.model.recalling import ItemFlag, Recall, Slot
from remembrancer.model.search import Flag, HasFlag, Search
from remembrancer.model.types import ActorKind, MemoryType, Status
from remembrancer.storage.call import Call
from remembrancer.storage.namespaces import find_namespace
from remembrancer.storage.scope import EVERYTHING, Scope
from remembrancer.vault import Actor, Vault
from remembrancer.vault.courtesy import Courtesy
from remembrancer.vault.noticing import Noticing
from remembrancer.wording import DateWords, explain_flag, in_english

PERSON = Actor(ActorKind.PERSON, "You")
MINUTES = (31, 29, 32, 30, 33, 28, 31, 30, 29, 32, 58, 30)
RUNS = tuple(
    f"Evening run along the seafront took {minutes} minutes{tail}."
    for minutes, tail in zip(
        MINUTES,
        (
            "",
            ", windy",
            ", with Ada",
            "",
            ", two stops",
            "",
            " in the rain",
            ", slow",
            "",
            " after work",
            "",
            ", windy",
        ),
        strict=True,
    )
)
RUN_DAYS = tuple(3 * number for number in range(len(RUNS)))
PIANO = tuple(
    f"Piano practice with Maestro Sirk: {what}."
    for what in ("scales", "Bach", "a nocturne", "sight reading", "trills", "Clementi")
)
PIANO_DAYS = (0.1, 8.1, 15.1, 24.1, 32.1, 40.1)


@pytest.fixture
def runs(keep):
    """An evening run every three days, the eleventh of which took 58 minutes."""
    return keep(RUNS, RUN_DAYS)


def kinds(flags):
    return [flag.kind for flag in flags]


def test_an_outlier_is_told_with_what_is_usual(knowing, runs):
    (flag,) = knowing.query(ListFlags())
    assert (flag.memory, flag.kind, flag.routine, flag.namespace) == (runs[10], FlagKind.FIGURE, runs[0], "personal")
    assert flag.reason == FigureReason(Measure("minutes"), 58, 28, 33, 10)
    assert flag.bits > 10


def test_a_routine_has_a_rhythm_a_band_and_a_state(knowing, runs):
    (routine,) = knowing.query(ListRoutines()).routines
    assert (routine.state, routine.entries, routine.open_flags) == (RoutineState.UNUSUAL, 12, 1)
    assert (round(routine.rhythm.usual_days), routine.measure, routine.low, routine.high) == (
        3,
        Measure("minutes"),
        28,
        33,
    )
    assert routine.spark == MINUTES
    assert routine.flag is not None
    assert routine.flag.memory == runs[10]


def test_a_routine_is_found_by_any_of_its_entries_with_its_series(knowing, runs):
    found = knowing.query(GetRoutine(runs[5]))
    (series,) = found.series
    assert [point.value for point in series.points] == list(MINUTES)
    assert [point.memory for point in series.points if point.flags] == [runs[10]]
    assert series.points[0].gap_days is None
    assert series.points[3].low is None
    assert (series.points[4].low, series.points[4].high) == (29, 32)
    with pytest.raises(MemoryNotFoundError):
        knowing.query(GetRoutine(knowing.change(Remember(Draft("The boiler is serviced in May."))).memory))


def test_a_routine_that_stopped_is_told_with_when_and_how_often(knowing, keep, clock, start):
    memories = keep(PIANO, PIANO_DAYS)
    clock.set(start + timedelta(days=50))
    assert not knowing.query(ListFlags())
    clock.set(start + timedelta(days=70))
    (flag,) = knowing.query(ListFlags())
    assert (flag.kind, flag.memory) == (FlagKind.ABSENCE, memories[-1])
    assert isinstance(flag.reason, AbsenceReason)
    assert (round(flag.reason.days), round(flag.reason.usual_days), flag.reason.entries) == (30, 8, 6)
    found = knowing.query(GetRoutine(memories[0]))
    assert found.routine.state is RoutineState.QUIET
    assert [gap.end for gap in found.gaps] == [None]
    clock.set(start + timedelta(days=500))
    assert knowing.query(ListRoutines()).routines[0].state is RoutineState.ENDED


def test_saying_the_same_again_is_an_entry_too(knowing, keep, clock, start):
    memories = keep(["Watered the lemon tree."] * 8, range(0, 56, 7))
    assert len(set(memories)) == 1
    (routine,) = knowing.query(ListRoutines()).routines
    assert (routine.entries, routine.rhythm.usual_days) == (8, 7)
    clock.set(start + timedelta(days=80))
    assert kinds(knowing.query(ListFlags())) == [FlagKind.ABSENCE]


def test_things_that_share_a_subject_are_no_routine(knowing, keep):
    facts = [
        "The harbour office opens at eight.",
        "The harbour has two cranes.",
        "The harbour was dredged by the Dutch.",
        "The harbour master is called Rossi.",
        "The harbour may not be entered by night.",
        "The harbour has a small museum of knots.",
    ]
    keep(facts, (0, 1, 30, 31, 90, 150))
    assert not knowing.query(ListRoutines()).routines


def test_a_dismissed_flag_teaches_and_can_be_taken_back(knowing, runs, keep):
    change = knowing.change(DecideFlag(runs[10], FlagKind.FIGURE, Verdict.DISMISSED))
    assert not knowing.query(ListFlags())
    assert [flag.verdict for flag in knowing.query(ListFlags(states=(FlagState.DISMISSED,)))] == [Verdict.DISMISSED]
    keep(["Evening run along the seafront took 55 minutes."], [36])
    assert not knowing.query(ListFlags())
    knowing.change(Undo(change.operation))
    assert [flag.memory for flag in knowing.query(ListFlags())][-1] == runs[10]
    assert len(knowing.query(ListFlags())) == 2
    assert knowing.query(VerifyJournal()).intact


def test_a_confirmed_absence_ends_the_routine(knowing, keep, clock, start):
    memories = keep(PIANO, PIANO_DAYS)
    clock.set(start + timedelta(days=70))
    knowing.change(DecideFlag(memories[-1], FlagKind.ABSENCE, Verdict.CONFIRMED))
    assert knowing.query(ListRoutines()).routines[0].state is RoutineState.ENDED
    assert not knowing.query(ListFlags())


def test_a_dismissed_absence_makes_the_gap_normal(knowing, keep, clock, start):
    memories = keep(PIANO, PIANO_DAYS)
    clock.set(start + timedelta(days=75))
    knowing.change(DecideFlag(memories[-1], FlagKind.ABSENCE, Verdict.DISMISSED))
    assert knowing.query(ListRoutines()).routines[0].state is RoutineState.AS_USUAL
    keep(["Piano practice with Maestro Sirk: duets."], [80])
    assert not knowing.query(ListFlags())


def test_deciding_twice_changes_nothing_more(knowing, runs):
    assert knowing.change(DecideFlag(runs[10], FlagKind.FIGURE, Verdict.CONFIRMED)).operation
    assert not knowing.change(DecideFlag(runs[10], FlagKind.FIGURE, Verdict.CONFIRMED)).operation
    assert knowing.change(DecideFlag(runs[10], FlagKind.FIGURE, None)).operation
    assert kinds(knowing.query(ListFlags())) == [FlagKind.FIGURE]


def test_agents_decide_nothing_and_nobody_decides_what_is_no_flag(knowing, knowing_vault, agent, runs):
    from_outside = knowing_vault.entrance(agent.actor)
    with pytest.raises(NotPermittedError):
        from_outside.change(DecideFlag(runs[10], FlagKind.FIGURE, Verdict.DISMISSED))
    with pytest.raises(InvalidInputError):
        knowing.change(DecideFlag(runs[3], FlagKind.FIGURE, Verdict.DISMISSED))
    with pytest.raises(MemoryNotFoundError):
        knowing.change(DecideFlag("01J00000000000000000000000", FlagKind.FIGURE, Verdict.DISMISSED))


def test_the_past_is_told_as_it_was(knowing, runs, start):
    knowing.change(DecideFlag(runs[10], FlagKind.FIGURE, Verdict.DISMISSED))
    before = knowing.query(ListRoutines(as_of=start + timedelta(days=29)))
    assert (before.routines[0].entries, before.routines[0].state) == (10, RoutineState.AS_USUAL)
    then = knowing.query(ListFlags(as_of=start + timedelta(days=31)))
    assert [flag.memory for flag in then] == [runs[10]]
    assert not knowing.query(ListRoutines(as_of=start + timedelta(days=8))).routines


def test_what_was_found_step_by_step_is_what_is_found_at_once(knowing_vault, keep, store, encoder):
    """Asked after every entry, asked of the past, and by a program that has just been started."""
    knowing = knowing_vault.entrance(PERSON)
    texts = [*RUNS, *PIANO]
    days = [*RUN_DAYS, *PIANO_DAYS]
    order = sorted(range(len(texts)), key=lambda place: days[place])
    seen = []
    for place in order:
        keep([texts[place]], [days[place]])
        seen.append((store.clock.now(), knowing.query(ListRoutines()).routines, knowing.query(ListFlags())))
    fresh = Vault(store, encoder=lambda: encoder).entrance(PERSON)
    for at, routines, flags in seen[::3]:
        assert fresh.query(ListRoutines(as_of=at)).routines == routines
        assert fresh.query(ListFlags(as_of=at)) == flags
    assert fresh.query(ListRoutines()).routines == seen[-1][1]


def test_what_is_put_away_is_no_entry(knowing, runs):
    knowing.change(SetStatus((runs[10],), Status.ARCHIVED))
    assert not knowing.query(ListFlags())
    assert knowing.query(ListRoutines()).routines[0].entries == 11


def test_namespaces_are_kept_apart(knowing, knowing_vault, keep, runs, store):
    knowing.change(CreateNamespace("work"))
    with store.read() as connection:
        work = find_namespace(connection, EVERYTHING, "work").namespace_id
    limited = knowing_vault.entrance(PERSON, Scope(frozenset({work})))
    assert not limited.query(ListRoutines()).routines
    assert not limited.query(ListFlags())
    with pytest.raises(MemoryNotFoundError):
        limited.query(GetRoutine(runs[0]))
    with pytest.raises(MemoryNotFoundError):
        limited.change(DecideFlag(runs[10], FlagKind.FIGURE, Verdict.DISMISSED))
    with pytest.raises(NamespaceNotFoundError):
        limited.query(ListRoutines("personal"))
    keep(RUNS, [day + 100 for day in RUN_DAYS], "work")
    assert {each.namespace for each in knowing.query(ListRoutines()).routines} == {"personal", "work"}
    assert {each.namespace for each in limited.query(ListRoutines()).routines} == {"work"}


def test_flags_can_be_searched_for(knowing, runs, keep, clock, start):
    piano = keep(PIANO, [40 + day for day in PIANO_DAYS])
    clock.set(start + timedelta(days=120))
    assert knowing.query(FindMemories(Search(condition=HasFlag(Flag.UNUSUAL)))).ids == (runs[10],)
    quiet = knowing.query(FindMemories(Search(condition=HasFlag(Flag.QUIET)))).ids
    assert set(quiet) == {runs[11], piano[-1]}
    (memory,) = knowing.query(GetMemories((runs[10],)))
    assert memory.unusual
    knowing.change(DecideFlag(runs[10], FlagKind.FIGURE, Verdict.CONFIRMED))
    assert not knowing.query(FindMemories(Search(condition=HasFlag(Flag.UNUSUAL)))).ids


def test_who_recalls_an_entry_is_told_of_its_routine(knowing, knowing_vault, runs):
    notice(knowing_vault)
    recalled = knowing.query(Recall(Search(text="How long does the evening run along the seafront take?")))
    flags = [part.text for part in recalled.block.parts if part.slot is Slot.FLAGS]
    assert len(flags) == 1
    assert "58 minutes; usually 28 to 33 (10 entries)." in flags[0]
    assert {item.memory.id for item in recalled.items if ItemFlag.UNUSUAL in item.flags} == {runs[10]}
    assert knowing.query(Recall(Search(text="How long does the evening run along the seafront take?"))) == recalled


def test_of_a_routine_with_many_flags_five_are_told(knowing, knowing_vault, keep, clock):
    far = tuple(f"Evening run along the seafront took {minutes} minutes." for minutes in (58, 12, 71, 9, 64, 11, 77))
    usual = tuple(f"Evening run along the seafront took {minutes} minutes." for minutes in MINUTES if minutes < 40)
    # Each between two usual ones, so that none of them becomes a change.
    texts = (*usual, *(text for pair in zip(far, usual, strict=False) for text in pair))
    keep(texts, [2 * number for number in range(len(texts))])
    notice(knowing_vault)
    recalled = knowing.query(Recall(Search(text="How long does the evening run along the seafront take?")))
    (flags,) = (part.text for part in recalled.block.parts if part.slot is Slot.FLAGS)
    assert flags.count("; usually ") == 5


def test_an_entry_that_says_much_more_than_the_others_is_unlike_them(log, start):
    texts = [*RUNS, *RUNS[:5], "Evening run along the seafront took 30 minutes; a dog bit the neighbour's postman."]
    entries = log(texts, [3 * number for number in range(len(texts))])
    (found,) = (each for each in analyse(entries, {}, Calendar(UTC)).flags if each.kind is FlagKind.CONTENT)
    assert found.place == len(texts) - 1
    assert found.reason == ContentReason(("dog", "bit", "neighbour's", "postman"), len(texts) - 1, lacks_figure=False)
    told = explain_flag(found.reason, DateWords(start, UTC, in_english))
    assert told == "“dog, bit, neighbour's, postman” for the first time (17 entries)"


def test_what_is_told_at_length_each_time_is_no_surprise(log):
    told = ("gulls over pier one", "rain upon grey roofs", "music from open windows", "boats leaving for islands")
    texts = [
        f"Evening run along the seafront took {minutes} minutes; {tail}."
        for minutes, tail in zip(
            range(28, 34), (*told, "children feeding hungry ducks", "sunset behind distant cranes"), strict=True
        )
    ]
    texts = [
        *texts,
        *(text.replace("seafront", "seafront again") for text in texts),
        texts[0] + " A dog bit the postman.",
    ]
    found = analyse(log(texts, [3 * number for number in range(len(texts))]), {}, Calendar(UTC))
    assert [each for each in found.flags if each.kind is FlagKind.CONTENT] == []


def test_noticing_in_the_background_ends_when_it_is_asked_to(knowing, knowing_vault, runs):
    notice(knowing_vault)
    assert knowing.query(GetMemories((runs[10],)))[0].unusual


def test_without_the_model_what_was_said_again_is_a_routine_still(person, clock, start):
    for week in range(6):
        clock.set(start + timedelta(days=7 * week))
        person.change(Remember(Draft("The bins were put out.", type=MemoryType.EVENT)))
    clock.set(start + timedelta(days=70))
    assert kinds(person.query(ListFlags())) == [FlagKind.ABSENCE]


def notice(vault):
    """Let the background work be done once."""
    done = []
    noticing = Noticing(lambda is_stopped: done.append(vault._attention.bring_up(is_stopped)), Courtesy().step_aside)
    noticing.start()
    noticing.stop()
    if not done:
        vault._attention.bring_up()


def test_the_background_holds_nobody_up_who_asks_for_the_same(vault, person, knowing, runs):
    attention, asked = vault._attention, []

    def is_stopped():
        # Somebody asks each time that the background steps aside, and needs what it is at.
        asked.append(person.query(ListRoutines()).routines)
        return False

    assert attention.bring_up(is_stopped)
    assert len(asked) >= 3
    assert all(each == asked[0] for each in asked)


def test_a_background_that_was_stopped_goes_on_where_it_was(vault, knowing, runs):
    for portions in range(12):
        left = iter(range(portions))
        if vault._attention.bring_up(lambda left=left: next(left, None) is None):
            break
    else:
        pytest.fail("it never came to its end")
    assert portions > 1
    found = knowing.query(ListRoutines()).routines
    assert [each.entries for each in found] == [len(RUNS)]


def test_who_asks_is_told_how_far_the_looking_is(knowing, knowing_vault, runs, monkeypatch):
    assert knowing.query(GetNoticing()) == NoticingState(0, len(RUNS), is_ready=True), "a matter of moments"
    monkeypatch.setattr(service, "_COMPARED_AT_ONCE", 5)
    assert not knowing.query(GetNoticing()).is_ready
    monkeypatch.setattr(board, "_FEW", 5)
    knowing_vault._attention._likening.bring_up(lambda: False)
    assert knowing.query(GetNoticing()) == NoticingState(len(RUNS), len(RUNS), is_ready=False), "none is made yet"
    assert knowing_vault._attention.bring_up()
    assert knowing.query(GetNoticing()).is_ready


def test_a_program_just_started_reads_what_was_kept_and_makes_nothing_anew(
    knowing, knowing_vault, keep, clock, start, monkeypatch
):
    keep((*RUNS, *PIANO), (*RUN_DAYS, *PIANO_DAYS))
    clock.set(start + timedelta(days=70))
    flag = knowing.query(ListFlags())[0]
    knowing.change(DecideFlag(flag.memory, flag.kind, Verdict.CONFIRMED))
    asked = (ListFlags(states=tuple(FlagState)), ListRoutines(), GetRoutine(flag.memory))
    made = [knowing.query(each) for each in asked]
    assert knowing_vault._attention.bring_up()
    monkeypatch.setattr(board, "_FEW", 0)
    again = Attention(knowing_vault.store, encoder_id())
    call = Call(EVERYTHING, PERSON)
    queries = again.queries()
    assert queries[GetNoticing](call, GetNoticing(), Silent()).is_ready
    assert [queries[type(each)](call, each, Silent()) for each in asked] == made
    assert not again._boards._families.like, "no family was made"
    knowing.change(Remember(Draft("Evening run along the seafront took 31 minutes.", type=MemoryType.EVENT)))
    assert not queries[GetNoticing](call, GetNoticing(), Silent()).is_ready
    assert again.bring_up()
    assert queries[GetNoticing](call, GetNoticing(), Silent()).is_ready


def test_asking_can_be_given_up(knowing, runs):
    class Cancelled(Silent):
        def is_cancelled(self):
            return True

    with pytest.raises(CancelledError):
        knowing.query(ListFlags(), Cancelled())

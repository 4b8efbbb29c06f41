"""The sample vault's source keeps its promises: shares, labels, limits, dates, routines, and nobody else's words."""

import gzip
import os
import re
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from itertools import pairwise
from pathlib import Path
from statistics import median, pstdev
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.model import limits
from remembrancer.model.types import ActorKind, MemoryType, Provenance, SourceKind, Status
from remembrancer_resources.sample.calendar import BuildCalendar
from remembrancer_resources.sample.entries import (
    Resolution,
    SampleEdit,
    SampleEntry,
    SampleMemory,
    SampleResolution,
    SampleStatus,
)
from remembrancer_resources.sample.source import SampleSourceError, load_sample, read_sample

BUILD_DAY = date(2026, 3, 18)
ZONE = ZoneInfo("Europe/Rome")
MORNING = datetime(2026, 3, 18, 8, 0, tzinfo=ZONE)
SHARES = {
    MemoryType.FACT: 65,
    MemoryType.PREFERENCE: 40,
    MemoryType.DECISION: 30,
    MemoryType.COMMITMENT: 25,
    MemoryType.GOAL: 12,
    MemoryType.EVENT: 55,
    MemoryType.INSTRUCTION: 22,
    MemoryType.RELATIONSHIP: 25,
    MemoryType.CONTEXT: 30,
    MemoryType.LEARNING: 35,
    MemoryType.OBSERVATION: 55,
    MemoryType.ERROR: 14,
    MemoryType.ARTIFACT: 12,
}
ENTRY = 'day: -9, at: "08:00", type: fact, text: "The key is under the mat."'


@pytest.fixture(scope="module")
def entries() -> tuple[SampleEntry, ...]:
    return load_sample(BUILD_DAY, ZONE)


@pytest.fixture(scope="module")
def memories(entries: tuple[SampleEntry, ...]) -> list[SampleMemory]:
    return [entry.step for entry in entries if isinstance(entry.step, SampleMemory)]


@pytest.fixture(scope="module")
def written(entries: tuple[SampleEntry, ...]) -> list[str]:
    """Every text that a reader can meet, from memories and edits alike."""
    texts: list[str] = []
    for entry in entries:
        step = entry.step
        if isinstance(step, SampleMemory):
            source = step.draft.source
            assert source is not None
            texts += [step.draft.content, step.draft.title, step.draft.evidence, source.name, source.reference]
        elif isinstance(step, SampleEdit):
            texts += [step.revision.content or "", step.revision.title or ""]
        else:
            texts.append(step.reason)
    return [text for text in texts if text]


def numbers(entries: tuple[SampleEntry, ...], pattern: str) -> list[tuple[datetime, float]]:
    """When and how much: the figures of the memories that match ``pattern``, whose groups are units and sixtieths."""
    found = []
    for entry in entries:
        if isinstance(entry.step, SampleMemory) and (match := re.match(pattern, entry.step.draft.content)):
            whole, *rest = match.groups()
            found.append((entry.at, float(whole) + (float(rest[0]) / 60 if rest else 0)))
    return found


def gaps(times: list[datetime]) -> list[float]:
    return [(later - earlier) / timedelta(days=1) for earlier, later in pairwise(times)]


# Shares


def test_about_four_hundred_memories_with_all_types_in_realistic_shares(memories: list[SampleMemory]) -> None:
    assert 400 <= len(memories) <= 480
    counts = Counter(memory.intended for memory in memories)
    for type_, share in SHARES.items():
        assert 0.75 * share <= counts[type_] <= 1.35 * share, (type_, counts[type_])


def test_about_a_fifth_is_left_to_type_assignment(memories: list[SampleMemory]) -> None:
    unassigned = [memory for memory in memories if memory.draft.type is None]
    assert 0.15 <= len(unassigned) / len(memories) <= 0.25
    assert len({memory.intended for memory in unassigned}) >= 10
    assert all(memory.draft.type in (None, memory.intended) for memory in memories)


def test_several_namespaces_agents_and_imports_have_written(
    entries: tuple[SampleEntry, ...], memories: list[SampleMemory]
) -> None:
    assert {memory.namespace for memory in memories} == {"personal", "limpet", "household"}
    assert {entry.actor for entry in entries} == {"person", "Claude Code", "Zed", "Planner", "Home Assistant"}
    assert {entry.actor_kind for entry in entries if entry.actor == "person"} == {ActorKind.PERSON}
    assert {memory.draft.provenance for memory in memories} >= set(Provenance)
    sources = [memory.draft.source for memory in memories]
    assert {source.kind for source in sources if source} == set(SourceKind)
    assert {"CLAUDE.md", "notes.md", "ChatGPT export"} <= {source.name for source in sources if source}


def test_three_conversations_are_episodes_in_the_order_they_were_spoken(memories: list[SampleMemory]) -> None:
    turns: dict[str, list[int]] = {}
    for memory in memories:
        if memory.draft.episode:
            assert memory.draft.source is not None
            assert memory.draft.provenance is Provenance.IMPORTED
            title, turn, _ = memory.draft.source.reference.rsplit(", ", 2)
            turns.setdefault(title, []).append(int(turn.split()[0]))
    assert len(turns) == 3
    for spoken in turns.values():
        assert spoken == list(range(1, len(spoken) + 1))
        assert 5 <= len(spoken) <= 8


# Limits and form


def test_every_field_respects_the_limits(memories: list[SampleMemory], written: list[str]) -> None:
    assert all(len(text) <= limits.CONTENT_CHARACTERS for text in written)
    for memory in memories:
        draft = memory.draft
        assert draft.content.strip() == draft.content != ""
        assert len(draft.title) <= limits.TITLE_CHARACTERS
        assert len(draft.evidence) <= limits.EVIDENCE_CHARACTERS
        assert len(draft.tags) <= limits.TAGS
        assert all(0 < len(tag) <= limits.TAG_CHARACTERS for tag in draft.tags)
        assert len(set(draft.tags)) == len(draft.tags)
        assert 0 < len(memory.namespace) <= limits.NAMESPACE_CHARACTERS
        assert draft.source is not None
        assert len(draft.source.name) + len(draft.source.reference) <= limits.SOURCE_CHARACTERS
        assert 0 < draft.confidence <= 1


def test_no_two_memories_say_exactly_the_same(memories: list[SampleMemory]) -> None:
    plain_runs = re.compile(r"Evening run along the Barcola seafront took \d+ minutes\.")
    contents = [memory.draft.content for memory in memories if not plain_runs.fullmatch(memory.draft.content)]
    assert not [text for text, count in Counter(contents).items() if count > 1]


def test_texts_vary_in_length_language_and_form(written: list[str]) -> None:
    assert sum(len(text) > 250 for text in written) >= 25
    assert sum(len(text) >= 2_500 for text in written) == 1
    for form in ("```sql", "|---|", "🎂", "Sonntags rufe ich", "宁波", "黒田さん", "\n- "):
        assert any(form in text for text in written), form


def test_every_placeholder_is_rendered(written: list[str]) -> None:
    assert not [text for text in written if re.search(r"\{\s*(date|weekday|month|year)", text)]
    assert any("19 April" in text for text in written)


def test_texts_name_no_season_or_fixed_date() -> None:
    source = Path(load_sample.__code__.co_filename).with_name("memories.yaml").read_text(encoding="utf-8")
    fixed = re.compile(
        r"\b(January|February|June|July|August|September|October|November|December|winter|summer|autumn|"
        r"Christmas|Easter)\b|\b\d{1,2} (March|May)\b"
    )
    assert not fixed.findall(source)


# Time


@pytest.mark.parametrize(
    ("build_day", "zone"),
    [
        (BUILD_DAY, ZONE),
        (date(2024, 2, 29), ZoneInfo("America/New_York")),
        (date(2027, 1, 1), ZoneInfo("Pacific/Apia")),
        (date(2025, 10, 27), ZoneInfo("Europe/London")),
    ],
)
def test_steps_are_sorted_and_lie_within_the_200_days(build_day: date, zone: ZoneInfo) -> None:
    entries = load_sample(build_day, zone)
    times = [entry.at for entry in entries]
    assert times == sorted(times)
    assert all(entry.tzinfo is UTC for entry in times)
    days = [moment.astimezone(zone).date() - build_day for moment in times]
    assert min(days) >= timedelta(days=-200)
    assert max(days) == timedelta(days=-1)


def test_the_same_build_day_gives_the_same_sample(entries: tuple[SampleEntry, ...]) -> None:
    assert load_sample(BUILD_DAY, ZONE) == entries


def test_intervals_run_forwards_and_nothing_was_said_after_it_was_recorded(entries: tuple[SampleEntry, ...]) -> None:
    for entry in entries:
        if not isinstance(entry.step, SampleMemory):
            continue
        times = entry.step.draft.times
        assert times.stated is None or times.stated <= entry.at
        assert times.done is None or times.done <= MORNING
        assert not (times.valid_from and times.valid_to) or times.valid_from < times.valid_to
        assert not (times.happening_from and times.happening_to) or times.happening_from < times.happening_to
        recorded = entry.at.astimezone(ZONE).date()
        assert all(recorded <= day < BUILD_DAY for day in entry.step.used), entry.step.draft.content
        assert list(entry.step.used) == sorted(entry.step.used)


def test_no_stretch_of_days_is_empty(entries: tuple[SampleEntry, ...]) -> None:
    assert max(gaps([entry.at for entry in entries])) < 3


def test_two_commitments_are_overdue_and_several_are_due_in_the_coming_weeks(memories: list[SampleMemory]) -> None:
    open_dues = [m.draft.times.due for m in memories if m.draft.times.due and m.draft.times.done is None]
    labelled_done = {"goal-run"}
    overdue = [
        memory
        for memory in memories
        if memory.draft.times.due
        and memory.draft.times.due < MORNING
        and memory.draft.times.done is None
        and memory.label not in labelled_done
    ]
    assert [memory.intended for memory in overdue] == [MemoryType.COMMITMENT] * 2
    assert sum(MORNING <= due < MORNING + timedelta(days=35) for due in open_dues) >= 8


def test_commitments_and_goals_have_a_due_day_unless_spoken_in_a_conversation(memories: list[SampleMemory]) -> None:
    for memory in memories:
        if memory.intended in (MemoryType.COMMITMENT, MemoryType.GOAL) and not memory.draft.episode:
            assert memory.draft.times.due is not None, memory.draft.content


def test_several_contexts_have_expired_and_some_still_hold(memories: list[SampleMemory]) -> None:
    ends = [memory.draft.times.valid_to for memory in memories if memory.draft.times.valid_to]
    assert sum(end <= MORNING for end in ends) >= 5
    assert sum(end > MORNING for end in ends) >= 3


# Routines


def test_the_evening_run_is_a_routine_with_one_outlier(entries: tuple[SampleEntry, ...]) -> None:
    runs = numbers(entries, r"Evening run .* took (\d+) minutes")
    usual = [minutes for _, minutes in runs if minutes != 58]
    assert len(usual) == len(runs) - 1 >= 12
    assert all(27 <= minutes <= 33 for minutes in usual)
    assert 3 <= median(gaps([at for at, _ in runs])) <= 4.5


def test_groceries_come_every_week_at_a_steady_price(entries: tuple[SampleEntry, ...]) -> None:
    spent = numbers(entries, r"Groceries for the week came to €([\d.]+\d)")
    assert len(spent) >= 12
    assert all(75 <= euros <= 95 for _, euros in spent)
    assert all(6.9 < gap < 7.1 for gap in gaps([at for at, _ in spent]))


def test_rollouts_take_four_to_five_minutes(entries: tuple[SampleEntry, ...]) -> None:
    rollouts = numbers(entries, r"Gateway rollout to \w+ finished in (\d+) min (\d+) s")
    assert len(rollouts) >= 10
    assert all(4 <= minutes < 5 for _, minutes in rollouts)


def test_piano_practice_stopped_about_a_month_ago(entries: tuple[SampleEntry, ...]) -> None:
    times = [at for at, _ in numbers(entries, r"Piano practice at Maestro Sirk's, (\d+) minutes")]
    between = gaps(times)
    usual = median(between)
    silent = (MORNING - times[-1]) / timedelta(days=1)
    assert len(times) >= 5
    assert pstdev(between) / (sum(between) / len(between)) < 1
    assert 7 <= usual <= 9
    assert 28 <= silent <= 36
    assert silent >= max(3 * usual, 4)


# Later steps


def test_labels_are_carried_by_an_earlier_memory_and_are_unique(entries: tuple[SampleEntry, ...]) -> None:
    seen: set[str] = set()
    for entry in entries:
        step = entry.step
        if isinstance(step, SampleMemory):
            assert not step.contradicts or step.contradicts in seen
            assert not step.label or step.label not in seen
            seen.add(step.label)
        else:
            assert step.label in seen


def test_histories_have_several_versions(entries: tuple[SampleEntry, ...]) -> None:
    edits = [entry.step for entry in entries if isinstance(entry.step, SampleEdit)]
    contents = [edit for edit in edits if edit.revision.content]
    assert len(contents) >= 25
    assert max(Counter(edit.label for edit in contents).values()) >= 2
    assert any(edit.revision.type for edit in edits)
    assert any(edit.revision.tags for edit in edits)
    assert {edit.revision.pinned for edit in edits} == {None, True, False}
    assert {entry.actor for entry in entries if isinstance(entry.step, SampleEdit)} >= {"person", "Claude Code"}


def test_every_edit_changes_something(entries: tuple[SampleEntry, ...]) -> None:
    contents: dict[str, str] = {}
    for entry in entries:
        step = entry.step
        if isinstance(step, SampleMemory) and step.label:
            contents[step.label] = step.draft.content
        elif isinstance(step, SampleEdit) and step.revision.content:
            assert step.revision.content != contents[step.label], step.label
            contents[step.label] = step.revision.content


def test_contradictions_are_decided_in_all_ways_and_some_are_open(
    entries: tuple[SampleEntry, ...], memories: list[SampleMemory]
) -> None:
    contradicting = {memory.label for memory in memories if memory.contradicts}
    decided = {entry.step.label: entry.step.resolution for entry in entries if isinstance(entry.step, SampleResolution)}
    assert len(contradicting) >= 8
    assert set(decided) < contradicting
    assert set(decided.values()) == set(Resolution)
    assert len(contradicting - decided.keys()) >= 3


def test_some_memories_are_archived_and_some_deleted(entries: tuple[SampleEntry, ...]) -> None:
    statuses = Counter(entry.step.status for entry in entries if isinstance(entry.step, SampleStatus))
    assert statuses[Status.ARCHIVED] >= 2
    assert statuses[Status.DELETED] >= 2


def test_nothing_happens_to_a_memory_after_it_was_put_away(entries: tuple[SampleEntry, ...]) -> None:
    gone: set[str] = set()
    for entry in entries:
        if isinstance(entry.step, SampleMemory):
            continue
        assert entry.step.label not in gone
        if isinstance(entry.step, SampleStatus):
            gone.add(entry.step.label)


def test_safety_statements_are_pinned(memories: list[SampleMemory]) -> None:
    safety = [memory for memory in memories if "safety" in memory.draft.tags]
    assert len(safety) >= 2
    assert all(memory.draft.pinned and "allergic" in memory.draft.content for memory in safety)
    assert sum(memory.draft.pinned for memory in memories) >= 5


# The reader's own rules


def test_an_edit_keeps_the_times_it_does_not_change() -> None:
    text = f"""
- {{{ENTRY}, id: key, valid_from: -9, due: 3}}
- {{day: -8, at: "08:00", edit: key, due: 5}}
- {{day: -7, at: "08:00", edit: key, done: -7}}
"""
    memory, moved, done = (entry.step for entry in read_sample(text, BUILD_DAY, ZONE))
    assert isinstance(memory, SampleMemory)
    assert isinstance(moved, SampleEdit)
    assert isinstance(done, SampleEdit)
    assert moved.revision.times is not None
    assert done.revision.times is not None
    assert moved.revision.times.valid_from == memory.draft.times.valid_from
    assert done.revision.times.due == moved.revision.times.due == datetime(2026, 3, 23, 23, 59, tzinfo=ZONE)


@pytest.mark.parametrize(
    "entry",
    [
        "{day: -9, at: '08:00', type: fact, text: x, colour: red}",
        "{day: 0, at: '08:00', type: fact, text: x}",
        "{day: -201, at: '08:00', type: fact, text: x}",
        "{day: -9, at: 16:42, type: fact, text: x}",
        "{day: -9, at: '08:00', type: fact, text: x, source: {kind: file, name: a.md, reference: one, two}}",
        "{day: -9, at: '08:00', type: event, text: x, happening: {day: -9, hour: 8}}",
        "{day: -9, at: '08:00', text: x}",
        "{day: -9, at: '08:00', type: fact, intended: fact, text: x}",
        "{day: -9, at: '08:00', edit: nobody, text: x}",
        "{day: -9, at: '08:00', archive: nobody, delete: nobody}",
        "{day: -9, at: '08:00', type: fact, text: x, contradicts: nobody}",
        f"{{{ENTRY}, id: key}}\n- {{{ENTRY}, id: key}}",
        f"{{{ENTRY}, id: key}}\n- {{day: -8, at: '08:00', resolve: key, resolution: retain}}",
    ],
)
def test_a_wrong_entry_is_named(entry: str) -> None:
    with pytest.raises(SampleSourceError, match=r"entry \d"):
        read_sample(f"- {entry}\n", BUILD_DAY, ZONE)


@given(offset=st.integers(-20_000, 20_000), build_day=st.dates(date(1990, 1, 1), date(2090, 1, 1)))
def test_placeholders_render_the_day_they_name(offset: int, build_day: date) -> None:
    calendar = BuildCalendar(build_day, UTC)
    day = build_day + timedelta(days=offset)
    rendered = calendar.render(f"{{date:{offset:+d}}} {{year:{offset:+d}}}")
    assert datetime.strptime(rendered, "%d %B %Y").replace(tzinfo=UTC).date() == day
    rendered = calendar.render(f"{{weekday:{offset:+d}}} {{month:{offset:+d}}} {{year}} {{other}}")
    assert rendered == f"{day:%A %B} {build_day.year} {{other}}"


@given(offset=st.integers(-400, 400), hour=st.integers(0, 23))
def test_an_instant_falls_on_the_local_day_it_names(offset: int, hour: int) -> None:
    calendar = BuildCalendar(BUILD_DAY, ZONE)
    assert calendar.instant(offset, time(hour)).astimezone(ZONE).date() == BUILD_DAY + timedelta(days=offset)


# Nobody else's words

SHINGLE = 8


def shingles(text: str) -> Iterator[tuple[str, ...]]:
    words = re.findall(r"\w+", text.lower())
    return (tuple(words[start : start + SHINGLE]) for start in range(len(words) - SHINGLE + 1))


def test_no_eight_words_in_a_row_come_from_the_evaluation_data(written: list[str]) -> None:
    folder = os.environ.get("REMEMBRANCER_EVAL_DATA")
    if not folder:
        pytest.skip("REMEMBRANCER_EVAL_DATA does not name the evaluation data")
    own = {shingle for text in written for shingle in shingles(text)}
    files = [path for path in sorted(Path(folder).rglob("*")) if path.is_file()]
    assert files
    for path in files:
        data = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
        shared = own.intersection(shingles(data.decode("utf-8", errors="replace")))
        assert not shared, (path.name, shared)


def test_no_sentence_is_one_that_type_assignment_is_measured_with(written: list[str]) -> None:
    sentences = Path(__file__).parents[1] / "engine" / "remember" / "data" / "type_sentences_unseen.tsv"
    measured = {line.split("\t", 1)[1] for line in sentences.read_text(encoding="utf-8").splitlines()[1:]}
    own = {shingle for text in written for shingle in shingles(text)}
    assert not measured & set(written)
    assert not [sentence for sentence in measured if own.intersection(shingles(sentence))]

"""Which times of a memory a date sets: a period bounds validity, a deadline is due, an event happens."""

from collections.abc import Callable
from datetime import datetime

import pytest

from remembrancer.model.types import MemoryType
from remembrancer.text.dates import AssignmentReason, DateMention, assign_times

Find = Callable[..., tuple[DateMention, ...]]
Assigned = Callable[[MemoryType, str], dict[str, object]]


def short(moment: datetime | None) -> str | None:
    return None if moment is None else f"{moment:%Y-%m-%d %H:%M}"


@pytest.fixture
def assigned(find: Find) -> Assigned:
    def times(memory_type: MemoryType, text: str) -> dict[str, object]:
        found = assign_times(memory_type, find(text), text)
        return {
            "valid": (short(found.valid_from), short(found.valid_to)),
            "happening": (short(found.happening_from), short(found.happening_to)),
            "due": short(found.due_at),
        }

    return times


NOTHING = (None, None)


@pytest.mark.parametrize(
    ("memory_type", "text", "valid"),
    [
        (MemoryType.FACT, "Ann works at Acme since March 2020", ("2020-02-29 23:00", None)),
        (MemoryType.FACT, "Starting 1 May, the office is in Hamburg", ("2026-04-30 22:00", None)),
        (MemoryType.FACT, "Parking is free until 30 June", (None, "2026-06-30 22:00")),
        (MemoryType.FACT, "He lived in Rome from 2019 to 2021", ("2018-12-31 23:00", "2021-12-31 23:00")),
        (MemoryType.FACT, "He lived in Rome in 2023", ("2022-12-31 23:00", "2023-12-31 23:00")),
        (MemoryType.CONTEXT, "She is in Oslo from 3 to 7 May", ("2026-05-02 22:00", "2026-05-07 22:00")),
        (MemoryType.INSTRUCTION, "Use the staging server until Friday", (None, "2026-04-10 22:00")),
        (MemoryType.FACT, "Valid from 1 July 2026 to 30 June 2027", ("2026-06-30 22:00", "2027-06-30 22:00")),
        (MemoryType.FACT, "From March to date he was on leave", ("2026-02-28 23:00", None)),
        # What happened in a period, or will, is known and stays true.
        (MemoryType.FACT, "She was born in 1990", NOTHING),
        (MemoryType.FACT, "The company was founded in 1999", NOTHING),
        (MemoryType.FACT, "The wedding is in June", NOTHING),
        (MemoryType.FACT, "The release is next week", NOTHING),
        (MemoryType.FACT, "Her birthday is April 15", NOTHING),
        (MemoryType.FACT, "Better sales than in 2023", NOTHING),
        (MemoryType.FACT, "The bridge was built between 2019 and 2021", NOTHING),
    ],
)
def test_only_words_that_bound_a_state_set_its_validity(
    memory_type: MemoryType, text: str, valid: tuple[str | None, str | None], assigned: Assigned
) -> None:
    times = assigned(memory_type, text)
    assert times["valid"] == valid
    assert times["happening"] == NOTHING


@pytest.mark.parametrize(
    ("memory_type", "text", "due"),
    [
        (MemoryType.COMMITMENT, "I will send the draft by Friday", "2026-04-10 21:59"),
        (MemoryType.COMMITMENT, "I will send the draft by 5pm on Friday", "2026-04-10 15:00"),
        (MemoryType.COMMITMENT, "I will call the bank tomorrow at 2pm", "2026-04-09 12:00"),
        (MemoryType.GOAL, "Run a marathon before the end of June", "2026-06-30 21:59"),
        (MemoryType.GOAL, "Publish before 1 June", "2026-05-31 21:59"),
        (MemoryType.GOAL, "Save enough for a car in 2027", "2027-12-31 22:59"),
        (MemoryType.FACT, "Project deadline is April 15", "2026-04-15 21:59"),
        (MemoryType.FACT, "The invoice is due 1 May", "2026-05-01 21:59"),
        (MemoryType.FACT, "The passport expires on 3 May 2027", "2027-05-03 21:59"),
        (MemoryType.COMMITMENT, "Promised yesterday to water the plants", None),
        (MemoryType.FACT, "See you on Friday", None),
        (MemoryType.FACT, "By 2019 the shop had closed", None),
    ],
)
def test_deadlines_are_due_at_the_end_of_the_day_they_name(
    memory_type: MemoryType, text: str, due: str | None, assigned: Assigned
) -> None:
    times = assigned(memory_type, text)
    assert times["due"] == due
    assert times["valid"] == NOTHING


@pytest.mark.parametrize(
    ("text", "happening"),
    [
        ("The team dinner is on Friday at 7pm", ("2026-04-10 17:00", "2026-04-10 18:00")),
        ("Ann visited Prague last week", ("2026-03-29 22:00", "2026-04-05 22:00")),
        ("The conference runs from 3 to 7 May", ("2026-05-02 22:00", "2026-05-07 22:00")),
        ("She graduated in 2019", ("2018-12-31 23:00", "2019-12-31 23:00")),
        ("The outage has lasted since yesterday", ("2026-04-06 22:00", None)),
        ("The server crashed", NOTHING),
    ],
)
def test_an_event_happens_when_it_says(text: str, happening: tuple[str | None, str | None], assigned: Assigned) -> None:
    times = assigned(MemoryType.EVENT, text)
    assert times["happening"] == happening
    assert times["valid"] == NOTHING


def test_the_rule_used_is_named(find: Find) -> None:
    text = "Parking is free until 30 June"
    assert assign_times(MemoryType.FACT, find(text), text).reasons == (AssignmentReason.UNTIL,)

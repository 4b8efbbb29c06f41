"""What a question says about time, as seen from Wednesday, 8 April 2026, 10:30 in Berlin."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from remembrancer.text.dates import AskedRelation, AskedTime, Recency, asked_time, with_anchor

BERLIN = ZoneInfo("Europe/Berlin")


def asked(text: str, zone: ZoneInfo = BERLIN) -> AskedTime:
    return asked_time(text, datetime(2026, 4, 8, 10, 30, tzinfo=BERLIN), zone)


def days(asked: AskedTime, zone: ZoneInfo = BERLIN) -> list[tuple[str, str]]:
    return [
        (f"{each.start.astimezone(zone):%Y-%m-%d}", f"{each.end.astimezone(zone):%Y-%m-%d}") for each in asked.periods
    ]


@pytest.mark.parametrize(
    ("question", "period"),
    [
        ("What did I do in March?", ("2026-03-01", "2026-04-01")),
        ("What did we decide last week?", ("2026-03-30", "2026-04-06")),
        ("Where was I yesterday?", ("2026-04-07", "2026-04-08")),
        ("Who did I meet in 2023?", ("2023-01-01", "2024-01-01")),
        ("What happened on 5 May?", ("2025-05-05", "2025-05-06")),
        ("Where did we go last summer?", ("2025-06-01", "2025-09-01")),
        ("the summer of 2022", ("2022-06-01", "2022-09-01")),
        ("What did we eat at Christmas?", ("2025-12-24", "2025-12-27")),
        ("Who visited us at Easter?", ("2026-04-03", "2026-04-07")),
        ("What was in the December budget?", ("2025-12-01", "2026-01-01")),
        ("What have I read in the past few weeks?", ("2026-03-11", "2026-04-08")),
        ("What did Ben tell me the other day?", ("2026-03-31", "2026-04-08")),
    ],
)
def test_a_stated_period_is_resolved_at_the_moment_asked(question: str, period: tuple[str, str]) -> None:
    found = asked(question)
    assert days(found) == [period]
    assert found.periods[0].relation is AskedRelation.WITHIN


@pytest.mark.parametrize(
    ("question", "relation", "included"),
    [
        ("Where did I live before 2019?", AskedRelation.BEFORE, False),
        ("What have I bought since March?", AskedRelation.AFTER, True),
        ("What did we do after March 2025?", AskedRelation.AFTER, False),
        ("What did I write until March?", AskedRelation.BEFORE, True),
        ("What is due by Friday?", AskedRelation.BEFORE, True),
        ("What did we eat before Christmas?", AskedRelation.BEFORE, False),
    ],
)
def test_open_periods_say_on_which_side_they_are_open(
    question: str, relation: AskedRelation, *, included: bool
) -> None:
    (period,) = asked(question).periods
    assert (period.relation, period.is_included) == (relation, included)


def test_what_was_done_until_a_month_is_over() -> None:
    assert days(asked("What did I write until May?")) == [("2025-05-01", "2025-06-01")]


def test_seasons_follow_the_side_of_the_equator() -> None:
    sydney = ZoneInfo("Australia/Sydney")
    assert days(asked("Where did we go last summer?", sydney), sydney) == [("2025-12-01", "2026-03-01")]


@pytest.mark.parametrize(
    "question",
    [
        "When did I move to Oslo?",
        "When is the deadline?",
        "What do I wear in winter?",
        "Who led the Sunday mass?",
        "What is my wifi password?",
        "May I eat nuts?",
        "March to the station, how far is it?",
    ],
)
def test_questions_without_a_date_have_none(question: str) -> None:
    assert asked(question).periods == ()


@pytest.mark.parametrize(
    ("question", "anchor", "relation"),
    [
        ("Where did I live before the move?", "the move", AskedRelation.BEFORE),
        ("What did we change after we hired Ana?", "we hired Ana", AskedRelation.AFTER),
        ("What have I learned since the operation?", "the operation", AskedRelation.AFTER),
        ("What did I drive when I lived in Rome?", "I lived in Rome", AskedRelation.WITHIN),
        ("What happened during the trip to Norway?", "the trip to Norway", AskedRelation.WITHIN),
        ("Before moving to Berlin, what was my job?", "moving to Berlin", AskedRelation.BEFORE),
        ("After the wedding where did we stay?", "the wedding", AskedRelation.AFTER),
    ],
)
def test_an_event_to_count_from_is_handed_back(question: str, anchor: str, relation: AskedRelation) -> None:
    found = asked(question)
    assert (found.anchor_text, found.anchor_relation) == (anchor, relation)


@pytest.mark.parametrize(
    "question",
    [
        "When did I move?",
        "Do you remember when I bought the car?",
        "What should I eat before bed?",
        "What did he tell me after lunch?",
        "Who was the dog named after?",
        "Where did I live before 2019?",
        "Where did I live before that?",
        "How many days before the race did I arrive?",
    ],
)
def test_no_event_is_made_up(question: str) -> None:
    assert asked(question).anchor_text == ""


@pytest.mark.parametrize(
    ("question", "recency"),
    [
        ("What is my current address?", Recency.NEWEST),
        ("Where do I work now?", Recency.NEWEST),
        ("Do I still take vitamin D?", Recency.NEWEST),
        ("Who did I last talk to?", Recency.NEWEST),
        ("What was my last dentist appointment about?", Recency.NEWEST),
        ("What did I buy most recently?", Recency.NEWEST),
        ("What did we originally agree on?", Recency.OLDEST),
        ("Where did I use to live?", Recency.OLDEST),
        ("What is my old phone number?", Recency.OLDEST),
        ("When did I first meet Lena?", Recency.OLDEST),
        ("Where do I work now, and where did I work previously?", Recency.NONE),
        ("What did I do last summer?", Recency.NONE),
        ("Where were we last Christmas?", Recency.NONE),
        ("What is my first name?", Recency.NONE),
        ("Am I used to cold water?", Recency.NONE),
        ("How many people does my former manager lead?", Recency.NONE),
    ],
)
def test_the_newest_or_the_oldest_is_meant_where_it_is_said(question: str, recency: Recency) -> None:
    assert asked(question).recency is recency


def test_when_asks_for_a_date_and_the_present_for_what_holds() -> None:
    assert asked("When did I move?").asks_when
    assert asked("Do you know when the rent is due?").asks_when
    assert not asked("What did I say when I left?").asks_when
    assert asked("Where do I keep the keys?").is_present
    assert not asked("Where did I keep the keys?").is_present


def test_an_anchor_becomes_a_period_once_its_event_is_found() -> None:
    found = asked("Where did I live before the move?")
    resolved = with_anchor(found, datetime(2024, 5, 1, tzinfo=UTC), datetime(2024, 5, 2, tzinfo=UTC))
    assert resolved.anchor_text == ""
    assert [(each.relation, each.text) for each in resolved.periods] == [(AskedRelation.BEFORE, "the move")]


def test_a_moment_without_a_zone_is_refused() -> None:
    with pytest.raises(ValueError, match="aware"):
        asked_time("last week", datetime(2026, 4, 8), BERLIN)  # noqa: DTZ001

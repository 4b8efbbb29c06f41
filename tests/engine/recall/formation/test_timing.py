"""What happened, holds, is due or was said in the asked time fits it, in this order of strength."""

from datetime import UTC, datetime

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.model.clock import to_microseconds
from remembrancer.model.memory import Times
from remembrancer.model.recalling import ItemFlag
from remembrancer.recall.formation import CandidateTimes, TimeReason, holds_at, time_score, validity_at
from remembrancer.text.dates import AskedPeriod, AskedRelation, AskedTime


def at(text: str) -> int:
    return to_microseconds(datetime.fromisoformat(text).replace(tzinfo=UTC))


def asked(start: str, end: str, relation: AskedRelation = AskedRelation.WITHIN, *, included: bool = False) -> AskedTime:
    bounds = (datetime.fromisoformat(each).replace(tzinfo=UTC) for each in (start, end))
    return AskedTime(periods=(AskedPeriod(*bounds, relation, "then", is_included=included),))


def row(
    happening: str = "",
    valid_from: str = "",
    valid_to: str = "",
    due: str = "",
    stated: str = "",
    recorded: str = "2026-09-01",
) -> tuple[int | None, ...]:
    first = at(happening) if happening else None
    others = (at(each) if each else None for each in (valid_from, valid_to, due, stated))
    return (first, None, *others, at(recorded))


MARCH = asked("2026-03-01", "2026-04-01")


def test_each_clock_has_its_strength_and_reason() -> None:
    times = CandidateTimes.of(
        [
            row(happening="2026-03-10"),
            row(valid_from="2026-03-05", valid_to="2026-03-20"),
            row(valid_from="2020-01-01"),
            row(due="2026-03-31"),
            row(stated="2026-03-02"),
            row(happening="2026-07-01", stated="2026-03-02"),
            row(recorded="2026-03-02"),
            row(stated="2026-06-02", recorded="2026-03-02"),
        ]
    )
    fit = time_score(MARCH, times)
    assert fit.scores.tolist() == [1.0, 1.0, 0.7, 0.9, 0.8, 0.3, 0.4, 0.0]
    assert [TimeReason(each).code for each in fit.reasons] == [
        *("happened_then", "held_then", "held_then", "due_then", "stated_then", "stated_then", "recorded_then"),
        "not_within",
    ]


def test_the_edge_of_a_month_gets_partial_credit() -> None:
    fit = time_score(
        MARCH, CandidateTimes.of([row("2026-03-31T23:59"), row("2026-04-02"), row("2026-04-08"), row("2026-04-20")])
    )
    inside, near, further, far = fit.scores
    assert inside == 1.0
    assert 0.5 > near > further > far == 0.0
    assert TimeReason(fit.reasons[1]) is TimeReason.NEARLY


def test_before_and_after_leave_the_period_out_and_since_and_until_take_it_in() -> None:
    times = CandidateTimes.of([row("2025-01-15"), row("2026-03-15"), row("2026-12-15")])
    found = {
        (relation, included): (
            time_score(asked("2026-03-01", "2026-04-01", relation, included=included), times).scores > 0
        )
        .astype(int)
        .tolist()
        for relation in (AskedRelation.BEFORE, AskedRelation.AFTER)
        for included in (False, True)
    }
    assert found == {
        (AskedRelation.BEFORE, False): [1, 0, 0],
        (AskedRelation.BEFORE, True): [1, 1, 0],
        (AskedRelation.AFTER, False): [0, 0, 1],
        (AskedRelation.AFTER, True): [0, 1, 1],
    }


def test_without_a_period_nothing_is_scored() -> None:
    fit = time_score(AskedTime(), CandidateTimes.of([row("2026-03-10")]))
    assert fit.scores.tolist() == [0.0]
    assert TimeReason(fit.reasons[0]).code == "no_date_asked"
    assert len(time_score(MARCH, CandidateTimes.of([])).scores) == 0


instants = st.none() | st.integers(at("1990-01-01"), at("2060-01-01"))


@given(st.lists(st.tuples(*[instants] * 6, instants.map(lambda each: each or 0)), max_size=8))
def test_a_score_is_a_share_and_does_not_depend_on_the_other_candidates(rows: list[tuple[int | None, ...]]) -> None:
    together = time_score(MARCH, CandidateTimes.of(rows)).scores
    alone = [time_score(MARCH, CandidateTimes.of([each])).scores[0] for each in rows]
    assert together.tolist() == alone
    assert np.all((together >= 0) & (together <= 1))


@pytest.mark.parametrize(
    ("valid_from", "valid_to", "flag"),
    [
        (None, None, None),
        ("2026-01-01", None, None),
        (None, "2026-06-01", ItemFlag.NO_LONGER_VALID),
        (None, "2026-06-02", None),
        ("2026-06-01", None, None),
        ("2026-06-02", None, ItemFlag.NOT_YET_VALID),
        ("2026-01-01", "2026-01-01", ItemFlag.NO_LONGER_VALID),
    ],
)
def test_a_memory_holds_from_its_beginning_up_to_its_end(valid_from: str, valid_to: str, flag: ItemFlag | None) -> None:
    bounds = [
        None if each is None else datetime.fromisoformat(each).replace(tzinfo=UTC) for each in (valid_from, valid_to)
    ]
    times = Times(valid_from=bounds[0], valid_to=bounds[1])
    moment = datetime(2026, 6, 1, tzinfo=UTC)
    assert validity_at(times, moment) is flag
    assert holds_at(times, moment) == (flag is None)

"""What holds for every text, moment and zone."""

import subprocess
import sys
from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from remembrancer.model.types import MemoryType
from remembrancer.text.dates import DateOrder, assign_times, find_dates

WORDS = (
    "since until by from to in on at the end of early late last next this past every ago before after between",
    "1 2 3 15 31 31st 2019 2100 1900 2024-05-01 03/04/2026 12:30 2pm 02:30 999 first third two couple , . - : '",
    "29 February may May march Monday Sat week weeks month year quarter Q3 days decade decades hours yesterday",
    "tomorrow was will noon evening morning UTC CST GMT EOM avril century \u2013 \u0131n \u017fat",
)

texts = st.one_of(
    st.text(max_size=200), st.lists(st.sampled_from([*" ".join(WORDS).split(), "\n"]), max_size=25).map(" ".join)
)
FIRST = datetime(1, 1, 3)  # noqa: DTZ001  hypothesis adds the zone
LAST = datetime(9999, 12, 29)  # noqa: DTZ001
moments = st.datetimes(FIRST, LAST, timezones=st.just(UTC))
lifetimes = st.datetimes(FIRST.replace(year=1950), LAST.replace(year=2080), timezones=st.just(UTC))
zones = st.one_of(
    st.sampled_from(["Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe", "Pacific/Apia", "UTC"]).map(ZoneInfo),
    st.integers(-14 * 60, 14 * 60).map(lambda minutes: timezone(timedelta(minutes=minutes))),
)
orders = st.sampled_from([None, *DateOrder])


@given(texts, moments, zones, orders)
def test_any_text_gives_ordered_separate_spans_with_sound_instants(
    text: str, stated_at: datetime, zone: tzinfo, order: DateOrder | None
) -> None:
    mentions = find_dates(text, stated_at=stated_at, zone=zone, order=order)
    end = 0
    for mention in mentions:
        assert end <= mention.span_start < mention.span_end <= len(text)
        assert mention.text == text[mention.span_start : mention.span_end]
        end = mention.span_end
        assert mention.start < mention.end
        assert mention.start.utcoffset() == mention.end.utcoffset() == timedelta(0)
        assert datetime(1899, 12, 30, tzinfo=UTC) < mention.start
        assert mention.end < datetime(2101, 1, 3, tzinfo=UTC)


@given(texts, lifetimes, zones)
def test_the_same_text_gives_the_same_dates(text: str, stated_at: datetime, zone: tzinfo) -> None:
    assert find_dates(text, stated_at=stated_at, zone=zone) == find_dates(text, stated_at=stated_at, zone=zone)


@given(texts, st.sampled_from(list(MemoryType)))
def test_assigned_intervals_are_never_reversed(text: str, memory_type: MemoryType) -> None:
    mentions = find_dates(text, stated_at=datetime(2026, 4, 8, 9, tzinfo=UTC), zone=UTC)
    times = assign_times(memory_type, mentions, text)
    for start, end in ((times.valid_from, times.valid_to), (times.happening_from, times.happening_to)):
        assert start is None or end is None or start < end
    if memory_type is MemoryType.EVENT:
        assert times.valid_from is times.valid_to is None
    else:
        assert times.happening_from is times.happening_to is None


@given(st.dates(date(1950, 1, 1), date(2080, 12, 31)), zones)
def test_a_written_date_names_that_day_in_the_persons_zone(written_day: date, zone: tzinfo) -> None:
    stated_at = datetime(2026, 4, 8, 9, tzinfo=UTC)
    for written in (f"{written_day:%Y-%m-%d}", f"{written_day:%d %B %Y}", f"{written_day:%B %d, %Y}"):
        (mention,) = find_dates(f"It was {written}.", stated_at=stated_at, zone=zone)
        # At a clock change a day may begin an hour late, and Apia's 30 December 2011 never was.
        assert abs(mention.start.astimezone(zone).date() - written_day) <= timedelta(days=1)
        assert mention.text == written


def test_the_date_library_is_loaded_only_for_a_foreign_date() -> None:
    code = (
        "import sys; from datetime import UTC, datetime; from remembrancer.text.dates import find_dates\n"
        "find_dates('see you tomorrow', stated_at=datetime(2026, 4, 8, tzinfo=UTC), zone=UTC)\n"
        "sys.exit('dateparser' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0

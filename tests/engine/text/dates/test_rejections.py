"""What looks like a date and is none is left alone."""

from collections.abc import Callable

import pytest

from remembrancer.text.dates import DateMention

Find = Callable[..., tuple[DateMention, ...]]

NOT_DATES = [
    "The service listens on port 5433.",
    "We may march on the capital",
    "The job took 58 minutes.",
    "It runs for two hours and three days.",
    "Upgrade to version 1.2.15 or 2024.1.3",
    "Python 3.11 needs 2048 bits",
    "In 2000 steps you are there",
    "By 2030 users the server was full",
    "The sun sat low for a second.",
    "April said that June will call May",
    "This may be wrong, and may 5 people come",
    "He is 30 years old",
    "Room 2023-B holds 50 people",
    "Order 15/04 of the parts, a 4:3 screen, 24/7 service",
    "Every Monday we run",
    "She usually shops on Saturday",
    "Open Monday to Friday",
    "On Mondays and Friday nights we dance",
    "Twice a week, once a month, 3 times a day",
    "I wake up at 6am",
    "He built the shed in three days",
    "It can be learned in a week",
    "Rome fell in 476",
    "The bill is $2024 and the code 1999-X",
    "One day we will meet again, the other day too",
    "A few days ago and some weeks later",
    "See https://example.org/2024/03/01/post",
    "Wed them to the plan, mar the paint, dec the halls",
    "It feels like yesterday",
    "Today's world moves fast",
    "10.0.0.1 and 192.168.1.20",
    "Isbn 978-3-16-148410-0",
    "31 June 2026 and 2025-02-30 do not exist",
    "a month and two days ago",
    "Black Friday",
    "x" * 5000,
]


@pytest.mark.parametrize("text", NOT_DATES)
def test_no_date_is_found_in(text: str, find: Find) -> None:
    assert [mention.text for mention in find(text)] == []


def test_since_as_a_reason_is_no_beginning(find: Find) -> None:
    (mention,) = find("Since Monday is a holiday, the shop stays shut")
    assert mention.relation.value == "bare"


def test_years_outside_1900_to_2100_are_refused(find: Find) -> None:
    assert find("1850-01-01 and 15 April 2150 and 400 years ago") == ()

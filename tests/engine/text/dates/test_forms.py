"""Each form of a date is found as a whole and means the right stretch of the calendar."""

from collections.abc import Callable

import pytest

from remembrancer.text.dates import DateMention, DateOrder

Find = Callable[..., tuple[DateMention, ...]]
Local = Callable[[DateMention], tuple[str, str]]

# The statement is made on Wednesday, 8 April 2026, 10:30.
CALENDAR = [
    ("Release notes of 2026-04-15 are out", "2026-04-15", "2026-04-15", "2026-04-16"),
    ("Backup finished 2026-04-02T16:42:10", "2026-04-02T16:42:10", "2026-04-02 16:42", "2026-04-02 16:43"),
    ("Logged 2026-04-02T16:42:10Z by cron", "2026-04-02T16:42:10Z", "2026-04-02 18:42", "2026-04-02 18:43"),
    ("Logged 2026-04-02 16:42 +0530", "2026-04-02 16:42 +0530", "2026-04-02 13:12", "2026-04-02 13:13"),
    ("The report for 2025-11 is late", "2025-11", "2025-11-01", "2025-12-01"),
    ("The wedding is on 15 April 2026", "15 April 2026", "2026-04-15", "2026-04-16"),
    ("Her birthday is April 15", "April 15", "2026-04-15", "2026-04-16"),
    ("They arrive on the 3rd of May", "3rd of May", "2026-05-03", "2026-05-04"),
    ("Friday, June 5th, 2026 works", "Friday, June 5th, 2026", "2026-06-05", "2026-06-06"),
    ("It ran from 01-Feb-2026", "01-Feb-2026", "2026-02-01", "2026-02-02"),
    ("Paid on 15/04/2026", "15/04/2026", "2026-04-15", "2026-04-16"),
    ("Paid on 04/15/2026", "04/15/2026", "2026-04-15", "2026-04-16"),
    ("Paid on 03.04.2026", "03.04.2026", "2026-04-03", "2026-04-04"),
    ("We planted it in March 2024", "March 2024", "2024-03-01", "2024-04-01"),
    ("We will move in September", "September", "2026-09-01", "2026-10-01"),
    ("We moved in September", "September", "2025-09-01", "2025-10-01"),
    ("Revenue doubled in 2023.", "2023", "2023-01-01", "2024-01-01"),
    ("The goal for Q3 2025 was met", "Q3 2025", "2025-07-01", "2025-10-01"),
    ("We ship in Q4", "Q4", "2026-10-01", "2027-01-01"),
    ("H2 2026 looks busy", "H2 2026", "2026-07-01", "2027-01-01"),
    ("He grew up in the 1990s", "1990s", "1990-01-01", "2000-01-01"),
    ("Rent is due on the 15th.", "15th", "2026-04-15", "2026-04-16"),
    ("The audit is the second Tuesday of June", "second Tuesday of June", "2026-06-09", "2026-06-10"),
    ("On the last day of May 2026 she retires", "last day of May 2026", "2026-05-31", "2026-06-01"),
    ("The course starts the week of 4 May", "week of 4 May", "2026-05-04", "2026-05-11"),
    ("Signed 2026\u5e744\u670815\u65e5", "2026\u5e744\u670815\u65e5", "2026-04-15", "2026-04-16"),
    ("Le rendez-vous est le 15 avril 2026", "15 avril 2026", "2026-04-15", "2026-04-16"),
    ("Der Termin ist am 3. Oktober 2026", "3. Oktober 2026", "2026-10-03", "2026-10-04"),
]

RELATIVE = [
    ("We spoke yesterday", "yesterday", "2026-04-07", "2026-04-08"),
    ("The plumber comes the day after tomorrow", "the day after tomorrow", "2026-04-10", "2026-04-11"),
    ("Call Ann tomorrow at 2pm", "tomorrow at 2pm", "2026-04-09 14:00", "2026-04-09 15:00"),
    ("We ate there last night", "last night", "2026-04-07 18:00", "2026-04-08"),
    ("I saw her last week", "last week", "2026-03-30", "2026-04-06"),
    ("The fair is next month", "next month", "2026-05-01", "2026-06-01"),
    ("Nice hike last weekend", "last weekend", "2026-04-04", "2026-04-06"),
    ("We hiked two weekends ago", "two weekends ago", "2026-03-28", "2026-03-30"),
    ("He left three days ago", "three days ago", "2026-04-05", "2026-04-06"),
    ("She joined a couple of weeks ago", "a couple of weeks ago", "2026-03-25", "2026-03-26"),
    ("They married two years ago", "two years ago", "2024-04-01", "2024-05-01"),
    ("The parcel arrives in three days", "three days", "2026-04-11", "2026-04-12"),
    ("The oven is ready in 20 minutes", "20 minutes", "2026-04-08 10:50", "2026-04-08 10:51"),
    ("Next Monday is the exam", "Next Monday", "2026-04-13", "2026-04-14"),
    ("See you on Friday", "Friday", "2026-04-10", "2026-04-11"),
    ("We met on Friday", "Friday", "2026-04-03", "2026-04-04"),
    ("Review by Fri.", "Fri.", "2026-04-10", "2026-04-11"),
    ("The demo is Tuesday of next week", "Tuesday of next week", "2026-04-14", "2026-04-15"),
    ("Finish it by the end of June", "end of June", "2026-06-21", "2026-07-01"),
    ("It opened in early 2025", "early 2025", "2025-01-01", "2025-04-01"),
    ("Vacation is later this month", "later this month", "2026-04-08 10:30", "2026-05-01"),
    ("The wall cracked in the past three months", "the past three months", "2026-01-08", "2026-04-08 10:30"),
    ("Two new hires over the next two weeks", "the next two weeks", "2026-04-09", "2026-04-23"),
    ("It is due three weeks after 5 May", "three weeks after 5 May", "2026-05-26", "2026-05-27"),
]

CLOCK = [
    ("Standup at 9:15 on Monday", "9:15 on Monday", "2026-04-13 09:15", "2026-04-13 09:16"),
    ("Dinner on Saturday at 7 in the evening", "Saturday at 7 in the evening", "2026-04-11 19:00", "2026-04-11 20:00"),
    ("Meet tomorrow at 3", "tomorrow at 3", "2026-04-09 15:00", "2026-04-09 16:00"),
    ("Meet tomorrow at noon", "tomorrow at noon", "2026-04-09 12:00", "2026-04-09 13:00"),
    ("The window is Friday 2-4pm", "Friday 2-4pm", "2026-04-10 14:00", "2026-04-10 16:00"),
    ("Call tomorrow at 3pm UTC", "tomorrow at 3pm UTC", "2026-04-09 17:00", "2026-04-09 18:00"),
    ("Coffee tomorrow morning", "tomorrow morning", "2026-04-09 06:00", "2026-04-09 12:00"),
]

RANGES = [
    ("She is away from 3 to 7 May", "3 to 7 May", "2026-05-03", "2026-05-08"),
    ("The camp runs July 13-15", "July 13-15", "2026-07-13", "2026-07-16"),
    ("He lived there from 2019 to 2021", "2019 to 2021", "2019-01-01", "2022-01-01"),
    ("Open from March to May 2026", "March to May 2026", "2026-03-01", "2026-06-01"),
    ("The fair is 28 May - 2 June 2026", "28 May - 2 June 2026", "2026-05-28", "2026-06-03"),
    ("Travelling between 20 December and 4 January", "20 December and 4 January", "2026-12-20", "2027-01-05"),
]


@pytest.mark.parametrize("case", CALENDAR + RELATIVE + CLOCK + RANGES, ids=lambda case: case[0])
def test_a_stated_date_is_found_whole_and_resolved(case: tuple[str, str, str, str], find: Find, local: Local) -> None:
    text, span, start, end = case
    (mention,) = find(text)
    assert mention.text == span
    assert text[mention.span_start : mention.span_end] == span
    assert local(mention) == (start, end)


def test_figures_in_open_order_need_the_persons_habit(find: Find, local: Local) -> None:
    assert find("Paid on 03/04/2026") == ()
    (day_first,) = find("Paid on 03/04/2026", DateOrder.DAY_FIRST)
    (month_first,) = find("Paid on 03/04/2026", DateOrder.MONTH_FIRST)
    assert local(day_first)[0] == "2026-04-03"
    assert local(month_first)[0] == "2026-03-04"


def test_several_dates_of_one_text_come_in_order_and_apart(find: Find) -> None:
    text = "Started 2024-02-01, paused in March 2025, resumed last week, done by Friday."
    mentions = find(text)
    assert [mention.text for mention in mentions] == ["2024-02-01", "March 2025", "last week", "Friday"]


def test_a_typographic_text_keeps_its_offsets(find: Find) -> None:
    text = "\u201cOpen\u201d 13\u201315 July \u2014 don\u2019t forget"
    (mention,) = find(text)
    assert mention.text == "13\u201315 July"


def test_a_date_moved_to_another_is_two_dates(find: Find) -> None:
    assert len(find("The review was moved from 3 May to 10 May")) == 2

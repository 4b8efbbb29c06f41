"""What holds for now and what happened when: context and event."""

from __future__ import annotations

from typing import Final

from remembrancer.remember.types.lexicon.phrases import phrases

CLASSES: Final = {
    "now": phrases("""
        currently, right now, at the moment, at present, presently, now, today, tonight, this week, this month, these
        days, these weeks, this weekend, for now, for the time being, as of today, as of now, in the middle of, midway
        through, halfway through, in the process of, waiting for, waiting on, awaiting, ongoing, in progress, underway,
        between jobs, on holiday, on leave, on vacation, on parental leave, on sick leave, off sick, down with, away
        until, under review, paused, blocked, blocked by, on hold, temporarily, temporary, preparing for, recovering,
        recovering from, is being, are being, in effect, freeze, frozen, busy with, stuck in, stuck at, until further
        notice, so far, not yet, still, still waiting, still open, staying with, staying at, on site, out of office,
        current, current focus, focus is, focus of, working on, at the airport, in hospital, in quarantine, short of,
        short-staffed, in transit, this sprint, this session, crunch, no power, coming up, ahead of, all week, for a few
        days, for the next, until the, until monday, until friday, until may, until june, until october, until next,
        since monday, since yesterday, as we speak, looking for, under construction, at stake, in talks, about to,
        closed for, season
    """),
    "past": phrases("""
        yesterday, last week, last month, last year, last night, last summer, last winter, last spring, last autumn,
        last monday, last tuesday, last wednesday, last thursday, last friday, last saturday, last sunday, ago, this
        morning, earlier today, the other day, last weekend, back in, the day before, on new year's eve, on christmas
        eve, last may, last june, last july, last march, last april, last september, last october
    """),
    "future": phrases("""
        tomorrow, next week, next month, next year, next monday, next tuesday, next wednesday, next thursday, next
        friday, next saturday, next sunday, this saturday, this sunday, this friday, this thursday, tonight, later
        today, the day after tomorrow, upcoming, tomorrow morning, scheduled for
    """),
    "weekday": phrases("monday, tuesday, wednesday, thursday, friday, saturday, sunday"),
    "weekdays": phrases("""
        mondays, tuesdays, wednesdays, thursdays, fridays, saturdays, sundays, weekends, weekdays, mornings, evenings,
        afternoons, nights, winters, summers
    """),
    "month": phrases("""
        january, february, march, april, june, july, august, september, october, november, december, jan, feb, mar, apr,
        jun, jul, aug, sep, sept, oct, nov, dec, in may, on may, of may
    """),
    "occasion": phrases("""
        meeting, call, lunch, dinner, breakfast, concert, interview, dentist, appointment, wedding, birthday, party,
        kick-off, kickoff, retrospective, retro, standup, workshop, conference, flight, visit, exam, parents' evening,
        outage, exhibition, ceremony, funeral, demo, meetup, hackathon, rehearsal, match, tournament, festival,
        anniversary, graduation, surgery, operation, check-up, checkup, hearing, viewing, webinar, talk, seminar,
        reunion, inspection, premiere, launch party, open day, town hall, offsite, picnic, barbecue, race, quarterly
        review, sprint review, power cut, first frost, incident, board meeting, coffee with, trip to, demo day,
        christening, performance, session
    """),
}

"""The words of daily reports. A template asks for them by the key that stands here without its first part."""

from __future__ import annotations

from collections.abc import Iterable

from remembrancer.model.reports import ReportDay
from remembrancer.wording.templates import Counted, Template, Translate, join_plainly

REPORT = {
    each.key.removeprefix("report."): each
    for each in (
        Template("report.lead.quiet", "Nothing was written down, and nothing asks for you."),
        Template("report.lead", "{what}."),
        Template("report.all", "All namespaces"),
        Template("report.unfinished", "The day is not over."),
        Template("report.in_short", "In short"),
        Template("report.this_day", "This day"),
        Template("report.usual", "Usual"),
        Template("report.range", "{low} to {high}"),
        Template("report.new_memories", "New memories"),
        Template("report.changed_memories", "Changed"),
        Template("report.open_conflicts", "Open conflicts"),
        Template("report.recalls", "Recalled or opened"),
        Template("report.chart.new", "New memories a day, {first} to {last}"),
        Template("report.chart.most", "{title}; most: {value} on {day}"),
        Template("report.chart.open", "Open conflicts at the end of each day, {first} to {last}"),
        Template("report.needs_you", "Needs you"),
        Template("report.or", "or"),
        Template("report.by", "from {name}"),
        Template("report.decide", "Decide"),
        Template("report.due_soon", "Due soon"),
        Template("report.unusual", "Out of the ordinary"),
        Template("report.new", "New"),
        Template("report.changed", "Changed"),
        Template("report.edited", "{change} was {before} is now {after}"),
        Template("report.replaced", "{memory}, replaced by {successor}"),
        Template("report.no_more", "No longer in force"),
        Template("report.fading", "About to fade"),
        Template("report.reviews", "Not verified for long"),
        Template("report.since", "since {day}"),
        Template("report.most_used", "Most recalled"),
        Template("report.who", "Who did what"),
        Template("report.name", "Name"),
        Template("report.steps", "Steps"),
        Template("report.sessions", "Sessions"),
        Template("report.conflicts", "Contradictions"),
        # Behind a figure that stands by itself.
        Template("report.figure.new", "new memories"),
        Template("report.figure.new.one", "new memory"),
        Template("report.figure.changed", "changed"),
        Template("report.figure.conflicts", "new conflicts"),
        Template("report.figure.conflicts.one", "new conflict"),
        Template("report.figure.unusual", "out of the ordinary"),
        Template("report.figure.used", "recalled or opened"),
        Template("report.journal", "Journal"),
        Template("report.journal.none", "Nothing was written to the journal."),
        Template("report.seal", "Change {number} closes the day, sealed {mac}."),
        Template("report.whole", "Nothing of it had been altered when this report was made."),
    )
}
"""Sentences and headings."""

REPORT_COUNTED = {
    each.key.removeprefix("report."): each
    for each in (
        Counted("report.count.new", "{count} new memory", "{count} new memories"),
        Counted("report.count.changed", "{count} changed", "{count} changed"),
        Counted("report.count.conflicts", "{count} conflict to decide", "{count} conflicts to decide"),
        Counted("report.count.overdue", "{count} overdue", "{count} overdue"),
        Counted("report.count.unusual", "{count} out of the ordinary", "{count} out of the ordinary"),
        Counted("report.count.quiet", "{count} routine gone quiet", "{count} routines gone quiet"),
        Counted(
            "report.waiting",
            "{count} proposal waits for you to allow or refuse it.",
            "{count} proposals wait for you to allow or refuse them.",
        ),
        Counted("report.more", "and {count} more", "and {count} more"),
        Counted("report.used", "{count} time", "{count} times"),
        Counted("report.episodes", "{count} turn of a conversation", "{count} turns of conversations"),
        Counted("report.opened", "{count} opened on this day", "{count} opened on this day"),
        Counted("report.decided", "{count} decided", "{count} decided"),
        Counted("report.open", "{count} open at its end", "{count} open at its end"),
        Counted("report.day.new", "{count} new", "{count} new"),
        Counted("report.day.changed", "{count} changed", "{count} changed"),
        Counted("report.day.conflicts", "{count} conflict", "{count} conflicts"),
        Counted("report.day.unusual", "{count} out of the ordinary", "{count} out of the ordinary"),
        Counted("report.day.used", "{count} recalled", "{count} recalled"),
        Counted("report.rows", "{count} change was sealed on this day.", "{count} changes were sealed on this day."),
        Counted(
            "report.broken",
            "{count} row of the journal is missing or is not what was written. The page Audit says which.",
            "{count} rows of the journal are missing or are not what was written. The page Audit says which.",
        ),
    )
}
"""Sentences about a number of things."""


def say(key: str, translate: Translate, **values: str) -> str:
    """A sentence or heading of a report."""
    return REPORT[key].fill(translate, **values)


def say_count(key: str, count: int, translate: Translate) -> str:
    """A sentence of a report about a number of things."""
    return REPORT_COUNTED[key].fill(translate, count)


def say_behind(key: str, count: int, translate: Translate) -> str:
    """What is counted, to stand behind a figure."""
    alone = f"figure.{key}.one"
    return say(alone if count == 1 and alone in REPORT else f"figure.{key}", translate)


def sum_up_day(day: ReportDay, translate: Translate) -> str:
    """``9 new, 3 changed, 1 conflict``; empty where nothing happened."""
    counts = (
        ("new", day.new),
        ("changed", day.changed),
        ("conflicts", day.conflicts),
        ("unusual", day.unusual),
        ("used", day.used),
    )
    return join_plainly([say_count(f"day.{key}", count, translate) for key, count in counts if count], translate)


def write_lead(parts: Iterable[str], translate: Translate) -> str:
    """The first sentence of a report, from what there is to tell."""
    told = join_plainly(list(parts), translate)
    return REPORT["lead"].fill(translate, what=told) if told else REPORT["lead.quiet"].fill(translate)

"""How well stated dates are found: published expressions of two date projects, and false dates in ordinary talk.

    REMEMBRANCER_EVAL_DATA=... python tests/benchmarks/dates.py [--misses N] [--sample N]

Prints a table. ``--misses`` lists cases that are in scope and wrong, ``--sample`` found dates in conversation turns
with their sentence, to be judged by eye (the count of false ones cannot be computed).
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from pathlib import Path

from dateutil.relativedelta import relativedelta

from remembrancer.text.dates import DateMention, DateOrder, find_dates

HOLIDAY = re.compile(
    r"christmas|xmas|easter|thanksgiving|halloween|new ?year|valentine|holiday|mardi|memorial|labou?r day|independence|"
    r"good friday|black friday|mother'?s? day|father'?s? day|jayanti|eid|ramadan|mlk|martin luther|diwali|columbus|"
    r"april fool|groundhog|earth day|girls? day|teacher|veterans|juneteenth|hanukkah|passover|lent|pentecost",
    re.IGNORECASE,
)
SEASON = re.compile(r"\b(?:summer|winter|spring|autumn|fall|seasons?)\b", re.IGNORECASE)
DATE_WORD = re.compile(
    r"\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|today|tonight|tomorrow|yesterday|"
    r"week|month|year|quarter|day|ago|hence|decade|fortnight)|last night|this (?:morning|afternoon|evening)|"
    r"\bin \w+ (?:min|hour)|from now|[0-9]{1,4}\s?[-/.]\s?[0-9]{1,2}\s?[-/.]\s?[0-9]{1,4}|\b(?:in|since|until|by|after|"
    r"before|from|during)\s+(?:19|20)[0-9]{2}\b|q[1-4]|eo[dmwy]|[0-9]{2}q|"
    r"(?:last|past|next|within|ago) \w+ (?:sec|min|hour)",
    re.IGNORECASE,
)
VAGUE = re.compile(r"\b(?:few|several|some|recent|lately|same|that|those|other|now|asap|soon)\b", re.IGNORECASE)
BUSINESS = re.compile(
    r"business|working day|workday|fiscal|school|fy ?[0-9]|sy ?[0-9]|lunch|dinner|breakfast", re.IGNORECASE
)
LEADING = re.compile(
    r"^(?:(?:on|in|at|by|since|until|till|from|between|during|for|before|after|of|the|to|around|about|within|starting|"
    r"over|through|prior to|as of|later than|earlier than|as early as|as late as|this|any ?time|not|or)\s+)+",
    re.IGNORECASE,
)


def say(line: str) -> None:
    sys.stdout.write(line + "\n")


@dataclass(frozen=True)
class Case:
    """One expression: its sentence, its span, the moment, the starts accepted, the ends accepted, why out of scope."""

    text: str
    span: tuple[int, int]
    stated_at: datetime
    zone: tzinfo
    starts: frozenset[datetime]
    ends: frozenset[datetime]
    outside: str


def outside_scope(words: str) -> str:
    """Why an expression is not a stated date for us; empty if it is one."""
    if HOLIDAY.search(words):
        return "holiday"
    if SEASON.search(words):
        return "season"
    if BUSINESS.search(words):
        return "business calendar"
    if not DATE_WORD.search(words):
        return "bare time or figure"
    if VAGUE.search(words):
        return "vague or of another moment"
    return ""


GRAINS = {
    "Second": relativedelta(seconds=1), "Minute": relativedelta(minutes=1), "Hour": relativedelta(hours=1),
    "Day": relativedelta(days=1), "Week": relativedelta(weeks=1), "Month": relativedelta(months=1),
    "Quarter": relativedelta(months=3), "Year": relativedelta(years=1),
}  # fmt: skip
TUPLE = re.compile(r"\((\d+), (\d+), (\d+), (\d+), (\d+), (\d+)\)")


def duckling_cases(folder: Path) -> Iterator[Case]:
    for line in (folder / "duckling_time_en.jsonl").read_text(encoding="utf-8").splitlines():
        group = json.loads(line)
        grain = re.search(r"(Second|Minute|Hour|Day|Week|Month|Quarter|Year)", group["value"])
        found = TUPLE.findall(group["value"])
        if grain is None or not found or "yes, the result" in group["value"]:
            continue
        moments = [datetime(*map(int, parts)) for parts in found]  # type: ignore[arg-type]  # noqa: DTZ001
        end = moments[1] if len(moments) == 2 else moments[0] + GRAINS[grain[1]]
        zone = timezone(timedelta(hours=-2))
        for phrase in group["phrases"]:
            outside = "holiday" if "Holiday" in group["kind"] else outside_scope(phrase)
            yield Case(
                phrase, (0, len(phrase)), datetime.fromisoformat(group["reference"]), zone,
                frozenset(moments[:1]), frozenset({end}), outside,
            )  # fmt: skip


def parsed(written: object) -> datetime | None:
    try:
        return datetime.fromisoformat(str(written))
    except ValueError:
        return None


def known(moments: Iterable[datetime | None]) -> frozenset[datetime]:
    return frozenset(moment for moment in moments if moment is not None)


def recognizers_cases(folder: Path) -> Iterator[tuple[str, list[Case], datetime]]:
    """For each sentence its cases, one per published result."""
    seen = set()
    with gzip.open(folder / "recognizers_text_en.jsonl.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            if (
                not row["reference"]
                or row["input"] in seen
                or row["spec"] in ("SetParser", "TimeParser", "DurationParser")
            ):
                continue
            seen.add(row["input"])
            stated_at = datetime.fromisoformat(row["reference"][:19]).replace(tzinfo=UTC)
            cases = []
            for result in row["results"]:
                kind = result.get("TypeName", result.get("Type", "")).split(".")[-1]
                end = result["Start"] + result["Length"] if "Length" in result else result["End"] + 1
                if "Resolution" in result:
                    values = (result["Resolution"] or {}).get("values", [])
                    starts = {parsed(each.get("start", each.get("value"))) for each in values}
                    ends = {parsed(each.get("end")) for each in values}
                else:
                    values = [result["Value"].get("FutureResolution", {}), result["Value"].get("PastResolution", {})]
                    wanted = ("date", "dateTime", "startDate", "startDateTime")
                    starts = {parsed(each[key]) for each in values for key in wanted if key in each}
                    ends = {parsed(each[key]) for each in values for key in ("endDate", "endDateTime") if key in each}
                in_scope_kind = kind in ("date", "daterange", "datetime", "datetimerange")
                outside = outside_scope(result["Text"]) if in_scope_kind else kind
                if not known(starts) and not known(ends) and not outside:
                    outside = "not resolved"
                cases.append(
                    Case(
                        row["input"],
                        (result["Start"], end),
                        stated_at,
                        UTC,
                        known(starts),
                        known(ends),
                        outside,
                    )
                )
            yield row["input"], cases, stated_at


def same_span(case: Case, mention: DateMention) -> bool:
    """Equal apart from leading prepositions, which projects count differently, and case."""

    def core(words: str) -> str:
        return LEADING.sub("", words.strip().lower()).strip(" .,()")

    return core(case.text[slice(*case.span)]) == core(mention.text)


def same_value(case: Case, mention: DateMention) -> bool:
    """The same start, or for an open end the same end, on the case's wall clock."""
    start, end = (moment.astimezone(case.zone).replace(tzinfo=None) for moment in (mention.start, mention.end))
    return start in case.starts or (not case.starts and (end in case.ends or start in case.ends))


def same_day(case: Case, mention: DateMention) -> bool:
    """The start on the same day: projects put the morning, or a time without am and pm, at different hours."""
    if same_value(case, mention):
        return True
    return mention.start.astimezone(case.zone).date() in {start.date() for start in case.starts}


def score(name: str, cases: list[Case], misses: int) -> None:
    counts: Counter[str] = Counter()
    outside: Counter[str] = Counter()
    wrong = []
    for case in cases:
        if case.outside:
            outside[case.outside] += 1
            continue
        counts["cases"] += 1
        found = find_dates(case.text, stated_at=case.stated_at, zone=case.zone, order=DateOrder.MONTH_FIRST)
        near = [each for each in found if each.span_start < case.span[1] and each.span_end > case.span[0]]
        counts["touched"] += bool(near)
        counts["span"] += any(same_span(case, each) for each in near)
        counts["value"] += any(same_value(case, each) for each in near)
        counts["day"] += any(same_day(case, each) for each in near)
        both = any(same_span(case, each) and same_value(case, each) for each in near)
        counts["both"] += both
        if not both:
            wrong.append((case, near))
    total = counts["cases"]
    say(f"{name}: {total} in scope")
    for key, label in (
        ("touched", "found"),
        ("span", "same span"),
        ("value", "same start"),
        ("day", "same day"),
        ("both", "span and start"),
    ):
        say(f"  {label:<16}{counts[key]:>5}  {100 * counts[key] / total:5.1f} %")
    when_found = 100 * counts["value"] / counts["touched"]
    say(f"  when found: start {when_found:5.1f} %, day {100 * counts['day'] / counts['touched']:5.1f} %")
    say("  out of scope: " + ", ".join(f"{label} {count}" for label, count in outside.most_common()))
    for case, near in wrong[:misses]:
        wanted = sorted(str(start) for start in case.starts or case.ends)
        got = [
            (each.text, each.start.astimezone(case.zone).isoformat(sep=" ")[:16], each.reason.value) for each in near
        ]
        say(
            f"    {case.text[slice(*case.span)]!r} in {case.text[:90]!r} "
            f"at {case.stated_at:%a %Y-%m-%d}: {wanted} / {got}"
        )


def score_spurious(rows: list[tuple[str, list[Case], datetime]], misses: int) -> None:
    """Dates found where the published answer has nothing at all."""
    spurious = [
        (text[:100], mention.text)
        for text, cases, stated_at in rows
        for mention in find_dates(text, stated_at=stated_at, zone=UTC, order=DateOrder.MONTH_FIRST)
        if not any(mention.span_start < case.span[1] and mention.span_end > case.span[0] for case in cases)
    ]
    say(f"  found where nothing is published: {len(spurious)} in {len(rows)} sentences")
    for each in spurious[:misses]:
        say(f"    {each}")


def conversation_turns(folder: Path) -> list[tuple[datetime, str]]:
    turns: list[tuple[datetime, str]] = []
    for path in sorted(folder.glob("conv-*.json")):
        conversation = json.loads(path.read_text(encoding="utf-8"))["conversation"]
        for key, session in conversation.items():
            if isinstance(session, list):
                written = conversation[f"{key}_date_time"]
                stated_at = datetime.strptime(written, "%I:%M %p on %d %B, %Y").replace(tzinfo=UTC)
                turns.extend((stated_at, turn["text"]) for turn in session)
    return turns


def conversations(folder: Path, sample: int, seed: int) -> None:
    turns = conversation_turns(folder)
    with_dates: list[tuple[datetime, str, DateMention]] = []
    dated_turns = 0
    quiet = []
    for stated_at, text in turns:
        began = time.thread_time()
        found = find_dates(text, stated_at=stated_at, zone=UTC)
        took = time.thread_time() - began
        dated_turns += bool(found)
        if not found:
            quiet.append(took)
        with_dates.extend((stated_at, text, mention) for mention in found)
    quiet.sort()
    say(f"LoCoMo: {len(turns)} turns, {len(with_dates)} dates found in {dated_turns} turns")
    median, late = quiet[len(quiet) // 2], quiet[len(quiet) * 99 // 100]
    say(f"  processor time without a date: median {1000 * median:.3f} ms, p99 {1000 * late:.3f} ms")
    reasons = Counter(mention.reason.value for _, _, mention in with_dates)
    say("  by form: " + ", ".join(f"{reason} {count}" for reason, count in reasons.most_common()))
    for stated_at, text, mention in random.Random(seed).sample(with_dates, min(sample, len(with_dates))):  # noqa: S311
        around = text[max(0, mention.span_start - 60) : mention.span_end + 30].replace("\n", " ")
        shown = f"{mention.start:%Y-%m-%d %H:%M}..{mention.end:%Y-%m-%d %H:%M}"
        say(f"    [{stated_at:%a %d %b %Y}] {mention.text!r} {mention.relation.value} {shown} | {around}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--misses", type=int, default=0, help="print this many wrong cases of each source")
    parser.add_argument("--sample", type=int, default=0, help="print this many found dates of conversations")
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()
    root = os.environ.get("REMEMBRANCER_EVAL_DATA")
    if not root or not (Path(root) / "dates").is_dir():
        say("skipped: REMEMBRANCER_EVAL_DATA does not name a folder with dates/ and locomo/")
        return 0
    score("Duckling", list(duckling_cases(Path(root) / "dates")), arguments.misses)
    rows = list(recognizers_cases(Path(root) / "dates"))
    score("Recognizers-Text", [case for _, cases, _ in rows for case in cases], arguments.misses)
    score_spurious(rows, arguments.misses)
    conversations(Path(root) / "locomo", arguments.sample, arguments.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())

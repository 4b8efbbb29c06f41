"""Putting the facts of a day into Markdown, by a template that a person can replace."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from importlib import resources
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

from jinja2 import StrictUndefined, TemplateError
from jinja2.sandbox import ImmutableSandboxedEnvironment

from remembrancer.model.attention import RoutineFlag
from remembrancer.model.errors import TemplateFailedError
from remembrancer.model.history import ChangeKind, MemoryChange
from remembrancer.model.lifecycle import ReviewMemory
from remembrancer.model.memory import Memory
from remembrancer.model.reports import DailyValue, ReportChart
from remembrancer.model.types import MemoryType, SourceKind
from remembrancer.reports.facts import ContestedCase, DayFacts, SessionSummary
from remembrancer.reports.markdown import in_short, link, plain
from remembrancer.storage.day_counts import ActorDay
from remembrancer.wording import DateWords, Translate, in_english, name_change, write_number
from remembrancer.wording.attention import explain_flag
from remembrancer.wording.labels import ACTORS, TYPES, TYPES_COUNTED, name_source
from remembrancer.wording.reports import say, say_count, write_lead
from remembrancer.wording.templates import join_plainly

TEMPLATE: Final = "report.md.j2"
_MOST_CHARACTERS: Final = 64_000
_ENDED: Final = (
    ChangeKind.SUPERSEDED,
    ChangeKind.DEMOTED,
    ChangeKind.EXPIRED,
    ChangeKind.ARCHIVED,
    ChangeKind.REJECTED,
    ChangeKind.DELETED,
)
"""What takes a memory out of force."""
_MAC_CHARACTERS: Final = 16


@dataclass(frozen=True, slots=True)
class ReportTemplate:
    """A template: its source, its digest, whether it is the person's own, and the language it is filled in."""

    source: str
    digest: str
    is_own: bool
    language: str = in_english.language

    def for_country(self, country: str) -> ReportTemplate:
        """The same where the holidays of a country count: what has gone quiet depends on them."""
        if not country:
            return self
        return replace(self, digest=hashlib.sha256(f"{self.digest} {country}".encode()).hexdigest())

    def in_language(self, language: str) -> ReportTemplate:
        return replace(self, language=language)

    @classmethod
    def of_vault(cls, folder: Path) -> ReportTemplate:
        """The person's own template, where the vault's folder has one, else that of the program.

        Raises:
            TemplateFailedError: their own cannot be read, or is too long.
        """
        own = folder / "templates" / TEMPLATE
        if own.is_file():
            try:
                source = own.read_text("utf-8")
            except (OSError, UnicodeDecodeError) as error:
                raise TemplateFailedError(path=str(own), detail=str(error)) from error
            if len(source) > _MOST_CHARACTERS:
                raise TemplateFailedError(path=str(own), detail=f"> {_MOST_CHARACTERS}")
        else:
            source = (resources.files("remembrancer.reports") / "templates" / TEMPLATE).read_text("utf-8")
        return cls(source, hashlib.sha256(source.encode()).hexdigest()[:16], own.is_file())


@dataclass(frozen=True, slots=True)
class _Row:
    """A line of the table of counts: what this day has, and what the days before it mostly had."""

    name: str
    value: str
    usual: str


class Rendering:
    """One report in words. Its public methods are what a template can call."""

    def __init__(self, facts: DayFacts, zone_name: str, translate: Translate = in_english) -> None:
        self._facts = facts
        self._translate = translate
        self._dates = DateWords(facts.ends_at, facts.zone, translate)
        self._zone_name = zone_name
        self._charts = {each.name: each for each in (self._chart("new"), self._chart("open"))}

    @property
    def charts(self) -> tuple[ReportChart, ...]:
        return tuple(self._charts.values())

    def markdown(self, template: ReportTemplate) -> str:
        """The report.

        Raises:
            TemplateFailedError: the template asks for something that there is not.
        """
        environment = ImmutableSandboxedEnvironment(
            autoescape=False,  # it makes Markdown: every text goes through `plain`
            undefined=StrictUndefined,
            keep_trailing_newline=True,
        )
        calls: dict[str, Callable[..., Any]] = {
            name: getattr(self, name)
            for name in (
                *("title", "lead", "rows", "chart", "caption", "needs", "due", "unusual", "new", "changed", "gone"),
                *("fading", "reviews", "most_used", "actor_name", "sessions", "conflicts", "journal"),
            )
        }
        calls["say"] = partial(_spoken, self._translate)
        calls["count"] = lambda key, count: say_count(key, count, self._translate)
        calls["number"] = lambda number: write_number(number, self._translate)
        try:
            made = environment.from_string(template.source).render(
                facts=self._facts, zone=self._zone_name, language=self._translate.language, **calls
            )
        except TemplateError as error:
            raise TemplateFailedError(path=TEMPLATE, detail=str(error)) from error
        return _without_gaps(made)

    def title(self) -> str:
        return self._dates.long_day(self._facts.day)

    def lead(self) -> str:
        """What there is to tell, in a sentence."""
        facts = self._facts
        counts = (
            ("count.new", facts.today.new),
            ("count.changed", facts.today.changed),
            ("count.conflicts", len(facts.cases)),
            ("count.overdue", len(facts.overdue)),
            ("count.unusual", len(facts.flags)),
            ("count.quiet", len(facts.quiet)),
        )
        return write_lead([say_count(key, count, self._translate) for key, count in counts if count], self._translate)

    def rows(self) -> list[_Row]:
        """The counts of the day beside what was usual in the days before it: the middle half of them."""
        columns = (
            ("new_memories", [day.new for day in self._facts.days]),
            ("changed_memories", [day.changed for day in self._facts.days]),
            ("open_conflicts", [day.open_conflicts for day in self._facts.days]),
            ("recalls", [day.used for day in self._facts.days]),
        )
        return [
            _Row(say(name, self._translate), write_number(values[-1], self._translate), self._usual(values[:-1]))
            for name, values in columns
        ]

    def chart(self, name: str) -> ReportChart:
        return self._charts[name]

    def caption(self, name: str) -> str:
        """What a chart shows, and its highest day."""
        chart = self._charts[name]
        most = max(chart.days, key=lambda each: (each.value, each.day))
        if not most.value:
            return chart.title
        value, day = write_number(most.value, self._translate), self._dates.short_day(most.day)
        return say("chart.most", self._translate, title=chart.title, value=value, day=day)

    def needs(self) -> list[str]:
        """What waits for a decision, or should have been done."""
        lines = [self._case(case) for case in self._facts.cases]
        lines += [self._due(memory) for memory in self._facts.overdue]
        if self._facts.waiting:
            lines.append(say_count("waiting", self._facts.waiting, self._translate))
        if self._facts.seal is not None and self._facts.seal.broken:
            lines.append(say_count("broken", self._facts.seal.broken, self._translate))
        return lines

    def due(self) -> list[str]:
        return [self._due(memory) for memory in self._facts.due]

    def unusual(self) -> list[str]:
        return [self._flag(flag) for flag in (*self._facts.quiet, *self._facts.flags)]

    def new(self) -> list[str]:
        """What was recorded on the day and is in force; turns of conversations are told of by their sessions."""
        created = [
            change.after
            for change in self._facts.changes
            if change.kind is ChangeKind.CREATED and change.after is not None and not change.after.episode
        ]
        places = {kind: place for place, kind in enumerate(MemoryType)}
        created.sort(key=lambda memory: (places[memory.type], memory.recorded, memory.id))
        return [f"*{self._type(memory)}* {self._memory(memory)} {self._by(memory)}".rstrip() for memory in created]

    def changed(self) -> list[str]:
        """What says something else than when the day began, or is in another way in force."""
        lines = []
        for change in self._facts.changes:
            before, after = change.before, change.after
            if change.kind in (ChangeKind.CREATED, *_ENDED) or after is None:
                continue
            name = name_change(change.kind, self._translate)
            if before is not None and before.content != after.content:
                texts = {"before": in_short(before.content), "after": self._memory(after)}
                lines.append(say("edited", self._translate, change=f"*{name}*", **texts))
            else:
                lines.append(f"*{name}* {self._memory(after)}")
        return lines

    def gone(self) -> list[str]:
        """What is no longer in force, and by what it was replaced."""
        lines = []
        for change in self._facts.changes:
            memory = change.after or change.before
            if change.kind not in _ENDED or memory is None:
                continue
            line = f"*{name_change(change.kind, self._translate)}* {self._memory(memory)}"
            successor = self._successor(change)
            if successor is not None:
                line = say("replaced", self._translate, memory=line, successor=self._memory(successor))
            lines.append(line)
        return lines

    def fading(self) -> list[str]:
        facts = self._facts
        lines = [
            f"{self._memory(facts.memories[each.memory])}, {self._dates.short_day(each.on)}"
            for each in facts.fading
            if each.memory in facts.memories
        ]
        return self._and_more(lines, facts.fading_total - len(facts.fading))

    def reviews(self) -> list[str]:
        """The instructions and errors that somebody should look at again."""
        facts = self._facts
        lines = [
            f"{self._memory(facts.memories[each.memory])}, {self._since(each)}"
            for each in facts.reviews
            if each.memory in facts.memories
        ]
        return self._and_more(lines, facts.reviews_total - len(facts.reviews))

    def most_used(self) -> list[str]:
        return [
            f"{self._memory(self._facts.memories[each.memory])}, {say_count('used', each.uses, self._translate)}"
            for each in self._facts.most_used
            if each.memory in self._facts.memories
        ]

    def actor_name(self, actor: ActorDay) -> str:
        return plain(actor.name or ACTORS[actor.kind].fill(self._translate))

    def sessions(self) -> list[str]:
        return [self._session(each) for each in self._facts.sessions]

    def conflicts(self) -> str:
        """What became of contradictions on the day; nothing where there were none."""
        facts = self._facts
        counts = (
            ("opened", facts.today.conflicts),
            ("decided", facts.decided),
            ("open", facts.today.open_conflicts),
        )
        if not any(count for _, count in counts):
            return ""
        told = join_plainly([say_count(key, count, self._translate) for key, count in counts], self._translate)
        return say("lead", self._translate, what=told)

    def journal(self) -> str:
        seal = self._facts.seal
        if seal is None:
            return ""
        if not seal.rows and not seal.broken:
            return say("journal.none", self._translate)
        told = [say_count("rows", seal.rows, self._translate)]
        if seal.mac:
            number = write_number(seal.number, self._translate)
            told.append(say("seal", self._translate, number=number, mac=f"`{seal.mac[:_MAC_CHARACTERS]}`"))
        whole = say_count("broken", seal.broken, self._translate) if seal.broken else say("whole", self._translate)
        return " ".join((*told, whole))

    def _chart(self, name: str) -> ReportChart:
        days = self._facts.days
        values = tuple(DailyValue(day.day, day.new if name == "new" else day.open_conflicts) for day in days)
        first, last = self._dates.short_day(days[0].day), self._dates.short_day(days[-1].day)
        return ReportChart(name, say(f"chart.{name}", self._translate, first=first, last=last), values)

    def _usual(self, before: list[int]) -> str:
        if len(before) < 2 or not any(before):
            return "0" if before else ""
        low, _, high = (round(each) for each in quantiles(before, n=4, method="inclusive"))
        if low == high:
            return write_number(low, self._translate)
        return say(
            "range", self._translate, low=write_number(low, self._translate), high=write_number(high, self._translate)
        )

    def _and_more(self, lines: list[str], hidden: int) -> list[str]:
        return [*lines, say_count("more", hidden, self._translate)] if hidden > 0 else lines

    def _since(self, review: ReviewMemory) -> str:
        since = review.since.astimezone(self._facts.zone).date()
        return say("since", self._translate, day=self._dates.short_day(since))

    def _type(self, memory: Memory) -> str:
        return self._translate.inside(TYPES[memory.type].fill(self._translate))

    def _memory(self, memory: Memory) -> str:
        return link(in_short(memory.content), "memory", memory.id)

    def _by(self, memory: Memory) -> str:
        if memory.source.kind is SourceKind.PERSON:
            return ""
        name = plain(name_source(memory.source, self._translate))
        return f"({say('by', self._translate, name=name)})"

    def _case(self, case: ContestedCase) -> str:
        texts = [f"{in_short(each.content)}" for each in case.statements]
        contest = f" **{say('or', self._translate)}** ".join(texts)
        return f"{contest} {link(say('decide', self._translate), 'conflict', case.id)}"

    def _due(self, memory: Memory) -> str:
        due = memory.times.due
        return self._memory(memory) if due is None else f"{self._memory(memory)}, {self._dates.due(due)}"

    def _flag(self, flag: RoutineFlag) -> str:
        words = explain_flag(flag.reason, self._dates)
        entry = self._facts.memories.get(flag.memory)
        named = "" if entry is None else f"{link(in_short(entry.content), 'routine', flag.memory)}: "
        return f"{named}{plain(words)}"

    def _session(self, summary: SessionSummary) -> str:
        session = summary.session
        counts = [TYPES_COUNTED[kind].fill(self._translate, number) for kind, number in session.types.items()]
        if session.episodes:
            counts.append(say_count("episodes", session.episodes, self._translate))
        first = "; ".join(self._memory(memory) for memory in summary.first)
        return f"**{plain(session.name)}**: {join_plainly(counts, self._translate)}" + (f". {first}" if first else "")

    def _successor(self, change: MemoryChange) -> Memory | None:
        after = change.after
        if change.kind is not ChangeKind.SUPERSEDED or after is None or not after.superseded_by:
            return None
        for other in self._facts.changes:
            if other.memory == after.superseded_by and other.after is not None:
                return other.after
        return None


def _spoken(translate: Translate, key: str, **values: str) -> str:
    return say(key, translate, **values)


def _without_gaps(made: str) -> str:
    """Never more than one empty line, and a line break at the end."""
    lines: list[str] = []
    for line in made.splitlines():
        if line.strip() or (lines and lines[-1]):
            lines.append(line.rstrip())
    return "\n".join(lines).strip("\n") + "\n"

"""How memories, their history, and lists of things read on a terminal."""

from __future__ import annotations

from datetime import datetime

from remembrancer.cli.finding_replies import ChainLink
from remembrancer.cli.output import escaped, one_line, padded, say, terminal_columns
from remembrancer.model.clock import Clock
from remembrancer.model.lifecycle import StrengthHistory
from remembrancer.model.memory import Memory, Version
from remembrancer.model.queries import Namespace, OperationSummary, TagCount, TagMerge
from remembrancer.model.types import Importance, OperationKind, Status
from remembrancer.wording import (
    DateWords,
    describe_provenance,
    explain_merge,
    in_english,
    labels,
    name_operation,
    name_source,
    write_share,
)
from remembrancer.wording.conflicts import GAVE_WAY
from remembrancer.wording.lifecycle import LASTING

_INDENT = "      "
_STEP = "  "
_LABEL_COLUMNS = 14
_TYPE_COLUMNS = 12
_DATE_COLUMNS = 11
_SEPARATOR = " · "


class Sheets:
    """Writes to stdout; dates are the person's own, seen from now."""

    def __init__(self, clock: Clock) -> None:
        self._dates = DateWords(clock.now(), clock.zone(), in_english)

    def listing(self, memories: tuple[Memory, ...], found: int) -> None:
        """One line for each memory."""
        if not memories:
            say("Nothing found.")
            return
        columns = terminal_columns()
        for memory in memories:
            start = "  ".join(
                (
                    memory.id,
                    padded(self._dates.day_with_year(memory.life_time), _DATE_COLUMNS),
                    padded(labels.TYPES[memory.type].text, _TYPE_COLUMNS),
                )
            )
            text = f"{memory.title}: {memory.content}" if memory.title else memory.content
            marks = "".join(f"[{flag}] " for flag in _flags(memory))
            say(f"{start}  {marks}{one_line(text, columns and max(20, columns - len(start) - len(marks) - 2))}")
        if found > len(memories):
            say(f"{len(memories):,} of {found:,}; --limit shows more.")

    def chains(self, links: tuple[ChainLink, ...], found: int) -> None:
        """One line for each memory, those that gave way indented beneath what took their place."""
        if not links:
            say("Nothing found.")
            return
        columns = terminal_columns()
        for link in links:
            memory = link.memory
            gave_way = ""
            if link.how is not None and link.since is not None:
                day = self._dates.day_with_year(link.since)
                gave_way = f"[{GAVE_WAY[link.how].fill(in_english, day=day)}] "
            start = f"{_STEP * link.depth}{memory.id}  {labels.TYPES[memory.type].text}  {gave_way}"
            say(f"{start}{one_line(memory.content, columns and max(20, columns - len(start)))}")
        shown = sum(1 for link in links if link.depth == 0)
        if found > shown:
            say(f"{shown:,} of {found:,} chains; --limit shows more.")

    def memory(self, history: tuple[Version, ...], strength: StrengthHistory, sources: tuple[str, ...]) -> None:
        """Everything about one memory; ``history`` has its versions, the newest first.

        ``sources`` are the memories it was put together from.
        """
        memory = history[0].memory
        if memory.title:
            say(escaped(memory.title))
        say(escaped(memory.content, lines=True))
        say()
        for label, value in (*self._properties(memory), *self._use(strength), *_sources(sources)):
            say(f"{padded(label, _LABEL_COLUMNS)}{value}")
        say()
        say("History")
        for version in history:
            self._version(version)

    def _properties(self, memory: Memory) -> list[tuple[str, str]]:
        times = memory.times
        rows = [
            ("ID", memory.id),
            ("Version", str(memory.number)),
            ("Namespace", escaped(memory.namespace)),
            ("Type", labels.TYPES[memory.type].text),
            ("Status", _SEPARATOR.join((labels.STATUSES[memory.status].text, *_flags(memory, status=False)))),
            ("Tags", ", ".join(map(escaped, memory.tags))),
            ("Confidence", _share(memory.confidence)),
            ("Trust", labels.TRUSTS[memory.trust].text),
            ("Known because", one_line(describe_provenance(memory.provenance, memory.source, in_english))),
            (
                "From",
                _SEPARATOR.join(
                    filter(None, (one_line(name_source(memory.source, in_english)), one_line(memory.source.reference)))
                ),
            ),
            ("Evidence", one_line(memory.evidence)),
            ("Recorded", self._dates.moment(memory.recorded)),
            ("Changed", self._dates.moment(memory.changed)),
            ("Stated", self._moment(times.stated)),
            ("Valid", self._period(times.valid_from, times.valid_to)),
            ("Happening", self._period(times.happening_from, times.happening_to)),
            ("Due", self._dates.due(times.due) if times.due else ""),
            ("Done", self._moment(times.done)),
            ("Session", memory.session),
            ("Superseded by", memory.superseded_by),
        ]
        return [(label, value) for label, value in rows if value]

    def _use(self, strength: StrengthHistory) -> list[tuple[str, str]]:
        uses = sum(mark.uses for mark in strength.marks)
        told = [_share(strength.strength)]
        if strength.lasting is not None:
            told.append(LASTING[strength.lasting].fill(in_english))
        elif strength.fades_on is not None:
            told.append(f"fades on {strength.fades_on:%Y-%m-%d} if nobody uses it")
        rows = [
            ("Strength", _SEPARATOR.join(told)),
            ("Last used", _SEPARATOR.join((self._moment(strength.last_used), f"{uses:,} in all")) if uses else ""),
            ("Last verified", self._moment(strength.last_verified)),
        ]
        return [(label, value) for label, value in rows if value]

    def _version(self, version: Version) -> None:
        opened = self._dates.moment(version.opened)
        what = name_operation(OperationKind(version.operation_kind), 1, in_english)
        changed = f" ({', '.join(version.changed_fields)})" if version.changed_fields else ""
        say(f"{version.memory.number:4}  {opened}  {what} by {one_line(version.actor)}{changed}  {version.operation}")
        if version.reason:
            say(f"{_INDENT}Reason: {one_line(version.reason, terminal_columns())}")
        if "content" in version.changed_fields or version.memory.number == 1:
            say(f"{_INDENT}{one_line(version.memory.content, terminal_columns())}")

    def operations(self, operations: tuple[OperationSummary, ...]) -> None:
        """One line for each operation, the newest first."""
        for each in operations:
            what = name_operation(each.kind, each.memories, in_english)
            marks = ("  [undone]" if each.undone else "") + (f"  undoes {each.undoes}" if each.undoes else "")
            say(f"{each.id}  {self._dates.moment(each.at)}  {what} by {one_line(each.actor)}{marks}")

    def namespaces(self, namespaces: tuple[Namespace, ...]) -> None:
        """One line for each namespace."""
        width = max((len(escaped(each.name)) for each in namespaces), default=0)
        for each in namespaces:
            counted = labels.MEMORIES_COUNTED.fill(in_english, each.count)
            away = "  [put away]" if each.archived else ""
            title = f"  {one_line(each.title)}" if each.title else ""
            say(f"{padded(escaped(each.name), width)}  {counted}{title}{away}")

    def tags(self, tags: tuple[TagCount, ...]) -> None:
        """One line for each tag, the most frequent first."""
        if not tags:
            say("No current memory has a tag.")
        width = max((len(escaped(each.tag)) for each in tags), default=0)
        for each in tags:
            say(f"{padded(escaped(each.tag), width)}  {labels.MEMORIES_COUNTED.fill(in_english, each.count)}")

    def tag_merges(self, merges: tuple[TagMerge, ...]) -> None:
        """One line for each two tags that may be one, with the command that makes them one."""
        if not merges:
            say("No two tags look like one.")
            return
        for each in merges:
            counted = labels.MEMORIES_COUNTED.fill(in_english, each.memories)
            say(f"{escaped(each.merged)} → {escaped(each.kept)}  {counted}  {explain_merge(each, in_english)}")
        say("Make two one with: remembrancer tags rename OLD NEW")

    def _moment(self, instant: datetime | None) -> str:
        return "" if instant is None else self._dates.moment(instant)

    def _period(self, start: datetime | None, end: datetime | None) -> str:
        if start is None and end is None:
            return ""
        if end is None:
            return f"from {self._moment(start)}"
        return f"{self._moment(start)} to {self._moment(end)}" if start else f"until {self._moment(end)}"


def _sources(sources: tuple[str, ...]) -> list[tuple[str, str]]:
    return [("Made of" if place == 0 else "", source) for place, source in enumerate(sources)]


def _flags(memory: Memory, *, status: bool = True) -> list[str]:
    """What sets a memory apart from an ordinary one."""
    flags = []
    if status and memory.status is not Status.ACTIVE:
        flags.append(labels.STATUSES[memory.status].text)
    named = (
        (memory.pinned, "Pinned"),
        (memory.importance is Importance.HIGH, "Important"),
        (memory.contested, "Contested"),
        (memory.noted, "Noted"),
        (memory.episode, "Episode"),
    )
    return flags + [name for holds, name in named if holds]


def _share(number: float) -> str:
    return write_share(number, in_english)

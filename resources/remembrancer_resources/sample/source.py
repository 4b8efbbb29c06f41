"""Reads ``memories.yaml`` and sets it on the days before a given build day. Pure: reads one file, writes nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime, time, tzinfo
from importlib.resources import files
from typing import Any

import yaml

from remembrancer.model.changes import Revision
from remembrancer.model.memory import Draft, Source, Times
from remembrancer.model.types import Importance, MemoryType, Provenance, SourceKind, Status
from remembrancer_resources.sample.calendar import BuildCalendar
from remembrancer_resources.sample.entries import (
    PERSON,
    Resolution,
    SampleEdit,
    SampleEntry,
    SampleMemory,
    SampleResolution,
    SampleStatus,
    SampleStep,
)

FIRST_DAY = -200
LAST_DAY = -1
DUE_TIME = time(23, 59)
"""A due day without an hour is kept until it ends, and its local date is still that day."""
NOON = time(12, 0)

_TIME_KEYS = frozenset({"stated", "happening", "due", "done", "valid_from", "valid_to"})
_STEP_KEYS = frozenset({"day", "at", "actor"})
_VALUE_KEYS = frozenset({"type", "text", "title", "tags", "confidence", "importance", "evidence"}) | _TIME_KEYS
_MEMORY_KEYS = (
    _STEP_KEYS
    | _VALUE_KEYS
    | {"id", "namespace", "intended", "provenance", "source", "pinned", "episode", "session", "used", "contradicts"}
)
_SOURCE_KEYS = frozenset({"kind", "name", "reference"})
_HAPPENING_KEYS = frozenset({"day", "at", "until", "until_day"})
_STATUSES = {"archive": Status.ARCHIVED, "delete": Status.DELETED}
_PINS = {"pin": True, "unpin": False}
_ACTION_KEYS: dict[str, frozenset[str]] = {
    "edit": _STEP_KEYS | _VALUE_KEYS | {"edit"},
    "archive": _STEP_KEYS | {"archive", "reason"},
    "delete": _STEP_KEYS | {"delete", "reason"},
    "pin": _STEP_KEYS | {"pin"},
    "unpin": _STEP_KEYS | {"unpin"},
    "resolve": _STEP_KEYS | {"resolve", "resolution", "reason"},
}


class SampleSourceError(ValueError):
    """``memories.yaml`` breaks its own rules; the message names the entry (counted from 1) and what is wrong."""


def load_sample(build_day: date, zone: tzinfo) -> tuple[SampleEntry, ...]:
    """All steps of the sample vault as if it had been kept for the 200 days before ``build_day``, sorted by time.

    Local times are those of ``zone``; steps of the same minute keep the file's order.

    Raises:
        SampleSourceError: an entry has an unknown or missing field, a day outside the span, or a label that no
            earlier entry carries.
    """
    text = files("remembrancer_resources.sample").joinpath("memories.yaml").read_text(encoding="utf-8")
    return read_sample(text, build_day, zone)


def read_sample(text: str, build_day: date, zone: tzinfo) -> tuple[SampleEntry, ...]:
    """The same for YAML given as text."""
    calendar = BuildCalendar(build_day, zone)
    entries = [_Fields(number, values, calendar) for number, values in enumerate(yaml.safe_load(text), start=1)]
    for fields in entries:
        fields.check_day()
    # Steps are read in the order of time, because an edit builds on what its memory was then.
    entries.sort(key=lambda fields: (fields.recorded, fields.number))
    reader = _Reader(calendar)
    return tuple(reader.entry(fields) for fields in entries)


@dataclass(frozen=True, slots=True)
class _Fields:
    """One entry of the file, with typed access to its fields."""

    number: int
    values: Mapping[str, Any]
    calendar: BuildCalendar

    @property
    def clock(self) -> time:
        return self._time(self.values.get("at"))

    @property
    def recorded(self) -> datetime:
        return self.calendar.instant(self.values["day"], self.clock)

    @property
    def actor(self) -> str:
        return str(self.values.get("actor", PERSON))

    def check_day(self) -> None:
        day = self.values.get("day")
        if not isinstance(day, int) or not FIRST_DAY <= day <= LAST_DAY:
            raise self.error(f"day must be a number in {FIRST_DAY}..{LAST_DAY}")

    def check(self, allowed: frozenset[str]) -> None:
        unknown = self.values.keys() - allowed
        if unknown:
            raise self.error(f"unknown fields {', '.join(sorted(unknown))}")

    def text(self, key: str) -> str:
        """The field with its placeholders rendered; empty where it is missing."""
        return self.calendar.render(str(self.values.get(key, "")))

    def tags(self) -> tuple[str, ...]:
        return tuple(str(tag) for tag in self.values.get("tags", ()))

    def type(self, key: str) -> MemoryType | None:
        return MemoryType(self.values[key]) if key in self.values else None

    def source(self) -> Source:
        """The source as written; without one, whoever took the step."""
        if "source" not in self.values:
            return Source() if self.actor == PERSON else Source(SourceKind.CLIENT, self.actor)
        given = self._mapping("source", _SOURCE_KEYS)
        return Source(
            kind=SourceKind(given["kind"]),
            name=self.calendar.render(given.get("name", "")),
            reference=self.calendar.render(given.get("reference", "")),
        )

    def times(self, before: Times) -> Times:
        """``before`` with the times that this entry gives."""
        values, calendar = self.values, self.calendar
        times = before
        if "stated" in values:
            times = replace(times, stated=calendar.instant(values["stated"], self.clock))
        if "due" in values:
            times = replace(times, due=calendar.instant(values["due"], DUE_TIME))
        if "done" in values:
            times = replace(times, done=calendar.instant(values["done"], NOON))
        if "valid_from" in values:
            times = replace(times, valid_from=calendar.start(values["valid_from"]))
        if "valid_to" in values:
            times = replace(times, valid_to=calendar.start(values["valid_to"] + 1))
        if "happening" in values:
            start, end = self._happening(self._mapping("happening", _HAPPENING_KEYS))
            times = replace(times, happening_from=start, happening_to=end)
        return times

    def error(self, what: str) -> SampleSourceError:
        return SampleSourceError(f"entry {self.number} (day {self.values.get('day')}): {what}")

    def _mapping(self, key: str, allowed: frozenset[str]) -> Mapping[str, Any]:
        # An unquoted comma inside {...} starts a new key, so keys that nobody meant are looked for here as well.
        given: Mapping[str, Any] = self.values[key]
        unknown = given.keys() - allowed
        if unknown:
            raise self.error(f"unknown fields in {key}: {', '.join(sorted(unknown))}")
        return given

    def _happening(self, given: Mapping[str, Any]) -> tuple[datetime, datetime | None]:
        day = given["day"]
        if "at" not in given:
            return self.calendar.start(day), self.calendar.start(given.get("until_day", day) + 1)
        start = self.calendar.instant(day, self._time(given["at"]))
        if "until" not in given:
            return start, None
        return start, self.calendar.instant(given.get("until_day", day), self._time(given["until"]))

    def _time(self, given: object) -> time:
        # An unquoted 16:42 is the number 1002 to YAML, so only text is taken.
        if not isinstance(given, str):
            raise self.error("times are written in quotes, as in '16:42'")
        return time.fromisoformat(given)


@dataclass(slots=True)
class _Reader:
    """Turns entries into steps, in the order of time, and keeps what later steps build on."""

    calendar: BuildCalendar
    times: dict[str, Times] = field(default_factory=dict)
    contradicting: set[str] = field(default_factory=set)

    def entry(self, fields: _Fields) -> SampleEntry:
        return SampleEntry(fields.recorded, fields.actor, self._step(fields))

    def _step(self, fields: _Fields) -> SampleStep:
        actions = _ACTION_KEYS.keys() & fields.values.keys()
        if not actions:
            return self._memory(fields)
        if len(actions) > 1:
            raise fields.error("more than one action")
        (action,) = actions
        fields.check(_ACTION_KEYS[action])
        label = self._known(fields, action)
        if action == "edit":
            return SampleEdit(label, self._revision(fields, label))
        if action in _PINS:
            return SampleEdit(label, Revision(pinned=_PINS[action]))
        if action in _STATUSES:
            return SampleStatus(label, _STATUSES[action], fields.text("reason"))
        if label not in self.contradicting:
            raise fields.error(f"{label} contradicts nothing")
        return SampleResolution(label, Resolution(fields.values["resolution"]), fields.text("reason"))

    def _memory(self, fields: _Fields) -> SampleMemory:
        fields.check(_MEMORY_KEYS)
        given, values = fields.type("type"), fields.values
        intended = given or fields.type("intended")
        if intended is None or (given and "intended" in values):
            raise fields.error("exactly one of type and intended is needed")
        contradicts = self._known(fields, "contradicts") if "contradicts" in values else ""
        times = fields.times(Times())
        label = str(values.get("id", ""))
        if label in self.times:
            raise fields.error(f"the label {label} is taken")
        if label:
            self.times[label] = times
        if contradicts:
            self.contradicting.add(label)
        draft = Draft(
            content=fields.text("text"),
            type=given,
            title=fields.text("title"),
            tags=fields.tags(),
            confidence=float(values.get("confidence", 1.0)),
            provenance=Provenance(values["provenance"]) if "provenance" in values else None,
            source=fields.source(),
            evidence=fields.text("evidence"),
            importance=Importance(values.get("importance", Importance.NORMAL)),
            pinned=bool(values.get("pinned", False)),
            times=times,
            session=str(values.get("session", "")),
            episode=bool(values.get("episode", False)),
        )
        used = tuple(self.calendar.day(offset) for offset in values.get("used", ()))
        return SampleMemory(label, str(values.get("namespace", "personal")), draft, intended, contradicts, used)

    def _revision(self, fields: _Fields, label: str) -> Revision:
        values = fields.values
        before = self.times[label]
        times = fields.times(before)
        self.times[label] = times
        return Revision(
            content=fields.text("text") if "text" in values else None,
            title=fields.text("title") if "title" in values else None,
            type=fields.type("type"),
            tags=fields.tags() if "tags" in values else None,
            confidence=float(values["confidence"]) if "confidence" in values else None,
            importance=Importance(values["importance"]) if "importance" in values else None,
            times=times if times != before else None,
            evidence=fields.text("evidence") if "evidence" in values else None,
        )

    def _known(self, fields: _Fields, key: str) -> str:
        """The label under ``key``, which an earlier entry must carry."""
        label = str(fields.values[key])
        if label not in self.times:
            raise fields.error(f"no earlier memory is labelled {label}")
        return label

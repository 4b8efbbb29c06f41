"""What two statements have besides their texts, field by field, and the one that is put together of both."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from remembrancer.model.changes import Revision
from remembrancer.model.types import Importance
from remembrancer.wording.labels import IMPORTANCES
from remembrancer_app.memories.properties import happening_words, holds_words
from remembrancer_app.memories.words import field_words
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import type_word

if TYPE_CHECKING:
    from remembrancer.model.memory import Memory, Times
    from remembrancer_app.memories.day_words import DayWords


class Side(StrEnum):
    """Of two statements: what is remembered now, or what came in."""

    OLD = "old"
    NEW = "new"

    @property
    def other(self) -> Side:
        return Side.NEW if self is Side.OLD else Side.OLD


class FieldName(StrEnum):
    """What can be taken from either side, in the order in which it is shown."""

    CONTENT = "content"
    TITLE = "title"
    TYPE = "type"
    DUE = "due"
    HAPPENING = "happening"
    HOLDS = "holds"
    TAGS = "tags"
    IMPORTANCE = "importance"
    PINNED = "pinned"


_TIME_FIELDS = {
    FieldName.DUE: ("due",),
    FieldName.HAPPENING: ("happening_from", "happening_to"),
    FieldName.HOLDS: ("valid_from", "valid_to"),
}
Taken = Mapping[FieldName, Side]


@dataclass(frozen=True, slots=True)
class Differing:
    """A field with other values on both sides, in words."""

    name: FieldName
    title: str
    old: str
    new: str

    def words(self, side: Side) -> str:
        return self.old if side is Side.OLD else self.new


def differing(old: Memory, new: Memory, day_words: DayWords) -> tuple[Differing, ...]:
    """The fields that differ, without those for which there is nothing to choose; the text only beside others."""
    found = [
        Differing(name, field_title(name), field_value(old, name, day_words), field_value(new, name, day_words))
        for name in FieldName
        if _key(old, name) != _key(new, name)
    ]
    return () if [each.name for each in found] == [FieldName.CONTENT] else tuple(found)


def _key(memory: Memory, name: FieldName) -> object:
    if name in _TIME_FIELDS:
        return tuple(getattr(memory.times, each) for each in _TIME_FIELDS[name])
    if name is FieldName.TAGS:
        return frozenset(memory.tags)
    return getattr(memory, name.value)


def field_title(name: FieldName) -> str:
    match name:
        case FieldName.DUE:
            return QCoreApplication.translate("Conflicts", "Due")
        case FieldName.HAPPENING:
            return QCoreApplication.translate("Conflicts", "Happening")
        case FieldName.HOLDS:
            return QCoreApplication.translate("Conflicts", "Holds")
        case _:
            return field_words(name.value)


def field_value(memory: Memory, name: FieldName, day_words: DayWords) -> str:
    """The value in words; "none" where there is none, because the other side has one."""
    words = ""
    match name:
        case FieldName.CONTENT:
            words = QCoreApplication.translate("Conflicts", "as above")
        case FieldName.TITLE:
            words = memory.title
        case FieldName.TYPE:
            words = type_word(memory.type)
        case FieldName.DUE if memory.times.due is not None:
            words = day_words.short_weekday(memory.times.due)
        case FieldName.HAPPENING:
            words = happening_words(memory, day_words)
        case FieldName.HOLDS:
            words = holds_words(memory, day_words)
        case FieldName.TAGS:
            words = ", ".join(memory.tags)
        case FieldName.IMPORTANCE:
            words = IMPORTANCES[memory.importance].fill(translate)
        case FieldName.PINNED:
            yes, no = QCoreApplication.translate("Conflicts", "pinned"), QCoreApplication.translate("Conflicts", "no")
            words = yes if memory.pinned else no
    return words or QCoreApplication.translate("Conflicts", "none")


def merged(old: Memory, new: Memory, taken: Taken, text: str = "", written: Times | None = None) -> Revision:
    """What the old one is changed to: the taken fields, and ``text`` where somebody wrote one.

    ``written`` are the dates found in that text; they come before those of either side.
    """

    def has(name: FieldName) -> bool:
        return taken.get(name) is Side.NEW

    importance: Importance | None = new.importance if has(FieldName.IMPORTANCE) else None
    return Revision(
        content=text or (new.content if has(FieldName.CONTENT) else old.content),
        title=new.title if has(FieldName.TITLE) else None,
        type=new.type if has(FieldName.TYPE) else None,
        tags=new.tags if has(FieldName.TAGS) else None,
        importance=importance,
        pinned=new.pinned if has(FieldName.PINNED) else None,
        times=_times(old.times, new.times, taken, written),
    )


def _times(old: Times, new: Times, taken: Taken, written: Times | None) -> Times:
    times = old
    for name, fields in _TIME_FIELDS.items():
        if written is not None and any(getattr(written, each) is not None for each in fields):
            source = written
        else:
            source = new if taken.get(name) is Side.NEW else old
        times = replace(times, **{each: getattr(source, each) for each in fields})
    return times

"""What differs between two versions of a memory, field by field, in words."""

from __future__ import annotations

from dataclasses import fields
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from remembrancer.model.memory import Source, Times
from remembrancer.model.types import Importance, Provenance, Status, Trust
from remembrancer.wording import describe_provenance
from remembrancer.wording.labels import STATUSES, TRUSTS
from remembrancer_app.memories.words import field_words, one_line
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import type_word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.history import FieldDifference, FieldValue
    from remembrancer_app.memories.day_words import DayWords


def difference_words(difference: FieldDifference, day_words: DayWords) -> str:
    """``Type: Fact → Decision``; of tags those that came and went; of long texts only that they changed."""
    name = _name(difference.field)
    if difference.words:
        return QCoreApplication.translate("Memories", "{0} changed").format(name)
    if difference.field == "tags" and isinstance(difference.before, tuple) and isinstance(difference.after, tuple):
        return _tags(difference.before, difference.after, name)
    before, after = (_value(difference.field, each, day_words) for each in (difference.before, difference.after))
    words = QCoreApplication.translate("Memories", "{name}: {before} → {after}")
    return words.replace("{name}", name).replace("{before}", before).replace("{after}", after)


def date_words(before: Times, after: Times, day_words: DayWords) -> str:
    """``Due set to 15 Apr 2026`` where a single date changed; nothing where several did."""
    changed = [each.name for each in fields(Times) if getattr(before, each.name) != getattr(after, each.name)]
    if len(changed) != 1 or not isinstance(getattr(after, changed[0]), datetime | None):
        return ""
    instant = getattr(after, changed[0])
    if instant is None:
        return QCoreApplication.translate("Memories", "{0} taken away").format(_name(changed[0]))
    words = QCoreApplication.translate("Memories", "{0} set to {1}")
    return words.format(_name(changed[0]), day_words.day_or_moment(instant))


def _tags(before: Sequence[str], after: Sequence[str], name: str) -> str:
    came = [QCoreApplication.translate("Memories", "{0} added").format(each) for each in after if each not in before]
    went = [QCoreApplication.translate("Memories", "{0} removed").format(each) for each in before if each not in after]
    changes = ", ".join((*came, *went)) or QCoreApplication.translate("Memories", "in another order")
    return QCoreApplication.translate("Memories", "{0}: {1}").format(name, changes)


def _name(field: str) -> str:
    words = {
        "stated": QCoreApplication.translate("Memories", "Said"),
        "zone": QCoreApplication.translate("Memories", "Time zone"),
        "valid_from": QCoreApplication.translate("Memories", "Holds from"),
        "valid_to": QCoreApplication.translate("Memories", "Holds until"),
        "happening_from": QCoreApplication.translate("Memories", "Happens from"),
        "happening_to": QCoreApplication.translate("Memories", "Happens until"),
        "due": QCoreApplication.translate("Memories", "Due"),
        "done": QCoreApplication.translate("Memories", "Done"),
        "verified": QCoreApplication.translate("Memories", "Last verified"),
    }
    return words.get(field) or field_words(field)


def _value(field: str, value: FieldValue, day_words: DayWords) -> str:
    if value is None or value in ("", ()):
        return QCoreApplication.translate("Memories", "none")
    match value:
        case bool():
            return (
                QCoreApplication.translate("Memories", "yes") if value else QCoreApplication.translate("Memories", "no")
            )
        case datetime():
            return day_words.day_or_moment(value)
        case tuple():
            return ", ".join(value)
        case float():
            return QLocale().toString(value, "f", 2)
        case _:
            return _coded(field, value) or one_line(value)


def _coded(field: str, value: str) -> str:
    """The words for a value of a closed vocabulary; empty for any other text."""
    match field:
        case "type":
            return type_word(value)
        case "status":
            return STATUSES[Status(value)].fill(translate)
        case "trust":
            return TRUSTS[Trust(value)].fill(translate)
        case "provenance":
            return describe_provenance(Provenance(value), Source(), translate)
        case "importance":
            high = QCoreApplication.translate("Memories", "high")
            return high if value == Importance.HIGH else QCoreApplication.translate("Memories", "normal")
        case _:
            return ""

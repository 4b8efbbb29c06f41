"""Words of the page Ask that depend on values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from remembrancer.model.errors import (
    ModelMiscalculatesError,
    ModelMissingError,
    ModelTamperedError,
    RemembrancerError,
)
from remembrancer.model.recalling import ItemFlag, Slot
from remembrancer.vault import DEEP_COMPONENT, DEEP_INSTALL_COMMAND
from remembrancer.wording import explain_hit, write_match_part, write_number, write_share
from remembrancer.wording.blocks import ITEM_FLAGS, SLOTS
from remembrancer_app.memories.words import error_title, error_words, memories_words, source_words, standings
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, Standing, type_word
from remembrancer_app.widgets.chip import ChipFace, standing_face

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.queries import Hit
    from remembrancer.model.recalling import RecalledItem
    from remembrancer_app.memories.day_words import DayWords

SLOT_ROLES = {
    Slot.PINNED: Role.SERIES2,
    Slot.ANSWERS: Role.SERIES1,
    Slot.AROUND_NOW: Role.SERIES3,
    Slot.FLAGS: Role.CONTEST,
}
_FLAG_STANDINGS = {
    ItemFlag.CONTESTED: Standing.CONTESTED,
    ItemFlag.NOTED: Standing.NOTED,
    ItemFlag.SUPERSEDED: Standing.SUPERSEDED,
    ItemFlag.UNUSUAL: Standing.UNUSUAL,
}
_FLAG_LOOKS = {
    ItemFlag.UNVERIFIED: (Icon.SHIELD_ALERT, Role.WARN),
    ItemFlag.NO_LONGER_VALID: (Icon.TIMER_OFF, Role.TEXT2),
    ItemFlag.NOT_YET_VALID: (Icon.TIMER, Role.TEXT2),
    ItemFlag.NEWER_EXISTS: (Icon.HISTORY, Role.TEXT2),
    ItemFlag.UNAPPROVED_RULE: (Icon.SHIELD_ALERT, Role.WARN),
}


def slot_word(slot: Slot) -> str:
    return SLOTS[slot].fill(translate)


def figure(number: int) -> str:
    """``1,100``."""
    return write_number(number, translate)


def chip_faces(item: RecalledItem) -> tuple[ChipFace, ...]:
    """What a reader should know before relying on it, the most important first."""
    shown: list[Standing] = [each for each in standings(item.memory) if each is not Standing.PINNED]
    shown += [standing for flag, standing in _FLAG_STANDINGS.items() if flag in item.flags and standing not in shown]
    faces = [standing_face(each) for each in shown]
    faces += [
        ChipFace(ITEM_FLAGS[flag].fill(translate), icon, tone)
        for flag, (icon, tone) in _FLAG_LOOKS.items()
        if flag in item.flags
    ]
    return tuple(faces)


def origin_words(item: RecalledItem, day_words: DayWords) -> str:
    """``You, 24 Feb``."""
    memory = item.memory
    return QCoreApplication.translate("Ask", "{0}, {1}").format(
        source_words(memory.source), day_words.brief(memory.recorded)
    )


def delivery_words(item: RecalledItem, left_out: Sequence[str]) -> str:
    """Why an agent does not get it; empty if it does."""
    if item.place:
        return ""
    if item.memory.id in left_out:
        return QCoreApplication.translate("Ask", "did not fit into the budget")
    return QCoreApplication.translate("Ask", "not given to the agent")


def reason_words(hit: Hit) -> str:
    """``Meaning 0.48: due, report. Words 0.20: calibration.``, without the parts that add nothing."""
    sentences = []
    for part in explain_hit(hit, translate):
        share = write_share(part.amount, translate)
        if part.amount >= 0.005:
            named = QCoreApplication.translate("Ask", "{0} {1}").format(part.name, share)
            line = write_match_part(part, translate).replace(part.name, named, 1)
            sentences.append(QCoreApplication.translate("Ask", "{0}.").format(line))
    return " ".join(sentences)


def match_words(hit: Hit) -> str:
    """``Match 0.83: Meaning 0.48, Words 0.20``."""
    parts = [part for part in explain_hit(hit, translate) if part.amount >= 0.005]
    said = ", ".join(
        QCoreApplication.translate("Ask", "{0} {1}").format(part.name, write_share(part.amount, translate))
        for part in parts
    )
    return QCoreApplication.translate("Ask", "Match {0}: {1}").format(write_share(hit.match, translate), said)


def spoken_row(item: RecalledItem, day_words: DayWords, left_out: Sequence[str]) -> str:
    """All that a row shows, for those who hear it."""
    parts = [
        type_word(item.memory.type),
        item.snippet.text,
        *(face.text for face in chip_faces(item)),
        delivery_words(item, left_out),
        match_words(item.hit),
        origin_words(item, day_words),
    ]
    return ". ".join(part.rstrip(".") for part in parts if part)


def spoken_near_miss(item: RecalledItem, floor: float) -> str:
    """A row below the line, for those who hear it."""
    share = write_share(item.hit.its, translate)
    line = QCoreApplication.translate("Ask", "{0}, below the line at {1}").format(share, write_share(floor, translate))
    return f"{type_word(item.memory.type)}. {item.snippet.text.rstrip('.')}. {line}"


def above_words(count: int) -> str:
    """``5 memories above the line``."""
    return QCoreApplication.translate("Ask", "{0} above the line").format(memories_words(count))


def below_words(floor: float) -> str:
    return QCoreApplication.translate("Ask", "Just below the line ({0})").format(write_share(floor, translate))


def found_words(milliseconds: float, searched: int) -> str:
    """``Found in 31 ms among 389 memories``."""
    return QCoreApplication.translate("Ask", "Found in {0} ms among {1}").format(
        figure(max(1, round(milliseconds))), memories_words(searched)
    )


def why_not_deep(state: str) -> str:
    """Why deep mode cannot be chosen: the words of the error that asking would end with.

    Args:
        state: ``VaultState.deep``, where that is not ready.
    """
    missing = ModelMissingError(kind="deep", component=DEEP_COMPONENT, command=DEEP_INSTALL_COMMAND)
    others: dict[str, type[RemembrancerError]] = {
        error.code: error for error in (ModelTamperedError, ModelMiscalculatesError)
    }
    error = others[state](kind="deep") if state in others else missing
    return f"{error_title(error)}. {error_words(error)}"

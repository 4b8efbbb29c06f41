"""Words of the page Conflicts that depend on values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from remembrancer.model.cases import CaseState, StatementRole
from remembrancer.model.conflicts import Resolution, Supersession
from remembrancer.model.types import ActorKind
from remembrancer.wording import explain_contradiction, name_conflict_kind
from remembrancer_app.memories.properties import Property, holds_words
from remembrancer_app.memories.words import (
    PROVENANCE_ICONS,
    SOURCE_ICONS,
    TRUST_STANDINGS,
    one_line,
    provenance_words,
    source_words,
)
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, Standing
from remembrancer_app.widgets.chip import ChipFace, standing_face

if TYPE_CHECKING:
    from remembrancer.model.cases import CaseDecision, CaseStatement, ConflictCase
    from remembrancer.model.conflicts import ConflictKind, Contradiction
    from remembrancer.model.memory import Memory
    from remembrancer_app.memories.day_words import DayWords

_TITLE_CHARACTERS = 72
_QUOTED_CHARACTERS = 60
_LEAD_CHARACTERS = 16


def title_words(case: ConflictCase) -> str:
    """What the case is about, in one line: the title of its oldest statement, or the beginning of its text."""
    memory = case.old.memory
    return one_line(memory.title or memory.content, _TITLE_CHARACTERS)


def origin_words(case: ConflictCase, day_words: DayWords) -> str:
    """``Claude Code, 3 h ago · used 6 times``."""
    words = QCoreApplication.translate("Conflicts", "{0}, {1}").format(
        writer_words(case.new), day_words.brief(case.opened)
    )
    if not case.old.recalled:
        return words
    used = QCoreApplication.translate("Conflicts", "used {0}").format(used_words(case.old.recalled))
    return QCoreApplication.translate("Conflicts", "{0} · {1}").format(words, used)


def writer_words(statement: CaseStatement) -> str:
    """Who wrote a statement: "You", or a name."""
    if statement.actor_kind is ActorKind.PERSON:
        return QCoreApplication.translate("Conflicts", "You")
    return statement.actor


def used_words(count: int) -> str:
    """``6 times``."""
    if count == 1:
        return QCoreApplication.translate("Conflicts", "once")
    return QCoreApplication.translate("Conflicts", "{0} times").format(count)


def open_words(count: int) -> str:
    """``3 open``, behind the title of the page."""
    return QCoreApplication.translate("Conflicts", "{0} open").format(count) if count else ""


def cases_words(count: int) -> str:
    if count == 1:
        return QCoreApplication.translate("Conflicts", "1 conflict")
    return QCoreApplication.translate("Conflicts", "{0} conflicts").format(count)


def resolution_words(resolution: Resolution) -> str:
    """What a decision is called in the window."""
    words = {
        Resolution.SUPERSEDE: QCoreApplication.translate("Conflicts", "Use the new one"),
        Resolution.RETAIN: QCoreApplication.translate("Conflicts", "Keep the old one"),
        Resolution.ANNOTATE: QCoreApplication.translate("Conflicts", "Keep both, note it"),
        Resolution.DISMISS: QCoreApplication.translate("Conflicts", "Not a conflict"),
        Resolution.MERGE: QCoreApplication.translate("Conflicts", "Put together"),
    }
    return words[resolution]


def term_words(resolution: Resolution) -> str:
    """The small line beneath."""
    words = {
        Resolution.SUPERSEDE: QCoreApplication.translate("Conflicts", "Supersede"),
        Resolution.RETAIN: QCoreApplication.translate("Conflicts", "Retain"),
        Resolution.ANNOTATE: QCoreApplication.translate("Conflicts", "Annotate"),
        Resolution.DISMISS: QCoreApplication.translate("Conflicts", "Do not ask again"),
        Resolution.MERGE: QCoreApplication.translate("Conflicts", "Merge"),
    }
    return words[resolution]


def done_words(resolution: Resolution) -> str:
    """What was done, for the toast."""
    words = {
        Resolution.SUPERSEDE: QCoreApplication.translate("Conflicts", "Used the new one."),
        Resolution.RETAIN: QCoreApplication.translate("Conflicts", "Kept the old one."),
        Resolution.ANNOTATE: QCoreApplication.translate("Conflicts", "Kept both and noted it."),
        Resolution.DISMISS: QCoreApplication.translate("Conflicts", "Marked as no conflict."),
        Resolution.MERGE: QCoreApplication.translate("Conflicts", "Put the two together."),
    }
    return words[resolution]


def supersession_words(supersession: Supersession) -> str:
    if supersession is Supersession.REPLACED:
        return QCoreApplication.translate("Conflicts", "Replaced: it held until now")
    return QCoreApplication.translate("Conflicts", "Corrected: it was never so")


def role_face(case: ConflictCase, statement: CaseStatement, *, in_short: bool = False) -> ChipFace:
    """The chip of a side: whether it is in use or waits; of a decided case, what became of it."""
    if case.decision is not None:
        return standing_face(_standing_after(case.decision, statement))
    if statement.role is StatementRole.CURRENT:
        if case.state is CaseState.OPEN and in_short:
            return standing_face(Standing.CONTESTED)
        if case.state is CaseState.OPEN:
            words = QCoreApplication.translate("Conflicts", "In use, contested")
            return ChipFace(words, Icon.GIT_COMPARE, Role.CONTEST)
        return standing_face(Standing.CURRENT)
    return standing_face(Standing.WAITING if case.state is CaseState.OPEN else Standing.TURNED_DOWN)


def _standing_after(decision: CaseDecision, statement: CaseStatement) -> Standing:
    holds = decision.chosen == statement.position
    match decision.resolution:
        case Resolution.ANNOTATE:
            return Standing.NOTED
        case Resolution.SUPERSEDE | Resolution.MERGE:
            return Standing.CURRENT if holds else Standing.SUPERSEDED
        case Resolution.RETAIN:
            return Standing.CURRENT if holds else Standing.TURNED_DOWN
        case _:
            return Standing.CURRENT


def foot_words(statement: CaseStatement) -> str:
    """What holds of a side until somebody decides."""
    match statement.role:
        case StatementRole.CURRENT:
            return QCoreApplication.translate("Conflicts", "In use until you decide; agents see it as contested.")
        case StatementRole.WAITING_EDIT:
            return QCoreApplication.translate(
                "Conflicts", "A change that waits. The version before stays in use until you decide."
            )
        case _:
            return QCoreApplication.translate("Conflicts", "Not given to agents until you decide.")


def proposed_words(statement: CaseStatement, day_words: DayWords) -> str:
    """``Proposed by Claude Code, 18 Mar 2026, 06:51; waits for you``."""
    who = QCoreApplication.translate("Conflicts", "you")
    if statement.actor_kind is not ActorKind.PERSON:
        who = statement.actor
    words = QCoreApplication.translate("Conflicts", "Proposed by {who}, {when}; waits for you")
    return words.replace("{when}", day_words.moment(statement.written)).replace("{who}", who)


def standing_lines(statement: CaseStatement, day_words: DayWords, *, with_holds: bool) -> tuple[Property, ...]:
    """What is known of a statement and cannot be chosen: trust, how it is known, how sure, when, how often used."""
    memory = statement.memory
    trust = TRUST_STANDINGS[memory.trust]
    recorded = day_words.moment(statement.written)
    lines = [
        Property(QCoreApplication.translate("Conflicts", "Trust"), trust.word(), trust.look.icon),
        Property(
            QCoreApplication.translate("Conflicts", "Known because"),
            provenance_words(memory),
            PROVENANCE_ICONS[memory.provenance],
        ),
        Property(
            QCoreApplication.translate("Conflicts", "Confidence"),
            QLocale().toString(memory.confidence, "f", 2),
            share=memory.confidence,
        ),
        Property(
            QCoreApplication.translate("Conflicts", "Recorded"), recorded, tooltip=day_words.full(statement.written)
        ),
    ]
    if with_holds and (holds := holds_words(memory, day_words)):
        lines.append(Property(QCoreApplication.translate("Conflicts", "Holds"), holds))
    if memory.times.stated is not None and day_words.moment(memory.times.stated) != recorded:
        stated = memory.times.stated
        words = QCoreApplication.translate("Conflicts", "Stated")
        lines.append(Property(words, day_words.moment(stated), tooltip=day_words.full(stated)))
    if not memory.evidence:
        # Where there is a quotation, its head says where it is from.
        words = QCoreApplication.translate("Conflicts", "From")
        lines.append(Property(words, _source(memory), SOURCE_ICONS[memory.source.kind]))
    if statement.recalled:
        lines.append(Property(QCoreApplication.translate("Conflicts", "Used"), used_words(statement.recalled)))
    return tuple(lines)


def _source(memory: Memory) -> str:
    words = source_words(memory.source)
    return f"{words}, {memory.source.reference}" if memory.source.reference else words


def quoted(text: str, start: int = 0) -> str:
    """``“… by 1 May, after the Bergen trip.”``: a text from a word before ``start``, where it begins to differ."""
    if start > _LEAD_CHARACTERS:
        text = "… " + text[text.rfind(" ", 0, max(0, text.rfind(" ", 0, start))) + 1 :]
    return QCoreApplication.translate("Conflicts", "“{0}”").replace("{0}", one_line(text, _QUOTED_CHARACTERS))


def agent_statement(name: str, day: str) -> str:
    """``Claude Code, 24 Feb``: where a quotation is from."""
    return QCoreApplication.translate("Conflicts", "{0}, {1}").format(name, day)


def kind_words(kind: ConflictKind) -> str:
    """``Different date``."""
    return name_conflict_kind(kind, translate)


def reason_words(contradiction: Contradiction) -> str:
    """Why two statements contradict each other, in a sentence or two."""
    return explain_contradiction(contradiction, translate)

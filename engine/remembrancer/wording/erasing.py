"""Erasing for good, in words: what it would reach, what it has reached, and what stays."""

from __future__ import annotations

from dataclasses import fields

from remembrancer.model.erasing import (
    Erased,
    ErasureCounts,
    ErasureLink,
    ErasureReason,
    FileReach,
    FoundFile,
)
from remembrancer.model.queries import ErasureNote
from remembrancer.wording.templates import Counted, Template, Translate, write_number


def _reached(name: str, one: str, other: str) -> Counted:
    return Counted(f"erasure.reach.{name}", one, other)


REACH = {
    "versions": _reached(
        "versions", "{count} version, with its title and dates", "{count} versions, with their titles and dates"
    ),
    "evidence": _reached("evidence", "{count} passage kept as evidence", "{count} passages kept as evidence"),
    "texts": _reached("texts", "{count} text in the word index", "{count} texts in the word index"),
    "words": _reached("words", "{count} different word in it", "{count} different words in it"),
    "windows": _reached("windows", "{count} code of a whole text", "{count} codes of whole texts"),
    "tokens": _reached("tokens", "{count} code of a single word", "{count} codes of single words"),
    "tags": _reached("tags", "{count} tag that nothing else has", "{count} tags that nothing else has"),
    "proposals": _reached(
        "proposals", "{count} proposal that waits or was decided", "{count} proposals that wait or were decided"
    ),
    "cases": _reached("cases", "What {count} conflict says about it", "What {count} conflicts say about it"),
    "settled": _reached(
        "settled", "{count} decision about a pair of statements", "{count} decisions about pairs of statements"
    ),
    "replies": _reached(
        "replies", "{count} answer kept for a repeated request", "{count} answers kept for repeated requests"
    ),
    "reasons": _reached("reasons", "{count} reason given for a change", "{count} reasons given for changes"),
    "origins": _reached("origins", "{count} note of where it came from", "{count} notes of where it came from"),
    "sessions": _reached(
        "sessions",
        "{count} name of a session with nothing else in it",
        "{count} names of sessions with nothing else in them",
    ),
    "reports": _reached(
        "reports",
        "{count} kept report, which is made again without it",
        "{count} kept reports, which are made again without it",
    ),
    "following": _reached(
        "following",
        "{count} turn after it in its conversation is read again without it",
        "{count} turns after it in its conversation are read again without it",
    ),
    "derived": _reached(
        "derived", "{count} record of use, likeness or link", "{count} records of use, likeness or link"
    ),
}
"""What an erasure reaches, by the name of the count, in the order in which it is told."""
_SHARED = Counted(
    "erasure.shared_reasons",
    "{count} of the reasons was given for other memories as well. It goes too.",
    "{count} of the reasons were given for other memories as well. They go too.",
)

LINKS = {
    ErasureLink.DERIVED: Template("erasure.link.derived", "Was made of it"),
    ErasureLink.SAME_WORDS: Template("erasure.link.same_words", "Says the same"),
    ErasureLink.QUOTES: Template("erasure.link.quotes", "Has its words in it"),
    ErasureLink.SOURCE: Template("erasure.link.source", "It was made of this"),
    ErasureLink.SUPERSEDED: Template("erasure.link.superseded", "Gave way to it"),
    ErasureLink.SUPERSEDES: Template("erasure.link.supersedes", "Took its place"),
    ErasureLink.IN_CASE: Template("erasure.link.in_case", "Was in conflict with it"),
}
RELEASED = Template("erasure.proposal.released", "Waits in a conflict with it, and becomes a memory")
WAITING = Template("erasure.proposal.waiting", "Waits in a conflict with it, and goes on waiting")

FILES = {
    FileReach.HOLDS: Template("erasure.file.holds", "Will be written anew without it"),
    FileReach.WITHOUT: Template("erasure.file.without", "Never held it"),
    FileReach.REWRITTEN: Template("erasure.file.rewritten", "Written anew without it"),
    FileReach.TOO_NEW: Template("erasure.file.too_new", "Not reached: a newer version of this program wrote it"),
    FileReach.OTHER_KEY: Template("erasure.file.other_key", "Not reached: it has another key"),
    FileReach.DAMAGED: Template("erasure.file.damaged", "Not reached: it is damaged"),
    FileReach.READ_ONLY: Template("erasure.file.read_only", "Not reached: it may not be written to"),
    FileReach.NO_ROOM: Template("erasure.file.no_room", "Not reached: the disk is full"),
    FileReach.UNKNOWN: Template("erasure.file.unknown", "Not reached: it is not a backup of this program"),
}

REASONS = {
    ErasureReason.UNSPECIFIED: Template("erasure.reason.unspecified", "No reason"),
    ErasureReason.PRIVATE: Template("erasure.reason.private", "Too private"),
    ErasureReason.SECRET: Template("erasure.reason.secret", "A password or a key"),
    ErasureReason.MISTAKE: Template("erasure.reason.mistake", "Stored by mistake"),
    ErasureReason.REQUESTED: Template("erasure.reason.requested", "Somebody asked for it"),
}

REMARKS = (
    Template(
        "erasure.remark.journal", "The journal keeps that something was erased, when and by whom, but no words of it."
    ),
    Template("erasure.remark.logs", "Log files never hold words of memories."),
    Template(
        "erasure.remark.elsewhere",
        "Files that you imported, exported or copied elsewhere are not reached, nor reports written to files. Imported"
        " again, a file brings it back.",
    ),
    Template("erasure.remark.undo", "Undo cannot bring it back."),
)
KEPT = Counted(
    "erasure.kept",
    "{count} search, question or draft of yours has its words. That is no part of the memory and stays.",
    "{count} lists of searches, questions or drafts of yours have its words. They are no part of the memory and stay.",
)

_ERASED = Counted("operation.erase", "Erased {count} memory", "Erased {count} memories")
_VERSIONS = Counted("erasure.versions", "{count} version", "{count} versions")
_NAMED = Template("erasure.named", "{memories}, {versions}")
_GONE = Counted("erasure.gone", "{count} memory of it erased since", "{count} memories of it erased since")
_DONE = Template("erasure.done", "{erased}, for good.")
_FILES_REWRITTEN = Counted(
    "erasure.files.rewritten", "{count} backup was written anew.", "{count} backups were written anew."
)
_FILES_LEFT = Counted(
    "erasure.files.left",
    "{count} file was not reached and may still hold it.",
    "{count} files were not reached and may still hold it.",
)
_UNFINISHED = Template(
    "erasure.unfinished",
    "It is no longer in the vault, but parts of the file could not be cleaned yet. That goes on when the vault is next"
    " opened.",
)
_NOTE = Template("erasure.note", "Change {number} erased for good: {what}. That is as it should be.")
_NOTE_UNFINISHED = Template(
    "erasure.note.unfinished",
    "Change {number} erased for good: {what}. The files are not cleaned of it yet: that goes on when the vault is next"
    " opened.",
)
_COUNTED_MEMORIES = Counted("erasure.memories", "{count} memory", "{count} memories")


def describe_reach(counts: ErasureCounts, translate: Translate) -> tuple[str, ...]:
    """What an erasure reaches, line by line; what there is none of is left out."""
    numbers = {field.name: getattr(counts, field.name) for field in fields(counts)}
    lines = [words.fill(translate, numbers[name]) for name, words in REACH.items() if numbers[name]]
    if counts.shared_reasons:
        lines.append(_SHARED.fill(translate, counts.shared_reasons))
    return tuple(lines)


def describe_remarks(translate: Translate) -> tuple[str, ...]:
    """What holds of every erasure."""
    return tuple(each.fill(translate) for each in REMARKS)


def describe_kept(count: int, translate: Translate) -> str:
    """That so many kept texts have words of what is erased."""
    return KEPT.fill(translate, count)


def name_link(link: ErasureLink, translate: Translate) -> str:
    """How another memory hangs together with what is erased."""
    return LINKS[link].fill(translate)


def name_waiting(translate: Translate, *, is_released: bool) -> str:
    """What becomes of a statement that waits in a conflict with what is erased."""
    return (RELEASED if is_released else WAITING).fill(translate)


def name_file_reach(file: FoundFile, translate: Translate) -> str:
    """What becomes, or became, of a file."""
    return FILES[file.reach].fill(translate)


def name_reason(reason: ErasureReason, translate: Translate) -> str:
    """Why something was erased."""
    return REASONS[reason].fill(translate)


def name_erasure(memories: int, versions: int, translate: Translate) -> str:
    """``Erased 1 memory, 3 versions``."""
    return _NAMED.fill(
        translate, memories=_ERASED.fill(translate, memories), versions=_VERSIONS.fill(translate, versions)
    )


def name_gone(versions: int, translate: Translate) -> str:
    """That so much of what an operation wrote was erased since."""
    return _GONE.fill(translate, versions)


def describe_erased(erased: Erased, translate: Translate) -> str:
    """What was erased, in sentences."""
    counts = erased.counts
    sentences = [_DONE.fill(translate, erased=name_erasure(counts.memories, counts.versions, translate))]
    rewritten = sum(each.reach is FileReach.REWRITTEN for each in erased.files)
    left = sum(not each.is_reached for each in erased.files)
    if rewritten:
        sentences.append(_FILES_REWRITTEN.fill(translate, rewritten))
    if left:
        sentences.append(_FILES_LEFT.fill(translate, left))
    if not erased.finished:
        sentences.append(_UNFINISHED.fill(translate))
    return " ".join(sentences)


def describe_erasure_note(note: ErasureNote, translate: Translate) -> str:
    """An erasure as the verification of the journal tells it."""
    what = _NAMED.fill(
        translate,
        memories=_COUNTED_MEMORIES.fill(translate, note.memories),
        versions=_VERSIONS.fill(translate, note.versions),
    )
    words = _NOTE if note.cleaned else _NOTE_UNFINISHED
    return words.fill(translate, number=write_number(note.number, translate), what=what)

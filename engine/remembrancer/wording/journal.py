"""What happened to the journal, in words a person understands, and what changes are called."""

from __future__ import annotations

from remembrancer.model.history import ChangeKind
from remembrancer.model.queries import JournalCheck, JournalFault, JournalProblem
from remembrancer.wording.templates import Counted, Template, Translate, join_all, write_number

CHANGES = {
    ChangeKind.CREATED: Template("change.created", "Added"),
    ChangeKind.DELETED: Template("change.deleted", "Deleted"),
    ChangeKind.SUPERSEDED: Template("change.superseded", "Superseded"),
    ChangeKind.DEMOTED: Template("change.demoted", "Faded"),
    ChangeKind.ARCHIVED: Template("change.archived", "Put away"),
    ChangeKind.EXPIRED: Template("change.expired", "Expired"),
    ChangeKind.REJECTED: Template("change.rejected", "Turned down"),
    ChangeKind.RESTORED: Template("change.restored", "Brought back"),
    ChangeKind.MOVED: Template("change.moved", "Moved"),
    ChangeKind.EDITED: Template("change.edited", "Edited"),
    ChangeKind.RETYPED: Template("change.retyped", "Type changed"),
    ChangeKind.TAGGED: Template("change.tagged", "Tags changed"),
    ChangeKind.PINNED: Template("change.pinned", "Pinned or unpinned"),
    ChangeKind.VERIFIED: Template("change.verified", "Found to be true"),
}
"""What a kind of change is called, as a label."""

FAULTS = {
    JournalFault.ROW_CHANGED: Template("fault.row_changed", "The journal's entry for change {number} was altered."),
    JournalFault.DIGEST_CHANGED: Template(
        "fault.digest_changed",
        "The seal of the journal's entry for change {number} was altered. What the entry says is as it was.",
    ),
    JournalFault.ROWS_EXCHANGED: Template(
        "fault.rows_exchanged", "The journal's entries for the changes {number} and {other} were exchanged."
    ),
    JournalFault.OTHER_HISTORY: Template(
        "fault.other_history",
        "An older copy of the vault was put in place and then written to: change {number} is not the one that was"
        " recorded as the last.",
    ),
    JournalFault.OPERATION_CHANGED: Template(
        "fault.operation_changed", "Change {number} is not stored as it was made: who, when, what or why was altered."
    ),
    JournalFault.OPERATION_MISSING: Template(
        "fault.operation_missing", "Change {number} is gone, though the journal has an entry for it."
    ),
    JournalFault.VERSION_CHANGED: Template(
        "fault.version_changed", "Version {version} of the memory {memory} was altered after it was written."
    ),
    JournalFault.VERSION_MISSING: Template(
        "fault.version_missing", "Version {version} of the memory {memory} is gone, though the journal knows it."
    ),
    JournalFault.VERSION_ADDED: Template(
        "fault.version_added", "The journal knows nothing of version {version} of the memory {memory}."
    ),
    JournalFault.PERIOD_CHANGED: Template(
        "fault.period_changed", "From when to when version {version} of the memory {memory} was current was altered."
    ),
    JournalFault.ERASED_AGAIN_THERE: Template(
        "fault.erased_again_there", "Version {version} of the memory {memory} is there again, though it was erased."
    ),
    JournalFault.NAMESPACE_CHANGED: Template(
        "fault.namespace_changed", "A namespace was altered after change {number}, by which it got its name."
    ),
    JournalFault.CASE_CHANGED: Template(
        "fault.case_changed", "A conflict is not as change {number} left it: its state, its decision or its statements."
    ),
    JournalFault.PROPOSAL_CHANGED: Template(
        "fault.proposal_changed", "What waits for a decision was altered after change {number}, or what became of it."
    ),
    JournalFault.LIFECYCLE_POLICY_CHANGED: Template(
        "fault.lifecycle_policy_changed", "How memories fade, as change {number} set it, was altered."
    ),
    JournalFault.RECALL_DEFAULTS_CHANGED: Template(
        "fault.recall_defaults_changed", "How a namespace is recalled, as change {number} set it, was altered."
    ),
    JournalFault.CLIENT_CHANGED: Template(
        "fault.client_changed", "What a client may do, as change {number} left it, was altered."
    ),
    JournalFault.CONFLICT_SETTING_CHANGED: Template(
        "fault.conflict_setting_changed",
        "How a namespace treats conflicts was altered after change {number}, by which it was set.",
    ),
}
FAULTS_COUNTED = {
    JournalFault.ROW_MISSING: Counted(
        "fault.row_missing",
        "{count} entry is missing from the middle of the journal, for change {number}.",
        "{count} entries are missing from the middle of the journal, from change {number} on.",
    ),
    JournalFault.END_MISSING: Counted(
        "fault.end_missing",
        "{count} entry was taken away from the end of the journal, that for change {number}.",
        "{count} entries were taken away from the end of the journal, from change {number} on.",
    ),
    JournalFault.OLDER_FILE: Counted(
        "fault.older_file",
        "An older copy of the vault lies in its place. It lacks the last {count} change, {number}.",
        "An older copy of the vault lies in its place. It lacks the last {count} changes, from {number} on.",
    ),
}
_SOMETHING_ELSEWHERE = Template("fault.elsewhere", "Something was altered in another namespace.")
_WHAT = Template("fault.field", "Altered: {fields}.")
_VALUES = Template("fault.values", "It was “{was}” and is “{found}” now.")

FIELDS = {
    "operation": Template("fault.of.operation", "the identifier"),
    "kind": Template("fault.of.kind", "what was done"),
    "actor": Template("fault.of.actor", "who did it"),
    "client": Template("fault.of.client", "which client did it"),
    "actor_kind": Template("fault.of.actor_kind", "whether a person or an agent did it"),
    "undoes": Template("fault.of.undoes", "what it took back"),
    "reason": Template("fault.of.reason", "the reason"),
    "recorded_at": Template("fault.of.recorded_at", "when it was recorded"),
    "clock_at": Template("fault.of.clock_at", "what the clock said"),
    "versions": Template("fault.of.versions", "the memories it changed"),
    "content": Template("fault.of.content", "the text"),
    "title": Template("fault.of.heading", "the title"),
    "evidence": Template("fault.of.evidence", "the evidence"),
    "tags": Template("fault.of.tags", "the tags"),
    "type": Template("fault.of.type", "the type"),
    "status": Template("fault.of.status", "the status"),
    "trust": Template("fault.of.trust", "the trust"),
    "provenance": Template("fault.of.provenance", "how it is known"),
    "importance": Template("fault.of.importance", "the importance"),
    "confidence": Template("fault.of.confidence", "the confidence"),
    "pinned": Template("fault.of.pinned", "whether it is pinned"),
}
_OTHER_FIELD = Template("fault.of", "the field “{name}”")
_CHANGES = Counted("changes.counted", "{count} change", "{count} changes")
_INTACT = Counted(
    "journal.intact",
    "The journal is whole: {count} change, and everything is as it was written.",
    "The journal is whole: {count} changes, and everything is as it was written.",
)
_BROKEN = Counted(
    "journal.broken",
    "The journal is not whole: {count} thing is wrong.",
    "The journal is not whole: {count} things are wrong.",
)


def count_changes(count: int, translate: Translate) -> str:
    """``3 changes``."""
    return _CHANGES.fill(translate, count)


def name_change(kind: ChangeKind, translate: Translate) -> str:
    """What happened to a memory, in a word or two."""
    return CHANGES[kind].fill(translate)


def describe_check(check: JournalCheck, translate: Translate) -> str:
    """Whether the journal holds, in a sentence."""
    return _INTACT.fill(translate, check.rows) if check.intact else _BROKEN.fill(translate, len(check.problems))


def describe_fault(problem: JournalProblem, translate: Translate) -> str:
    """What happened, in sentences."""
    number = write_number(problem.number, translate)
    if problem.fault in FAULTS_COUNTED:
        return FAULTS_COUNTED[problem.fault].fill(translate, problem.count, number=number)
    if "{memory}" in FAULTS[problem.fault].text and not problem.memory:
        return _SOMETHING_ELSEWHERE.fill(translate)
    sentences = [
        FAULTS[problem.fault].fill(
            translate,
            number=number,
            other=write_number(problem.other, translate),
            memory=problem.memory,
            version=write_number(problem.version, translate),
        )
    ]
    if problem.fields:
        names = [
            FIELDS[name].fill(translate) if name in FIELDS else _OTHER_FIELD.fill(translate, name=name)
            for name in problem.fields
        ]
        sentences.append(_WHAT.fill(translate, fields=join_all(names, translate)))
    if problem.was or problem.found:
        sentences.append(_VALUES.fill(translate, was=problem.was, found=problem.found))
    return " ".join(sentences)

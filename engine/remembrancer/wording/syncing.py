"""Files that are kept up to date, in words."""

from __future__ import annotations

from remembrancer.model.syncing import FileSync, SyncProblem, SyncRun
from remembrancer.wording.templates import Counted, Template, Translate

SYNC_PROBLEMS = {
    SyncProblem.LINK: Template("sync.link", "It is a link, or lies behind one. Links are not followed."),
    SyncProblem.NOT_A_FILE: Template("sync.not_a_file", "It is not a file."),
    SyncProblem.NOT_TEXT: Template("sync.not_text", "It is not text in UTF-8."),
    SyncProblem.TOO_LARGE: Template("sync.too_large", "It is too large."),
    SyncProblem.OTHER_OWNER: Template("sync.other_owner", "It belongs to somebody else."),
    SyncProblem.SEVERAL_NAMES: Template("sync.several_names", "It has several names, and would lose the others."),
    SyncProblem.MARKERS_DAMAGED: Template(
        "sync.markers_damaged", "The markers of its block are damaged. Mend them, or take them all out."
    ),
    SyncProblem.CHANGED_MEANWHILE: Template(
        "sync.changed_meanwhile", "Somebody wrote to it at the same moment. The next run looks again."
    ),
    SyncProblem.UNREADABLE: Template("sync.unreadable", "The system could not read it."),
    SyncProblem.NAMESPACE_GONE: Template("sync.namespace_gone", "Its namespace was put away."),
}
_WRITTEN = Counted("sync.written", "{path}: {count} memory of {name}.", "{path}: {count} memories of {name}.")
_LEFT_OUT = Counted("sync.left_out", "{count} did not fit.", "{count} did not fit.")
_LEFT_ALONE = Template("sync.left_alone", "{path} was left alone. {problem}")
_PROPOSED = Counted("sync.proposed", "{count} edit waits for you.", "{count} edits wait for you.")


def explain_sync_problem(problem: SyncProblem, translate: Translate) -> str:
    """Why a file was left alone."""
    return SYNC_PROBLEMS[problem].fill(translate)


def describe_sync(sync: FileSync, translate: Translate) -> str:
    """What stands in a file, or why it was left alone."""
    if sync.problem is not None:
        return _LEFT_ALONE.fill(translate, path=sync.path, problem=explain_sync_problem(sync.problem, translate))
    parts = [_WRITTEN.fill(translate, sync.written, path=sync.path, name=sync.namespace)]
    if sync.left_out:
        parts.append(_LEFT_OUT.fill(translate, sync.left_out))
    return " ".join(parts)


def describe_sync_run(run: SyncRun, translate: Translate) -> str:
    """What a run did with a file."""
    said = describe_sync(run.sync, translate)
    return f"{said} {_PROPOSED.fill(translate, run.proposed)}" if run.proposed else said

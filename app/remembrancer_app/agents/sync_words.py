"""Files that are kept up to date, in words."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from remembrancer.model.syncing import SyncPlan, SyncState
from remembrancer.wording import explain_sync_problem
from remembrancer_app.shell.translation import listed, translate
from remembrancer_app.theme import Icon, Role, type_word
from remembrancer_app.widgets.chip import ChipFace

if TYPE_CHECKING:
    from collections.abc import Iterable

    from remembrancer.model.syncing import FileSync
    from remembrancer.model.types import MemoryType


def file_name(sync: FileSync) -> str:
    return Path(sync.path).name


def folder_of(sync: FileSync) -> str:
    """Where it lies, from the home on if it lies there."""
    folder = Path(sync.path).parent
    home = Path.home()
    return str(Path("~") / folder.relative_to(home)) if folder.is_relative_to(home) else str(folder)


def edits_words(count: int) -> str:
    """So many changes by hand."""
    return (
        QCoreApplication.translate("Syncs", "1 change by hand")
        if count == 1
        else QCoreApplication.translate("Syncs", "{0} changes by hand").format(QLocale().toString(count))
    )


def state_face(plan: SyncPlan) -> ChipFace:
    """How a file stands, as a chip."""
    if plan.state is SyncState.EDITED:
        return ChipFace(edits_words(len(plan.edits)), Icon.PENCIL, Role.WARN)
    return {
        SyncState.IN_STEP: ChipFace(QCoreApplication.translate("Syncs", "In step"), Icon.CIRCLE_CHECK, Role.GOOD),
        SyncState.BEHIND: ChipFace(QCoreApplication.translate("Syncs", "Not up to date"), Icon.HISTORY, Role.WARN),
        SyncState.MISSING: ChipFace(
            QCoreApplication.translate("Syncs", "File missing"), Icon.FILE_EXCLAMATION_POINT, Role.WARN
        ),
        SyncState.LEFT_ALONE: ChipFace(QCoreApplication.translate("Syncs", "Left alone"), Icon.BAN, Role.BAD),
    }[plan.state]


def state_sentence(plan: SyncPlan) -> str:
    """What it means, and what becomes of it; empty where there is nothing to say."""
    if plan.state is SyncState.LEFT_ALONE and plan.sync.problem is not None:
        return explain_sync_problem(plan.sync.problem, translate)
    return {
        SyncState.IN_STEP: "",
        SyncState.BEHIND: QCoreApplication.translate(
            "Syncs", "The block does not say what is remembered now. Writing it brings it up to date."
        ),
        SyncState.EDITED: QCoreApplication.translate(
            "Syncs",
            "Taking the changes back makes proposals of them."
            " Until you approve one, the block says what is remembered.",
        ),
        SyncState.MISSING: QCoreApplication.translate(
            "Syncs", "There is no such file. Writing it makes it, with nothing but the block in it."
        ),
        SyncState.LEFT_ALONE: "",
    }[plan.state]


def types_words(types: Iterable[MemoryType], *, pins: bool) -> str:
    """What stands in it: "preference, decision, and what is pinned"."""
    names = listed(translate.inside(type_word(each)) for each in types)
    if not pins:
        return names
    return (
        QCoreApplication.translate("Syncs", "{0}, and what is pinned").format(names)
        if names
        else QCoreApplication.translate("Syncs", "what is pinned")
    )


def what_words(sync: FileSync) -> str:
    """Which memories belong into it."""
    words = QCoreApplication.translate("Syncs", "From {0}: {1}")
    return words.replace("{0}", sync.namespace).replace("{1}", types_words(sync.types, pins=sync.pins))


def size_words(plan: SyncPlan) -> str:
    """How much stands in the block, of how much may."""
    figure = QLocale().toString
    sync = plan.sync
    memories = (
        QCoreApplication.translate("Syncs", "1 memory")
        if sync.written == 1
        else QCoreApplication.translate("Syncs", "{0} memories").format(figure(sync.written))
    )
    words = QCoreApplication.translate("Syncs", "{0}, {1} of {2} tokens").format(
        memories, figure(plan.tokens), figure(sync.budget)
    )
    if sync.left_out == 1:
        words = QCoreApplication.translate("Syncs", "{0}; 1 did not fit").format(words)
    elif sync.left_out:
        words = QCoreApplication.translate("Syncs", "{0}; {1} did not fit").format(words, figure(sync.left_out))
    return words

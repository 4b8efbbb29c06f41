"""What the dialog says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from remembrancer.model.erasing import FileReach
from remembrancer_app.memories.words import memories_words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from remembrancer.model.erasing import FoundFile


def question_words(memories: int, versions: int) -> str:
    """Asks it, as in ``Erase 1 memory, 3 versions in all, for good?``."""
    if not memories:
        return QCoreApplication.translate("Erasing", "Erase what was proposed for good?")
    if versions <= memories:
        return QCoreApplication.translate("Erasing", "Erase {0} for good?").format(memories_words(memories))
    words = QCoreApplication.translate("Erasing", "Erase {0}, {1} versions in all, for good?")
    return words.format(memories_words(memories), QLocale().toString(versions))


def files_words(files: Iterable[FoundFile]) -> str:
    """What becomes of the files beside the vault, in a sentence or two."""
    reached = [each.reach for each in files]
    rewritten = reached.count(FileReach.HOLDS)
    left = len(reached) - rewritten - reached.count(FileReach.WITHOUT)
    sentences = []
    if rewritten == 1:
        sentences.append(QCoreApplication.translate("Erasing", "1 backup is written anew without it."))
    elif rewritten:
        words = QCoreApplication.translate("Erasing", "{0} backups are written anew without it.")
        sentences.append(words.format(QLocale().toString(rewritten)))
    if left == 1:
        sentences.append(QCoreApplication.translate("Erasing", "1 file cannot be reached and may go on holding it."))
    elif left:
        words = QCoreApplication.translate("Erasing", "{0} files cannot be reached and may go on holding it.")
        sentences.append(words.format(QLocale().toString(left)))
    return " ".join(sentences) or QCoreApplication.translate("Erasing", "No other file holds it.")


def stage_words(stage: str) -> str:
    """What is being done."""
    words = {
        "erasing": QCoreApplication.translate("Erasing", "Erasing …"),
        "cleaning": QCoreApplication.translate("Erasing", "It is gone. Cleaning the vault's file of what it left …"),
        "erasing_backups": QCoreApplication.translate("Erasing", "It is gone. Writing the backups anew …"),
    }
    return words.get(stage, words["erasing"])

"""Recovering an open vault: what it will do, where the new one is to lie, and then the program closes and does it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from remembrancer.model.health import Repair
from remembrancer.wording.health import EFFECTS
from remembrancer_app.shell.translation import translate
from remembrancer_app.widgets.folder_dialog import FolderDialog, FolderWords

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme


class RecoverDialog(FolderDialog):
    """What is wanted: close the vault and write what can be read into the folder."""

    def __init__(self, theme: Theme, engine: Engine, window: QWidget) -> None:
        words = FolderWords(
            self.tr("Recover what can be read"),
            EFFECTS[Repair.RECOVER].fill(translate),
            self.tr("Choose a new or empty folder for the new vault"),
            self.tr("Close and recover"),
        )
        super().__init__(theme, window, words, engine.vault.folder)
        self.setObjectName("recover")

"""Moving the vault to another folder: where to, whether it can go there, and then the program closes and moves it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from remembrancer.vault import check_target
from remembrancer.wording import describe_error, write_size
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Role
from remembrancer_app.widgets.folder_dialog import FolderDialog, FolderWords

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from remembrancer.model.errors import RemembrancerError
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme


class MoveDialog(FolderDialog):
    """What is wanted: close the vault and move it. Whether it can go there is found out while it is still open.

    Signals:
        looked: whether it can go to the chosen folder is known.
    """

    looked = Signal()

    def __init__(self, theme: Theme, engine: Engine, window: QWidget) -> None:
        sentence = self.tr(
            "It is closed, copied with its backups and read back. Then the old folder gets another name; nothing in "
            "it is deleted. The new folder has to be new or empty, and on a drive of this computer: over a network a "
            "vault is not safe. Agents that were connected with the old folder have to be connected again."
        )
        words = FolderWords(
            self.tr("Move the vault"),
            sentence,
            self.tr("Choose a new or empty folder for the vault"),
            self.tr("Close and move it"),
        )
        self._folder = engine.vault.folder
        super().__init__(theme, window, words, self._folder)
        self.setObjectName("move_dialog")
        self._engine = engine

    def take(self, target: Path) -> None:
        """Find out whether the vault can go there."""
        self._target = None
        self.act.setEnabled(False)
        self.place.setText(str(target))
        folder = self._folder

        def look(_job: object) -> tuple[Path, int]:
            return target, check_target(folder, target)

        self._engine.work(self, look, self._allow, self._refuse)

    def _allow(self, found: tuple[Path, int]) -> None:
        target, size = found
        self._tell(self.tr("It can go there. {0} are copied.").format(write_size(size, translate)), Role.GOOD)
        self.allow(target)

    def _refuse(self, error: RemembrancerError) -> None:
        self._tell(describe_error(error, translate).in_one, Role.BAD)

    def _tell(self, words: str, tone: Role) -> None:
        self.told.setText(words)
        self.told.set_tone(tone)
        self.told.show()
        self._fit()
        self.looked.emit()

"""The vaults that were opened last, in the menu: each by its name and folder; those that are gone say so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from remembrancer_app.theme import Icon

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme


def is_vault(folder: Path) -> bool:
    """Whether a vault seems to lie there. Known without the engine."""
    try:
        return (folder / "keys.json").is_file()
    except OSError:
        return False


class _Look(QObject):
    """No child of the menu, and held by the thread that emits its signal: it outlives whoever waits for it."""

    found = Signal(object)

    def run(self, folders: tuple[Path, ...]) -> None:
        self.found.emit({folder: is_vault(folder) for folder in folders})


class RecentMenu(QObject):
    """Fills a menu each time it opens. Whether a folder is there is looked up aside: a drive may not answer.

    Signals:
        wanted: open the vault in this folder (a Path).
        forgotten: a missing one was chosen, to be taken from the list (a Path).
        looked: which folders are there is known.
    """

    wanted = Signal(object)
    forgotten = Signal(object)
    looked = Signal()

    def __init__(
        self,
        theme: Theme,
        menu: QMenu,
        recent: Callable[[], list[Path]],
        present: Path,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent or menu)
        self._theme = theme
        self.menu = menu
        self._recent = recent
        self._present = present
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="recent")
        self.actions: dict[Path, QAction] = {}
        self._is_stopped = False
        menu.aboutToShow.connect(self.fill)
        self.fill()

    def stop(self) -> None:
        """End the thread; a drive that does not answer is not waited for."""
        self._is_stopped = True
        self._pool.shutdown(wait=False, cancel_futures=True)

    @Slot()
    def fill(self) -> None:
        """The list as it is now."""
        self.menu.clear()
        folders = [each for each in self._recent() if each != self._present]
        names = Counter(each.name for each in folders)
        self.actions = {}
        for folder in folders:
            # Two of one name are told apart by where they lie.
            words = folder.name if names[folder.name] == 1 else f"{folder.name}  ({folder.parent})"
            action = QAction(words.replace("&", "&&"), self.menu)
            action.setToolTip(str(folder))
            action.triggered.connect(partial(self._choose, folder))
            self.menu.addAction(action)
            self.actions[folder] = action
        self.menu.setEnabled(bool(folders))
        self.menu.menuAction().setEnabled(bool(folders))
        if folders and not self._is_stopped:
            look = _Look()
            look.found.connect(self._mark, Qt.ConnectionType.QueuedConnection)
            self._pool.submit(look.run, tuple(folders))

    @Slot(object)
    def _mark(self, found: dict[Path, bool]) -> None:
        for folder, there in found.items():
            action = self.actions.get(folder)
            if action is None:
                continue
            action.setData(there)
            if not there:
                action.setText(self.tr("{0}, not found in {1}").format(folder.name, folder.parent).replace("&", "&&"))
                action.setIcon(self._theme.icons.icon(Icon.FILE_EXCLAMATION_POINT))
        self.looked.emit()

    def _choose(self, folder: Path, _checked: bool = False) -> None:
        action = self.actions.get(folder)
        if action is not None and action.data() is False:
            self.forgotten.emit(folder)
        else:
            self.wanted.emit(folder)

"""The menu of the rail: what can be done with the vault."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from remembrancer_app.shell.recent import RecentMenu
from remembrancer_app.theme import Icon

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from remembrancer_app.shell.workspace import Workspace
    from remembrancer_app.theme import Theme


class VaultActs(Protocol):
    """What the program does with vaults; the menu only names it."""

    @property
    def present(self) -> Path: ...

    def choose_vault(self) -> None: ...
    def change_vault(self, folder: Path) -> None: ...
    def move_vault(self, target: Path) -> None: ...
    def recent(self) -> list[Path]: ...
    def forget_recent(self, folder: Path) -> None: ...
    def open_sample(self) -> None: ...
    def show_folder(self) -> None: ...
    def lock(self) -> None: ...
    def quit(self) -> None: ...


class VaultMenu(QObject):
    """Fills the menu behind the vault's name."""

    def __init__(self, theme: Theme, workspace: Workspace, acts: VaultActs) -> None:
        super().__init__(workspace)
        self._theme = theme
        self._workspace = workspace
        self._acts = acts
        self._icons: list[tuple[QAction, Icon]] = []
        menu = workspace.rail.vault.menu
        commands = workspace.commands
        for name, icon in (
            ("import", Icon.IMPORT),
            ("export", Icon.UPLOAD),
            ("backup", Icon.HARD_DRIVE),
            ("backups", Icon.HISTORY),
            ("health", Icon.ACTIVITY),
        ):
            self._draw(menu, commands[name], icon)
        menu.addSeparator()
        for name, icon in (("undo", Icon.UNDO_2), ("redo", Icon.REDO_2)):
            self._draw(menu, commands[name], icon)
        menu.addSeparator()
        self._add(menu, self.tr("Open another vault …"), Icon.FOLDER_OPEN, acts.choose_vault)
        recent = QMenu(self.tr("Open recent"), menu)  # not by its text, as in _add
        menu.addMenu(recent)
        self.recent = RecentMenu(theme, recent, acts.recent, acts.present, self)
        self.recent.wanted.connect(acts.change_vault)
        self.recent.forgotten.connect(acts.forget_recent)
        self.sample = self._add(menu, self.tr("Open the sample vault"), Icon.LIBRARY, acts.open_sample)
        self.sample.setVisible(not workspace.state.sample)
        self._add(menu, self.tr("Show the folder"), Icon.FOLDER, acts.show_folder)
        move = commands.add("move", self._ask_where)
        move.setEnabled(not workspace.state.sample)
        move.setVisible(not workspace.state.sample)
        self._draw(menu, move, Icon.FOLDER)
        lock = commands.add("lock", acts.lock)
        # The sample's passphrase lies beside it: there is nobody to ask.
        lock.setEnabled(not workspace.state.sample)
        lock.setVisible(not workspace.state.sample)
        self._draw(menu, lock, Icon.LOCK)
        menu.addSeparator()
        self._draw(menu, commands["help"], Icon.CIRCLE_QUESTION_MARK)
        self._draw(menu, commands["keys"], Icon.KEYBOARD)
        self._draw(menu, commands["about"], Icon.INFO)
        self._draw(menu, commands.add("quit", acts.quit), Icon.X)
        theme.changed.connect(self._draw_again)
        self._draw_again()

    @Slot()
    def _ask_where(self) -> None:
        from remembrancer_app.settings.move_dialog import MoveDialog  # noqa: PLC0415  (seldom needed)

        dialog = MoveDialog(self._theme, self._workspace.engine, self._workspace)
        dialog.wanted.connect(self._acts.move_vault)
        dialog.ask()

    def _add(self, menu: QMenu, text: str, icon: Icon, act: Callable[[], None]) -> QAction:
        # Not by its text: what addAction returns then is said to be deleted some time later, though it is not.
        action = QAction(text, menu)
        menu.addAction(action)
        action.triggered.connect(act)
        self._icons.append((action, icon))
        return action

    def _draw(self, menu: QMenu, action: QAction, icon: Icon) -> None:
        menu.addAction(action)
        self._icons.append((action, icon))

    @Slot()
    def _draw_again(self) -> None:
        for action, icon in self._icons:
            action.setIcon(self._theme.icons.icon(icon))
        # By the menu: its action, when kept, is said to be deleted some time later as well.
        self.recent.menu.setIcon(self._theme.icons.icon(Icon.HISTORY))

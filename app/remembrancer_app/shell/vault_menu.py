"""The menus of the rail: what can be done with the vault, and how the window looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from remembrancer_app.theme import Choice, Icon

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QMenu

    from remembrancer_app.shell.workspace import Workspace
    from remembrancer_app.theme import Theme


class VaultActs(Protocol):
    """What the program does with vaults; the menus only name it."""

    def choose_vault(self) -> None: ...
    def open_sample(self) -> None: ...
    def show_folder(self) -> None: ...
    def lock(self) -> None: ...
    def quit(self) -> None: ...


class Menus(QObject):
    """Fills the menu behind the vault's name and the one of the look.

    Signals:
        choice_wanted: a :class:`Choice`.
    """

    choice_wanted = Signal(object)

    def __init__(self, theme: Theme, workspace: Workspace, acts: VaultActs) -> None:
        super().__init__(workspace)
        self._theme = theme
        self._workspace = workspace
        self._icons: list[tuple[QAction, Icon]] = []
        menu = workspace.rail.vault.menu
        commands = workspace.commands
        for name, icon in (("import", Icon.IMPORT), ("backup", Icon.HARD_DRIVE), ("backups", Icon.HISTORY)):
            self._draw(menu, commands[name], icon)
        menu.addSeparator()
        for name, icon in (("undo", Icon.UNDO_2), ("redo", Icon.REDO_2)):
            self._draw(menu, commands[name], icon)
        menu.addSeparator()
        self._add(menu, self.tr("Open another vault …"), Icon.FOLDER_OPEN, acts.choose_vault)
        self.sample = self._add(menu, self.tr("Open the sample vault"), Icon.LIBRARY, acts.open_sample)
        self.sample.setVisible(not workspace.state.sample)
        self._add(menu, self.tr("Show the folder"), Icon.FOLDER, acts.show_folder)
        lock = commands.add("lock", self.tr("Lock the vault"), ("Ctrl+L",), acts.lock)
        # The sample's passphrase lies beside it: there is nobody to ask.
        lock.setEnabled(not workspace.state.sample)
        lock.setVisible(not workspace.state.sample)
        self._draw(menu, lock, Icon.LOCK)
        menu.addSeparator()
        self._draw(menu, commands["keys"], Icon.KEYBOARD)
        self._draw(menu, commands.add("quit", self.tr("Quit"), ("Ctrl+Q",), acts.quit), Icon.X)
        self._fill_look(workspace.look_menu)
        theme.changed.connect(self._draw_again)
        self._draw_again()

    def _fill_look(self, menu: QMenu) -> None:
        words = {
            Choice.SYSTEM: self.tr("As the system has it"),
            Choice.LIGHT: self.tr("Light"),
            Choice.DARK: self.tr("Dark"),
            Choice.CONTRAST: self.tr("High contrast"),
        }
        group = QActionGroup(menu)
        self._choices: dict[Choice, QAction] = {}
        for choice, text in words.items():
            action = QAction(text, group)
            action.setCheckable(True)
            action.setData(choice.value)
            menu.addAction(action)
            self._choices[choice] = action
        group.triggered.connect(self._choose)
        menu.addSeparator()
        for text, key in (
            (self.tr("Larger text"), "Ctrl++"),
            (self.tr("Smaller text"), "Ctrl+-"),
            (self.tr("Text as shipped"), "Ctrl+0"),
        ):
            action = menu.addAction(text)
            action.setData(key)
            # The key itself belongs to the window, which has it also while no vault is open.
            action.setText(f"{text}\t{QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)}")
            action.triggered.connect(self._change_text)

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
        self._choices[self._theme.appearance.choice].setChecked(True)

    @Slot(QAction)
    def _choose(self, action: QAction) -> None:
        self.choice_wanted.emit(Choice(str(action.data())))

    @Slot()
    def _change_text(self) -> None:
        action = self.sender()
        window = self._workspace.window()
        if isinstance(action, QAction):
            acts = {"Ctrl++": "enlarge", "Ctrl+-": "reduce", "Ctrl+0": "reset_text_size"}
            getattr(window, acts[str(action.data())])()

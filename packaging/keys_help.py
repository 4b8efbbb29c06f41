"""Renew the keys in the manual, from the actions and shortcuts of the window.

    .venv/bin/python packaging/keys_help.py

A test fails while the page shows other keys. Nothing is read from or written to the person's own folders.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtGui import QAction, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from remembrancer.model.queries import GetState, ListNamespaces
from remembrancer.model.types import ActorKind
from remembrancer.vault import Actor, Passphrase, Vault
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.keys.keymap import written_keys
from remembrancer_app.shell.commands import KeyLine, own_shortcuts
from remembrancer_app.shell.pages import PAGES, existing
from remembrancer_app.shell.vault_menu import VaultMenu
from remembrancer_app.shell.window import MainWindow
from remembrancer_app.shell.workspace import Workspace
from remembrancer_app.state.page_state import window_settings
from remembrancer_app.theme import Theme

PAGE = Path(__file__).resolve().parent.parent / "resources" / "remembrancer_resources" / "help" / "keys.md"
BEGIN, END = "<!-- keys of the window: begin -->", "<!-- keys of the window: end -->"


class NoActs:
    """What the menu of the vault asks of the program; here nobody asks."""

    present = Path()

    def choose_vault(self) -> None: ...
    def change_vault(self, folder: Path) -> None: ...
    def move_vault(self, target: Path) -> None: ...
    def forget_recent(self, folder: Path) -> None: ...
    def open_sample(self) -> None: ...
    def show_folder(self) -> None: ...
    def lock(self) -> None: ...
    def quit(self) -> None: ...

    def recent(self) -> list[Path]:
        return []


def make_window(theme: Theme, engine: Engine, settings: QSettings) -> MainWindow:
    """A window on a vault, which is not shown."""
    entrance = engine.entrance
    state, namespaces = entrance.query(GetState()), entrance.query(ListNamespaces())
    window = MainWindow(theme)
    workspace = Workspace(
        engine, theme, settings, state, namespaces, kept=engine.vault.kept(), keys=window.keys, parent=window
    )
    VaultMenu(theme, workspace, NoActs())
    window.show_workspace(workspace)
    return window


def keys_list(window: MainWindow) -> str:
    """The keys that work everywhere, and those of each page, as Markdown."""
    workspace = window.workspace
    assert workspace is not None  # noqa: S101  (a script and its test: it was just made)
    everywhere = [*_of_actions(action for _, action in workspace.commands.named()), *own_shortcuts(window)]
    parts = [_section("Everywhere", everywhere)]
    for entry in existing(PAGES):
        workspace.show_page(entry.name)
        page = workspace.page
        if page is not None:
            own = [KeyLine(keys, words) for keys, words in page.key_lines()]
            own += _of_actions(page.findChildren(QAction))
            own += _of_shortcuts(page)
            parts.append(_section(entry.words(), own))
    return "\n\n".join(part for part in parts if part)


def _of_actions(actions: Iterable[QAction]) -> list[KeyLine]:
    # Whether something can be done at the moment changes nothing about its keys.
    return [KeyLine(written_keys(each.shortcuts()), each.text()) for each in actions if each.shortcuts()]


def _of_shortcuts(widget: QWidget) -> list[KeyLine]:
    found = widget.findChildren(QShortcut)
    return [KeyLine(written_keys(each.keys()), each.whatsThis()) for each in found if each.whatsThis()]


def _section(title: str, lines: Iterable[KeyLine]) -> str:
    rows = [f"| {_keys(line)} | {line.words.replace('&', '')} |" for line in dict.fromkeys(lines) if line.words]
    return "\n".join([f"## {title}", "", "| keys | what they do |", "|---|---|", *rows]) if rows else ""


def _keys(line: KeyLine) -> str:
    return " / ".join(f"`{each}`" for each in line.keys.split(" / ")).replace("|", "\\|")


def with_list(page: str, made: str) -> str:
    """The page with this list between the marks."""
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n\n{made}\n\n{END}{after}"


def main() -> None:
    with tempfile.TemporaryDirectory() as place:
        os.environ["HOME"] = os.environ["XDG_CONFIG_HOME"] = os.environ["XDG_DATA_HOME"] = place
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        application = QApplication([])
        theme = Theme(application)
        theme.install()
        vault = Vault.create(Path(place) / "vault", (Passphrase("of a vault that is gone in a moment"),))
        engine = Engine(vault, vault.entrance(Actor(ActorKind.PERSON, "You")))
        window = make_window(theme, engine, window_settings(Path(place) / "vault"))
        try:
            made = keys_list(window)
        finally:
            window.drop_workspace()
            engine.close()
        PAGE.write_text(with_list(PAGE.read_text("utf-8"), made), "utf-8")


if __name__ == "__main__":
    main()

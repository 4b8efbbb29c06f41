"""With text at twice its size, in the language with the longest words: nothing of a dialog is cut off."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import resources
from pathlib import Path

import pytest
from clipping import cut_off
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, QTranslator
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from remembrancer.model.changes import Remember
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, GetState, ListNamespaces
from remembrancer.model.secrets import SecretAction
from remembrancer_app.agents.page import AgentsPage
from remembrancer_app.conflicts.treatment_dialog import TreatmentDialog
from remembrancer_app.erasing.dialog import EraseDialog
from remembrancer_app.health.recover_dialog import RecoverDialog
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.settings.key_act import KeyAct
from remembrancer_app.settings.keys_dialog import KeysDialog
from remembrancer_app.settings.move_dialog import MoveDialog
from remembrancer_app.shell.page import PageName
from remembrancer_app.shell.unlock_panel import UnlockPanel
from remembrancer_app.shell.workspace import Workspace
from remembrancer_app.theme import Appearance, Theme
from remembrancer_app.welcome.vault_panel import VaultPanel
from remembrancer_app.widgets.overlay import Overlay

LANGUAGE = "de"
WIDTH, HEIGHT = 1280, 800
A_KEY = "ABCD-EFGH-IJKL-MNOP-QRST-UVWX-YZ23"


@pytest.fixture
def spoken(qapp: QApplication) -> Iterator[str]:
    translator = QTranslator()
    place = str(resources.files("remembrancer_resources") / "translations")
    assert translator.load(f"remembrancer_{LANGUAGE}", place)
    qapp.installTranslator(translator)
    yield LANGUAGE
    qapp.removeTranslator(translator)


@pytest.fixture
def theme(make_theme: Callable[[Appearance], Theme]) -> Theme:
    return make_theme(Appearance(less_motion=True, text_size=2.0))


@pytest.fixture
def workspace(spoken: str, qtbot: QtBot, engine: Engine, theme: Theme, settings: QSettings) -> Iterator[Workspace]:
    engine.entrance.change(Remember(Draft("The router password: Quuxvillian7")), secrets=SecretAction.KEEP)
    engine.vault.back_up()
    state, namespaces = engine.entrance.query(GetState()), engine.entrance.query(ListNamespaces())
    made = Workspace(engine, theme, settings, state, namespaces, kept=engine.vault.kept())
    made.resize(WIDTH, HEIGHT)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.put_away()


@pytest.fixture
def at_rest(qtbot: QtBot, engine: Engine) -> Callable[[], None]:
    """Waits until nothing is asked of the vault any more, and everything has found its place."""

    def wait() -> None:
        for _ in range(4):
            qtbot.waitUntil(lambda: not engine._under_way)
            QApplication.processEvents()

    return wait


def test_of_a_dialog(workspace: Workspace, at_rest: Callable[[], None], tmp_path: Path) -> None:
    theme, engine, dialogs = workspace.theme, workspace.engine, workspace.dialogs
    memory = engine.entrance.query(FindMemories()).ids[0]
    notes = tmp_path / "notes.md"
    notes.write_text("- The gate code changed.\n- Milk on Fridays.\n- Always use metric units.\n")
    workspace.show_page(PageName.AGENTS)
    agents = workspace.page
    assert isinstance(agents, AgentsPage)

    def treat() -> None:
        shown = TreatmentDialog(theme, engine, workspace)
        shown.closed.connect(shown.deleteLater)
        shown.open(shown.close_button)

    def ask_keys(act: KeyAct) -> None:
        KeysDialog(theme, engine, workspace, act).ask()

    opens: dict[str, Callable[[], object]] = {
        "bring in": dialogs.bring_in,
        "dry run": lambda: dialogs.bring_in_paths([str(notes)]),
        "write out": dialogs.write_out,
        "new memory": dialogs.new_memory,
        "keys": workspace.show_keys,
        "palette": workspace.show_palette,
        "backups": workspace.backups.show_dialog,
        "secrets": dialogs.show_secrets,
        "about": dialogs.show_about,
        "add client": agents.add_client,
        "erase": lambda: EraseDialog(theme, engine, workspace.private, workspace, (memory,)).ask(),
        "move": lambda: MoveDialog(theme, engine, workspace).ask(),
        "recover": lambda: RecoverDialog(theme, engine, workspace).ask(),
        "treatment": treat,
        **{act.name: partial(ask_keys, act) for act in KeyAct},
    }
    found = []
    for name, act in opens.items():
        act()
        at_rest()
        over = [each for each in workspace.window().findChildren(Overlay) if each.isVisible()]
        assert over, name
        for each in over:
            found += [f"{name}: {words}" for words in cut_off(each)]
            if not each.rect().contains(each.frame.geometry()):
                found.append(f"{name}: larger than the window")
            each.close_overlay()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert found == []


def test_of_what_is_seen_before_a_vault_is_open_and_of_the_groups_of_settings(
    workspace: Workspace, qtbot: QtBot, at_rest: Callable[[], None], tmp_path: Path
) -> None:
    theme = workspace.theme
    unlock = UnlockPanel(theme)
    unlock.ask(tmp_path / "Personal", ("passphrase", "recovery", "keyring"))
    welcome = VaultPanel(theme, tmp_path / "New", A_KEY, has_keyring=True)
    found = []
    for panel in (unlock, welcome):
        qtbot.addWidget(panel)
        panel.resize(WIDTH, HEIGHT)
        panel.show()
        at_rest()
        found += cut_off(panel)
    workspace.show_page(PageName.SETTINGS)
    at_rest()
    settings = workspace.page
    assert isinstance(settings, QWidget)
    found += [words for words in cut_off(settings) if "GroupRow" in words]
    assert found == []

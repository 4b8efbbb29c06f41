"""The dialog over a plain window, with a real vault behind it."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from remembrancer.model.changes import CreateNamespace, Remember
from remembrancer.model.clock import FixedClock
from remembrancer.model.memory import Draft
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.vault import Actor, Vault, new_recovery_key
from remembrancer_app.capture.dialog import NewMemoryDialog
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.shell.page import PageContext
from remembrancer_app.state.page_state import PageState
from remembrancer_app.state.private_state import PrivateState
from remembrancer_app.theme import Appearance, Theme

NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    theme = Theme(qapp, Appearance())
    theme.install()
    yield theme
    shiboken6.delete(theme)
    qapp.setStyleSheet("")


@pytest.fixture
def engine(tmp_path: Path, qapp: QApplication) -> Iterator[Engine]:
    vault = Vault.create(tmp_path / "vault", (new_recovery_key(),), FixedClock(NOW))
    engine = Engine(vault, vault.entrance(Actor(ActorKind.PERSON, "You")))
    for words in ("The pilot begins in May.", "Jonas owns the firmware."):
        engine.entrance.change(Remember(Draft(words, type=MemoryType.FACT, tags=("pilot",))))
    engine.entrance.change(CreateNamespace("halyard", "Halyard"))
    yield engine
    engine.close()


@pytest.fixture
def context(engine: Engine, theme: Theme, tmp_path: Path, private: PrivateState) -> PageContext:
    settings = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    return PageContext(engine, theme, PageState(settings, "capture"), private)


@pytest.fixture
def open_dialog(context: PageContext, qtbot: QtBot) -> Callable[[], NewMemoryDialog]:
    window = QWidget()
    column = QVBoxLayout(window)
    column.addWidget(QLineEdit())
    window.resize(1280, 800)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitActive(window)

    def make() -> NewMemoryDialog:
        dialog = NewMemoryDialog(context, window)
        dialog.show()
        qtbot.waitUntil(lambda: dialog.namespace.count() == 2)
        return dialog

    return make


@pytest.fixture
def dialog(open_dialog: Callable[[], NewMemoryDialog]) -> NewMemoryDialog:
    return open_dialog()

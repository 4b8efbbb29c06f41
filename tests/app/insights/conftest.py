"""The page over a vault of a spring: a run every few days, the last one twice as long, and what fades meanwhile."""

import shutil
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from remembrancer.model.changes import Remember
from remembrancer.model.clock import FixedClock
from remembrancer.model.lifecycle import RecordUse
from remembrancer.model.memory import Draft
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.vault import Actor, Passphrase, Vault
from remembrancer_app import languages
from remembrancer_app.insights.page import InsightsPage
from remembrancer_app.shell.page import PageContext

START = datetime(2026, 2, 2, 18, tzinfo=UTC)
NOW = START + timedelta(days=46)
SECRET = Passphrase("x")


@pytest.fixture(scope="session")
def spring_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Such a vault, made once; tests open copies of it."""
    folder = tmp_path_factory.mktemp("spring") / "Spring"
    clock = FixedClock(START - timedelta(days=80))
    vault = Vault.create(folder, (SECRET,), clock)
    person = vault.entrance(Actor(ActorKind.PERSON, "You"))

    def remember(text: str, kind: MemoryType) -> str:
        return person.change(Remember(Draft(text, type=kind))).memory

    remember("The lab printer is on the second floor.", MemoryType.CONTEXT)
    preference = remember("Tea after four, never coffee.", MemoryType.PREFERENCE)
    for number in range(12):
        clock.set(START + timedelta(days=4 * number))
        minutes = 61 if number == 11 else 28 + number % 4
        remember(f"Evening run along the harbour took {minutes} minutes.", MemoryType.EVENT)
    person.change(RecordUse((preference,)))
    vault.close()
    return folder


@pytest.fixture
def clock() -> FixedClock:
    return FixedClock(NOW)


@pytest.fixture
def vault(spring_template: Path, tmp_path: Path, clock: FixedClock) -> Vault:
    """An open copy of it, on the day after the long run; `engine` closes it."""
    folder = Path(shutil.copytree(spring_template, tmp_path / "Spring"))
    return Vault.open(folder, SECRET, clock)


@pytest.fixture
def in_german(qapp: QApplication) -> Iterator[None]:
    """A window that speaks German; before `page`, since widgets take their words when they are made."""
    before, known = QLocale(), qapp.findChildren(QTranslator)
    languages.install(qapp, "de")
    yield
    for each in qapp.findChildren(QTranslator):
        if each not in known:
            qapp.removeTranslator(each)
            shiboken6.delete(each)
    QLocale.setDefault(before)


@pytest.fixture
def page(qtbot: QtBot, context: PageContext) -> Iterator[InsightsPage]:
    page = InsightsPage(context)
    page.resize(1280, 720)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    qtbot.waitActive(page)
    page.show_page()
    found = page.findings
    qtbot.waitUntil(lambda: bool(found.decay_chart.readings) and bool(found.routine_chart.readings))
    qtbot.waitUntil(lambda: bool(found.survival_chart.readings) and bool(found.growth_chart.readings))
    yield page
    page.close()
    shiboken6.delete(page)

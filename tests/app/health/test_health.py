"""The group Health: what is looked at, what is found, and that each repair says beforehand what it will do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from remembrancer.model.health import Health, HealthArea, HealthState, Repair
from remembrancer_app.health.repair_dialog import RepairDialog
from remembrancer_app.health.section import HealthSection
from remembrancer_app.settings.page import SettingsPage

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.shell.page import PageContext


@pytest.fixture
def section(qtbot: QtBot, context: PageContext) -> HealthSection:
    page = SettingsPage(context)
    qtbot.addWidget(page)
    page.resize(1100, 800)
    page.show()
    page.show_page()
    page.open_target("health")
    found = next(each for each in page.sections if isinstance(each, HealthSection))
    assert found.isVisible()
    qtbot.waitUntil(lambda: found.rows[HealthArea.JOURNAL].state.text() == "Not checked yet")
    return found


def check_all(qtbot: QtBot, section: HealthSection) -> Health:
    with qtbot.waitSignal(section.checking.ended):
        qtbot.keyClick(section.check, Qt.Key.Key_Space)
    return section.known


def harm(engine: Engine, statement: str) -> None:
    engine.vault.store.maintain(lambda connection: connection.execute(statement).fetchall())


def test_everything_is_looked_at_and_told_in_words(qtbot: QtBot, section: HealthSection) -> None:
    health = check_all(qtbot, section)
    assert [each.area for each in health.findings] == list(HealthArea)
    for area, row in section.rows.items():
        if area not in (HealthArea.BACKUPS, HealthArea.SPACE):
            assert row.state.text() == "In order", area
        assert row.state.text() in row.accessibleName()
        assert "Checked: " in row.help.text()
    backups = section.rows[HealthArea.BACKUPS]
    assert backups.state.text() == "Needs attention"
    assert list(backups.repairs) == [Repair.BACKUP]


def test_one_thing_alone_is_looked_at_and_it_can_be_stopped(qtbot: QtBot, section: HealthSection) -> None:
    with qtbot.waitSignal(section.checking.ended):
        qtbot.keyClick(section.rows[HealthArea.SPACE].check, Qt.Key.Key_Space)
    assert [each.area for each in section.known.findings] == [HealthArea.SPACE]
    qtbot.keyClick(section.check, Qt.Key.Key_Space)
    assert section.stop.isVisible()
    assert not section.check.isVisible()
    with qtbot.waitSignal(section.checking.ended) as ended:
        qtbot.keyClick(section.stop, Qt.Key.Key_Space)
    assert ended.args == [False]
    assert section.check.isVisible()
    assert section.rows[HealthArea.JOURNAL].check.isEnabled()


def test_a_repair_says_what_it_will_do_before_it_does_it(qtbot: QtBot, engine: Engine, section: HealthSection) -> None:
    harm(engine, "DELETE FROM words WHERE rowid = 1")
    check_all(qtbot, section)
    row, number = section.rows[HealthArea.WORDS], engine.vault.store.number()
    assert row.state.text() == "Needs attention"
    qtbot.keyClick(row.repairs[Repair.WORDS], Qt.Key.Key_Space)
    dialog = section.window().findChild(RepairDialog)
    assert dialog is not None
    assert "No memory is changed" in dialog.words.text()
    assert engine.vault.store.number() == number
    with qtbot.waitSignals([dialog.done, section.checking.ended]):
        qtbot.keyClick(dialog.act, Qt.Key.Key_Space)
    assert "were written anew" in dialog.words.text()
    assert row.state.text() == "In order"
    dialog.close_overlay()


@pytest.mark.parametrize(("repair", "command"), [(Repair.RESTORE, "backups"), (Repair.RECOVER, "recover")])
def test_what_needs_the_vault_closed_leads_to_its_own_dialog(
    qtbot: QtBot, section: HealthSection, repair: Repair, command: str
) -> None:
    with qtbot.waitSignal(section.command_wanted) as wanted:
        section.begin_repair(repair)
    assert wanted.args == [command]


def test_damage_is_told_with_its_ways_on(qtbot: QtBot, engine: Engine, section: HealthSection) -> None:
    harm(engine, "UPDATE version SET content = 'Something else.' WHERE id = 1")
    health = check_all(qtbot, section)
    assert health.state is HealthState.DAMAGED
    row = section.rows[HealthArea.JOURNAL]
    assert row.state.text() == "Damaged"
    assert "1 thing is not as it was written" in row.help.text()
    assert list(row.repairs) == [Repair.RESTORE]
    assert "Something is damaged" in section.summary.help.text()

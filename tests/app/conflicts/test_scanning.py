"""Looking for conflicts from the page, what an import leaves to compare, and how conflicts are treated."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from remembrancer.model.cases import GetConflictSettings, ListConflicts, ResolveConflict, SetConflictSettings
from remembrancer.model.changes import ApplyImport, Remember, Undo
from remembrancer.model.comparing import CompareStored
from remembrancer.model.conflicts import ConflictPolicy, Resolution
from remembrancer.model.importing import ImportApproval
from remembrancer.model.memory import Draft
from remembrancer.model.queries import ListOperations, PlanImport
from remembrancer.model.types import OperationKind
from remembrancer_app.conflicts.page import ConflictsPage
from remembrancer_app.conflicts.treatment_dialog import TreatmentDialog
from remembrancer_app.jobs.engine import Engine

K = Qt.Key
APRIL, MAY = "The project deadline is April 15.", "The project deadline is May 1."


@pytest.fixture
def side_by_side(engine: Engine) -> None:
    """Two memories in force that contradict each other, from before anybody looked for that."""
    engine.entrance.change(SetConflictSettings(certainty=1.0))
    for text in (APRIL, MAY):
        engine.entrance.change(Remember(Draft(text)))
    engine.entrance.change(SetConflictSettings(certainty=0.5))


@pytest.fixture
def empty_page(make_page: Callable[..., ConflictsPage], side_by_side: None) -> ConflictsPage:
    return make_page()


def open_cases(engine: Engine) -> int:
    return engine.entrance.query(ListConflicts()).open


def test_a_scan_by_keyboard_finds_what_stands_side_by_side_and_says_so(
    empty_page: ConflictsPage, engine: Engine, qtbot: QtBot
) -> None:
    panel = empty_page.inbox.scan
    panel.scan.setFocus()
    with qtbot.waitSignals([panel.scanned, empty_page.listing.found]):
        qtbot.keyClick(panel.scan, K.Key_Space)
    assert panel.outcome.text() == "1 new conflict found, 1 pair compared."
    qtbot.waitUntil(lambda: empty_page.review.case is not None)
    assert open_cases(engine) == 1


def test_a_scan_never_opens_again_what_was_dismissed(empty_page: ConflictsPage, engine: Engine, qtbot: QtBot) -> None:
    panel = empty_page.inbox.scan
    with qtbot.waitSignal(panel.scanned):
        panel.start()
    (case,) = engine.entrance.query(ListConflicts()).cases
    engine.entrance.change(ResolveConflict(case.id, Resolution.DISMISS))
    with qtbot.waitSignal(panel.scanned):
        panel.start()
    assert panel.outcome.text() == "No new conflict found, 1 pair compared."
    assert open_cases(engine) == 0


def test_a_scan_that_is_stopped_leaves_the_focus_and_can_go_on(
    empty_page: ConflictsPage, engine: Engine, qtbot: QtBot
) -> None:
    panel = empty_page.inbox.scan
    panel.scan.setFocus()
    panel.start()
    assert panel.is_scanning
    assert panel.cancel.hasFocus()
    with qtbot.waitSignal(panel.told):
        panel.stop()
    assert panel.scan.hasFocus()
    assert "Stopped" in panel.outcome.text()
    with qtbot.waitSignal(panel.scanned):
        panel.start()
    qtbot.waitUntil(lambda: open_cases(engine) == 1)


def test_what_an_import_left_to_compare_is_told_until_it_is_done(
    empty_page: ConflictsPage, engine: Engine, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "notes.md"
    file.write_text("# Notes\n\n- The cellar has three windows.\n- My sister lives in Bergen.\n", "utf-8")
    plan = engine.entrance.query(PlanImport((str(file),)))
    panel = empty_page.inbox.scan
    with qtbot.waitSignal(panel.told):
        engine.entrance.change(ApplyImport(plan, ImportApproval()))
    qtbot.waitUntil(lambda: panel.comparing.text() == "Still comparing 2 new memories.")
    assert panel.comparing.isVisible()
    engine.entrance.change(CompareStored())
    qtbot.waitUntil(panel.comparing.isHidden)


@pytest.fixture
def treatment(empty_page: ConflictsPage, qtbot: QtBot) -> TreatmentDialog:
    qtbot.keyClick(empty_page.inbox.scan.settings, K.Key_Space)
    (dialog,) = empty_page.window().findChildren(TreatmentDialog)
    if dialog.treatment.isEnabled():
        return dialog
    with qtbot.waitSignal(dialog.treatment.read):
        pass
    return dialog


def test_the_policy_is_changed_by_keyboard_and_taken_back(
    treatment: TreatmentDialog, engine: Engine, qtbot: QtBot
) -> None:
    radio = treatment.treatment.policies[ConflictPolicy.ASK]
    assert radio.isChecked()
    radio.setFocus()
    with qtbot.waitSignal(treatment.treatment.saved) as saved:
        qtbot.keyClick(radio, K.Key_Down)
        qtbot.keyClick(treatment.treatment.policies[ConflictPolicy.ANNOTATE], K.Key_Space)
    assert engine.entrance.query(GetConflictSettings()).policy is ConflictPolicy.ANNOTATE
    engine.entrance.change(Undo(saved.args[0]))
    assert engine.entrance.query(GetConflictSettings()).policy is ConflictPolicy.ASK


def test_the_certainty_shows_what_it_would_have_flagged_and_is_saved_once(
    treatment: TreatmentDialog, engine: Engine, qtbot: QtBot
) -> None:
    shown = treatment.treatment.preview
    qtbot.waitUntil(lambda: "1 pair would have been asked about" in shown.words.text())
    assert APRIL in shown.lines[0].text()
    slider = treatment.treatment.slider
    slider.setFocus()
    with qtbot.waitSignal(treatment.treatment.saved):
        for _ in range(10):
            qtbot.keyClick(slider, K.Key_Right)
    assert "none would have been asked about" in shown.words.text()
    assert engine.entrance.query(GetConflictSettings()).certainty == 1.0
    kinds = [each.kind for each in engine.entrance.query(ListOperations())]
    assert kinds.count(OperationKind.CONFLICT_SETTINGS) == 3  # two of them were before


def test_closing_saves_what_was_just_moved(treatment: TreatmentDialog, engine: Engine, qtbot: QtBot) -> None:
    treatment.treatment.slider.setValue(70)
    qtbot.keyClick(treatment, K.Key_Escape)
    qtbot.waitUntil(lambda: engine.entrance.query(GetConflictSettings()).certainty == 0.7)


def test_everything_in_the_dialog_and_below_the_inbox_has_a_name(
    treatment: TreatmentDialog, empty_page: ConflictsPage
) -> None:
    for widget in (*treatment.findChildren(QWidget), *empty_page.inbox.scan.findChildren(QWidget)):
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            said = QAccessible.queryAccessibleInterface(widget)
            assert said is not None
            assert said.text(QAccessible.Text.Name), widget

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from remembrancer.model.changes import SetStatus
from remembrancer.model.types import SourceKind, Status
from remembrancer.vault import Key, Term
from remembrancer_app.memories.facet_row import FacetMark
from remembrancer_app.memories.more_values import MoreValues

FACT, DECISION = Term(Key.TYPE, "fact"), Term(Key.TYPE, "decision")
HALYARD = Term(Key.TAG, "halyard")
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier


def _archived(memory: str) -> SetStatus:
    return SetStatus((memory,), Status.ARCHIVED)


def row_of(page: Any, term: Term) -> Any:
    row = page.facets.row(term)
    assert row is not None
    return row


@pytest.fixture
def click(page: Any, qtbot: Any) -> Callable[..., None]:
    def do(term: Term, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        with qtbot.waitSignals([page.search_requested, page.settled]):
            qtbot.mouseClick(row_of(page, term), Qt.MouseButton.LeftButton, modifiers)

    return do


def test_counts_are_those_of_the_engine(page: Any) -> None:
    assert row_of(page, FACT).value.count == 1
    assert row_of(page, HALYARD).value.count == 3
    assert row_of(page, Term(Key.IS, "current")).value.count == 6
    assert row_of(page, Term.source(SourceKind.PERSON, "")).value.word == "You"


def test_without_a_status_in_the_search_current_is_chosen(page: Any) -> None:
    assert row_of(page, Term(Key.IS, "current")).mark is FacetMark.CHOSEN


def test_a_click_asks_for_only_this_and_the_same_again_for_everything(
    window: Any, page: Any, click: Callable[..., None]
) -> None:
    click(FACT)
    assert window.field.text() == "type:fact"
    assert len(page.model.ids) == 1
    assert row_of(page, FACT).mark is FacetMark.CHOSEN
    click(FACT)
    assert window.field.text() == ""
    assert len(page.model.ids) == 6


def test_control_adds_and_takes_away(window: Any, page: Any, click: Callable[..., None]) -> None:
    click(FACT)
    click(DECISION, CTRL)
    assert window.field.text() == "type:fact,decision"
    assert len(page.model.ids) == 2
    click(DECISION, CTRL)
    assert window.field.text() == "type:fact"


def test_shift_leaves_out(window: Any, page: Any, click: Callable[..., None]) -> None:
    click(HALYARD, SHIFT)
    assert window.field.text() == "-tag:halyard"
    assert len(page.model.ids) == 3
    assert row_of(page, HALYARD).mark is FacetMark.EXCLUDED


def test_control_and_shift_replace_the_same_kind_and_keep_the_rest(
    window: Any, page: Any, click: Callable[..., None]
) -> None:
    click(Term(Key.TYPE, "commitment"))
    click(HALYARD, CTRL)
    click(DECISION, CTRL | SHIFT)
    assert window.field.text() == "type:decision tag:halyard"
    assert len(page.model.ids) == 1


def test_arrows_and_enter_do_what_clicks_do(window: Any, page: Any, qtbot: Any) -> None:
    first = page.facets.rows[0]
    first.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(first, Qt.Key.Key_Down)
    second = page.facets.rows[1]
    assert QApplication.focusWidget() is second
    with qtbot.waitSignal(page.settled):
        qtbot.keyClick(second, Qt.Key.Key_Return)
    assert window.field.text() == "type:preference"


def test_tab_stops_once_for_all_values(page: Any) -> None:
    stops = [row for row in page.facets.rows if row.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus]
    assert len(stops) == 1


def test_more_finds_a_value_by_name(window: Any, page: Any, qtbot: Any) -> None:
    page.facets._ask_more("tag", page.list_pane.toolbar.sort)
    more = window.findChild(MoreValues)
    qtbot.waitUntil(lambda: len(more._rows) > 0)
    qtbot.keyClicks(more.field, "unit")
    assert [row.value.word for row in more._rows] == ["units"]
    with qtbot.waitSignal(page.settled):
        qtbot.mouseClick(more._rows[0], Qt.MouseButton.LeftButton)
    assert window.field.text() == "tag:units"


def test_the_cross_of_the_status_chip_shows_every_status_but_deleted(window: Any, page: Any, qtbot: Any) -> None:
    page.engine.entrance.change(_archived(page.model.ids[0]))
    (chip,) = page.list_pane.toolbar.chips
    assert chip.text() == "is:current"
    with qtbot.waitSignal(page.settled):
        chip.closed.emit()
    assert len(page.model.ids) == 6
    assert page.list_pane.toolbar.count_text() == "6 of 6"


def test_the_cross_of_a_chip_takes_its_filter_away(window: Any, page: Any, qtbot: Any) -> None:
    with qtbot.waitSignal(page.settled):
        window.field.set_text("tag:halyard is:pinned")
    chips = {chip.text(): chip for chip in page.list_pane.toolbar.chips}
    assert set(chips) == {"is:current", "tag:halyard", "is:pinned"}
    with qtbot.waitSignal(page.settled):
        chips["is:pinned"].closed.emit()
    assert window.field.text() == "tag:halyard"


def test_counts_follow_a_change(page: Any, qtbot: Any) -> None:
    page.engine.entrance.change(_archived(page.model.ids[0]))
    qtbot.waitUntil(lambda: row_of(page, Term(Key.IS, "archived")).value.count == 1)
    assert page.list_pane.toolbar.count_text() == "5 of 6"

"""The list's second mode: what holds now, and beneath it what it took the place of."""

from array import array
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QPushButton

from remembrancer.model.cases import OpenConflict, ResolveConflict, SetConflictSettings
from remembrancer.model.chains import ChainRows
from remembrancer.model.changes import Remember, Undo
from remembrancer.model.clock import FixedClock
from remembrancer.model.conflicts import Resolution, Supersession
from remembrancer.model.memory import Draft
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.vault import Actor, Vault
from remembrancer_app.memories.list_mode import ListMode
from remembrancer_app.memories.threads import Threads
from remembrancer_app.state.page_state import PageState
from remembrancer_app.widgets.empty_state import EmptyState

PLACES = ("Rosa lives in Leith.", "Rosa lives in Portobello.", "Rosa lives in Dunbar.")


@pytest.fixture
def chained(vault: Vault, clock: FixedClock) -> tuple[Vault, tuple[str, str, str]]:
    """The vault with a chain of three: corrected on 19 March, replaced on 21 March."""
    person = vault.entrance(Actor(ActorKind.PERSON, "You"))
    person.change(SetConflictSettings(certainty=1.0))
    ids: list[str] = []
    for text, how in zip(PLACES, (None, Supersession.CORRECTED, Supersession.REPLACED), strict=True):
        ids.append(person.change(Remember(Draft(text, type=MemoryType.FACT, tags=("home",)))).memory)
        clock.advance(timedelta(days=1))
        if how is not None:
            (case,) = person.change(OpenConflict(ids[-2], ids[-1])).cases
            person.change(ResolveConflict(case, Resolution.SUPERSEDE, supersession=how))
            clock.advance(timedelta(days=1))
    return vault, (ids[0], ids[1], ids[2])


@pytest.fixture
def chains(chained: tuple[Vault, tuple[str, str, str]], open_window: Callable[..., Any], qtbot: Any) -> Any:
    """The window in the mode Chains."""
    window = open_window(chained[0])
    with qtbot.waitSignal(window.page.settled):
        qtbot.mouseClick(button(window.page, "Chains"), Qt.MouseButton.LeftButton)
    page = window.page
    qtbot.waitUntil(lambda: page.model.known(page.model.ids[-1]) is not None)
    return window


def button(page: Any, text: str) -> Any:
    return next(each for each in page.list_pane.toolbar.mode._buttons.values() if each.text() == text)


def spoken(page: Any, row: int) -> str:
    return str(page.model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole))


def test_a_head_stands_above_its_predecessors_and_each_says_how_it_gave_way(
    chains: Any, chained: tuple[Vault, tuple[str, str, str]]
) -> None:
    page, (first, second, third) = chains.page, chained[1]
    assert page.model.ids == (third, second, first)
    assert [page.model.threads.depth(row) for row in range(3)] == [0, 1, 2]
    assert [page.model.link_words(row) for row in range(3)] == ["", "Replaced on 22 Mar", "Corrected on 20 Mar"]
    assert spoken(page, 0) == "Fact: Rosa lives in Dunbar."
    assert spoken(page, 2) == "Fact, Superseded, Corrected on 20 Mar, level 3: Rosa lives in Leith."
    assert page.list_pane.toolbar.count_text() == "1 chain"
    assert page.table.accessibleName() == "Chains of memories"


def test_the_model_keeps_the_rules_of_models(chains: Any) -> None:
    QAbstractItemModelTester(chains.page.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert chains.page.model.rowCount(QModelIndex()) == 3


def test_left_and_right_go_along_the_chain_and_letters_through_all_of_it(chains: Any, qtbot: Any) -> None:
    page, table = chains.page, chains.page.table
    table.setFocus()
    rows = []
    keys = Qt.Key
    for key in (
        keys.Key_Right,
        keys.Key_Right,
        keys.Key_Right,
        keys.Key_Left,
        keys.Key_Left,
        keys.Key_Left,
        keys.Key_J,
    ):
        qtbot.keyClick(table, key)
        rows.append(table.current_row())
    assert rows == [1, 2, 2, 1, 0, 0, 1]
    qtbot.waitUntil(lambda: page.detail.memory is not None and page.detail.memory.content == PLACES[1])


def shown(page: Any) -> list[int]:
    return [row for row in range(page.model.rowCount()) if not page.table.isRowHidden(row)]


def test_a_chain_is_folded_and_unfolded_by_key_and_says_so(chains: Any, qtbot: Any) -> None:
    page, table, keys = chains.page, chains.page.table, Qt.Key
    table.setFocus()
    qtbot.keyClick(table, keys.Key_J)
    assert table.current_row() == 1
    qtbot.keyClick(table, keys.Key_Minus)
    assert (shown(page), table.current_row()) == ([0], 0)
    assert spoken(page, 0) == "Fact, 2 earlier, folded: Rosa lives in Dunbar."
    qtbot.keyClick(table, keys.Key_J)
    assert table.current_row() == 0
    # The way down the chain opens it first.
    qtbot.keyClick(table, keys.Key_Right)
    assert (shown(page), table.current_row()) == ([0, 1, 2], 0)
    qtbot.keyClick(table, keys.Key_Minus)
    qtbot.keyClick(table, keys.Key_Plus)
    assert shown(page) == [0, 1, 2]
    assert spoken(page, 0) == "Fact: Rosa lives in Dunbar."


def test_a_click_on_the_mark_before_a_head_folds_its_chain(chains: Any, qtbot: Any) -> None:
    page, table = chains.page, chains.page.table
    mark = table.visualRect(page.model.index(0, 0)).center()
    mark.setX(4)
    for rows in ([0], [0, 1, 2]):
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=mark)
        assert shown(page) == rows


def test_what_is_folded_stays_so_until_a_member_is_opened_and_never_hides_memories(
    chains: Any, chained: tuple[Vault, tuple[str, str, str]], qtbot: Any
) -> None:
    page = chains.page
    page.table.folding.fold(0, folded=True)
    with qtbot.waitSignal(page.settled):
        chains.field.set_text("tag:home")
    assert shown(page) == [0]
    with qtbot.waitSignal(page.settled):
        qtbot.mouseClick(button(page, "Memories"), Qt.MouseButton.LeftButton)
    assert shown(page) == list(range(page.model.rowCount()))
    with qtbot.waitSignal(page.settled):
        qtbot.mouseClick(button(page, "Chains"), Qt.MouseButton.LeftButton)
    assert shown(page) == [0]
    page.table.choose(page.model.row_of(chained[1][0]))
    assert shown(page) == [0, 1, 2]


def test_in_the_list_of_memories_left_and_right_are_no_commands(page: Any) -> None:
    names = [action.text() for action in page.table.actions() if action.isEnabled()]
    assert "What took its place" not in names
    assert "Next memory" in names


def test_a_filter_that_only_a_predecessor_meets_shows_the_whole_chain(chains: Any, qtbot: Any) -> None:
    page = chains.page
    for text, count in (('"Leith"', 3), ("tag:home", 3), ("tag:nothing", 0), ("is:current", 3), ("is:superseded", 3)):
        with qtbot.waitSignal(page.settled):
            chains.field.set_text(text)
        assert len(page.model.ids) == count, text
    assert [chip.text() for chip in page.list_pane.toolbar.chips] == ["is:superseded"]


def test_a_text_chooses_the_member_that_answers_it(
    chains: Any, chained: tuple[Vault, tuple[str, str, str]], qtbot: Any
) -> None:
    page = chains.page
    with qtbot.waitSignal(page.settled):
        chains.field.set_text("Leith")
    assert page.model.ids[page.table.current_row()] == chained[1][0]
    assert page.model.hit(0) is None
    assert page.model.hit(2) is not None


def test_the_mode_is_remembered(chains: Any, open_window: Callable[..., Any], state: PageState, vault: Vault) -> None:
    assert state.value("mode", "") == "chains"
    again = open_window(vault).page
    assert again.mode is ListMode.CHAINS
    assert len(again.model.ids) == 3


def test_current_is_neither_a_chip_nor_marked_where_members_have_every_status(chains: Any, qtbot: Any) -> None:
    page = chains.page
    assert page.list_pane.toolbar.chips == ()
    with qtbot.waitSignal(page.settled):
        qtbot.mouseClick(button(page, "Memories"), Qt.MouseButton.LeftButton)
    assert [chip.text() for chip in page.list_pane.toolbar.chips] == ["is:current"]
    assert page.list_pane.toolbar.count_text() == "7 of 9"
    assert page.model.threads is None


def test_what_is_undone_is_no_chain_any_more(
    chains: Any, chained: tuple[Vault, tuple[str, str, str]], qtbot: Any
) -> None:
    page = chains.page
    page.engine.entrance.change(Undo())
    qtbot.waitUntil(lambda: len(page.model.ids) == 2)
    assert page.model.ids == (chained[1][1], chained[1][0])


def test_in_the_past_chains_are_those_of_then(
    chains: Any, chained: tuple[Vault, tuple[str, str, str]], qtbot: Any
) -> None:
    page = chains.page
    with qtbot.waitSignal(page.settled):
        chains.field.set_text("as-of:2026-03-20")
    assert page.model.ids == (chained[1][1], chained[1][0])
    with qtbot.waitSignal(page.settled):
        chains.field.set_text("as-of:2026-03-18")
    assert page.model.ids == ()
    assert isinstance(page.list_pane.state, EmptyState)


def test_what_held_on_a_day_is_found_also_where_it_was_replaced_since(
    chains: Any, chained: tuple[Vault, tuple[str, str, str]], qtbot: Any
) -> None:
    page, (first, second, third) = chains.page, chained[1]
    with qtbot.waitSignal(page.settled):
        qtbot.mouseClick(button(page, "Memories"), Qt.MouseButton.LeftButton)
    for text, held in (
        ("tag:home", {third}),
        ("tag:home valid-at:2026-03-20", {second, third}),
        ("tag:home valid-at:2026-03-23", {third}),
    ):
        with qtbot.waitSignal(page.settled):
            chains.field.set_text(text)
        assert set(page.model.ids) == held, text
    assert first not in page.model.ids


def test_without_any_chain_it_says_how_one_begins(window: Any, page: Any, qtbot: Any) -> None:
    with qtbot.waitSignal(page.settled):
        page.list_pane.toolbar.mode_wanted.emit(ListMode.CHAINS)
    state = page.list_pane.state
    assert isinstance(state, EmptyState)
    back = next(each for each in state.findChildren(QPushButton) if each.text() == "Show memories")
    with qtbot.waitSignal(page.settled):
        qtbot.mouseClick(back, Qt.MouseButton.LeftButton)
    assert page.mode is ListMode.MEMORIES
    assert len(page.model.ids) == 6


def test_where_no_chain_answers_it_says_so(chains: Any, qtbot: Any) -> None:
    with qtbot.waitSignal(chains.page.settled):
        chains.field.set_text("tag:nothing")
    assert chains.page.list_pane.toolbar.count_text() == "0 chains"
    assert "No chain matches “tag:nothing”" in chains.page.list_pane.state.accessibleName()


def test_what_was_corrected_held_at_no_time(
    chains: Any, chained: tuple[Vault, tuple[str, str, str]], qtbot: Any
) -> None:
    page = chains.page
    page.table.choose(2)
    qtbot.waitUntil(lambda: page.detail.memory is not None and page.detail.memory.id == chained[1][0])
    assert page.detail.known.properties.texts()["Holds"] == "at no time"
    page.table.choose(1)
    qtbot.waitUntil(lambda: page.detail.known.properties.texts()["Holds"].startswith("until "))


def test_from_what_was_superseded_one_gets_to_what_took_its_place(
    chains: Any, chained: tuple[Vault, tuple[str, str, str]], qtbot: Any
) -> None:
    page = chains.page
    page.table.choose(2)
    qtbot.waitUntil(lambda: page.detail.memory is not None and page.detail.memory.id == chained[1][0])
    page.detail.notice.notice.acted.emit()
    assert page.table.current_row() == 1


@pytest.mark.parametrize(
    ("depths", "row", "above", "beneath", "going_on"),
    [
        ((0, 1, 1), 0, 0, 1, set()),
        ((0, 1, 1), 1, 0, 1, {1}),
        ((0, 1, 1), 2, 0, 2, set()),
        ((0, 1, 2, 1, 0, 1), 2, 1, 2, {1}),
        ((0, 1, 2, 2, 1), 2, 1, 2, {1, 2}),
        ((0, 1, 2, 3, 2), 3, 2, 3, {2}),
        ((0, 1, 0, 1), 1, 0, 1, set()),
    ],
)
def test_lines_lead_past_a_row_to_what_joins_the_same_memory_below(
    depths: tuple[int, ...], row: int, above: int, beneath: int, going_on: set[int]
) -> None:
    count = len(depths)
    threads = Threads(ChainRows(array("H", depths).tobytes(), bytes(count), bytes(8 * count), 1))
    assert (threads.above(row), threads.beneath(row)) == (above, beneath)
    assert set(threads.going_on(row)) == going_on

"""The page Today: what it shows, and that each line can be settled from it."""

from datetime import timedelta

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from remembrancer.model.changes import Remember, Undo
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, GetMemories
from remembrancer.model.search import Contains, Search
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.vault import Actor, Vault
from remembrancer_app.capture.kept_draft import read_draft
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.shell.page import PageContext, PageName
from remembrancer_app.theme import Appearance, Theme
from remembrancer_app.today.item_row import ItemRow
from remembrancer_app.today.page import TodayPage

K = Qt.Key


def titles(rows: list[QWidget]) -> list[str]:
    return [row.title.text() for row in rows if isinstance(row, ItemRow)]


def button(row: QWidget, words: str) -> QPushButton:
    return next(each for each in row.findChildren(QPushButton) if each.text() == words)


def test_what_asks_for_the_person_stands_there(page: TodayPage) -> None:
    assert titles(page.decisions.rows) == ["The archive is in the cellar."]
    assert titles(page.due.rows) == ["Renew the harbour access pass."]
    assert "overdue" in page.due.rows[0].accessibleName()
    assert not page.calm.isVisible()
    assert page.yesterday.lines[0] == "0 new memories"
    assert page.capture.text.hasFocus()


def test_a_conflict_is_reviewed_from_here(qtbot: QtBot, page: TodayPage) -> None:
    with qtbot.waitSignal(page.conflict_requested) as asked:
        qtbot.mouseClick(button(page.decisions.rows[0], "Review"), Qt.MouseButton.LeftButton)
    assert len(asked.args[0]) == 26


def test_what_is_done_leaves_the_list_and_can_be_taken_back(qtbot: QtBot, page: TodayPage, engine: Engine) -> None:
    with qtbot.waitSignal(page.undo_offered) as offered:
        qtbot.mouseClick(button(page.due.rows[0], "Done"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not page.due.isVisible())
    engine.change(page, Undo(offered.args[1]), lambda _change: None)
    qtbot.waitUntil(page.due.isVisible)


def test_a_click_beside_the_buttons_opens_the_memory(qtbot: QtBot, page: TodayPage, engine: Engine) -> None:
    with qtbot.waitSignal(page.memory_requested) as opened:
        qtbot.mouseClick(page.due.rows[0], Qt.MouseButton.LeftButton)
    memory = engine.entrance.query(GetMemories((opened.args[0],)))[0]
    assert memory.content == "Renew the harbour access pass."


def test_something_is_remembered_by_keyboard_alone(qtbot: QtBot, page: TodayPage, engine: Engine) -> None:
    qtbot.keyClicks(page.capture.text, "Prefer the aisle seat on the night train")
    qtbot.waitUntil(lambda: page.capture.type.guessed is MemoryType.PREFERENCE)
    with qtbot.waitSignal(page.undo_offered):
        qtbot.keyClick(page.capture.text, K.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert page.capture.text.toPlainText() == ""
    found = engine.entrance.query(FindMemories(Search(condition=Contains("aisle seat"))))
    assert len(found.ids) == 1


def test_what_contradicts_goes_to_the_review(qtbot: QtBot, page: TodayPage) -> None:
    page.capture.text.setPlainText("Halyard gives every record a UUIDv4 as its public identifier.")
    with qtbot.waitSignal(page.capture.conflict_requested):
        page.capture.remember()


def test_an_empty_field_says_so_and_keeps_the_focus(qtbot: QtBot, page: TodayPage) -> None:
    qtbot.mouseClick(page.capture.save, Qt.MouseButton.LeftButton)
    assert page.capture.problem.isVisible()
    assert page.capture.text.hasFocus()
    qtbot.keyClicks(page.capture.text, "A")
    assert not page.capture.problem.isVisible()


def test_the_draft_is_kept_and_shared_with_the_dialog(qtbot: QtBot, page: TodayPage, context: PageContext) -> None:
    qtbot.keyClicks(page.capture.text, "Half a thought")
    page.hide()
    assert read_draft(context.private).text == "Half a thought"
    page.show()
    page.show_page()
    assert page.capture.text.toPlainText() == "Half a thought"


def test_links_lead_to_the_pages_that_have_the_rest(qtbot: QtBot, page: TodayPage) -> None:
    with qtbot.waitSignal(page.page_requested) as asked:
        page.decisions.more.click()
    assert asked.args == [PageName.CONFLICTS]
    with qtbot.waitSignals([page.search_requested, page.page_requested]):
        page.due.more.click()
    with qtbot.waitSignal(page.target_requested) as asked:
        page.yesterday.open.click()
    assert asked.args == [PageName.REPORTS, page.reading.today - timedelta(days=1)]


def test_what_others_write_appears(qtbot: QtBot, page: TodayPage, vault: Vault) -> None:
    agent = vault.entrance(Actor(ActorKind.AGENT, "Planner"))
    agent.change(Remember(Draft("Halyard gives every record a UUIDv4 as its public identifier.")))
    qtbot.waitUntil(lambda: len(page.decisions.rows) >= 2)


def test_a_narrow_window_and_large_text_have_one_column(page: TodayPage, theme: Theme) -> None:
    assert page._columns == 2
    page.resize(760, 700)
    assert page._columns == 1
    theme.set_appearance(Appearance(less_motion=True, text_size=1.5))
    assert page.scroller.horizontalScrollBar().maximum() == 0

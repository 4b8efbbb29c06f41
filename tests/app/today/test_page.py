"""The page Today: what it shows, and that each line can be settled from it."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from remembrancer.model.changes import Remember, Undo
from remembrancer.model.clients import AddClient, ClientScope, Grant
from remembrancer.model.consolidation import Consolidation, ConsolidationKind
from remembrancer.model.lifecycle import FadingMemory, Priority
from remembrancer.model.memory import Draft, Times
from remembrancer.model.pairing import AskPairing
from remembrancer.model.queries import FindMemories, GetMemories, GetState
from remembrancer.model.search import Contains, Search
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.vault import Actor, Vault
from remembrancer_app.capture.kept_draft import read_draft
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.shell.page import WAITING_PROPOSALS, PageContext, PageName
from remembrancer_app.theme import Appearance, Theme
from remembrancer_app.today.consolidation_dialog import ConsolidationDialog
from remembrancer_app.today.item_row import ItemRow
from remembrancer_app.today.page import TodayPage
from remembrancer_app.today.reading import FadingList
from remembrancer_app.today.together import Together

K = Qt.Key


def titles(rows: list[QWidget]) -> list[str]:
    return [row.title.text() for row in rows if isinstance(row, ItemRow)]


def button(row: QWidget, words: str) -> QPushButton:
    return next(each for each in row.findChildren(QPushButton) if each.text() == words)


def test_nothing_is_said_to_be_well_before_that_is_known(qtbot: QtBot, vault: Vault, context: PageContext) -> None:
    page = TodayPage(context)
    with qtbot.waitExposed(page):
        page.show()
    assert page.calm.isHidden()
    assert page.beginning.isHidden()
    page.show_page()
    qtbot.waitUntil(lambda: page.calm.isVisible() or any(card.isVisible() for card in page._lists))
    page.close()
    shiboken6.delete(page)


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


def test_what_is_about_safety_is_pinned_with_one_press(qtbot: QtBot, page: TodayPage, engine: Engine) -> None:
    person = engine.entrance
    texts = ("Emma is allergic to peanuts.", "Never disclose the merger to the press.")
    allergy, secret = (person.change(Remember(Draft(text, type=MemoryType.FACT))).memory for text in texts)
    qtbot.waitUntil(lambda: set(texts) <= set(titles(page.decisions.rows)))

    def row(text: str) -> QWidget:
        return page.decisions.rows[titles(page.decisions.rows).index(text)]

    with qtbot.waitSignal(page.undo_offered):
        qtbot.mouseClick(button(row(texts[0]), "Pin"), Qt.MouseButton.LeftButton)
    assert person.query(GetMemories((allergy,)))[0].pinned
    qtbot.waitUntil(lambda: texts[0] not in titles(page.decisions.rows))
    qtbot.mouseClick(button(row(texts[1]), "Not needed"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: texts[1] not in titles(page.decisions.rows))
    assert not person.query(GetMemories((secret,)))[0].pinned
    # It is not suggested again.
    page.reading.read()
    with qtbot.waitSignal(page.reading.pins) as read:
        pass
    assert read.args[0].memories == ()


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


def test_who_settles_line_after_line_by_keyboard_stays_in_the_list(qtbot: QtBot, page: TodayPage, vault: Vault) -> None:
    agent = vault.entrance(Actor(ActorKind.AGENT, "Planner"))
    due = Times(due=datetime.now(UTC) - timedelta(days=1))
    agent.change(Remember(Draft("Return the library books.", type=MemoryType.COMMITMENT, times=due)))
    qtbot.waitUntil(lambda: len(page.due.rows) == 2)
    done = button(page.due.rows[0], "Done")
    done.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(done, K.Key_Space)
    qtbot.waitUntil(lambda: len(page.due.rows) == 1)
    assert button(page.due.rows[0], "Done").hasFocus()


def test_what_was_unticked_stays_so_when_the_list_is_read_again(page: TodayPage, engine: Engine) -> None:
    ids = engine.entrance.query(FindMemories()).ids[:2]
    memories = engine.entrance.query(GetMemories(ids))
    today = page.reading.today
    fading = [FadingMemory(each.id, each.type, 0.01, today, Priority.LOW) for each in memories]
    found = FadingList(tuple(zip(fading, memories, strict=True)), 2)
    page.fading.show_fading(found)
    assert page.fading.chosen() == tuple(each.id for each in memories)
    page.fading.boxes[memories[0].id].setChecked(False)
    page.fading.show_fading(found)
    assert page.fading.chosen() == (memories[1].id,)


@pytest.fixture
def together(qtbot: QtBot, page: TodayPage, engine: Engine) -> Together:
    """Two memories that give a proposal, shown on the page after it has looked for itself."""
    with qtbot.waitSignal(page.together.found):
        page.together.read()
    memories = engine.entrance.query(GetMemories(engine.entrance.query(FindMemories()).ids[:2]))
    proposal = Consolidation(
        ConsolidationKind.MERGE, tuple(each.id for each in memories), memories[0].content, "personal"
    )
    found = Together(proposal, memories)
    page.together.found.emit((found,))
    return found


def test_what_could_be_put_together_is_looked_at_first(qtbot: QtBot, page: TodayPage, together: Together) -> None:
    row = page.decisions.rows[-1]
    assert "2 memories say nearly the same" in row.accessibleName()
    button(row, "Look").click()
    dialog = page.window().findChild(ConsolidationDialog)
    assert dialog.isVisible()
    assert dialog.act.hasFocus()
    for memory in together.sources:
        assert any(label.text() == memory.content for label in dialog.findChildren(QLabel))
    qtbot.keyClick(dialog, K.Key_Escape)
    assert "2 memories say" in page.decisions.rows[-1].accessibleName(), "Esc decides nothing"


def test_what_is_not_so_any_more_is_said_and_changes_nothing(qtbot: QtBot, page: TodayPage, together: Together) -> None:
    button(page.decisions.rows[-1], "Look").click()
    dialog = page.window().findChild(ConsolidationDialog)
    before = dialog.note.text()
    dialog.act.click()
    qtbot.waitUntil(lambda: dialog.note.text() != before)
    dialog.close_overlay()


def test_what_is_left_apart_is_not_asked_again(
    qtbot: QtBot, page: TodayPage, together: Together, context: PageContext
) -> None:
    button(page.decisions.rows[-1], "Look").click()
    page.window().findChild(ConsolidationDialog).apart.click()
    qtbot.waitUntil(lambda: len(page.decisions.rows) == 1)
    assert together.proposal.sources[0] in context.private.texts("today.apart")[0]


def test_an_empty_vault_says_how_to_begin(qtbot: QtBot, page: TodayPage) -> None:
    assert not page.beginning.isVisible()
    for card in (page.decisions, page.unusual, page.due):
        page._fill(card, [], 0)
    assert page.calm.isVisible()
    state = page.engine.entrance.query(GetState())
    page.reading.state.emit(replace(state, total=0))
    assert page.beginning.isVisible()
    assert not page.calm.isVisible()
    with qtbot.waitSignal(page.import_requested):
        page.bring.click()
    with qtbot.waitSignal(page.sample_requested):
        page.sample.click()


def test_who_asks_to_be_let_in_and_what_agents_propose_stand_among_the_decisions(
    qtbot: QtBot, page: TodayPage, vault: Vault
) -> None:
    reads = Grant(ClientScope.READ, ("personal",))
    added = vault.entrance(Actor(ActorKind.PERSON, "You")).change(
        AddClient("Coder", (reads, Grant(ClientScope.PROPOSE, ("personal",))))
    )
    rule = Draft("Always run the formatter\u202e first.", type=MemoryType.INSTRUCTION)
    vault.client(added.token).change(Remember(rule, "personal"))
    asked = vault.ask_pairing(AskPairing("Zed", (reads,)))
    qtbot.waitUntil(lambda: "Zed wants to connect" in titles(page.decisions.rows))
    proposed = "Always run the formatter[U+202E] first."
    qtbot.waitUntil(lambda: proposed in titles(page.decisions.rows))
    with qtbot.waitSignal(page.target_requested) as target:
        qtbot.mouseClick(button(page.decisions.rows[0], "Look"), Qt.MouseButton.LeftButton)
    assert target.args[0] == PageName.AGENTS
    assert target.args[1].id == asked.id
    row = page.decisions.rows[titles(page.decisions.rows).index(proposed)]
    with qtbot.waitSignal(page.target_requested) as target:
        qtbot.mouseClick(button(row, "Look"), Qt.MouseButton.LeftButton)
    assert target.args[1] == WAITING_PROPOSALS

"""Asking: by key, by example, again under other conditions; late, taken back, failed."""

from collections.abc import Callable
from threading import Event

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from remembrancer.model.changes import Remember
from remembrancer.model.memory import Draft
from remembrancer.model.recalling import COMPACT_TOKENS, FULL_TOKENS
from remembrancer.model.types import ActorKind
from remembrancer.vault import DEEP_INSTALL_COMMAND, Actor, Vault
from remembrancer_app.ask.kept_questions import KEPT, KeptQuestions
from remembrancer_app.ask.page import AskPage
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.memories.words import memories_words
from remembrancer_app.state.private_state import PrivateState
from remembrancer_app.widgets.empty_state import EmptyState

K = Qt.Key
Ask = Callable[[AskPage, str], None]
QUESTION = "Who gets the calibration report?"


def line(page: AskPage) -> QLineEdit:
    return page.question.line


def state_title(page: AskPage) -> str:
    state = page.states.currentWidget()
    found = [state] if isinstance(state, EmptyState) else state.findChildren(EmptyState)
    return found[0].title.text() if found else ""


def test_enter_asks_and_the_answer_cites_what_is_stored(qtbot: QtBot, page: AskPage) -> None:
    assert line(page).hasFocus()
    qtbot.keyClicks(line(page), QUESTION)
    with qtbot.waitSignal(page.asking.answered):
        qtbot.keyClick(line(page), K.Key_Return)
    assert page.answer.isVisible()
    assert page.answer.text.toPlainText().startswith("Send the calibration report to Ines Duarte by 15 April. [1]")
    assert not page.answer.contested.isVisible()
    assert page.results.title.text() == f"{memories_words(page.results.results.rowCount())} above the line"
    assert page.results.view.currentIndex().row() == 0
    assert line(page).hasFocus()


def test_nothing_is_asked_without_a_question(qtbot: QtBot, page: AskPage) -> None:
    qtbot.keyClicks(line(page), "   ")
    qtbot.keyClick(line(page), K.Key_Return)
    assert not page.asking.is_busy
    assert page.kept.all() == []


def test_the_beginning_offers_questions_made_of_what_is_stored(qtbot: QtBot, page: AskPage) -> None:
    qtbot.waitUntil(lambda: len(page.states.examples) > 0)
    offered = [button.text() for button in page.states.examples]
    assert "What was decided about halyard?" in offered
    assert len(offered) <= 3
    with qtbot.waitSignal(page.asking.answered):
        qtbot.mouseClick(page.states.examples[0], Qt.MouseButton.LeftButton)
    assert line(page).text() == offered[0]
    assert page.kept.all() == [offered[0]]


def test_where_another_said_it_of_themselves_that_is_no_answer_and_the_results_stand(
    page: AskPage, ask: Ask, engine: Engine
) -> None:
    for said in ("Ben: I sold my red sailing boat last week.", "Ada: I bought a green tandem in Ghent."):
        engine.entrance.change(Remember(Draft(said, session="talk", episode=True)))
    ask(page, "What did Ben buy in Ghent?")
    assert page.answer.isVisible()
    assert page.answer.text.toPlainText().startswith("Nothing stored answers this.")
    assert not page.answer.how.isVisible()
    assert page.results.view.isVisible()
    ask(page, "What did Ada buy in Ghent?")
    assert "tandem" in page.answer.text.toPlainText()
    assert page.answer.how.isVisible()


def test_what_nothing_answers_says_so_and_names_the_nearest(page: AskPage, ask: Ask) -> None:
    ask(page, "zebra")
    assert not page.answer.isVisible()
    assert not page.results.view.isVisible()
    nothing = page.results.findChild(EmptyState)
    assert nothing.title.text() == "Nothing stored about this"
    assert nothing.sentence.text().startswith("The nearest reaches 0.")
    assert page.results.near.isVisible()
    assert page.results.near.title.text().startswith("Just below the line (0.")


def test_the_budget_is_asked_with_and_remembered(
    qtbot: QtBot, page: AskPage, make_page: Callable[..., AskPage], ask: Ask
) -> None:
    ask(page, QUESTION)
    assert page.agent.block is not None
    assert page.agent.block.budget == COMPACT_TOKENS
    full = page.options.budgets._buttons["full"]
    with qtbot.waitSignal(page.asking.answered):
        qtbot.mouseClick(full, Qt.MouseButton.LeftButton)
    assert page.agent.block.budget == FULL_TOKENS
    assert make_page().options.budgets.value == "full"


def test_deep_says_why_it_cannot_be_chosen_and_is_asked_when_it_can(qtbot: QtBot, page: AskPage, ask: Ask) -> None:
    assert not page.options.deep.isEnabled()
    qtbot.waitUntil(lambda: "not installed" in page.options._deep_line_host.toolTip())
    assert DEEP_INSTALL_COMMAND in page.options._deep_line_host.toolTip()
    page.set_deep_available(available=True)
    ask(page, QUESTION)
    with qtbot.waitSignal(page.asking.failed):
        qtbot.mouseClick(page.options.deep, Qt.MouseButton.LeftButton)
    assert state_title(page) == "Deep mode is not installed"
    # Found out, it cannot be chosen any more, and the question is answered without it.
    qtbot.waitUntil(lambda: not page.options.deep.isEnabled())
    ask(page, QUESTION)
    assert page.answer.isVisible()


def test_the_old_answer_is_pale_while_a_new_one_is_late(qtbot: QtBot, page: AskPage, engine: Engine, ask: Ask) -> None:
    ask(page, QUESTION)
    freed = Event()
    for _ in range(2):
        engine._queries.submit(freed.wait)
    try:
        page.ask("The port of the broker?")
        qtbot.waitUntil(lambda: all(veil.isVisible() for veil in page._veils))
        assert "Ines Duarte" in page.answer.text.toPlainText()
    finally:
        freed.set()
    qtbot.waitUntil(lambda: "8883" in page.answer.text.toPlainText())
    assert not any(veil.isVisible() for veil in page._veils)


def test_a_late_question_can_be_taken_back(qtbot: QtBot, page: AskPage, busy: Event) -> None:
    assert not busy.is_set()
    page.ask(QUESTION)
    qtbot.waitUntil(lambda: page.question.can_cancel)
    assert page.question.button.text() == "Cancel"
    assert page.states.sentence.isVisible()
    qtbot.keyClick(line(page), K.Key_Escape)
    assert not page.asking.is_busy
    assert page.question.button.text() == "Ask"
    busy.set()
    qtbot.waitUntil(lambda: state_title(page) == "Ask what is remembered")
    assert line(page).text() == QUESTION


def test_what_the_engine_refuses_is_said_in_place(qtbot: QtBot, page: AskPage) -> None:
    with qtbot.waitSignal(page.asking.failed):
        page.ask("word " * 3000)
    assert state_title(page)
    assert page.states.isVisible()


def test_the_last_questions_open_below_the_field(qtbot: QtBot, page: AskPage, ask: Ask) -> None:
    ask(page, QUESTION)
    ask(page, "zebra")
    line(page).setFocus()
    qtbot.keyClick(line(page), K.Key_Down)
    history = page.question.history
    assert history is not None
    assert [row.text() for row in history.rows] == ["zebra", QUESTION, "Forget these questions"]
    qtbot.keyClick(line(page), K.Key_Down)
    with qtbot.waitSignal(page.asking.answered):
        qtbot.keyClick(line(page), K.Key_Return)
    assert line(page).text() == QUESTION
    assert not history.isVisible()
    assert page.kept.all() == [QUESTION, "zebra"]


def test_a_pointer_that_rests_where_the_list_opens_marks_nothing(qtbot: QtBot, page: AskPage, ask: Ask) -> None:
    ask(page, QUESTION)
    line(page).setFocus()
    qtbot.keyClick(line(page), K.Key_Down)
    history = page.question.history
    assert history is not None
    below = history.rows[-1]
    place = QPointF(below.rect().center())
    there = below.mapToGlobal(place)
    QApplication.sendEvent(below, QEnterEvent(place, there, there))
    assert history.rows[0].is_marked
    for moved, marked in ((there, False), (there + QPointF(1, 0), True)):
        buttons = Qt.MouseButton.NoButton
        move = QMouseEvent(QEvent.Type.MouseMove, place, moved, buttons, buttons, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(below, move)
        assert below.is_marked == marked


def test_questions_can_be_forgotten(qtbot: QtBot, page: AskPage, ask: Ask) -> None:
    ask(page, QUESTION)
    qtbot.mouseClick(page.question.earlier, Qt.MouseButton.LeftButton)
    history = page.question.history
    assert history is not None
    qtbot.mouseClick(history.rows[-1], Qt.MouseButton.LeftButton)
    assert page.kept.all() == []
    assert not page.question.earlier.isVisible()


def test_twenty_questions_are_kept_in_the_vault(private: PrivateState, vault: Vault, qtbot: QtBot) -> None:
    kept = KeptQuestions(private)
    for number in range(KEPT + 5):
        kept.remember(f"Question {number}?")
    kept.remember("Question 20?")
    assert len(kept.all()) == KEPT
    assert kept.all()[:2] == ["Question 20?", "Question 24?"]
    private.flush()
    qtbot.waitUntil(lambda: "Question 20?" in vault.kept().get("ask.questions", ""))


def test_a_change_by_somebody_else_is_offered_and_never_shown_by_itself(
    qtbot: QtBot, page: AskPage, vault: Vault, ask: Ask
) -> None:
    ask(page, QUESTION)
    before = page.results.results.rowCount()
    agent = vault.entrance(Actor(ActorKind.AGENT, "Claude Code"))
    agent.change(Remember(Draft("The calibration report also goes to Tomas.")))
    qtbot.waitUntil(page.results.again.isVisible)
    assert page.results.results.rowCount() == before
    with qtbot.waitSignal(page.asking.answered):
        qtbot.mouseClick(page.results.again, Qt.MouseButton.LeftButton)
    assert page.results.results.rowCount() == before + 1
    assert not page.results.again.isVisible()

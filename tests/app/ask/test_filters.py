"""Which memories may answer: the page's own filters and the header's."""

from collections.abc import Callable
from datetime import timedelta

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from remembrancer.model.search import AllOf, Contains, HasTag
from remembrancer.vault import Vault
from remembrancer_app.ask.filtering import filter_chips, question_search
from remembrancer_app.ask.page import AskPage
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.search.searching import Searching
from remembrancer_app.shell.page import PageName
from remembrancer_app.state.private_state import PrivateState

K = Qt.Key
Ask = Callable[[AskPage, str], None]
QUESTION = "Who gets the calibration report?"


def header(page: AskPage) -> Searching:
    searching = page.property("header")
    assert isinstance(searching, Searching)
    return searching


def chips(page: AskPage) -> list[str]:
    return [chip.text() for chip in page.options.chips]


def test_words_of_the_own_filter_must_occur_and_those_of_the_header_do_not_matter(engine: Engine) -> None:
    searching = Searching(engine.vault.store.clock)
    search = question_search("Who?", searching.parse("tag:pilot lost words"), searching.parse("tag:halyard ULID"))
    assert search.text == "Who?"
    assert search.condition == AllOf((HasTag("pilot"), HasTag("halyard"), Contains("ULID")))


def test_every_part_is_a_chip_that_can_be_taken_away(engine: Engine) -> None:
    searching = Searching(engine.vault.store.clock)
    shown = filter_chips(searching.parse("as-of:2026-03-01 tag:pilot words"), searching.parse('ULID -tag:x "a phrase"'))
    assert [(chip.words, chip.rest) for chip in shown] == [
        ("tag:pilot", "as-of:2026-03-01 words"),
        ("-tag:x", 'ULID "a phrase"'),
        ("ULID", '-tag:x "a phrase"'),
        ('"a phrase"', "ULID -tag:x"),
    ]


def test_alternatives_are_one_chip(engine: Engine) -> None:
    searching = Searching(engine.vault.store.clock)
    shown = filter_chips(searching.parse(""), searching.parse("tag:a OR tag:b"))
    assert [(chip.words, chip.rest) for chip in shown] == [("tag:a OR tag:b", "")]


def test_a_filter_is_typed_in_the_place_of_the_chips(
    qtbot: QtBot, page: AskPage, private: PrivateState, make_page: Callable[..., AskPage], ask: Ask
) -> None:
    ask(page, QUESTION)
    assert page._asked is not None
    assert page._asked.answered.recalled.searched == 4
    qtbot.mouseClick(page.options.filter, Qt.MouseButton.LeftButton)
    field = page.options.field.line
    assert field.hasFocus()
    qtbot.keyClicks(field, "tag:pilot")
    with qtbot.waitSignal(page.asking.answered):
        qtbot.keyClick(field, K.Key_Return)
    assert chips(page) == ["tag:pilot"]
    assert not page.options.is_filtering
    assert page._asked.answered.recalled.searched == 1
    assert private.value("ask.filter") == "tag:pilot"
    assert chips(make_page()) == ["tag:pilot"]
    with qtbot.waitSignal(page.asking.answered):
        page.options.chips[0].closed.emit()
    assert chips(page) == []
    assert page._asked.answered.recalled.searched == 4


def test_escape_leaves_the_filter_as_it_was(qtbot: QtBot, page: AskPage) -> None:
    page.options.open_filter()
    field = page.options.field.line
    qtbot.keyClicks(field, "tag:pilot")
    while page.options.bar.popover.isVisible():
        qtbot.keyClick(field, K.Key_Escape)
    qtbot.keyClick(field, K.Key_Escape)
    assert not page.options.is_filtering
    assert page.filters.searching.text == ""
    assert page.options.filter.hasFocus()


def test_what_the_header_says_narrows_too_and_is_taken_away_there(qtbot: QtBot, page: AskPage, ask: Ask) -> None:
    ask(page, QUESTION)
    with qtbot.waitSignal(page.asking.answered):
        header(page).set_text("tag:pilot")
    assert chips(page) == ["tag:pilot"]
    with qtbot.waitSignal(page.asking.answered):
        page.options.chips[0].closed.emit()
    assert header(page).text == ""


def test_the_past_is_asked_when_the_header_is_in_the_past(qtbot: QtBot, page: AskPage, vault: Vault, ask: Ask) -> None:
    day = (vault.store.clock.now() - timedelta(days=2)).date().isoformat()
    ask(page, QUESTION)
    with qtbot.waitSignal(page.asking.answered):
        header(page).set_text(f"as-of:{day}")
    assert chips(page) == []
    assert not page.answer.isVisible()
    with qtbot.waitSignal(page.asking.answered):
        header(page).return_to_now()
    assert page.answer.isVisible()


def test_a_date_typed_into_the_filter_goes_to_the_header(qtbot: QtBot, page: AskPage) -> None:
    page.filters.searching.set_text("tag:pilot as-of:2026-03-01")
    page.options.filter_taken.emit()
    assert header(page).text == "as-of:2026-03-01"
    assert page.filters.searching.text == "tag:pilot"
    assert chips(page) == ["tag:pilot"]


def test_nothing_found_under_filters_offers_to_ask_without_them(qtbot: QtBot, page: AskPage, ask: Ask) -> None:
    header(page).set_text("tag:pilot")
    page.filters.searching.set_text("tag:nowhere")
    ask(page, QUESTION)
    assert chips(page) == ["tag:pilot", "tag:nowhere"]
    with qtbot.waitSignal(page.asking.answered):
        page.results.unfiltered.emit()
    assert chips(page) == []
    assert header(page).text == ""
    qtbot.waitUntil(page.answer.isVisible)


def test_words_searched_for_from_here_are_shown_in_memories(qtbot: QtBot, page: AskPage) -> None:
    header(page).set_text("calibration")
    with qtbot.waitSignal(page.page_requested) as wanted:
        page.show_page()
    assert wanted.args == [PageName.MEMORIES.value]
    with qtbot.assertNotEmitted(page.page_requested):
        page.show_page()


def test_words_that_stood_in_the_header_before_do_not_lead_away(
    qtbot: QtBot, make_page: Callable[..., AskPage]
) -> None:
    page = make_page(header="calibration")
    with qtbot.assertNotEmitted(page.page_requested):
        page.show_page()
    assert page.question.line.hasFocus()

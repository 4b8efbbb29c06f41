"""What answers: rows, citations, the line, and what the agent receives."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractItemModel, QPoint, Qt, QTranslator
from PySide6.QtGui import QGuiApplication, QImage, QTextCursor
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QTextEdit, QWidget
from pytestqt.qtbot import QtBot

from remembrancer.model.changes import Remember
from remembrancer.model.memory import Draft
from remembrancer.model.queries import Hit, ScoreParts
from remembrancer.model.recalling import Answer, ItemFlag, Quotation, RecalledItem, Snippet
from remembrancer_app.ask.page import AskPage
from remembrancer_app.ask.result_row import RowMaker, units
from remembrancer_app.ask.words import chip_faces, delivery_words, reason_words
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.memories.day_words import DayWords
from remembrancer_app.theme import Appearance, Choice, Role, Theme

K = Qt.Key
Ask = Callable[[AskPage, str], None]
QUESTION = "Who gets the calibration report?"


@pytest.fixture
def asked(page: AskPage, ask: Ask) -> AskPage:
    ask(page, QUESTION)
    return page


@pytest.fixture
def asked_of_two(page: AskPage, engine: Engine, ask: Ask) -> AskPage:
    """Two memories answer."""
    engine.entrance.change(Remember(Draft("The calibration report gets a cover of its own.")))
    ask(page, QUESTION)
    assert page.results.results.rowCount() == 2
    return page


def some_item(page: AskPage, text: str, marks: tuple[tuple[int, int], ...]) -> RecalledItem:
    """The first item with another text."""
    item = page.results.results.item(0)
    return RecalledItem(item.memory, item.hit, Snippet(text, marks), place=1)


def test_the_models_are_proper_models(asked: AskPage) -> None:
    for model in (asked.results.results, asked.results.near.results):
        assert isinstance(model, QAbstractItemModel)
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)


def test_a_citation_selects_its_memory(qtbot: QtBot, asked_of_two: AskPage) -> None:
    asked_of_two.answer.show_answer(Answer((Quotation("First.", 1), Quotation("Second.", 2)), contested=True))
    assert asked_of_two.answer.contested.isVisible()
    text = asked_of_two.answer.text
    cursor = QTextCursor(text.document().find("[2]"))
    cursor.setPosition(cursor.selectionStart() + 1)
    place = text.cursorRect(cursor).center()
    qtbot.mouseClick(text.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert asked_of_two.results.view.currentIndex().row() == 1


def test_a_citation_can_be_reached_by_key(qtbot: QtBot, asked: AskPage) -> None:
    asked.answer.show_answer(Answer((Quotation("First.", 1), Quotation("Second.", 2))))
    text = asked.answer.text
    text.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(text, K.Key_Tab)
    with qtbot.waitSignal(text.cited) as cited:
        qtbot.keyClick(text, K.Key_Return)
    assert cited.args[0] in (1, 2)


def test_stored_text_is_never_markup(asked: AskPage) -> None:
    asked.answer.show_answer(Answer((Quotation("<b>Bold</b> & <a href='x'>link</a>", 1, ((0, 3),)),)))
    assert asked.answer.text.toPlainText() == "<b>Bold</b> & <a href='x'>link</a> [1]"
    assert asked.answer.text.emphasised() == ["<b>"]


def test_enter_and_a_double_click_open_the_memory(qtbot: QtBot, asked_of_two: AskPage) -> None:
    view = asked_of_two.results.view
    wanted = asked_of_two.results.results.item(0).memory.id
    view.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(asked_of_two.memory_requested) as opened:
        qtbot.keyClick(view, K.Key_Return)
    assert opened.args == [wanted]
    place = view.visualRect(view.model().index(1, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    with qtbot.waitSignal(asked_of_two.memory_requested) as opened:
        qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert opened.args == [asked_of_two.results.results.item(1).memory.id]


def test_arrows_go_through_what_is_above_the_line_and_on_below_it(qtbot: QtBot, page: AskPage, ask: Ask) -> None:
    ask(page, QUESTION)
    view, near = page.results.view, page.results.near
    near.show_items(page.results.results.items[:2], 0.6)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    for row in range(1, page.results.results.rowCount()):
        qtbot.keyClick(view, K.Key_Down)
        assert view.currentIndex().row() == row
    qtbot.keyClick(view, K.Key_Down)
    assert near.view.hasFocus()
    assert near.view.currentIndex().row() == 0
    qtbot.keyClick(near.view, K.Key_Up)
    assert view.hasFocus()


def test_the_selected_row_says_why_and_is_higher_for_it(asked_of_two: AskPage) -> None:
    view = asked_of_two.results.view
    heights = [view.visualRect(view.model().index(row, 0)).height() for row in range(2)]
    view.choose(1)
    assert view.visualRect(view.model().index(0, 0)).height() < heights[0]
    assert view.visualRect(view.model().index(1, 0)).height() > heights[1]
    assert view.height() == sum(
        view.visualRect(view.model().index(row, 0)).height() for row in range(view.model().rowCount())
    )


def test_a_row_is_heard_whole(asked: AskPage) -> None:
    results = asked.results.results
    heard = results.data(results.index(0, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert isinstance(heard, str)
    assert heard.startswith("Commitment. Send the calibration report to Ines Duarte by 15 April. Match 0.")
    assert "You, " in heard


def test_reasons_are_those_of_the_catalogue() -> None:
    hit = Hit("m", 0.5, ScoreParts(0.48, 0.2, 0.0, 0.0), ("due", "hand over"), ("report",), "no_date_asked")
    assert reason_words(hit) == "Meaning 0.48: due, hand over. Words 0.20: report."


def test_flags_and_delivery_are_said_in_words(asked: AskPage) -> None:
    item = asked.results.results.item(0)
    flagged = RecalledItem(item.memory, item.hit, item.snippet, (ItemFlag.CONTESTED, ItemFlag.NOT_YET_VALID))
    assert [face.text for face in chip_faces(flagged)] == ["Contested", "Not yet valid"]
    assert all(face.icon is not None for face in chip_faces(flagged))
    assert delivery_words(flagged, ()) == "not given to the agent"
    assert delivery_words(flagged, (item.memory.id,)) == "did not fit into the budget"
    assert delivery_words(item, ()) == ""


def test_marks_lie_on_their_words_whatever_stands_before_them(asked: AskPage, engine: Engine, theme: Theme) -> None:
    maker = RowMaker(theme, DayWords(engine.vault.store.clock))
    text = "\U0001f600\U0001f600 the\nreport is due"
    row = maker.make(some_item(asked, text, ((7, 13),)), 700, (), chosen=False)
    assert text[7:13] == "report"
    (mark,) = row.marks
    assert (mark.start, mark.length) == (units(text[:7]), 6)
    assert row.text.text() == text.replace("\n", " ")


def test_a_long_text_is_cut_and_shown_whole_in_the_selected_row(asked: AskPage, engine: Engine, theme: Theme) -> None:
    maker = RowMaker(theme, DayWords(engine.vault.store.clock))
    text = "A harbour log of many words. " * 14
    item = some_item(asked, text, ((0, 1), (380, 390)))
    cut = maker.make(item, 500, (), chosen=False)
    assert cut.is_cut
    assert cut.text.text().endswith("…")
    assert cut.text.lineCount() == 3
    assert len(cut.marks) == 1
    assert not maker.make(item, 700, (), chosen=True).is_cut


def test_matched_words_are_marked_in_the_colour_for_it(asked: AskPage, theme: Theme) -> None:
    image = asked.results.view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    assert theme.color(Role.MARK).rgb() in set(memoryview(image.constBits()).cast("I"))


def test_the_block_is_shown_and_copied_as_it_is(qtbot: QtBot, asked: AskPage) -> None:
    block = asked.agent.block
    assert block is not None
    assert asked.agent.texts == [part.text for part in block.parts]
    assert asked.agent.used.text() == f"{block.tokens} of 1,100"
    assert asked.agent.found.text().endswith("among 4 memories")
    QGuiApplication.clipboard().clear()
    with qtbot.waitSignal(asked.undo_offered) as said:
        qtbot.keyClick(asked, K.Key_C, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert QGuiApplication.clipboard().text() == block.text
    assert said.args == ["Copied what the agent receives", ""]


def test_before_the_first_answer_there_is_nothing_to_copy(page: AskPage) -> None:
    assert not page.agent.copy.isEnabled()


def test_a_narrow_window_shows_the_block_in_place_of_the_answer(
    qtbot: QtBot, make_page: Callable[..., AskPage], ask: Ask
) -> None:
    page = make_page(1000, 700)
    ask(page, QUESTION)
    assert page.options.views.isVisible()
    assert not page.agent.isVisible()
    qtbot.mouseClick(page.options.views._buttons["agent"], Qt.MouseButton.LeftButton)
    assert page.agent.isVisible()
    assert not page.results.isVisible()
    qtbot.keyClick(page, K.Key_F9)
    assert page.results.isVisible()
    assert page.options.views.value == "answer"
    page.resize(1300, 800)
    qtbot.waitUntil(lambda: page.agent.isVisible() and page.results.isVisible())
    assert not page.options.views.isVisible()


def test_f9_hides_the_block_and_that_is_remembered(
    qtbot: QtBot, page: AskPage, make_page: Callable[..., AskPage]
) -> None:
    qtbot.keyClick(page, K.Key_F9)
    assert not page.agent.isVisible()
    again = make_page()
    assert not again.agent.isVisible()
    qtbot.keyClick(again, K.Key_F9)
    assert again.agent.isVisible()


@pytest.mark.parametrize("choice", [Choice.LIGHT, Choice.DARK, Choice.CONTRAST])
def test_everything_follows_the_look_and_the_size_of_the_text(asked: AskPage, theme: Theme, choice: Choice) -> None:
    before = asked.results.view.height()
    theme.set_appearance(Appearance(choice=choice, text_size=1.5, less_motion=True))
    QApplication.processEvents()
    assert asked.results.view.height() > before
    assert asked.options.views.isVisible()
    assert not asked.grab().isNull()


def test_whatever_takes_the_focus_has_a_name(qtbot: QtBot, asked: AskPage) -> None:
    nameless = [
        widget
        for widget in asked.findChildren(QWidget)
        if widget.isVisible()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and isinstance(widget, QAbstractButton | QLineEdit | QTextEdit)
        and not (widget.accessibleName() or getattr(widget, "text", str)())
    ]
    assert nameless == []
    assert [pane.objectName() for pane in asked.panes()][:3] == ["question", "options", "answer"]


def test_a_long_list_scrolls_to_the_row_that_keys_go_to(qtbot: QtBot, page: AskPage, engine: Engine, ask: Ask) -> None:
    for number in range(30):
        engine.entrance.change(Remember(Draft(f"Calibration report number {number} lies in drawer {number}.")))
    ask(page, "calibration report")
    view = page.results.view
    view.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(view, K.Key_End)
    row = view.visualRect(view.currentIndex())
    shown = page.scroller.viewport()
    assert row.top() > shown.height()

    def is_seen() -> bool:
        top = view.viewport().mapTo(shown, QPoint(0, row.top())).y()
        return 0 <= top <= shown.height() - row.height()

    qtbot.waitUntil(is_seen)


class Longer(QTranslator):
    """A language in which everything takes half as much room again."""

    def translate(self, _context: str, source: str, _disambiguation: str | None = None, _n: int = -1) -> str:
        return source + "~" * (len(source) // 2)


@pytest.mark.parametrize("width", [1280, 960])
def test_a_longer_language_keeps_within_the_window(
    qapp: QApplication, make_page: Callable[..., AskPage], ask: Ask, width: int
) -> None:
    language = Longer()
    qapp.installTranslator(language)
    try:
        page = make_page(width, 700)
        ask(page, QUESTION)
        page.results.show_stale()
        QApplication.processEvents()
        assert page.width() == width
        assert page.minimumSizeHint().width() <= width
        for part in (page.options, page.results, page.agent if width > 1200 else page.answer):
            for button in part.findChildren(QAbstractButton):
                if button.isVisible():
                    corner = button.mapTo(page, QPoint(0, 0)).x()
                    assert corner >= 0
                    assert corner + button.width() <= width
    finally:
        qapp.removeTranslator(language)

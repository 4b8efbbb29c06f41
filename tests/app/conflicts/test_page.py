"""The page over a real vault, by keys."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from remembrancer.model.cases import CaseState, GetConflict
from remembrancer.model.changes import Remember, Undo
from remembrancer.model.conflicts import Resolution, Supersession
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, GetMemories
from remembrancer.model.search import Search
from remembrancer.vault import Entrance, ParsedSearch
from remembrancer_app.conflicts.fields import FieldName, Side
from remembrancer_app.conflicts.page import ConflictsPage
from remembrancer_app.jobs.engine import Engine

Contradict = Callable[[str, str], str]
K = Qt.Key


def current(engine: Engine) -> set[str]:
    ids = engine.entrance.query(FindMemories()).ids
    return {memory.content for memory in engine.entrance.query(GetMemories(ids))}


def decided(engine: Engine, case: str) -> Resolution | None:
    decision = engine.entrance.query(GetConflict(case)).decision
    return None if decision is None else decision.resolution


def test_nothing_is_chosen_at_first_and_enter_does_nothing(page: ConflictsPage, engine: Engine, qtbot: QtBot) -> None:
    assert page.review.decision.resolution is None
    assert not page.review.result.apply.isEnabled()
    before = current(engine)
    qtbot.keyClick(page.review, K.Key_Return)
    assert not page.review.is_busy
    assert current(engine) == before


def test_old_stands_left_and_new_right_with_words_that_differ_marked(
    page: ConflictsPage, three_cases: tuple[str, ...], choose_case: Callable[[ConflictsPage, str], None]
) -> None:
    choose_case(page, three_cases[2])
    review = page.review
    assert review.old_side.text.toPlainText() == "The project deadline is April 15."
    assert review.new_side.text.toPlainText() == "The project deadline is May 1."
    assert review.old_side.text.accessibleDescription() == "Only in the older one: April 15"
    assert review.new_side.text.accessibleDescription() == "Only here: May 1"
    assert review.old_side.x() < review.new_side.x()
    assert review.old_side.values()["Trust"] == "Person"
    assert review.new_side.values()["Trust"] == "Agent"
    assert review.reason.reason.text()


@pytest.mark.parametrize(
    ("key", "resolution"), [(K.Key_2, Resolution.RETAIN), (K.Key_3, Resolution.ANNOTATE), (K.Key_4, Resolution.DISMISS)]
)
def test_the_same_key_again_applies(
    page: ConflictsPage, engine: Engine, qtbot: QtBot, key: K, resolution: Resolution
) -> None:
    case = page.review.case
    assert case is not None
    with qtbot.waitSignal(page.review.previewed):
        qtbot.keyClick(page.review, key)
    assert decided(engine, case.id) is None
    assert page.review.result.lines()
    with qtbot.waitSignal(page.review.decided):
        qtbot.keyClick(page.review, key)
    assert decided(engine, case.id) is resolution


def test_using_the_new_one_asks_and_the_result_says_what_comes_of_it(
    page: ConflictsPage,
    engine: Engine,
    qtbot: QtBot,
    three_cases: tuple[str, ...],
    choose_case: Callable[[ConflictsPage, str], None],
) -> None:
    choose_case(page, three_cases[2])
    with qtbot.waitSignal(page.review.previewed):
        qtbot.keyClick(page.review, K.Key_1)
    assert page.review.result.lines()[0] == "“… is May 1.” is what agents get"
    assert page.review.result.lines()[1] == "“… is April 15.” is kept as superseded and can be brought back"
    assert page.review.result.asks
    qtbot.keyClick(page.review, K.Key_Return)
    assert QApplication.focusWidget() is page.review.result.answers[Supersession.REPLACED]
    qtbot.keyClick(QApplication.focusWidget(), K.Key_W)
    assert page.review.decision.supersession is Supersession.CORRECTED
    with qtbot.waitSignal(page.review.decided):
        qtbot.keyClick(QApplication.focusWidget(), K.Key_Return)
    decision = engine.entrance.query(GetConflict(three_cases[2])).decision
    assert decision is not None
    assert decision.supersession is Supersession.CORRECTED


def test_a_text_that_says_itself_that_it_replaces_is_not_asked_about(
    page: ConflictsPage,
    engine: Engine,
    qtbot: QtBot,
    three_cases: tuple[str, ...],
    choose_case: Callable[[ConflictsPage, str], None],
) -> None:
    choose_case(page, three_cases[0])
    qtbot.keyClick(page.review, K.Key_1)
    assert not page.review.result.asks
    with qtbot.waitSignal(page.review.decided):
        qtbot.keyClick(page.review, K.Key_1)
    assert "We switched from UUIDv4 to ULID for record identifiers." in current(engine)
    assert "We use UUIDv4 for record identifiers." not in current(engine)


def test_it_goes_on_to_the_next_one_and_z_takes_it_back(page: ConflictsPage, engine: Engine, qtbot: QtBot) -> None:
    said: list[tuple[str, str]] = []
    page.undo_offered.connect(lambda words, operation: said.append((words, operation)))
    page.undo_wanted.connect(lambda operation: engine.entrance.change(Undo(operation)))
    first, second = page.cases.cases[0].id, page.cases.cases[1].id
    qtbot.keyClick(page.review, K.Key_3)
    qtbot.keyClick(page.review, K.Key_3)
    qtbot.waitUntil(lambda: page.review.case is not None and page.review.case.id == second)
    assert said[0][0] == "Kept both and noted it."
    assert page.review.reason.place.text() == "1 of 2"
    assert page.review.decision.resolution is None
    qtbot.keyClick(page.review, K.Key_Z)
    qtbot.waitUntil(lambda: page.review.case is not None and page.review.case.id == first)
    assert engine.entrance.query(GetConflict(first)).state is CaseState.OPEN
    assert page.review.reason.place.text() == "1 of 3"


def test_n_p_and_s_move_without_deciding(page: ConflictsPage, qtbot: QtBot) -> None:
    ids = [case.id for case in page.cases.cases]
    seen = []
    for key in (K.Key_N, K.Key_S, K.Key_N, K.Key_P):
        qtbot.keyClick(page.review, key)
        assert page.review.case is not None
        seen.append(page.review.case.id)
    assert seen == [ids[1], ids[2], ids[0], ids[2]]
    assert len(page.cases.cases) == 3


def test_letters_and_figures_work_while_the_list_has_the_focus(page: ConflictsPage, qtbot: QtBot) -> None:
    page.inbox.view.setFocus()
    qtbot.keyClick(page.inbox.view, K.Key_Down)
    assert page.review.case == page.cases.cases[1]
    qtbot.keyClick(page.inbox.view, K.Key_2)
    assert page.review.decision.resolution is Resolution.RETAIN


def test_a_reason_is_typed_with_r_kept_and_letters_in_it_are_letters(
    page: ConflictsPage, engine: Engine, qtbot: QtBot
) -> None:
    case = page.review.case
    assert case is not None
    qtbot.keyClick(page.review, K.Key_2)
    qtbot.keyClick(page.review, K.Key_R)
    qtbot.keyClicks(page.review.result.reason, "1 s z")
    assert page.review.decision.resolution is Resolution.RETAIN
    with qtbot.waitSignal(page.review.decided):
        qtbot.keyClick(page.review.result.reason, K.Key_Return)
    decision = engine.entrance.query(GetConflict(case.id)).decision
    assert decision is not None
    assert decision.reason == "1 s z"


def test_fields_can_be_taken_from_either_side_and_a_mixed_choice_becomes_an_edit(
    contradict: Contradict, make_page: Callable[..., ConflictsPage], engine: Engine, qtbot: QtBot
) -> None:
    case = contradict("Send the report to Ines by 15 April 2026.", "Send the report to Ines by 1 May 2026.")
    page = make_page()
    review = page.review
    due = review.new_side.choice_of(FieldName.DUE).choice
    words = review.old_side.choice_of(FieldName.CONTENT).choice
    assert due is not None
    assert words is not None
    assert due.accessibleName() == "Take this: Due, Fri 1 May"
    qtbot.mouseClick(due, Qt.MouseButton.LeftButton)
    assert review.decision.resolution is Resolution.SUPERSEDE
    qtbot.mouseClick(words, Qt.MouseButton.LeftButton)
    assert review.decision.resolution is Resolution.MERGE
    assert review.decision.taken[FieldName.DUE] is Side.NEW
    with qtbot.waitSignal(review.decided):
        qtbot.keyClick(review, K.Key_Return)
    assert decided(engine, case) is Resolution.MERGE
    (kept,) = engine.entrance.query(GetMemories(engine.entrance.query(FindMemories()).ids))
    assert kept.content == "Send the report to Ines by 15 April 2026."
    assert kept.times.due is not None
    assert (kept.times.due.month, kept.times.due.day) == (5, 1)


def test_words_of_ones_own_take_the_place_of_both(
    contradict: Contradict, make_page: Callable[..., ConflictsPage], engine: Engine, qtbot: QtBot
) -> None:
    case = contradict("Send the report to Ines by 15 April 2026.", "Send the report to Ines by 1 May 2026.")
    page = make_page()
    own = page.review.own_words
    qtbot.keyClick(page.review, K.Key_E)
    assert QApplication.focusWidget() is own.text
    own.text.selectAll()
    qtbot.keyClicks(own.text, "Send the report to Ines by 8 May 2026.")
    qtbot.keyClick(own.text, K.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: page.review.decision.resolution is Resolution.MERGE)
    assert own.isHidden()
    with qtbot.waitSignal(page.review.decided):
        qtbot.keyClick(page.review, K.Key_Return)
    assert decided(engine, case) is Resolution.MERGE
    (kept,) = engine.entrance.query(GetMemories(engine.entrance.query(FindMemories()).ids))
    assert kept.content == "Send the report to Ines by 8 May 2026."
    assert kept.times.due is not None
    assert (kept.times.due.month, kept.times.due.day) == (5, 8)


def test_escape_leaves_the_own_words_and_nothing_is_chosen(page: ConflictsPage, qtbot: QtBot) -> None:
    qtbot.keyClick(page.review, K.Key_E)
    qtbot.keyClick(page.review.own_words.text, K.Key_Escape)
    assert page.review.own_words.isHidden()
    assert page.review.hasFocus()
    assert page.review.decision.resolution is None


def test_a_case_that_somebody_else_changes_is_read_again_and_what_was_chosen_stays_if_it_did_not_change(
    page: ConflictsPage, agent: Entrance, contradict: Contradict, qtbot: QtBot
) -> None:
    assert agent
    qtbot.keyClick(page.review, K.Key_2)
    with qtbot.waitSignal(page.listing.found):
        contradict("The broker listens on port 8883.", "The broker no longer listens on port 8883.")
    assert page.review.decision.resolution is Resolution.RETAIN
    assert len(page.cases.cases) == 4


def test_the_search_and_the_filters_narrow_the_list(page: ConflictsPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.listing.found):
        page.apply_search(ParsedSearch(Search(), free_text="deadline"))
    assert [case.old.memory.content for case in page.cases.cases] == ["The project deadline is April 15."]
    with qtbot.waitSignal(page.listing.found):
        page.apply_search(ParsedSearch(Search(), free_text="nothing like it"))
    assert not page.states.shows_content
    assert "nothing like it" in page.states.currentWidget().accessibleName()
    with qtbot.waitSignal(page.listing.found):
        page.apply_search(ParsedSearch(Search()))
    kind = page.cases.cases[0].kind
    with qtbot.waitSignal(page.listing.found):
        page.inbox.choose_kind(kind)
    assert {case.kind for case in page.cases.cases} == {kind}


def test_decided_cases_are_shown_with_how_and_can_be_opened_again(
    page: ConflictsPage, engine: Engine, qtbot: QtBot
) -> None:
    page.undo_wanted.connect(lambda operation: engine.entrance.change(Undo(operation)))
    case = page.review.case
    assert case is not None
    qtbot.keyClick(page.review, K.Key_2)
    with qtbot.waitSignal(page.review.decided):
        qtbot.keyClick(page.review, K.Key_2)
    qtbot.waitUntil(lambda: not page._advance.isActive() and len(page.cases.cases) == 2)
    with qtbot.waitSignal(page.listing.found):
        qtbot.mouseClick(page.inbox.segments._buttons["decided"], Qt.MouseButton.LeftButton)
    assert page.review.case is not None
    assert page.review.case.id == case.id
    assert page.review.outcome.notice is not None
    assert page.review.outcome.notice.accessibleName().startswith("Kept the old one. You, ")
    assert not page.review.result.isVisible()
    assert not page.review.actions_row.isVisible()
    qtbot.keyClick(page.review, K.Key_1)
    assert page.review.decision.resolution is None
    qtbot.mouseClick(page.review.outcome.notice.action, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not page.cases.cases)
    assert engine.entrance.query(GetConflict(case.id)).state is CaseState.OPEN


def test_several_are_decided_together_after_a_summary(page: ConflictsPage, engine: Engine, qtbot: QtBot) -> None:
    ids = [case.id for case in page.cases.cases]
    qtbot.mouseClick(page.inbox.batch, Qt.MouseButton.LeftButton)
    dialog = page.window().findChild(QWidget, "batch")
    assert dialog.summary().startswith("3 conflicts: ")
    qtbot.keyClick(QApplication.focusWidget(), K.Key_Return)
    assert not dialog.apply_button.isEnabled()
    qtbot.keyClick(QApplication.focusWidget(), K.Key_3)
    with qtbot.waitSignal(dialog.decided):
        qtbot.mouseClick(dialog.apply_button, Qt.MouseButton.LeftButton)
    assert {decided(engine, each) for each in ids} == {Resolution.ANNOTATE}
    qtbot.waitUntil(lambda: not page.states.shows_content)
    assert page.states.currentWidget().accessibleName().startswith("Nothing to decide")


def test_an_empty_inbox_says_so(make_page: Callable[..., ConflictsPage]) -> None:
    page = make_page()
    assert page.states.currentWidget().accessibleName().startswith("Nothing to decide")
    assert not page.inbox.batch.isVisible()


def test_three_statements_of_one_attribute_are_compared_one_after_the_other(
    contradict: Contradict, agent: Entrance, make_page: Callable[..., ConflictsPage], qtbot: QtBot
) -> None:
    contradict("The project deadline is April 15.", "The project deadline is May 1.")
    agent.change(Remember(Draft("The project deadline is June 9.")))
    page = make_page()
    assert len(page.cases.cases) == 1
    assert len(page.review.older.buttons) == 2
    assert page.review.new_side.text.toPlainText() == "The project deadline is June 9."
    qtbot.mouseClick(page.review.older.buttons[1], Qt.MouseButton.LeftButton)
    assert page.review.old_side.text.toPlainText() == "The project deadline is May 1."


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize(("width", "height"), [(1280, 638), (968, 618), (1736, 998)])
def test_the_review_is_seen_whole(
    three_cases: tuple[str, ...],
    make_page: Callable[..., ConflictsPage],
    qtbot: QtBot,
    width: int,
    height: int,
    *,
    mirrored: bool,
) -> None:
    assert three_cases
    page = make_page(width, height, mirrored=mirrored)
    assert (page.width(), page.height()) == (width, height)
    with qtbot.waitSignal(page.review.previewed):
        qtbot.keyClick(page.review, K.Key_1)
    for widget in (page.review.old_side, page.review.new_side, page.review.actions_row, page.review.result):
        corner = widget.mapTo(page, widget.rect().bottomRight())
        assert corner.x() <= width
        assert corner.y() <= height
    bars = [side._area.verticalScrollBar().maximum() for side in (page.review.old_side, page.review.new_side)]
    assert bars == [0, 0]


def test_every_region_can_be_reached_and_heard(page: ConflictsPage) -> None:
    names = {
        name: QAccessible.queryAccessibleInterface(page.findChild(QWidget, name)).text(QAccessible.Text.Name)
        for name in ("inbox", "old_side", "new_side", "actions", "result")
    }
    assert all(names.values())
    cards = list(page.review.actions_row.cards.values())
    spoken = [QAccessible.queryAccessibleInterface(card) for card in cards]
    assert spoken[0].text(QAccessible.Text.Name) == "Use the new one"
    assert {each.role() for each in spoken} <= {QAccessible.Role.CheckBox, QAccessible.Role.Button}
    assert page.cases.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    widget: QWidget = page.review
    seen = set()
    for _ in range(60):
        widget.focusNextChild()
        widget = QApplication.focusWidget()
        seen.add(widget)
    assert {*cards, page.review.result.apply, page.inbox.view, page.review.result.reason} - seen <= {
        page.review.result.apply  # nothing is chosen yet
    }


@pytest.mark.parametrize("width", [1280, 960])
def test_the_past_decides_nothing_and_counts_what_was_open_then(
    three_cases: tuple[str, ...], make_page: Callable[..., ConflictsPage], engine: Engine, qtbot: QtBot, width: int
) -> None:
    page = make_page(width)
    said: list[str] = []
    page.subtitle_changed.connect(said.append)
    then = engine.vault.store.clock.now() - timedelta(days=1)
    page.apply_search(ParsedSearch(Search(as_of=then)))
    assert not page.states.shows_content
    assert not page.inbox.isVisible()
    qtbot.waitUntil(lambda: said[-1:] == ["2 open"])
    with qtbot.waitSignal(page.listing.found):
        page.listing.read()
    assert said[-1] == "2 open"
    with qtbot.waitSignal(page.listing.found):
        page.apply_search(ParsedSearch(Search()))
    assert page.states.shows_content
    assert page.inbox.isVisible() is (width == 1280)
    assert said[-1] == "3 open"

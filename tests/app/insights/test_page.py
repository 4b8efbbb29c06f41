"""The page Insights: each finding said in words, read by keyboard, as a table, as a file, and acted upon."""

import re
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from remembrancer.model.attention import FigureReason, Measure, RoutineState
from remembrancer.model.cases import OpenConflict
from remembrancer.model.changes import Remember, Undo
from remembrancer.model.clock import FixedClock
from remembrancer.model.lifecycle import Sweep
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, GetMemories
from remembrancer.model.types import ActorKind, MemoryType, Status
from remembrancer.vault import Actor, Vault
from remembrancer.wording import in_english
from remembrancer.wording.attention import head_flag
from remembrancer_app.insights.chart_card import ChartCard
from remembrancer_app.insights.page import InsightsPage
from remembrancer_app.insights.read_out_chart import ReadOutChart
from remembrancer_app.insights.routine_row import RoutineRow
from remembrancer_app.insights.rows_card import PAGE
from remembrancer_app.insights.tab_layout import ACTIVITY, FADING, OVERVIEW, ROUTINES
from remembrancer_app.insights.value_axis import nice_values
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.shell.page import FadingOf, PageContext, PageName
from remembrancer_app.theme import Appearance, Choice, Theme

K = Qt.Key
NOW = datetime(2026, 3, 20, 18, tzinfo=UTC)
"""What the clock of the vault says."""


def cards(page: InsightsPage) -> dict[str, ChartCard]:
    return {card.objectName(): card for card in page.findings.chart_cards}


def test_every_finding_is_said_in_words(page: InsightsPage) -> None:
    found = cards(page)
    assert found["decay"].title.text().startswith("Fades on ")
    assert "strength 0." in found["decay"].subtitle.text()
    assert found["routine"].title.text().startswith("Twice as much as usual: Evening run along the")
    assert "61 minutes; usually 28 to 31" in found["routine"].subtitle.text()
    assert "bits" in found["routine"].subtitle.text()
    assert found["survival"].title.text()
    assert found["activity"].title.text().startswith("Busiest on ")
    for card in page.findings.chart_cards:
        assert card.accessibleName()


def test_the_routine_is_listed_with_how_it_stands(page: InsightsPage) -> None:
    rows = [row for row in page.findings.routines.rows if isinstance(row, RoutineRow)]
    assert [row.routine.state for row in rows] == [RoutineState.UNUSUAL]
    assert rows[0].isChecked()


def test_charts_are_read_by_keyboard(qtbot: QtBot, page: InsightsPage) -> None:
    chart = page.findings.routine_chart
    chart.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(chart, K.Key_End)
    assert "61 minutes" in chart.cursor_words
    assert "usually 28 to 31" in chart.cursor_words
    assert chart.accessibleDescription() == chart.cursor_words
    qtbot.keyClick(chart, K.Key_Left)
    assert "61" not in chart.cursor_words
    with qtbot.waitSignal(page.memory_requested) as opened:
        qtbot.keyClick(chart, K.Key_Return)
    assert len(opened.args[0]) == 26


def test_a_day_of_the_heatmap_opens_its_report(qtbot: QtBot, page: InsightsPage) -> None:
    heatmap = page.findings.heatmap
    heatmap.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(heatmap, K.Key_Left)
    qtbot.keyClick(heatmap, K.Key_Up)
    with qtbot.waitSignal(page.target_requested) as asked:
        qtbot.keyClick(heatmap, K.Key_Return)
    assert asked.args[0] == PageName.REPORTS
    assert isinstance(asked.args[1], date)
    assert "memor" in heatmap.accessibleDescription()


@pytest.mark.parametrize("name", ["decay", "routine", "survival", "activity", "growth", "recalls"])
def test_the_same_figures_stand_in_a_table_and_in_files(page: InsightsPage, name: str, tmp_path: Path) -> None:
    page.tabs.set_value(ACTIVITY if name in ("growth", "recalls") else OVERVIEW)
    page._arrange()
    card = cards(page)[name]
    card.toggle_table()
    assert card.stack.currentWidget() is card.table
    assert card.table.figures.rowCount() > 0
    exports = card.export._exports
    for ending, make in (("png", exports.png), ("svg", exports.svg), ("csv", exports.csv)):
        card.export.save(tmp_path / f"chart.{ending}", make())
    assert (tmp_path / "chart.png").read_bytes().startswith(b"\x89PNG")
    assert b"<svg" in (tmp_path / "chart.svg").read_bytes()
    assert len((tmp_path / "chart.csv").read_text("utf-8-sig").splitlines()) == card.table.figures.rowCount() + 1
    card.toggle_table()
    assert card.stack.currentWidget() is card.chart


def test_what_is_normal_now_is_flagged_no_more(qtbot: QtBot, page: InsightsPage, engine: Engine) -> None:
    with qtbot.waitSignal(page.undo_offered) as offered:
        qtbot.mouseClick(page.normal, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not page.normal.isVisible())
    engine.change(page, Undo(offered.args[1]), lambda _change: None)
    qtbot.waitUntil(page.normal.isVisible)


@pytest.mark.parametrize(("key", "status"), [(K.Key_K, Status.ACTIVE), (K.Key_G, Status.ARCHIVED)])
def test_what_fades_is_kept_or_let_go_by_key(
    qtbot: QtBot, page: InsightsPage, engine: Engine, key: Qt.Key, status: Status
) -> None:
    chosen = page._memory
    assert chosen is not None
    with qtbot.waitSignal(page.undo_offered):
        qtbot.keyClick(page.findings.decay_chart, key)
    memory = engine.entrance.query(GetMemories((chosen.id,)))[0]
    assert memory.status is status
    # What a person wrote was true when they wrote it; keeping it says so again, today.
    assert (memory.verified == NOW) == (status is Status.ACTIVE)


@pytest.mark.parametrize(
    ("tab", "shown"),
    [
        (FADING, {"decay", "survival", "fading_list"}),
        (ROUTINES, {"routines", "routine"}),
        (ACTIVITY, {"activity", "growth", "recalls", "most_used", "contested"}),
    ],
)
def test_each_tab_shows_its_cards_and_is_remembered(
    qtbot: QtBot, page: InsightsPage, context: PageContext, tab: str, shown: set[str]
) -> None:
    page.tabs.setFocus()
    while page.tabs.value != tab:
        before = page.tabs.value
        qtbot.keyClick(page.focusWidget() or page.tabs, K.Key_Right)
        assert page.tabs.value != before
    assert {card.objectName() for card in page.findings.cards if card.isVisible()} == shown
    assert context.state.value("tab", "") == tab


def test_another_page_leads_to_a_routine(qtbot: QtBot, page: InsightsPage) -> None:
    page.tabs.set_value(FADING)
    page._arrange()
    page.open_target(page.findings.routine_chart.readings[3].memory)
    qtbot.waitUntil(lambda: page.tabs.value == ROUTINES)


def test_a_narrow_window_has_one_column_and_the_theme_may_change(page: InsightsPage, theme: Theme) -> None:
    page.resize(800, 700)
    assert page._arranged == (OVERVIEW, False)
    theme.set_appearance(Appearance(choice=Choice.DARK, less_motion=True))
    assert page.findings.decay_chart.readings
    assert page.scroller.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize(("low", "high"), [(0.0, 1.0), (27.0, 61.0), (0.0, 438.0), (71.2, 72.6), (5.0, 5.0)])
def test_ticks_are_round_and_hold_everything(low: float, high: float) -> None:
    ticks = nice_values(low, high)
    assert ticks[0] <= low
    assert ticks[-1] >= high - 1e-9
    assert len(ticks) <= 7


def test_levels_of_the_heatmap_rise_with_the_count(page: InsightsPage) -> None:
    days = {date(2026, 3, number + 1): number for number in range(24)}
    page.findings.heatmap.show_days(days, min(days), max(days))
    levels = [page.findings.heatmap.level(count) for count in days.values()]
    assert levels[0] == 0
    assert levels == sorted(levels)
    assert max(levels) == 4


def test_a_thousand_rows_are_made_page_by_page(qtbot: QtBot, page: InsightsPage) -> None:
    page.tabs.set_value(ROUTINES)
    page._arrange()
    card = page.findings.routines
    made: list[int] = []

    def make(number: int) -> QPushButton:
        made.append(number)
        return QPushButton(str(number))

    card.show_rows(range(1000), make, 1000)
    assert len(made) == PAGE
    card.show_rows(range(1000), make, 1000)
    assert len(made) == PAGE, "the same rows are not made again"
    card.rows[3].setFocus()
    card.more.click()
    assert [row.text() for row in card.rows] == [str(number) for number in range(2 * PAGE)]
    assert card.rows[PAGE].hasFocus()
    card.show_rows(range(5, 1000), make, 995)
    assert len(card.rows) == 2 * PAGE, "as many as were shown"
    assert card.rows[PAGE].hasFocus(), "who is on a row stays there"
    card.show_rows(range(PAGE), make, PAGE)
    assert card.more.isHidden()


def test_topics_are_ranked_by_how_often_they_were_contested(qtbot: QtBot, page: InsightsPage, vault: Vault) -> None:
    person = vault.entrance(Actor(ActorKind.PERSON, "You"))

    def remember(text: str, *tags: str) -> str:
        return person.change(Remember(Draft(text, type=MemoryType.FACT, tags=tags))).memory

    contradictions = (
        ("The archive is in the cellar.", "Old folders were moved to the attic.", ("harbour",)),
        ("The ferry is painted blue.", "Bicycles travel free on the boat.", ("harbour", "ferry")),
        ("Ines collects stamps.", "Cheese is sold by the stairs.", ("quay",)),
    )
    for one, other, tags in contradictions:
        person.change(OpenConflict(remember(one, *tags), remember(other, *tags)))
    page.tabs.set_value(ACTIVITY)
    page._arrange()
    contested = page.findings.contested
    qtbot.waitUntil(lambda: len(contested.rows) == 3)
    assert [row.accessibleName() for row in contested.rows] == [
        "harbour. 2, 2 open",
        "ferry. 1, 1 open",
        "quay. 1, 1 open",
    ]
    with qtbot.waitSignal(page.conflict_requested):
        contested.rows[0].click()


@pytest.mark.parametrize(
    ("value", "words"),
    [(61, "Twice as much"), (95, "3 times as much"), (16, "Half as much"), (40, "More than"), (25, "Less than")],
)
def test_a_finding_is_said_beside_what_is_usual(value: float, words: str) -> None:
    reason = FigureReason(Measure("min"), value, 28, 33, 12)
    assert head_flag(reason, "Run", in_english).startswith(words)
    assert head_flag(reason, "Run", in_english).endswith("usual: Run")


@pytest.mark.parametrize(("value", "words"), [(1000, "Later than usual: Bus"), (300, "Earlier than usual: Bus")])
def test_times_of_day_are_later_or_earlier(value: float, words: str) -> None:
    assert head_flag(FigureReason(Measure("", is_clock=True), value, 480, 490, 9), "Bus", in_english) == words


def test_what_another_page_leads_to_is_shown_whatever_was_chosen_before(
    qtbot: QtBot, page: InsightsPage, engine: Engine
) -> None:
    memories = engine.entrance.query(GetMemories(engine.entrance.query(FindMemories()).ids))
    printer = next(each for each in memories if "printer" in each.content)
    run = next(each for each in memories if "28 minutes" in each.content)
    page.tabs.set_value(ACTIVITY)
    page._arrange()
    page.open_target(run.id)
    page._read()
    qtbot.waitUntil(lambda: page.tabs.value == ROUTINES)
    assert "Evening run" in page.findings.routine.title.text()
    # A memory that belongs to no routine: how it fades.
    page.open_target(printer.id)
    page._read()
    qtbot.waitUntil(lambda: page.tabs.value == FADING)
    qtbot.waitUntil(lambda: "The lab printer" in page.findings.decay.title.text())
    # One that belongs to a routine, and whose fading is asked for.
    page.open_target(FadingOf(run.id))
    qtbot.waitUntil(lambda: "28 minutes" in page.findings.decay.title.text())
    assert page.tabs.value == FADING


def test_what_a_sweep_put_behind_is_said_to_have_faded(qtbot: QtBot, page: InsightsPage, clock: FixedClock) -> None:
    chosen = page._memory
    assert chosen is not None
    clock.advance(timedelta(days=400))
    page.engine.change(page, Sweep(), lambda _swept: None)
    qtbot.waitUntil(lambda: cards(page)["decay"].title.text().startswith("Has faded"))


def test_the_topmost_tick_of_a_routine_names_the_unit_and_is_not_cut(page: InsightsPage) -> None:
    axis = page.findings.routine_chart.plot.getAxis("left")
    *others, (_, top) = axis._tickLevels[0]
    assert top.endswith(" minutes")
    assert not [words for _, words in others if "minutes" in words]
    assert axis.width() > QFontMetrics(axis.style["tickFont"]).horizontalAdvance(top)


def test_figures_are_written_as_the_language_writes_them(in_german: None, page: InsightsPage) -> None:
    """Ticks, findings, what is read out, tables: no decimal point where a comma is written."""
    for tab in (OVERVIEW, ACTIVITY):
        page.tabs.set_value(tab)
        page._arrange()
        for card in page.findings.chart_cards:
            card.chart.grab()
    said = [row.accessibleName() for row in (*page.findings.routines.rows, *page.findings.fading.rows)]
    for card in page.findings.chart_cards:
        card.toggle_table()
        said += [card.title.text(), card.subtitle.text()]
        said += [cell for line in card.table.figures.lines() for cell in line]
        if isinstance(card.chart, ReadOutChart):
            said += [reading.words for reading in card.chart.readings]
            ticks = card.chart.plot.getAxis("left")._tickLevels
            said += [words for level in ticks for _, words in level]
    assert "0,25" in said
    assert any(re.search(r"Stärke heute 0,\d\d", words) for words in said)
    assert not [words for words in said if re.search(r"\d\.\d(?!\d\d\b)", words)]

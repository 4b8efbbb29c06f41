"""The table beside a chart."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from remembrancer_app.charts.figure_table import FigureModel, Figures, FigureTable
from remembrancer_app.theme import Theme


@pytest.fixture
def figures() -> Figures:
    return Figures(
        "Day", ("All", "Fact"), np.array([10, 11, 12, 13]), np.array([[3, 1], [5, 0], [3, 3], [1, 0]]), "day {}".format
    )


@pytest.fixture
def table(qtbot: QtBot, theme: Theme, figures: Figures) -> FigureTable:
    view = FigureTable(theme, name="Memories by day", description="The figures of the chart.")
    qtbot.addWidget(view)
    view.show_figures(figures)
    view.resize(500, 300)
    with qtbot.waitExposed(view):
        view.show()
    return view


def keys(model: FigureModel) -> list[int]:
    return [model.key(row) for row in range(model.rowCount())]


def test_the_model_keeps_qts_rules(qtmodeltester: ModelTester, figures: Figures) -> None:
    model = FigureModel()
    model.show_figures(figures)
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    model.sort(1, Qt.SortOrder.DescendingOrder)
    model.show_figures(figures)
    model.sort(2)


def test_the_latest_comes_first_and_equal_figures_keep_that_order(table: FigureTable) -> None:
    assert keys(table.figures) == [13, 12, 11, 10]
    table.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    assert keys(table.figures) == [11, 12, 10, 13]
    table.sortByColumn(1, Qt.SortOrder.AscendingOrder)
    assert keys(table.figures) == [13, 12, 10, 11]
    assert table.figures.headerData(1, Qt.Orientation.Horizontal) == "All ↑"


def test_the_selected_row_stays_selected_when_sorted(table: FigureTable) -> None:
    table.go_to(12)
    table.sortByColumn(2, Qt.SortOrder.DescendingOrder)
    assert table.figures.key(table.currentIndex().row()) == 12


def test_enter_chooses_the_row(qtbot: QtBot, table: FigureTable) -> None:
    table.go_to(11)
    with qtbot.waitSignal(table.chosen) as chosen:
        QTest.keyClick(table, Qt.Key.Key_Return)
    assert chosen.args == [11]


def test_a_file_gets_every_figure_as_sorted(table: FigureTable) -> None:
    table.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    assert table.figures.lines()[:3] == [["Day", "All", "Fact"], ["day 11", "5", "0"], ["day 12", "3", "3"]]


def test_a_screen_reader_hears_which_figure_it_is(table: FigureTable) -> None:
    interface = QAccessible.queryAccessibleInterface(table)
    assert interface.text(QAccessible.Text.Name) == "Memories by day"
    assert table.figures.index(2, 2).data(Qt.ItemDataRole.AccessibleTextRole) == "Fact 0"
    assert table.figures.index(2, 2).data() == ""

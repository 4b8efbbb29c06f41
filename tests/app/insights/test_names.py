"""Names at the ends of lines, and the heading of a card: all of them are to be read, however narrow the window is."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from remembrancer_app.insights.page import InsightsPage
from remembrancer_app.insights.read_out_chart import ReadOutChart, stand_apart
from remembrancer_app.insights.tab_layout import ACTIVITY, FADING
from remembrancer_app.theme import TextStyle

HEIGHTS = st.lists(st.floats(0, 1), min_size=1, max_size=5)


@given(HEIGHTS)
def test_names_stand_apart_and_clear_of_the_axis(heights: list[float]) -> None:
    apart = stand_apart(sorted(heights, reverse=True), 0.1, 0.05)
    assert min(apart) >= 0.05 - 1e-9
    assert all(one - other >= 0.1 - 1e-9 for one, other in pairwise(apart))


@given(HEIGHTS)
def test_names_that_are_apart_stay_where_they_are(heights: list[float]) -> None:
    apart = stand_apart(sorted(heights, reverse=True), 0.1, 0.05)
    assert stand_apart(apart, 0.1, 0.05) == pytest.approx(apart)


@pytest.mark.parametrize("tab", [FADING, ACTIVITY])
def test_names_at_the_ends_of_lines_are_inside_the_chart(qtbot: QtBot, page: InsightsPage, tab: str) -> None:
    found = page.findings
    chart: ReadOutChart = found.survival_chart if tab == FADING else found.growth_chart
    page.tabs.set_value(tab)
    page.resize(960, 620)
    page._arrange()

    def outside() -> list[str]:
        right = chart.plot.getViewBox().sceneBoundingRect().right() + 1
        names = [item for item in chart.plot.items if hasattr(item, "textItem")]
        return [each.toPlainText() for each in names if each.mapRectToScene(each.boundingRect()).right() > right]

    # It is laid out, and then drawn anew, in turns of their own.
    qtbot.waitUntil(lambda: chart.isVisible() and chart._drawn_size == chart.size() and not outside())


def test_buttons_leave_the_heading_its_room(page: InsightsPage) -> None:
    card = page.findings.decay
    for width in (300, 360, 460, 700):
        card.resize(width, 300)
        card.layout().activate()
        metrics = QFontMetrics(page.theme.font(TextStyle.EMPHASIS))
        assert card.title.width() >= min(
            metrics.horizontalAdvance("Fades on 29 September"), card.title.sizeHint().width()
        )
        assert page.let_go.mapTo(card, page.let_go.rect().bottomRight()).x() <= card.width()

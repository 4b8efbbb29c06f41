"""Two panes beside each other, or in a narrow window one in the place of the other."""

from collections.abc import Callable, Iterator

import pytest
import shiboken6
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from remembrancer_app.state.page_state import PageState
from remembrancer_app.theme import Appearance, Theme
from remembrancer_app.widgets.two_panes import PaneRoom, TwoPanes

ROOM = PaneRoom("pane", 1000, ((0, 300), (1500, 400)), 200)


@pytest.fixture
def state(settings: QSettings) -> PageState:
    return PageState(settings, "page")


@pytest.fixture
def make(qtbot: QtBot, theme: Theme, state: PageState) -> Iterator[Callable[..., TwoPanes]]:
    made: list[tuple[QWidget, TwoPanes]] = []

    def build(width: int, *, pane_first: bool = True) -> TwoPanes:
        window = QWidget()
        pane, rest = QWidget(), QWidget()
        pane.setObjectName("pane")
        rest.setObjectName("rest")
        panes = TwoPanes(theme, state, ROOM, pane=pane, rest=rest, pane_first=pane_first, parent=window)
        panes.resize(width, 400)
        window.resize(width, 400)
        with qtbot.waitExposed(window):
            window.show()
        panes.fit(width)
        made.append((window, panes))
        return panes

    yield build
    for window, _ in made:
        window.close()
        shiboken6.delete(window)


def pane_of(panes: TwoPanes) -> QWidget:
    found = panes.findChild(QWidget, "pane")
    assert found is not None
    return found


@pytest.mark.parametrize(("width", "expected"), [(1200, 300), (1600, 400)])
def test_a_wide_window_shows_both_and_the_pane_has_its_width(
    make: Callable[..., TwoPanes], width: int, expected: int
) -> None:
    panes = make(width)
    assert (panes.is_narrow, panes.shows_pane, panes.shows_rest) == (False, True, True)
    assert pane_of(panes).width() == expected


def test_a_narrow_window_shows_one_in_the_place_of_the_other(make: Callable[..., TwoPanes]) -> None:
    panes = make(900)
    assert (panes.is_narrow, panes.shows_pane, panes.shows_rest) == (True, False, True)
    panes.show_pane()
    assert (panes.shows_pane, panes.shows_rest) == (True, False)
    panes.show_rest()
    assert (panes.shows_pane, panes.shows_rest) == (False, True)


def test_nothing_moves_to_another_parent_between_narrow_and_wide(make: Callable[..., TwoPanes], qtbot: QtBot) -> None:
    panes = make(900)
    parent = pane_of(panes).parent()
    with qtbot.waitSignal(panes.narrowed):
        panes.fit(1200)
    assert pane_of(panes).parent() is parent
    assert (panes.shows_pane, panes.shows_rest) == (True, True)


def test_a_chosen_width_is_remembered_and_a_double_click_resets_it(
    make: Callable[..., TwoPanes], state: PageState, qtbot: QtBot
) -> None:
    panes = make(1200, pane_first=False)
    panes.splitter.moveSplitter(700, 1)
    assert state.value("pane", 0) == pane_of(panes).width() != 300
    qtbot.mouseDClick(panes.splitter.handle(1), Qt.MouseButton.LeftButton)
    assert (state.value("pane", 0), pane_of(panes).width()) == (0, 300)


def test_what_is_narrow_depends_on_the_size_of_the_text(
    make: Callable[..., TwoPanes], theme: Theme, qtbot: QtBot
) -> None:
    panes = make(1200)
    with qtbot.waitSignal(panes.narrowed):
        theme.set_appearance(Appearance(text_size=1.5))
    assert panes.is_narrow

"""What page this is can be read in a window of 1280 pixels, however large the text is."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from remembrancer_app.shell.header import Header
from remembrancer_app.theme import Appearance, Theme
from remembrancer_app.theme.measures import RAIL_WIDTH
from remembrancer_app.widgets.search_field import SearchField


@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
def test_the_title_is_read_whole_and_the_search_gives_way(
    qtbot: QtBot, make_theme: Callable[[Appearance], Theme], text_size: float
) -> None:
    theme = make_theme(Appearance(text_size=text_size))
    search = SearchField(theme, name="Search")
    header = Header(theme, search)
    qtbot.addWidget(header)
    header.set_page("Ask")
    header.resize(1280 - theme.px(RAIL_WIDTH), header.height())
    header.show()
    # Also where another page comes while the window stays as wide as it is.
    header.set_page("Conflicts")
    QApplication.processEvents()
    assert not header.title.is_elided
    assert search.width() >= theme.px(110)
    assert header.new.geometry().right() <= header.width()

"""A theme that is taken off the application again after each test."""

from collections.abc import Callable, Iterator

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication

from remembrancer_app.theme import Appearance, Theme


@pytest.fixture
def make_theme(qapp: QApplication) -> Iterator[Callable[[Appearance], Theme]]:
    made: list[Theme] = []

    def make(appearance: Appearance) -> Theme:
        theme = Theme(qapp, appearance)
        theme.install()
        made.append(theme)
        return theme

    yield make
    for theme in made:
        shiboken6.delete(theme)
    qapp.setStyleSheet("")


@pytest.fixture
def theme(make_theme: Callable[[Appearance], Theme]) -> Theme:
    return make_theme(Appearance())

"""The theme as a person has it: with motion."""

from collections.abc import Callable

import pytest

from remembrancer_app.theme import Appearance, Theme


@pytest.fixture
def theme(make_theme: Callable[[Appearance], Theme]) -> Theme:
    return make_theme(Appearance())

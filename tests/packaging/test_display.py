"""Where a window can be opened."""

import pytest

from display import is_available


@pytest.mark.parametrize("variable", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_either_kind_of_display_will_do(variable: str) -> None:
    assert is_available({variable: ":0"}, "linux")


def test_linux_without_a_display_has_none() -> None:
    assert not is_available({"DISPLAY": ""}, "linux")
    assert not is_available({"QT_QPA_PLATFORM": "xcb"}, "linux")


def test_a_platform_that_draws_into_memory_needs_no_display() -> None:
    assert is_available({"QT_QPA_PLATFORM": "offscreen:size=800x600"}, "linux")


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_windows_and_macos_always_have_one(system: str) -> None:
    assert is_available({}, system)

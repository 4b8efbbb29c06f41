"""What is remembered between starts."""

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray

from remembrancer_app.state.application_settings import ApplicationSettings
from remembrancer_app.state.page_state import PageState, window_settings
from remembrancer_app.theme import Appearance, Choice, Density

VALUES: list[tuple[object, object]] = [
    ("tag:halyard", ""),
    (42, 0),
    (0.75, 0.0),
    (True, False),
    (["one", "two"], [""]),
    (QByteArray(b"\x00\x01"), QByteArray()),
]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("value", "default"), VALUES)
def test_a_value_outlives_the_window(tmp_path: Path, value: object, default: object) -> None:
    settings = window_settings(tmp_path)
    PageState(settings, "memories").set_value("name", value)  # type: ignore[arg-type]
    settings.sync()
    del settings
    again = PageState(window_settings(tmp_path), "memories")
    assert again.value("name", default) == value  # type: ignore[type-var]


@pytest.mark.usefixtures("qapp")
def test_what_cannot_be_read_is_the_default(tmp_path: Path) -> None:
    (tmp_path / "window.ini").write_text("[memories]\nwidth=wide\n", encoding="utf-8")
    state = PageState(window_settings(tmp_path), "memories")
    assert state.value("width", 360) == 360
    assert state.value("absent", 360) == 360


@pytest.mark.usefixtures("qapp")
def test_pages_forget_apart(tmp_path: Path) -> None:
    settings = window_settings(tmp_path)
    memories, timeline = PageState(settings, "memories"), PageState(settings, "timeline")
    memories.set_value("span", "week")
    timeline.set_value("span", "day")
    memories.forget()
    assert memories.value("span", "") == ""
    assert timeline.value("span", "") == "day"


@pytest.mark.usefixtures("qapp")
def test_asking_makes_no_file(tmp_path: Path) -> None:
    folder = tmp_path / "not there yet"
    PageState(window_settings(folder), "window").value("geometry", QByteArray())
    ApplicationSettings(folder).appearance()
    assert not folder.exists()


@pytest.mark.usefixtures("qapp")
def test_the_look_outlives_the_program(tmp_path: Path) -> None:
    wanted = Appearance(Choice.DARK, Density.COMPACT, 1.25, system_font=True, less_motion=True)
    ApplicationSettings(tmp_path).set_appearance(wanted)
    assert ApplicationSettings(tmp_path).appearance() == wanted


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", ["huge", "9", "-1", "nan"])
def test_a_look_that_cannot_be_is_the_default(tmp_path: Path, size: str) -> None:
    (tmp_path / "application.ini").write_text(
        f"[appearance]\nchoice=neon\ndensity=none\ntext_size={size}\n", encoding="utf-8"
    )
    assert ApplicationSettings(tmp_path).appearance() == Appearance()

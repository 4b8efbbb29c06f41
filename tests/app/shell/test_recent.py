"""Vaults that were opened last are one choice away, and those that are gone say so."""

from pathlib import Path

from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from remembrancer_app.shell.recent import RecentMenu
from remembrancer_app.state.application_settings import MOST_RECENT, ApplicationSettings
from remembrancer_app.theme import Theme


def test_the_latest_come_first_each_once_and_no_more_than_eight(tmp_path: Path) -> None:
    settings = ApplicationSettings(tmp_path)
    assert settings.recent() == []
    for number in range(10):
        settings.add_recent(tmp_path / str(number))
    settings.add_recent(tmp_path / "5")
    again = ApplicationSettings(tmp_path).recent()
    assert [each.name for each in again] == ["5", "9", "8", "7", "6", "4", "3", "2"]
    assert len(again) == MOST_RECENT
    settings.forget_recent(tmp_path / "9")
    assert tmp_path / "9" not in settings.recent()


def test_a_missing_one_is_named_and_forgotten_when_it_is_chosen(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    there, gone, present = tmp_path / "There", tmp_path / "Gone", tmp_path / "Present"
    there.mkdir()
    (there / "keys.json").write_text("{}", encoding="utf-8")
    menu = QMenu()
    qtbot.addWidget(menu)
    recent = RecentMenu(theme, menu, lambda: [present, there, gone], present)
    with qtbot.waitSignal(recent.looked):
        recent.fill()
    assert [action.text() for action in menu.actions()] == ["There", f"Gone, not found in {tmp_path}"]
    with qtbot.waitSignal(recent.wanted) as wanted:
        recent.actions[there].trigger()
    assert wanted.args == [there]
    with qtbot.waitSignal(recent.forgotten) as forgotten:
        recent.actions[gone].trigger()
    assert forgotten.args == [gone]
    recent.stop()

"""Which keys are in force: the table's, a person's in their place, and never the same for two commands of a place."""

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence

from remembrancer_app.keys.fitting import Refusal, refusal_of
from remembrancer_app.keys.keymap import Keymap
from remembrancer_app.keys.table import BY_NAME, COMMANDS
from remembrancer_app.state.application_settings import ApplicationSettings

pytestmark = pytest.mark.usefixtures("qapp")


def test_no_two_commands_of_a_place_have_the_same_key_by_themselves() -> None:
    for one, other in combinations(COMMANDS, 2):
        assert not (one.meets(other) and set(one.keys) & set(other.keys)), (one.name, other.name)
    assert len(BY_NAME) == len(COMMANDS)


def test_what_is_chosen_takes_the_place_of_all_keys_of_the_command() -> None:
    keys = Keymap()
    keys.choose("search", ("Ctrl+J",))
    assert keys.keys("search") == ("Ctrl+J",)
    assert keys.written("search") == "Ctrl+J"
    assert keys.cap("search") == "Ctrl J"
    keys.reset("search")
    assert keys.keys("search") == ("Ctrl+K", "Ctrl+F")
    assert not keys.is_changed("search")


def test_a_key_is_taken_from_whoever_has_it_and_comes_back_with_its_reset() -> None:
    keys = Keymap()
    assert [each.name for each in keys.holders("rail", "Ctrl+F")] == ["search"]
    keys.choose("rail", ("Ctrl+F",))
    assert keys.keys("search") == ("Ctrl+K",)
    keys.reset("search")
    assert keys.keys("search") == ("Ctrl+K", "Ctrl+F")
    assert keys.keys("rail") == ()
    keys.reset_all()
    assert keys.keys("rail") == ("Ctrl+\\",)


def test_pages_may_use_the_same_key_and_nothing_of_theirs_belongs_to_the_window() -> None:
    keys = Keymap()
    assert keys.holders("insights.keep", "S") == []
    assert [each.name for each in keys.holders("insights.keep", "Ctrl+N")] == ["new"]
    assert {each.name for each in keys.holders("rail", "F9")} == {"ask.agent", "memories.detail"}


@pytest.mark.parametrize(
    ("name", "keys", "refusal"),
    [
        ("new", "J", Refusal.TYPED),
        ("new", "Shift+J", Refusal.TYPED),
        ("new", "Esc", Refusal.MOVES),
        ("new", "Ctrl+Right", Refusal.MOVES),
        ("new", "Tab", Refusal.MOVES),
        ("new", "Ctrl+V", Refusal.EDITS),
        ("new", "Del", Refusal.EDITS),
        ("new", "Alt+A", Refusal.DIALOGS),
        ("new", "Ctrl+K, Ctrl+C", Refusal.NO_KEYS),
        ("new", "", Refusal.NO_KEYS),
        ("new", "Ctrl+J", None),
        ("new", "F4", None),
        ("new", "Alt+Up", None),
        ("memories.edit", "J", None),
        ("memories.edit", "Return", Refusal.MOVES),
        ("memories.open", "Return", None),
    ],
)
def test_only_keys_that_fit_the_command_are_taken(name: str, keys: str, refusal: Refusal | None) -> None:
    assert refusal_of(BY_NAME[name], QKeySequence(keys)) is refusal
    if refusal is not None:
        with pytest.raises(ValueError, match=name):
            Keymap().choose(name, (keys,))


@pytest.mark.parametrize(
    "kept",
    [
        {"new": ["Esc"]},
        {"new": ["no such key"]},
        {"new": ["Ctrl+J", ""]},
        {"gone_since": ["Ctrl+J"]},
    ],
)
def test_what_was_kept_and_cannot_be_used_gives_way_to_the_table(kept: dict[str, list[str]]) -> None:
    keys = Keymap(kept)
    assert keys.chosen == {}
    assert keys.keys("new") == ("Ctrl+N",)


def test_of_two_that_were_kept_with_the_same_key_one_has_it() -> None:
    keys = Keymap({"rail": ["Ctrl+J"], "new": ["Ctrl+J"]})
    assert keys.keys("new") == ("Ctrl+J",)
    assert keys.keys("rail") == ("Ctrl+\\",)


def test_every_command_can_be_reached_by_the_key_it_was_given_and_by_no_other() -> None:
    action = QAction("Search")
    keys = Keymap()
    keys.bind("search", action)
    assert action.shortcuts() == [QKeySequence("Ctrl+K"), QKeySequence("Ctrl+F")]
    keys.choose("search", ("F4",))
    assert action.shortcuts() == [QKeySequence("F4")]
    keys.choose("search", ())
    assert action.shortcuts() == []


@pytest.mark.parametrize(
    ("key", "held", "text", "name"),
    [
        (Qt.Key.Key_Plus, Qt.KeyboardModifier.ShiftModifier, "+", "timeline.zoom_in"),
        (Qt.Key.Key_Plus, Qt.KeyboardModifier.KeypadModifier, "+", "timeline.zoom_in"),
        (Qt.Key.Key_Equal, Qt.KeyboardModifier.NoModifier, "=", "timeline.zoom_in"),
        (Qt.Key.Key_T, Qt.KeyboardModifier.NoModifier, "t", "timeline.today"),
        (Qt.Key.Key_T, Qt.KeyboardModifier.ShiftModifier, "T", ""),
        (Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier, "", ""),
    ],
)
def test_a_pressed_key_is_known_on_every_keyboard(key: Qt.Key, held: Qt.KeyboardModifier, text: str, name: str) -> None:
    assert Keymap().pressed("timeline", QKeyEvent(QEvent.Type.KeyPress, key, held, text)) == name


def test_the_keys_are_the_same_at_the_next_start(tmp_path: Path) -> None:
    settings = ApplicationSettings(tmp_path)
    keys = Keymap(settings.keys())
    keys.choose("new", ("Ctrl+J",))
    keys.choose("rail", ())
    keys.choose("memories.unfold", ("X", "U"))
    settings.set_keys(keys.chosen)
    again = Keymap(ApplicationSettings(tmp_path).keys())
    assert again.chosen == keys.chosen == {"new": ("Ctrl+J",), "rail": (), "memories.unfold": ("X", "U")}
    keys.reset_all()
    settings.set_keys(keys.chosen)
    assert ApplicationSettings(tmp_path).keys() == {}

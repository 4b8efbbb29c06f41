from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from remembrancer_app.theme import Icon, Role, Theme
from remembrancer_app.theme.measures import CONTROL_HEIGHT, ROW_CONTROL_HEIGHT, TOOLBAR_CONTROL_HEIGHT
from remembrancer_app.widgets.button import Button, ControlSize
from remembrancer_app.widgets.checks import CheckBox
from remembrancer_app.widgets.chip import ChipFace, ClosableChip
from remembrancer_app.widgets.counter import CounterBadge
from remembrancer_app.widgets.key_cap import key_words, spaced
from remembrancer_app.widgets.painting import mirrored
from remembrancer_app.widgets.search_field import Highlight, SearchField
from remembrancer_app.widgets.segmented_control import Segment, SegmentedControl
from remembrancer_app.widgets.switch import Switch


@pytest.fixture
def show(qtbot: QtBot) -> Callable[..., QWidget]:
    """Put widgets into a window that lives as long as the test."""
    windows = []

    def shown(*widgets: QWidget) -> QWidget:
        window = QWidget()
        windows.append(window)
        qtbot.addWidget(window)
        column = QVBoxLayout(window)
        for widget in widgets:
            column.addWidget(widget)
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        return window

    return shown


@pytest.mark.parametrize(
    ("size", "height"),
    [
        (ControlSize.NORMAL, CONTROL_HEIGHT),
        (ControlSize.TOOLBAR, TOOLBAR_CONTROL_HEIGHT),
        (ControlSize.ROW, ROW_CONTROL_HEIGHT),
    ],
)
def test_buttons_have_the_heights_of_the_design_under_the_style_sheet(
    qtbot: QtBot, theme: Theme, show: Callable[..., QWidget], size: ControlSize, height: int
) -> None:
    button = Button(theme, "Review", size=size)
    show(button)
    assert button.height() == height


def test_a_button_without_words_must_be_named(theme: Theme) -> None:
    with pytest.raises(ValueError, match="needs a name"):
        Button(theme, icon=Icon.PLUS)


def test_space_presses_a_button(qtbot: QtBot, theme: Theme, show: Callable[..., QWidget]) -> None:
    button = Button(theme, "Apply")
    show(button)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, Qt.Key.Key_Space)


def test_a_click_shows_no_focus_ring_and_a_key_after_it_does(
    qtbot: QtBot, theme: Theme, show: Callable[..., QWidget]
) -> None:
    button = Button(theme, "Apply")
    show(button)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not button.shows_focus
    button.setFocus(Qt.FocusReason.MouseFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Shift)
    assert button.shows_focus


def test_a_button_never_shrinks_below_its_words(qtbot: QtBot, theme: Theme) -> None:
    button = Button(theme, "Undo everything", icon=Icon.UNDO_2, key="Alt U")
    assert button.minimumSizeHint().width() == button.sizeHint().width()
    plain = Button(theme, "Undo everything")
    menu = QMenu(plain)
    with_menu = Button(theme, "Undo everything")
    with_menu.setMenu(menu)
    assert with_menu.sizeHint().width() > plain.sizeHint().width()
    qtbot.addWidget(plain)


def test_an_ampersand_is_not_counted_as_width(theme: Theme) -> None:
    assert Button(theme, "&Apply").sizeHint() == Button(theme, "Apply").sizeHint()


def test_arrows_move_the_choice_of_segments_and_tell_it_once(
    qtbot: QtBot, theme: Theme, show: Callable[..., QWidget]
) -> None:
    control = SegmentedControl(theme, [Segment("a", "A"), Segment("b", "B"), Segment("c", "C")], name="Choice")
    show(control)
    assert control.value == "a"
    first = control.children()[1]
    assert isinstance(first, QWidget)
    first.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(control.chosen) as told:
        QTest.keyClick(first, Qt.Key.Key_Right)
    assert told.args == ["b"]
    assert control.value == "b"


def test_choosing_the_chosen_segment_again_or_by_program_tells_nothing(
    qtbot: QtBot, theme: Theme, show: Callable[..., QWidget]
) -> None:
    control = SegmentedControl(theme, [Segment("a", "A"), Segment("b", "B")], name="Choice", value="b")
    show(control)
    with qtbot.assertNotEmitted(control.chosen):
        control.set_value("a")
        chosen = control.children()[1]
        assert isinstance(chosen, QWidget)
        QTest.mouseClick(chosen, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("key", [Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Space])
def test_keys_close_a_chip(qtbot: QtBot, theme: Theme, show: Callable[..., QWidget], key: Qt.Key) -> None:
    chip = ClosableChip(theme, ChipFace("is:current", tone=Role.ACCENT))
    show(chip)
    chip.setFocus(Qt.FocusReason.TabFocusReason)
    cross = cross_of(chip)
    assert cross.accessibleName() == "Remove is:current"
    with qtbot.waitSignal(chip.closed):
        QTest.keyClick(cross, key)


def cross_of(chip: ClosableChip) -> QWidget:
    cross = chip.focusProxy()
    assert cross is not None
    return cross


def test_a_click_on_the_cross_closes_a_chip(qtbot: QtBot, theme: Theme, show: Callable[..., QWidget]) -> None:
    chip = ClosableChip(theme, ChipFace("is:current", tone=Role.ACCENT))
    show(chip)
    with qtbot.waitSignal(chip.closed):
        QTest.mouseClick(cross_of(chip), Qt.MouseButton.LeftButton, pos=QPoint(chip.width() - 8, chip.height() // 2))


def test_a_click_on_the_words_of_a_chip_does_not_close_it(
    qtbot: QtBot, theme: Theme, show: Callable[..., QWidget]
) -> None:
    chip = ClosableChip(theme, ChipFace("is:current", tone=Role.ACCENT))
    show(chip)
    with qtbot.assertNotEmitted(chip.closed):
        QTest.mouseClick(cross_of(chip), Qt.MouseButton.LeftButton, pos=QPoint(8, chip.height() // 2))


def test_a_counter_hides_at_none_and_comes_back(qtbot: QtBot, theme: Theme, show: Callable[..., QWidget]) -> None:
    counter = CounterBadge(theme, 0, name="open conflicts")
    show(counter)
    assert counter.isHidden()
    counter.set_count(2)
    assert counter.isVisible()
    assert counter.accessibleName() == "2 open conflicts"


def test_switches_and_boxes_react_anywhere_on_them(qtbot: QtBot, theme: Theme, show: Callable[..., QWidget]) -> None:
    switch, box = Switch(theme, "Less motion"), CheckBox(theme, "Remember")
    show(switch, box)
    QTest.mouseClick(switch, Qt.MouseButton.LeftButton, pos=QPoint(switch.width() - 4, switch.height() // 2))
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(box.width() - 4, box.height() // 2))
    assert switch.isChecked()
    assert box.isChecked()


def test_search_shows_its_key_while_empty_and_its_buttons_while_not(
    qtbot: QtBot, theme: Theme, show: Callable[..., QWidget]
) -> None:
    field = SearchField(theme, name="Search", key="Ctrl K", helps=True)
    show(field)
    buttons = {button.accessibleName(): button for button in field.findChildren(Button)}
    clear, explain = buttons["Clear the search"], buttons["How to search"]
    assert clear.isHidden()
    QTest.keyClicks(field.line, "tag:halyard")
    assert clear.isVisible()
    assert explain.isVisible()
    with qtbot.waitSignal(field.submitted) as told:
        QTest.keyClick(field.line, Qt.Key.Key_Return)
    assert told.args == ["tag:halyard"]
    with qtbot.waitSignal(field.text_changed):
        QTest.mouseClick(clear, Qt.MouseButton.LeftButton)
    assert field.text() == ""
    assert field.line.hasFocus()


def test_search_colours_what_the_caller_names_and_nothing_else(
    qtbot: QtBot, theme: Theme, show: Callable[..., QWidget]
) -> None:
    def first_four(text: str) -> list[Highlight]:
        return [Highlight(0, 4, Role.BAD)] if text else []

    field = SearchField(theme, name="Search", highlights=first_four)
    field.setFixedWidth(300)
    show(field)
    bad = theme.color(Role.BAD).rgb()

    def has_colour() -> bool:
        image = field.grab().toImage()
        return any(image.pixel(x, y) == bad for x in range(image.width()) for y in range(image.height()))

    assert not has_colour()
    QTest.keyClicks(field.line, "llll other")
    assert has_colour()
    assert field.text() == "llll other"
    field.set_text("")
    assert not has_colour()


def test_typing_in_the_middle_of_a_coloured_search_keeps_the_text(
    qtbot: QtBot, theme: Theme, show: Callable[..., QWidget]
) -> None:
    field = SearchField(theme, name="Search", highlights=lambda text: [Highlight(0, min(4, len(text)))])
    show(field)
    QTest.keyClicks(field.line, "tag:x")
    field.line.setCursorPosition(4)
    QTest.keyClicks(field.line, "halyard ")
    assert field.text() == "tag:halyard x"
    field.line.undo()
    assert field.text() == "tag:x"


def test_keys_are_written_with_spaces() -> None:
    assert key_words(QKeySequence("Ctrl+Shift+P")) == "Ctrl Shift P"


def test_mirroring_twice_gives_the_same_place() -> None:
    outer, box = QRect(10, 0, 200, 20), QRect(QPoint(14, 2), QSize(16, 16))
    right = Qt.LayoutDirection.RightToLeft
    assert mirrored(mirrored(box, outer, right), outer, right) == box
    assert mirrored(box, outer, right).right() == outer.right() - 4


@pytest.mark.parametrize(
    ("keys", "shown"),
    [("Ctrl+K", "Ctrl K"), ("Ctrl++", "Ctrl +"), ("Ctrl+Shift+P", "Ctrl Shift P"), ("+", "+"), ("J", "J")],
)
def test_keys_are_written_with_spaces_and_a_plus_stays_one(keys: str, shown: str) -> None:
    assert key_words(QKeySequence(keys)) == shown
    assert spaced(keys) == shown

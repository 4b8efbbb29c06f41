"""What holds for all widgets alike: they draw in every variant, follow the theme, and can be heard and reached."""

from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from remembrancer_app.theme import Appearance, Choice, Icon, Role, Standing, Theme
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.checks import CheckBox, RadioButton
from remembrancer_app.widgets.chip import Chip, ChipFace, ClosableChip, StatusChip, type_face
from remembrancer_app.widgets.combo_box import ComboBox
from remembrancer_app.widgets.counter import CounterBadge
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.empty_state import EmptyState
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.key_cap import KeyCap
from remembrancer_app.widgets.meter_bar import MeterBar, series_parts
from remembrancer_app.widgets.pane import Card, Notice, Pane, Separator
from remembrancer_app.widgets.plain_text import PlainText, StatementText
from remembrancer_app.widgets.search_field import SearchField
from remembrancer_app.widgets.segmented_control import Segment, SegmentedControl
from remembrancer_app.widgets.switch import Switch
from remembrancer_app.widgets.type_badge import TypeBadge

Make = Callable[[Appearance], Theme]
Build = Callable[[Theme], QWidget]
R = QAccessible.Role
VARIANTS = (Choice.LIGHT, Choice.DARK, Choice.CONTRAST)


def combo(theme: Theme) -> ComboBox:
    box = ComboBox(theme, name="Language", icon=Icon.LANGUAGES)
    box.addItems(["English", "Deutsch"])
    return box


def segments(theme: Theme) -> SegmentedControl:
    return SegmentedControl(theme, [Segment("a", "One"), Segment("b", "Two", Icon.LINK)], name="Choice")


def button_of(kind: ButtonKind) -> Build:
    return lambda theme: Button(theme, "Apply", kind=kind, icon=Icon.CHECK)


CONTROLS: dict[str, tuple[Build, R, str]] = {
    **{f"button {kind.value}": (button_of(kind), R.Button, "Apply") for kind in ButtonKind},
    "icon button": (
        lambda theme: Button(theme, icon=Icon.ELLIPSIS, name="More", kind=ButtonKind.GHOST, size=ControlSize.TOOLBAR),
        R.Button,
        "More",
    ),
    "button with key": (lambda theme: Button(theme, "Deny", key="Esc", drops=True), R.Button, "Deny"),
    "check box": (lambda theme: CheckBox(theme, "Remember"), R.CheckBox, "Remember"),
    "radio button": (lambda theme: RadioButton(theme, "Light"), R.RadioButton, "Light"),
    "switch": (lambda theme: Switch(theme, "Less motion"), R.CheckBox, "Less motion"),
    "combo box": (combo, R.ComboBox, "Language"),
}
SHOWN: dict[str, tuple[Build, str]] = {
    "chip": (lambda theme: Chip(theme, ChipFace("halyard", Icon.TAG)), "halyard"),
    "type chip": (lambda theme: Chip(theme, type_face("preference")), "Preference"),
    "status chip": (lambda theme: StatusChip(theme, Standing.CONTESTED), "Contested"),
    "counter": (lambda theme: CounterBadge(theme, 3, tone=Role.CONTEST, name="open conflicts"), "3 open conflicts"),
    "key cap": (lambda theme: KeyCap(theme, "Ctrl K"), "Ctrl K"),
    "type badge": (lambda theme: TypeBadge(theme, "fact"), "Fact"),
    "icon": (lambda theme: IconLabel(theme, Icon.LOCK, name="Locked"), "Locked"),
    "meter": (lambda theme: MeterBar(theme, "Match 0.83", series_parts((0.5, 0.2, 0.06, 0.07))), "Match 0.83"),
    "elided": (lambda theme: ElidedLabel(theme, "A line"), "A line"),
    "plain text": (lambda theme: PlainText(theme, "A line"), "A line"),
    "statement": (lambda theme: StatementText(theme, "A statement", name="Statement"), "Statement"),
    "notice": (lambda theme: Notice(theme, "One thing", tone=Role.WARN, icon=Icon.HOURGLASS, action="Do"), "One thing"),
    "empty": (
        lambda theme: EmptyState(theme, Icon.INBOX, "Nothing", "Things appear here."),
        "Nothing. Things appear here.",
    ),
    "search": (lambda theme: SearchField(theme, name="Search", placeholder="Search memories", key="Ctrl K"), ""),
    "segments": (segments, "Choice"),
    "closable chip": (lambda theme: ClosableChip(theme, ChipFace("is:current", tone=Role.ACCENT)), "is:current"),
    "card": (Card, ""),
    "separator": (Separator, ""),
    "pane": (lambda theme: Pane(theme, Role.RAIL, frozenset({"right"})), ""),
}
ALL: dict[str, Build] = {name: entry[0] for name, entry in CONTROLS.items()} | {
    name: entry[0] for name, entry in SHOWN.items()
}


def hosted(qtbot: QtBot, theme: Theme, build: Build) -> tuple[QWidget, QWidget]:
    """The widget in a shown window on the page's ground, and that window."""
    window = QWidget()
    window.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    window.setProperty("ground", Role.WINDOW.value)
    qtbot.addWidget(window)
    widget = build(theme)
    QVBoxLayout(window).addWidget(widget)
    window.resize(420, 160)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    return widget, window


def colours_of(window: QWidget) -> set[int]:
    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return set(memoryview(image.constBits()).cast("I"))


@pytest.mark.parametrize("choice", VARIANTS)
@pytest.mark.parametrize("name", ALL)
def test_draws_in_every_variant_without_a_warning(qtbot: QtBot, make_theme: Make, name: str, choice: Choice) -> None:
    theme = make_theme(Appearance(choice=choice))
    _widget, window = hosted(qtbot, theme, ALL[name])
    colours = colours_of(window)
    assert theme.color(Role.WINDOW).rgb() in colours
    assert len(colours) > 1 or (choice is Choice.CONTRAST and name in ("card", "pane"))


@pytest.mark.parametrize("name", ALL)
def test_follows_a_change_of_theme(qtbot: QtBot, make_theme: Make, name: str) -> None:
    theme = make_theme(Appearance(choice=Choice.LIGHT))
    _widget, window = hosted(qtbot, theme, ALL[name])
    before = window.grab().toImage()
    theme.set_appearance(Appearance(choice=Choice.DARK, text_size=1.5))
    QApplication.processEvents()
    after = window.grab().toImage()
    assert before != after
    assert theme.color(Role.WINDOW).rgb() in colours_of(window)


@pytest.mark.parametrize("name", ALL)
def test_a_change_of_theme_does_not_reach_what_was_deleted(qtbot: QtBot, make_theme: Make, name: str) -> None:
    theme = make_theme(Appearance(choice=Choice.LIGHT))
    widget, _window = hosted(qtbot, theme, ALL[name])
    shiboken6.delete(widget)
    theme.set_appearance(Appearance(choice=Choice.DARK))


@pytest.mark.parametrize("name", ALL)
def test_grows_with_the_text(qtbot: QtBot, make_theme: Make, name: str) -> None:
    theme = make_theme(Appearance(text_size=1.0))
    widget, _window = hosted(qtbot, theme, ALL[name])
    before = widget.sizeHint()
    theme.set_appearance(Appearance(text_size=1.5))
    QApplication.processEvents()
    after = widget.sizeHint()
    if name not in ("separator", "pane"):
        assert after.height() > before.height() or after.width() > before.width()


@pytest.mark.parametrize("name", CONTROLS)
def test_controls_have_a_role_and_a_name(qtbot: QtBot, theme: Theme, name: str) -> None:
    build, role, words = CONTROLS[name]
    widget, _window = hosted(qtbot, theme, build)
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface.role() == role
    # Where Qt gives the present choice of a combo box as its name, the name is its description.
    heard = {interface.text(QAccessible.Text.Name), interface.text(QAccessible.Text.Description)}
    assert words in heard


@pytest.mark.parametrize("name", [name for name, entry in SHOWN.items() if entry[1]])
def test_what_is_shown_can_be_heard(qtbot: QtBot, theme: Theme, name: str) -> None:
    build, words = SHOWN[name]
    widget, _window = hosted(qtbot, theme, build)
    assert QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name) == words


@pytest.mark.parametrize("name", CONTROLS)
def test_the_keyboard_reaches_a_control_and_shows_where_it_is(qtbot: QtBot, theme: Theme, name: str) -> None:
    build, _role, _words = CONTROLS[name]
    widget, window = hosted(qtbot, theme, build)
    widget.clearFocus()
    before = window.grab().toImage()
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    assert widget.hasFocus()
    ringed = window.grab().toImage()
    assert ringed != before
    assert theme.color(Role.FOCUS).rgb() in colours_of(window)
    widget.clearFocus()
    widget.setFocus(Qt.FocusReason.MouseFocusReason)
    assert window.grab().toImage() != ringed


@pytest.mark.parametrize("name", CONTROLS)
def test_a_disabled_control_is_paler(qtbot: QtBot, theme: Theme, name: str) -> None:
    build, _role, _words = CONTROLS[name]
    widget, window = hosted(qtbot, theme, build)
    widget.clearFocus()
    before = window.grab().toImage()
    widget.setEnabled(False)
    assert window.grab().toImage() != before


@pytest.mark.parametrize("name", ALL)
def test_mirrors_for_right_to_left(qtbot: QtBot, theme: Theme, name: str) -> None:
    widget, window = hosted(qtbot, theme, ALL[name])
    window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    QApplication.processEvents()
    assert not window.grab().isNull()
    assert widget.layoutDirection() == Qt.LayoutDirection.RightToLeft

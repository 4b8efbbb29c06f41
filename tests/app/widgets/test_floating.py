"""Popovers, dialogs in the window, sheets and the toast."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from remembrancer_app.theme import Appearance, Choice, Role, Theme
from remembrancer_app.widgets.button import Button
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.popover import Popover
from remembrancer_app.widgets.toast import Toast


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> QWidget:
    host = QWidget()
    qtbot.addWidget(host)
    host.field = QLineEdit(host)  # type: ignore[attr-defined]
    column = QVBoxLayout(host)
    column.addWidget(host.field)  # type: ignore[attr-defined]
    column.addStretch(1)
    host.resize(800, 600)
    with qtbot.waitExposed(host):
        host.show()
    host.activateWindow()
    host.field.setFocus()  # type: ignore[attr-defined]
    assert theme.variant.value == "light"
    return host


def field_of(window: QWidget) -> QLineEdit:
    found = window.findChild(QLineEdit)
    assert isinstance(found, QLineEdit)
    return found


def popover_in(theme: Theme, window: QWidget) -> Popover:
    popover = Popover(theme, window)
    popover.column.addWidget(Button(theme, "Open"))
    return popover


def test_a_popover_stays_inside_the_window(theme: Theme, window: QWidget) -> None:
    popover = popover_in(theme, window)
    for place in (QRect(0, 0, 10, 10), QRect(790, 590, 10, 10), QRect(790, 0, 10, 10), QRect(0, 590, 10, 10)):
        popover.open_at(place)
        assert window.rect().contains(popover.geometry())
        assert not popover.geometry().intersects(place)
        popover.close_popover()


def test_escape_closes_a_popover_from_anywhere_before_it_reaches_the_page(
    qtbot: QtBot, theme: Theme, window: QWidget
) -> None:
    left: list[str] = []
    shortcut = QShortcut(QKeySequence(Qt.Key.Key_Escape), window)
    shortcut.activated.connect(lambda: left.append("page"))
    popover = popover_in(theme, window)
    popover.open_below(field_of(window))
    with qtbot.waitSignal(popover.closed):
        QTest.keyClick(field_of(window), Qt.Key.Key_Escape)
    assert left == []
    QTest.keyClick(field_of(window), Qt.Key.Key_Escape)
    assert left == ["page"]


def test_a_click_elsewhere_closes_a_popover_and_one_inside_does_not(
    qtbot: QtBot, theme: Theme, window: QWidget
) -> None:
    popover = popover_in(theme, window)
    popover.open_below(field_of(window))
    QTest.mouseClick(popover, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert popover.isVisible()
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=QPoint(700, 500))
    assert popover.isHidden()


def test_the_focus_goes_back_when_a_popover_that_had_it_closes(theme: Theme, window: QWidget) -> None:
    popover = popover_in(theme, window)
    popover.open_below(field_of(window))
    popover.findChildren(Button)[0].setFocus()
    popover.close_popover()
    assert field_of(window).hasFocus()


def test_high_contrast_has_no_shadow(theme: Theme, window: QWidget) -> None:
    popover = popover_in(theme, window)
    effect = popover.graphicsEffect()
    assert effect is not None
    assert effect.isEnabled()
    theme.set_appearance(Appearance(choice=Choice.CONTRAST))
    assert not effect.isEnabled()


def dialog_in(theme: Theme, window: QWidget, *, sheet: bool = False) -> tuple[Overlay, list[Button]]:
    overlay = Overlay(theme, window, sheet=sheet)
    buttons = [Button(theme, "Deny"), Button(theme, "Allow")]
    for button in buttons:
        overlay.frame.column.addWidget(button)
    return overlay, buttons


def test_a_dialog_in_the_window_keeps_tab_inside_and_gives_the_focus_back(
    qtbot: QtBot, theme: Theme, window: QWidget
) -> None:
    overlay, (deny, allow) = dialog_in(theme, window)
    overlay.open(deny)
    assert deny.hasFocus()
    QTest.keyClick(deny, Qt.Key.Key_Tab)
    assert allow.hasFocus()
    QTest.keyClick(allow, Qt.Key.Key_Tab)
    assert deny.hasFocus()
    QTest.keyClick(deny, Qt.Key.Key_Backtab)
    assert allow.hasFocus()
    with qtbot.waitSignal(overlay.closed):
        QTest.keyClick(allow, Qt.Key.Key_Escape)
    assert field_of(window).hasFocus()


def test_a_dialog_covers_the_window_at_every_size(theme: Theme, window: QWidget) -> None:
    overlay, _buttons = dialog_in(theme, window)
    overlay.open()
    window.resize(640, 480)
    QApplication.processEvents()
    assert overlay.geometry() == window.rect()
    assert overlay.frame.geometry().center().x() == pytest.approx(320, abs=1)


def test_a_dialog_grows_with_the_text_while_it_is_open_and_never_beyond_the_window(
    qtbot: QtBot, theme: Theme, window: QWidget
) -> None:
    overlay, (deny, allow) = dialog_in(theme, window)
    overlay.keep_width(300)
    overlay.open()
    before = overlay.frame.height()
    theme.set_appearance(Appearance(text_size=1.5))
    assert overlay.frame.width() == 450
    qtbot.waitUntil(lambda: overlay.frame.height() > before)
    assert overlay.frame.height() >= overlay.frame.sizeHint().height()
    assert deny.geometry().bottom() < allow.geometry().top()
    window.resize(400, 480)
    QApplication.processEvents()
    assert overlay.frame.width() == 400 - 48


def test_a_sheet_ends_at_the_edge_and_closes_by_a_click_beside_it(qtbot: QtBot, theme: Theme, window: QWidget) -> None:
    theme.set_appearance(Appearance(choice=Choice.LIGHT, less_motion=True))
    overlay, _buttons = dialog_in(theme, window, sheet=True)
    overlay.open()
    assert overlay.frame.geometry().right() == window.width() - 9
    with qtbot.waitSignal(overlay.closed):
        QTest.mouseClick(overlay, Qt.MouseButton.LeftButton, pos=QPoint(10, 300))


def test_a_sheet_slides_to_its_place(qtbot: QtBot, theme: Theme, window: QWidget) -> None:
    overlay, _buttons = dialog_in(theme, window, sheet=True)
    overlay.open()
    qtbot.waitUntil(lambda: overlay.frame.geometry().right() == window.width() - 9)


def test_a_toast_is_in_the_middle_at_the_bottom_and_there_is_only_one(theme: Theme, window: QWidget) -> None:
    toast = Toast(theme, window)
    toast.say("Used the new one.", "Undo (Z)")
    toast.say("Kept the old one.", "Undo (Z)")
    assert toast.message == "Kept the old one."
    assert toast.geometry().center().x() == pytest.approx(400, abs=1)
    assert toast.geometry().bottom() < 600
    window.resize(1000, 700)
    QApplication.processEvents()
    assert toast.geometry().center().x() == pytest.approx(500, abs=1)
    toast.dismiss()


def test_the_action_of_a_toast_is_told_and_ends_it(qtbot: QtBot, theme: Theme, window: QWidget) -> None:
    toast = Toast(theme, window)
    toast.say("Used the new one.", "Undo (Z)")
    with qtbot.waitSignal(toast.acted) as told:
        QTest.mouseClick(toast.findChildren(Button)[0], Qt.MouseButton.LeftButton)
    assert told.args == ["Used the new one."]
    assert toast.isHidden()


def test_a_toast_is_as_wide_as_its_words_and_breaks_long_ones(theme: Theme, window: QWidget) -> None:
    toast = Toast(theme, window)
    for words, action in (("Pinned.", "Undo"), ("Taken back: pinned or unpinned 12 memories.", ""), ("word " * 60, "")):
        toast.say(words, action)
        label = next(each for each in toast.findChildren(PlainText) if each.text() == words)
        assert label.width() >= min(label.fontMetrics().horizontalAdvance(words), 560)
        assert label.height() >= label.heightForWidth(label.width())
        assert toast.rect().contains(label.geometry())
        assert toast.width() <= window.width()
    assert toast.height() > 60
    toast.dismiss()


def test_a_toast_never_takes_the_focus(theme: Theme, window: QWidget) -> None:
    toast = Toast(theme, window)
    toast.say("Used the new one.", "Undo (Z)")
    assert field_of(window).hasFocus()
    toast.dismiss()


def test_raised_frames_stand_on_their_own_ground(theme: Theme, window: QWidget) -> None:
    theme.set_appearance(Appearance(choice=Choice.DARK))
    popover = popover_in(theme, window)
    popover.open_at(QRect(100, 100, 10, 10))
    middle = window.grab().toImage().pixelColor(popover.geometry().topLeft() + QPoint(14, 4))
    popover.close_popover()
    assert middle == theme.color(Role.RAISED)

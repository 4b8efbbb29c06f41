import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QHelpEvent, QTextDocument
from PySide6.QtWidgets import QApplication, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from remembrancer_app.theme import Icon, Role, Theme
from remembrancer_app.widgets.button import Button
from remembrancer_app.widgets.chip import Chip, ChipFace
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.empty_state import EmptyState
from remembrancer_app.widgets.flow_layout import FlowLayout
from remembrancer_app.widgets.plain_text import PlainText, StatementText
from remembrancer_app.widgets.skeleton import RowSkeleton
from remembrancer_app.widgets.tooltip import plain_tooltip

MARKUP = "<b>bold</b> & <img src='x'>\n**star**"


def test_markup_in_a_tooltip_is_shown_as_it_is() -> None:
    document = QTextDocument()
    document.setHtml(plain_tooltip(MARKUP))
    assert document.toPlainText() == MARKUP
    assert plain_tooltip("") == ""


def test_markup_in_a_label_is_shown_as_it_is(theme: Theme) -> None:
    label = PlainText(theme, MARKUP, selectable=True)
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.text() == MARKUP


def test_markup_in_a_statement_is_shown_as_it_is(qtbot: QtBot, theme: Theme) -> None:
    statement = StatementText(theme, MARKUP)
    qtbot.addWidget(statement)
    assert statement.toPlainText() == MARKUP
    statement.set_text("other")
    assert statement.toPlainText() == "other"


def test_a_label_has_the_colour_of_its_tone_under_the_style_sheet(qtbot: QtBot, theme: Theme) -> None:
    label = PlainText(theme, "llllllll", tone=Role.BAD)
    qtbot.addWidget(label)
    label.show()

    def colours() -> set[int]:
        image = label.grab().toImage()
        return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}

    assert theme.color(Role.BAD).rgb() in colours()
    label.set_tone(Role.GOOD)
    assert theme.color(Role.GOOD).rgb() in colours()


def test_a_statement_is_as_high_as_its_lines(qtbot: QtBot, theme: Theme) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    statement = StatementText(theme, "Send the calibration report to Ines Duarte by 15 April.")
    column.addWidget(statement)
    column.addStretch(1)
    window.resize(1000, 300)
    with qtbot.waitExposed(window):
        window.show()
    wide = statement.height()
    window.resize(220, 300)
    QApplication.processEvents()
    assert statement.height() >= 2 * wide - 4
    assert statement.verticalScrollBar().maximum() == 0


def ask_for_tooltip(label: QWidget) -> str:
    middle = label.rect().center()
    QApplication.sendEvent(label, QHelpEvent(QHelpEvent.Type.ToolTip, middle, label.mapToGlobal(middle)))
    return QToolTip.text()


@pytest.mark.qt_log_ignore("This plugin does not support raise")  # tooltips are raised, offscreen cannot
def test_a_cut_line_has_its_whole_text_as_a_tooltip_and_others_have_none(qtbot: QtBot, theme: Theme) -> None:
    label = ElidedLabel(theme, "A <i>long</i> line of a memory that does not fit")
    qtbot.addWidget(label)
    label.resize(600, 20)
    label.show()
    assert not label.is_elided
    assert ask_for_tooltip(label) == ""
    label.resize(80, 20)
    assert label.shown_text().endswith("…")
    assert "&lt;i&gt;long" in ask_for_tooltip(label)
    QToolTip.hideText()


def test_line_breaks_become_spaces_in_one_line(theme: Theme) -> None:
    label = ElidedLabel(theme, "one\ntwo")
    label.resize(600, 20)
    assert label.shown_text() == "one two"
    assert not label.is_elided


def flow_of(qtbot: QtBot, theme: Theme, words: list[str], width: int) -> tuple[QWidget, list[Chip]]:
    host = QWidget()
    qtbot.addWidget(host)
    layout = FlowLayout(host)
    chips = [Chip(theme, ChipFace(word)) for word in words]
    for chip in chips:
        layout.addWidget(chip)
    host.resize(width, layout.heightForWidth(width))
    host.show()
    layout.setGeometry(QRect(0, 0, width, 400))
    return host, chips


def test_chips_wrap_and_stay_inside(qtbot: QtBot, theme: Theme) -> None:
    _host, chips = flow_of(qtbot, theme, ["halyard", "pilot", "calibration", "deploy", "firmware"], 160)
    assert all(chip.geometry().right() < 160 for chip in chips)
    assert len({chip.y() for chip in chips}) > 1
    assert all(not one.geometry().intersects(other.geometry()) for one in chips for other in chips if one is not other)


def test_a_chip_wider_than_the_line_is_cut_to_it(qtbot: QtBot, theme: Theme) -> None:
    _host, chips = flow_of(qtbot, theme, ["a very long tag that cannot fit in the line"], 100)
    assert chips[0].width() == 100


def test_chips_start_at_the_right_in_right_to_left(qtbot: QtBot, theme: Theme) -> None:
    host, chips = flow_of(qtbot, theme, ["one", "two"], 300)
    host.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    layout = host.layout()
    assert layout is not None
    layout.setGeometry(QRect(0, 0, 300, 100))
    assert chips[0].geometry().right() == 299
    assert chips[1].x() < chips[0].x()


def test_a_chip_can_be_put_between_others_and_taken_out(qtbot: QtBot, theme: Theme) -> None:
    host, chips = flow_of(qtbot, theme, ["one", "three"], 300)
    layout = host.layout()
    assert isinstance(layout, FlowLayout)
    layout.insert_widget(1, Chip(theme, ChipFace("two")))
    layout.removeWidget(chips[0])
    chips[0].deleteLater()
    shown = [item.widget() for position in range(layout.count()) if (item := layout.itemAt(position)) is not None]
    assert [chip.text() for chip in shown if isinstance(chip, Chip)] == ["two", "three"]


def test_row_shapes_come_only_after_a_while(qtbot: QtBot, theme: Theme) -> None:
    skeleton = RowSkeleton(theme)
    qtbot.addWidget(skeleton)
    skeleton.resize(300, 200)
    skeleton.show()
    skeleton.start()
    assert not skeleton.shows_rows
    qtbot.waitUntil(lambda: skeleton.shows_rows)
    image = skeleton.grab().toImage()
    ground = theme.color(Role.SKELETON).rgb()
    assert any(image.pixel(x, y) == ground for x in range(300) for y in range(200))
    skeleton.stop()
    assert not skeleton.shows_rows


@pytest.mark.parametrize("point", [QPoint(0, 0), QPoint(5, 5)])
def test_nothing_is_drawn_before_loading_starts(qtbot: QtBot, theme: Theme, point: QPoint) -> None:
    skeleton = RowSkeleton(theme)
    qtbot.addWidget(skeleton)
    assert not skeleton.shows_rows
    assert skeleton.grab().toImage().pixelColor(point).isValid()


def test_an_empty_state_stands_in_the_middle_of_a_wide_region(qtbot: QtBot, theme: Theme) -> None:
    for buttons in ([], [Button(theme, "Bring memories in from somewhere"), Button(theme, "Open the sample vault")]):
        state = EmptyState(theme, Icon.INBOX, "No memories yet", "One sentence that says why. " * 3, buttons=buttons)
        qtbot.addWidget(state)
        state.resize(1500, 500)
        with qtbot.waitExposed(state):
            state.show()
        for label in (state.title, state.sentence):
            middle = label.mapTo(state, label.rect().center()).x()
            assert middle == pytest.approx(750, abs=1)
            assert label.width() <= max(theme.px(340), sum(each.width() + theme.px(8) for each in buttons))

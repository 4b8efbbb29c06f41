"""The search field and its popover, by typing and clicking."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from remembrancer_app.search.saved_row import SavedRow
from remembrancer_app.search.search_bar import SearchBar
from remembrancer_app.theme import Role
from remembrancer_app.widgets.plain_text import PlainText

K, M = Qt.Key, Qt.KeyboardModifier


def row_texts(bar: SearchBar) -> list[str]:
    return [row.text() for row in bar.popover.rows]


def row(bar: SearchBar, text: str) -> int:
    return row_texts(bar).index(text)


def test_typing_explains_the_search_and_counts_what_it_finds(qtbot: QtBot, bar: SearchBar) -> None:
    qtbot.keyClicks(bar.field.line, "tag:halyard calibration")
    assert bar.popover.isVisible()
    assert bar.popover.sentence == "Current memories tagged halyard about “calibration”."
    qtbot.waitUntil(lambda: bar.popover.sentence.endswith("1 found."), timeout=20_000)


def test_keys_and_errors_have_their_own_colours(qtbot: QtBot, bar: SearchBar) -> None:
    parts = bar._highlights("😀 tag:halyard nokey:x")
    assert [(part.start, part.length, part.role) for part in parts] == [
        (3, 4, Role.LINK),
        (15, 7, Role.BAD),
    ]


def test_enter_searches_at_once_closes_and_is_remembered(qtbot: QtBot, bar: SearchBar) -> None:
    qtbot.keyClicks(bar.field.line, "calibration")
    with qtbot.waitSignals([bar._searching.changed, bar.left]):
        qtbot.keyClick(bar.field.line, K.Key_Return)
    assert not bar.popover.isVisible()
    assert bar.kept.recent() == ["calibration"]


def test_escape_closes_the_popover_and_leaves_the_text(qtbot: QtBot, bar: SearchBar) -> None:
    qtbot.keyClicks(bar.field.line, "calibration")
    qtbot.keyClick(bar.field.line, K.Key_Escape)
    assert not bar.popover.isVisible()
    assert bar.field.text() == "calibration"
    assert bar.field.line.hasFocus()


def test_leaving_the_field_closes_the_popover(qtbot: QtBot, bar: SearchBar) -> None:
    qtbot.keyClicks(bar.field.line, "calibration")
    other = bar.field.window().findChildren(QLineEdit)[-1]
    other.setFocus()
    qtbot.waitUntil(lambda: not bar.popover.isVisible())


def test_a_misspelt_key_is_told_and_put_right(qtbot: QtBot, bar: SearchBar) -> None:
    qtbot.keyClicks(bar.field.line, "tpye:fact broker")
    first = bar.popover.rows[0]
    assert first.text() == "Change it to “type:fact broker”"
    problem = next(each for each in bar.popover.findChildren(PlainText) if "tpye" in each.text())
    assert problem.height() >= problem.heightForWidth(problem.width())
    qtbot.mouseClick(first, Qt.MouseButton.LeftButton)
    assert bar.field.text() == "type:fact broker"
    assert bar.field.line.hasFocus()


def test_arrows_mark_a_line_and_enter_takes_it(qtbot: QtBot, bar: SearchBar) -> None:
    qtbot.keyClick(bar.field.line, K.Key_Down)
    assert bar.popover.isVisible()
    place = row(bar, "added:7")
    for _ in range(place + 1):
        qtbot.keyClick(bar.field.line, K.Key_Down)
    assert bar.popover.rows[place].is_marked
    qtbot.keyClick(bar.field.line, K.Key_Return)
    assert bar.field.text() == "added:7 "


def test_values_of_the_key_that_is_typed_are_offered(qtbot: QtBot, bar: SearchBar) -> None:
    qtbot.keyClicks(bar.field.line, "broker type:co")
    assert {"type:commitment", "type:context"} <= set(row_texts(bar))
    qtbot.mouseClick(bar.popover.rows[row(bar, "type:context")], Qt.MouseButton.LeftButton)
    assert bar.field.text() == "broker type:context "


def test_tags_that_occur_are_offered(qtbot: QtBot, bar: SearchBar) -> None:
    bar.open_help()
    qtbot.waitUntil(lambda: bar._facets is not None, timeout=20_000)
    qtbot.keyClicks(bar.field.line, "tag:pi")
    assert "tag:pilot" in row_texts(bar)


def test_a_search_is_saved_found_again_renamed_and_deleted(qtbot: QtBot, bar: SearchBar) -> None:
    line = bar.field.line
    qtbot.keyClicks(line, "tag:halyard is:current")
    qtbot.mouseClick(bar.popover.rows[row(bar, "Save this search …")], Qt.MouseButton.LeftButton)
    name = bar.popover.findChildren(QLineEdit)[0]
    qtbot.keyClicks(name, "My project")
    qtbot.keyClick(name, K.Key_Return)
    assert [(each.name, each.text) for each in bar.kept.saved()] == [("My project", "tag:halyard is:current")]
    assert "Save this search …" not in row_texts(bar)

    line.clear()

    def fields() -> list[QLineEdit]:
        return [each for saved in bar.popover.findChildren(SavedRow) for each in saved.findChildren(QLineEdit)]

    def is_being_renamed() -> bool:
        # Should the lines be made anew meanwhile, the keys begin at the first one again.
        if not fields():
            qtbot.keyClick(line, K.Key_Down)
            if bar.popover.rows[bar.popover._marked].text() == "My project":
                qtbot.keyClick(line, K.Key_F2)
        return bool(fields())

    qtbot.waitUntil(is_being_renamed)
    field = fields()[0]
    field.clear()
    qtbot.keyClicks(field, "Halyard")
    qtbot.keyClick(field, K.Key_Return)
    assert [each.name for each in bar.kept.saved()] == ["Halyard"]
    assert "Halyard" in row_texts(bar)

    qtbot.mouseClick(bar.popover.rows[row(bar, "Halyard")], Qt.MouseButton.LeftButton)
    assert bar.field.text() == "tag:halyard is:current"

    line.clear()
    bar.open_help()
    for _ in range(row(bar, "Halyard") + 1):
        qtbot.keyClick(line, K.Key_Down)
    qtbot.keyClick(line, K.Key_Delete, M.ShiftModifier)
    assert bar.kept.saved() == []
    assert "Halyard" not in row_texts(bar)


def test_recent_searches_are_offered(qtbot: QtBot, bar: SearchBar) -> None:
    bar.kept.remember("Jonas frame format")
    bar.open_help()
    qtbot.mouseClick(bar.popover.rows[row(bar, "Jonas frame format")], Qt.MouseButton.LeftButton)
    assert bar.field.text() == "Jonas frame format"


def test_a_text_that_is_set_does_not_open_the_popover(qtbot: QtBot, bar: SearchBar) -> None:
    with qtbot.waitSignal(bar._searching.changed):
        bar._searching.set_text("tag:pilot")
    assert bar.field.text() == "tag:pilot"
    assert not bar.popover.isVisible()


def test_the_popover_stands_inside_its_window(qtbot: QtBot, bar: SearchBar) -> None:
    qtbot.keyClicks(bar.field.line, "tag:halyard calibration")
    window = bar.field.window()
    assert window.rect().contains(bar.popover.geometry())
    assert bar.popover.geometry().top() > bar.field.geometry().bottom()

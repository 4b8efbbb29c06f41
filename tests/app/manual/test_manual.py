"""The manual: whole, linked, and opened at what is in front."""

import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt, QUrl
from PySide6.QtGui import QTextDocument, QTextImageFormat
from pytestqt.qtbot import QtBot

import keys_help
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.manual.large_picture import LargePicture
from remembrancer_app.manual.pages import HELP_OF, INDEX, ManualPage, manual_pages
from remembrancer_app.manual.pictures import DARK, LIGHT, PICTURE, picture
from remembrancer_app.manual.sheet import ManualSheet
from remembrancer_app.manual.view import anchor_of
from remembrancer_app.shell.key_sheet import KeySheet
from remembrancer_app.shell.page import PageName
from remembrancer_app.shell.pages import PAGES, existing
from remembrancer_app.shell.window import MainWindow
from remembrancer_app.theme import Appearance, Choice, Theme

PAGES_OF_THE_MANUAL = manual_pages()
LARGEST_PICTURE = 130_000
"""Bytes: all of them are in every package, twice."""
_FENCES = re.compile(r"^(`{3,4})\w*\n.*?^\1$", re.MULTILINE | re.DOTALL)


def links(page: ManualPage) -> list[str]:
    """Where the links of a page lead, without what stands in its examples, and without its pictures."""
    return re.findall(r"(?<!!)\[[^\]]*\]\(([^)]+)\)", _FENCES.sub("", page.text))


def pictures(text: str) -> dict[str, str]:
    """The pictures that a text shows, each with what it says about it."""
    found = re.findall(r"!\[([^\]]*)\]\((?:[^)]*/)?(images/[^)]+)\)", _FENCES.sub("", text))
    return {name: said for said, name in found}


def headings(page: ManualPage) -> set[str]:
    found = re.findall(r"^#+ (.+)$", _FENCES.sub("", page.text), re.MULTILINE)
    return {anchor_of(each) for each in found}


def test_every_link_leads_to_a_page_and_a_heading_of_the_manual() -> None:
    for page in PAGES_OF_THE_MANUAL.values():
        for link in links(page):
            path, _, heading = link.partition("#")
            name = path.removesuffix(".md") if path else page.name
            assert name in PAGES_OF_THE_MANUAL, f"{page.name}: {link}"
            assert not heading or heading in headings(PAGES_OF_THE_MANUAL[name]), f"{page.name}: {link}"


def test_every_page_is_reached_from_the_index() -> None:
    reached, ahead = set(), [INDEX]
    while ahead:
        name = ahead.pop()
        if name not in reached:
            reached.add(name)
            ahead += [link.partition("#")[0].removesuffix(".md") or name for link in links(PAGES_OF_THE_MANUAL[name])]
    assert reached == set(PAGES_OF_THE_MANUAL), "Name the page in index.md."


def test_every_page_has_a_title_of_its_own() -> None:
    titles = [page.title for page in PAGES_OF_THE_MANUAL.values()]
    assert len(set(titles)) == len(titles)
    assert all(page.text.startswith("# ") for page in PAGES_OF_THE_MANUAL.values())


def test_every_picture_is_there_in_both_colours_with_words_and_small() -> None:
    readme = (Path(__file__).parents[3] / "README.md").read_text("utf-8")
    shown = {name: said for page in PAGES_OF_THE_MANUAL.values() for name, said in pictures(page.text).items()}
    shown |= pictures(readme)
    folder = Path(str(files("remembrancer_resources"))) / "help"
    assert all(PICTURE.fullmatch(name) and said for name, said in shown.items())
    looks = {name.replace(LIGHT, "").replace(DARK, "") for name in shown}
    there = {f"images/{each.name}": each.stat().st_size for each in (folder / "images").iterdir()}
    assert set(there) == {each + look for each in looks for look in (LIGHT, DARK)}
    assert max(there.values()) < LARGEST_PICTURE


@pytest.mark.parametrize("entry", existing(PAGES), ids=lambda entry: entry.name.value)
def test_the_help_of_every_page_shows_it(entry) -> None:
    assert pictures(PAGES_OF_THE_MANUAL[HELP_OF[entry.name]].text)


@pytest.mark.parametrize("entry", existing(PAGES), ids=lambda entry: entry.name.value)
def test_every_page_of_the_window_has_its_help(entry) -> None:
    assert HELP_OF[entry.name] in PAGES_OF_THE_MANUAL


@pytest.fixture
def window(qtbot: QtBot, engine: Engine, theme: Theme, settings: QSettings) -> Iterator[MainWindow]:
    window = keys_help.make_window(theme, engine, settings)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    yield window
    window.drop_workspace()


@pytest.fixture
def open_manual(qtbot: QtBot, window: MainWindow) -> Callable[[PageName], ManualSheet]:
    def press(page: PageName) -> ManualSheet:
        assert window.workspace is not None
        window.workspace.show_page(page)
        qtbot.keyClick(window, Qt.Key.Key_F1)
        sheet = window.workspace.dialogs.manual
        assert sheet is not None
        return sheet

    return press


def test_f1_opens_the_page_about_what_is_in_front_and_esc_closes_it(
    qtbot: QtBot, window: MainWindow, open_manual: Callable[[PageName], ManualSheet]
) -> None:
    sheet = open_manual(PageName.CONFLICTS)
    assert sheet.shown == "conflicts"
    assert "Keep both and note it" in sheet.view.toPlainText()
    assert "<!--" not in sheet.view.toPlainText()
    qtbot.keyClick(sheet.view, Qt.Key.Key_Escape)
    assert window.workspace is not None
    assert window.workspace.dialogs.manual is None
    assert open_manual(PageName.REPORTS).shown == "reports"


def test_a_link_is_followed_to_its_heading_and_back(open_manual: Callable[[PageName], ManualSheet]) -> None:
    sheet = open_manual(PageName.TODAY)
    sheet.view.anchorClicked.emit(QUrl("concepts.md#routines"))
    assert sheet.shown == "concepts"
    assert sheet.view.textCursor().block().text() == "Routines"
    assert sheet.view.verticalScrollBar().value() > 0
    sheet.back.click()
    assert sheet.shown == "today"
    assert not sheet.back.isEnabled()


def test_the_search_leaves_the_pages_that_have_the_words(
    qtbot: QtBot, open_manual: Callable[[PageName], ManualSheet]
) -> None:
    sheet = open_manual(PageName.TODAY)
    sheet.search.line.setText("hibernation swap")
    assert [name for name, row in sheet.rows.items() if row.isVisible()] == ["privacy"]
    qtbot.keyClick(sheet.search.line, Qt.Key.Key_Return)
    assert sheet.shown == "privacy"
    sheet.search.line.setText("zeppelin")
    assert sheet.nothing.isVisible()


def test_the_manual_leads_to_the_keys_of_the_page(
    window: MainWindow, open_manual: Callable[[PageName], ManualSheet]
) -> None:
    open_manual(PageName.TODAY).keys.click()
    assert window.findChild(KeySheet) is not None


def test_the_page_on_keys_lists_those_of_the_window(
    qtbot: QtBot, engine: Engine, theme: Theme, settings: QSettings
) -> None:
    page = keys_help.PAGE.read_text("utf-8")
    window = keys_help.make_window(theme, engine, settings)
    qtbot.addWidget(window)
    made = keys_help.keys_list(window)
    window.drop_workspace()
    assert keys_help.with_list(page, made) == page, "Run .venv/bin/python packaging/keys_help.py to renew the page."


def shown_picture(sheet: ManualSheet) -> QTextImageFormat:
    """The first picture of the page that is read."""
    block = sheet.view.document().begin()
    while block.isValid():
        fragment = block.begin()
        while not fragment.atEnd():
            form = fragment.fragment().charFormat()
            if form.isImageFormat():
                return form.toImageFormat()
            fragment += 1
        block = block.next()
    raise AssertionError("no picture")


def test_a_picture_is_as_wide_as_the_column_and_says_below_it_what_it_shows(
    window: MainWindow, open_manual: Callable[[PageName], ManualSheet]
) -> None:
    sheet = open_manual(PageName.TODAY)
    said = sheet.view.page.says_of("images/today-light.png") if sheet.view.page else ""
    assert said in sheet.view.toPlainText()
    for wide in (1280, 960):
        window.resize(wide, 800)
        form = shown_picture(sheet)
        column = sheet.view.viewport().width()
        assert 0.9 * column < form.width() <= column
        assert sheet.view.horizontalScrollBar().maximum() == 0
        assert form.height() == pytest.approx(form.width() * 800 / 1280, abs=1)


def test_a_picture_has_the_colours_of_the_window(theme: Theme, open_manual: Callable[[PageName], ManualSheet]) -> None:
    sheet = open_manual(PageName.TODAY)
    image = QTextDocument.ResourceType.ImageResource.value

    def ground() -> float:
        return sheet.view.document().resource(image, QUrl("images/today-light.png")).pixelColor(2, 2).lightnessF()

    light = ground()
    theme.set_appearance(Appearance(choice=Choice.DARK, less_motion=True))
    dark = ground()
    assert (light > 0.8, dark < 0.2) == (True, True)


def test_a_picture_is_seen_larger_with_the_keyboard(
    qtbot: QtBot, window: MainWindow, open_manual: Callable[[PageName], ManualSheet]
) -> None:
    sheet = open_manual(PageName.CONFLICTS)
    while sheet.view.textCursor().charFormat().anchorHref() != "images/conflicts-light.png":
        qtbot.keyClick(sheet.view, Qt.Key.Key_Tab)
        assert sheet.view.hasFocus()
    qtbot.keyClick(sheet.view, Qt.Key.Key_Return)
    large = window.findChild(LargePicture)
    assert large is not None
    assert large.isVisible()
    qtbot.keyClick(large.leave, Qt.Key.Key_Escape)
    assert sheet.view.hasFocus()
    assert sheet.isVisible()


def test_a_name_that_is_no_picture_shows_nothing(theme: Theme) -> None:
    assert picture("images/../today.md", theme).isNull()
    assert picture("images/nothing-light.png", theme).isNull()

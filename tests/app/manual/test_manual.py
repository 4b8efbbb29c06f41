"""The manual: whole, linked, and opened at what is in front."""

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QSettings, Qt, QUrl
from pytestqt.qtbot import QtBot

import keys_help
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.manual.pages import HELP_OF, INDEX, ManualPage, manual_pages
from remembrancer_app.manual.sheet import ManualSheet
from remembrancer_app.manual.view import anchor_of
from remembrancer_app.shell.key_sheet import KeySheet
from remembrancer_app.shell.page import PageName
from remembrancer_app.shell.pages import PAGES, existing
from remembrancer_app.shell.window import MainWindow
from remembrancer_app.theme import Theme

PAGES_OF_THE_MANUAL = manual_pages()
_FENCES = re.compile(r"^(`{3,4})\w*\n.*?^\1$", re.MULTILINE | re.DOTALL)


def links(page: ManualPage) -> list[str]:
    """Where the links of a page lead, without what stands in its examples."""
    return re.findall(r"\]\(([^)]+)\)", _FENCES.sub("", page.text))


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

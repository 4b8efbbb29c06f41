"""The page Reports: going from day to day, following what a report tells of, taking it along."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAccessible, QGuiApplication, QTextCursor, QTextDocument, QTextTable
from pytestqt.qtbot import QtBot

from remembrancer.model.changes import Remember
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories
from remembrancer.model.reports import Report
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.vault import Actor, ParsedSearch, SearchLanguage, Vault
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.reports.page import ReportsPage
from remembrancer_app.reports.words import day_name
from remembrancer_app.shell.report_notice import NOTIFY, ReportNotice
from remembrancer_app.shell.tray import Tray, can_notify
from remembrancer_app.theme import Appearance, Choice, Role, Theme

K = Qt.Key


def parsed(text: str) -> ParsedSearch:
    return SearchLanguage().parse(text, now=datetime.now(UTC), zone=UTC)


def shown(page: ReportsPage) -> str:
    return page.view.toPlainText()


def wait_for(qtbot: QtBot, page: ReportsPage, words: str) -> None:
    qtbot.waitUntil(lambda: words in shown(page))


def test_the_day_is_shown_with_what_it_brought(page: ReportsPage) -> None:
    assert "4 new memories" in shown(page)
    assert "The staging broker listens on port 8883." in shown(page)
    assert "change:" not in shown(page)
    assert page.days.rows[0].isChecked()
    assert page.made.text() == "The day is not over"
    assert not page.later.isEnabled()


def test_keys_go_from_day_to_day(qtbot: QtBot, page: ReportsPage) -> None:
    today = page.day
    qtbot.keyClick(page.view, K.Key_Left)
    assert page.day == today - timedelta(days=1)
    wait_for(qtbot, page, "Nothing was written down")
    assert page.made.text() == "Made from the vault as it stood that night"
    assert page.days.month.day == page.day
    qtbot.keyClick(page.view, K.Key_T)
    wait_for(qtbot, page, "4 new memories")
    assert page.day == today
    qtbot.keyClick(page.view, K.Key_Right)
    assert page.day == today


def test_a_day_of_the_calendar_is_opened_by_keyboard(qtbot: QtBot, page: ReportsPage) -> None:
    today = page.day
    page.days.month.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(page.days.month, K.Key_Up)
    qtbot.keyClick(page.days.month, K.Key_Return)
    assert page.day == today - timedelta(days=7)
    wait_for(qtbot, page, "Nothing was written down")


def test_what_a_report_tells_of_can_be_opened(qtbot: QtBot, page: ReportsPage, engine: Engine) -> None:
    memory = engine.entrance.query(FindMemories()).ids[0]
    with qtbot.waitSignal(page.memory_requested) as opened:
        page.view.anchorClicked.emit(QUrl(f"remembrancer://memory/{memory}"))
    assert opened.args == [memory]
    with qtbot.waitSignal(page.conflict_requested) as reviewed:
        page.view.anchorClicked.emit(QUrl(f"remembrancer://conflict/{memory}"))
    assert reviewed.args == [memory]


@pytest.mark.parametrize("address", ["http://example.org/x", "file:///etc/passwd", "remembrancer://memory", "x"])
def test_no_other_link_leads_anywhere(qtbot: QtBot, page: ReportsPage, address: str) -> None:
    with qtbot.assertNotEmitted(page.memory_requested), qtbot.assertNotEmitted(page.conflict_requested):
        page.view.anchorClicked.emit(QUrl(address))


def test_no_picture_is_loaded_but_the_charts(page: ReportsPage, tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    page.grab().save(str(picture))
    report = page.view.report
    assert report is not None
    text = report.markdown.replace("(chart:new)", f"({QUrl.fromLocalFile(str(picture)).toString()})")
    page.view.show_report(_with(report, text))
    image = QTextDocument.ResourceType.ImageResource.value
    loaded = page.view.document().resource(image, QUrl.fromLocalFile(str(picture)))
    assert loaded.isNull() or loaded.width() == 1
    assert page.view.document().resource(image, QUrl("chart:open")).width() > 100


def _with(report: Report, markdown: str) -> Report:
    fields = {name: getattr(report, name) for name in type(report).__slots__}
    return Report(**{**fields, "markdown": markdown})


def test_a_report_is_copied_as_markdown(qtbot: QtBot, page: ReportsPage) -> None:
    with qtbot.waitSignal(page.undo_offered):
        qtbot.keyClick(page.view, K.Key_C, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    report = page.view.report
    assert report is not None
    assert QGuiApplication.clipboard().text() == report.markdown


def test_a_report_is_saved_as_markdown_and_as_pdf(qtbot: QtBot, page: ReportsPage, tmp_path: Path) -> None:
    with qtbot.waitSignal(page.save.saved):
        page.save.save_markdown(tmp_path)
    assert (tmp_path / f"{page.day}.md").read_text(encoding="utf-8").startswith("---\n")
    assert (tmp_path / f"{page.day}-new.svg").is_file()
    with qtbot.waitSignal(page.save.saved):
        page.save.save_pdf(tmp_path / "day.pdf")
    assert (tmp_path / "day.pdf").read_bytes().startswith(b"%PDF")
    with qtbot.waitSignal(page.save.said) as said:
        page.save.save_pdf(tmp_path / "none" / "day.pdf")
    assert "could not be written" in said.args[0]
    with qtbot.waitSignal(page.save.said) as said:
        page.save.save_markdown(tmp_path / "none")
    assert "The folder is none that exists." in said.args[0]


def test_what_is_stored_meanwhile_is_shown(qtbot: QtBot, page: ReportsPage, vault: Vault) -> None:
    entrance = vault.entrance(Actor(ActorKind.AGENT, "Planner"))
    entrance.change(Remember(Draft("The ferry leaves at nine.", type=MemoryType.FACT)))
    wait_for(qtbot, page, "The ferry leaves at nine.")


def test_the_report_follows_the_theme(qtbot: QtBot, page: ReportsPage, theme: Theme) -> None:
    theme.set_appearance(Appearance(choice=Choice.DARK, less_motion=True, text_size=1.5))
    assert "4 new memories" in shown(page)
    assert page.arrangement.is_narrow
    qtbot.mouseClick(page.to_days, Qt.MouseButton.LeftButton)
    assert page.days.isVisible()


def test_the_panes_have_names(page: ReportsPage) -> None:
    for name in ("Report", "Days"):
        assert any(
            QAccessible.queryAccessibleInterface(part).text(QAccessible.Text.Name) == name for part in page.panes()
        )


def test_charts_can_be_read_as_tables(qtbot: QtBot, page: ReportsPage) -> None:
    days = page.day - timedelta(days=29), page.day
    assert "Number" not in shown(page)
    qtbot.keyClick(page.view, K.Key_D)
    assert page.tables.isChecked()
    assert "Day\nNumber" in shown(page)
    assert all(day_name(day, page.locale()) in shown(page) for day in days)
    qtbot.keyClick(page.view, K.Key_D)
    assert "Number" not in shown(page)


def test_who_reads_stays_where_they_are_when_something_is_stored(qtbot: QtBot, page: ReportsPage, vault: Vault) -> None:
    page.resize(900, 300)
    bar = page.view.verticalScrollBar()
    bar.setValue(120)
    entrance = vault.entrance(Actor(ActorKind.AGENT, "Planner"))
    entrance.change(Remember(Draft("The ferry leaves at nine.", type=MemoryType.FACT)))
    wait_for(qtbot, page, "The ferry leaves at nine.")
    assert bar.value() == 120


def test_a_search_says_where_it_looks_and_can_look_further(qtbot: QtBot, page: ReportsPage) -> None:
    page.apply_search(parsed("broker"))
    note = page.days.search_note
    qtbot.waitUntil(note.isVisible)
    assert note.words.text().startswith("No report has these words. Only days whose report was made")
    qtbot.mouseClick(note.button, Qt.MouseButton.LeftButton)
    assert note.words.text().startswith("Making reports: day")
    qtbot.waitUntil(note.button.isHidden, timeout=60_000)
    qtbot.waitUntil(lambda: note.words.text().startswith("No report"))
    page.apply_search(parsed(""))
    qtbot.waitUntil(note.isHidden)


def test_making_reports_can_be_stopped(qtbot: QtBot, page: ReportsPage) -> None:
    page.apply_search(parsed("broker"))
    note = page.days.search_note
    qtbot.waitUntil(note.isVisible)
    note.button.click()
    note.button.click()
    assert note.button.isVisible()
    # A day may have been made before it was stopped: what is found in it is shown, and that there is more.
    qtbot.waitUntil(lambda: note.words.text().endswith("Only days whose report was made are searched."))


def test_the_calendar_says_what_a_day_brought(page: ReportsPage) -> None:
    assert page.days.month.accessibleName().endswith("4 new")


def test_the_desktop_tells_of_reports_only_to_those_who_asked(page: ReportsPage) -> None:
    notice = ReportNotice(page.state, Tray(page.theme, page), page)
    menu = page.options_menu()
    link, tells = menu.actions()
    assert link.text() == "Copy link"
    assert not tells.isChecked()
    assert tells.isEnabled() == can_notify()
    tells.toggled.emit(True)
    assert page.state.value(NOTIFY, False)
    assert notice.tell(page.day) == can_notify()
    assert str(page.day.year) in notice.words(page.day)
    tells.toggled.emit(False)
    assert not notice.tell(page.day)
    menu.deleteLater()


def test_only_the_head_of_a_table_looks_like_one(page: ReportsPage) -> None:
    page.view.show_tables(wanted=True)
    tables = [frame for frame in page.view.document().rootFrame().childFrames() if isinstance(frame, QTextTable)]
    assert len(tables) >= 2
    for table in tables:
        colours = [table.cellAt(row, 0).firstCursorPosition() for row in (1, table.rows() - 1)]
        for cursor in colours:
            cursor.movePosition(QTextCursor.MoveOperation.Right)
            assert cursor.charFormat().foreground().color() == page.theme.color(Role.TEXT)

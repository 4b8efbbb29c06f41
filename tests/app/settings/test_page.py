"""Settings are found, changed at once, kept where they belong, and set back."""

from __future__ import annotations

from typing import TypeVar

import pytest
from model_server import KEY, ModelServer
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from remembrancer.model.language import GetLanguageModel
from remembrancer.model.lifecycle import GetLifecyclePolicy
from remembrancer.model.recalling import COMPACT_TOKENS, GetRecallDefaults
from remembrancer.model.settings import SETTINGS, GetSettings
from remembrancer.model.types import MemoryType
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.search.searching import Searching
from remembrancer_app.settings.controls import BoundRow
from remembrancer_app.settings.fading import FadingSection
from remembrancer_app.settings.keys_section import KeysSection
from remembrancer_app.settings.model import ModelSection
from remembrancer_app.settings.page import SettingsPage
from remembrancer_app.settings.recalling import RecallSection
from remembrancer_app.settings.row import SettingRow
from remembrancer_app.settings.section import Section
from remembrancer_app.state.page_state import PageState
from remembrancer_app.theme import Appearance, Choice, Density, Theme

KindT = TypeVar("KindT", bound=Section)
K = Qt.Key


def section(page: SettingsPage, kind: type[KindT]) -> KindT:
    return next(each for each in page.sections if isinstance(each, kind))


def row(page: SettingsPage, key: str) -> BoundRow:
    return next(each for each in page.findChildren(BoundRow) if each.key == key)


def show(page: SettingsPage, name: str) -> None:
    page.rows[name].click()


def visible_rows(page: SettingsPage) -> set[str]:
    return {each.key for each in page.findChildren(BoundRow) if each.isVisible()}


def test_every_setting_of_the_table_has_a_row(page: SettingsPage) -> None:
    assert {each.key for each in page.findChildren(BoundRow)} == {each.key for each in SETTINGS}


def test_one_group_is_shown_and_remembered(qtbot: QtBot, page: SettingsPage, settings: QSettings) -> None:
    assert visible_rows(page) >= {"appearance.theme", "habits.first_page"}
    qtbot.mouseClick(page.rows["language_model"], Qt.MouseButton.LeftButton)
    assert "language_model.endpoint" in visible_rows(page)
    assert "appearance.theme" not in visible_rows(page)
    assert PageState(settings, "page").value("group", "") == "language_model"


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("theme", {"appearance.theme"}),
        ("text grows", {"appearance.text_size"}),
        ("ollama", {"language_model.endpoint"}),
        ("spacious", {"appearance.density"}),
    ],
)
def test_settings_are_found_by_their_words(qtbot: QtBot, page: SettingsPage, words: str, found: set[str]) -> None:
    qtbot.keyClicks(page.search.line, words)
    qtbot.waitUntil(lambda: visible_rows(page) == found)
    page.search.line.clear()
    qtbot.waitUntil(lambda: "appearance.font" in visible_rows(page))


def test_each_group_has_rows_the_first_time_it_is_chosen(page: SettingsPage) -> None:
    """Also one whose rows are only made when somebody looks at it."""
    for each in page.sections:
        show(page, each.name)
        assert [other.name for other in page.sections if other.isVisible()] == [each.name]
        assert [row for row in each.findChildren(SettingRow) if row.isVisible()], each.name
        assert not page.nothing.isVisible()


def test_keys_are_found_without_having_been_looked_at(qtbot: QtBot, page: SettingsPage) -> None:
    qtbot.keyClicks(page.search.line, "wide rail")
    qtbot.waitUntil(section(page, KeysSection).isVisible)
    assert [row for row in section(page, KeysSection).findChildren(SettingRow) if row.isVisible()]


def test_what_no_setting_has_is_said(qtbot: QtBot, page: SettingsPage) -> None:
    qtbot.keyClicks(page.search.line, "xylophone")
    qtbot.waitUntil(page.nothing.isVisible)
    assert not visible_rows(page)


def test_the_look_changes_at_once_and_is_set_back(qtbot: QtBot, page: SettingsPage, theme: Theme) -> None:
    themes = page.sections[0].themes  # type: ignore[attr-defined]
    qtbot.mouseClick(themes.pictures["dark"], Qt.MouseButton.LeftButton)
    assert theme.appearance.choice is Choice.DARK
    changed = row(page, "appearance.theme")
    assert changed.reset.isVisible()
    qtbot.mouseClick(changed.reset, Qt.MouseButton.LeftButton)
    assert theme.appearance.choice is Choice.SYSTEM
    assert not changed.reset.isVisible()


def test_the_theme_of_the_system_is_let_go_of_as_it_is(qtbot: QtBot, page: SettingsPage, theme: Theme) -> None:
    switch = page.sections[0].follow_switch  # type: ignore[attr-defined]
    assert switch.isChecked()
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert theme.appearance.choice is Choice.LIGHT


def test_density_and_text_size_by_keyboard(qtbot: QtBot, page: SettingsPage, theme: Theme) -> None:
    control = row(page, "appearance.density").control
    assert control is not None
    control.setFocus(Qt.FocusReason.TabFocusReason)
    focused = QApplication.focusWidget()
    assert focused is not None
    qtbot.keyClick(focused, K.Key_Right)
    qtbot.waitUntil(lambda: theme.appearance.density is Density.SPACIOUS)
    slider = page.sections[0].slider  # type: ignore[attr-defined]
    slider.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(slider, K.Key_Right)
    qtbot.waitUntil(lambda: theme.appearance.text_size == 1.05)


def test_what_belongs_to_the_window_is_kept_beside_the_vault(
    page: SettingsPage, settings: QSettings, engine: Engine
) -> None:
    page.values.change("habits.first_page", "reports")
    page.values.change("notices.report", True)
    assert PageState(settings, "shell").value("first_page", "") == "reports"
    assert PageState(settings, "reports").value("notify", False)
    assert engine.vault.kept() == {}


def test_what_belongs_to_the_vault_is_kept_in_it(qtbot: QtBot, page: SettingsPage, engine: Engine) -> None:
    show(page, "language_model")
    field = row(page, "language_model.model").control
    assert isinstance(field, QLineEdit)
    qtbot.keyClicks(field, "small-one")
    qtbot.keyClick(field, K.Key_Return)
    line = row(page, "language_model.model")
    qtbot.waitUntil(line.reset.isVisible)
    states = {each.key: each.value for each in engine.entrance.query(GetSettings())}
    assert states["language_model.model"] == "small-one"


def test_what_cannot_stand_there_is_said_under_the_row(qtbot: QtBot, page: SettingsPage, engine: Engine) -> None:
    show(page, "language_model")
    line = row(page, "language_model.endpoint")
    field = line.control
    assert isinstance(field, QLineEdit)
    qtbot.keyClicks(field, "http://example.org/v1")
    qtbot.keyClick(field, K.Key_Return)
    qtbot.waitUntil(line.trouble.isVisible)
    assert "https" in line.trouble.text()
    assert engine.entrance.query(GetLanguageModel()).endpoint == ""


def configure(page: SettingsPage, qtbot: QtBot, server: ModelServer) -> ModelSection:
    show(page, "language_model")
    for key, value in (("endpoint", server.address), ("model", "small-one")):
        page.values.change(f"language_model.{key}", value)
    model = section(page, ModelSection)
    qtbot.waitUntil(model.try_it.isEnabled)
    return model


def test_the_model_is_tried_with_what_is_set(qtbot: QtBot, page: SettingsPage, server: ModelServer) -> None:
    model = configure(page, qtbot, server)
    qtbot.mouseClick(model.try_it, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "READY" in model.outcome.text())
    server.status = 500
    qtbot.mouseClick(model.try_it, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "500" in model.outcome.text())


def test_the_page_says_where_what_is_sent_goes(qtbot: QtBot, page: SettingsPage, server: ModelServer) -> None:
    model = configure(page, qtbot, server)
    assert "Nothing is sent anywhere" in model.sent.accessibleName()
    switch = row(page, "language_model.on").control
    assert isinstance(switch, QAbstractButton)
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: server.address in model.sent.accessibleName())
    assert not server.asked


def test_the_key_goes_to_the_keyring_and_leaves_the_field(
    qtbot: QtBot, page: SettingsPage, server: ModelServer, engine: Engine
) -> None:
    model = configure(page, qtbot, server)
    qtbot.keyClicks(model.secret.line, KEY)
    qtbot.keyClick(model.secret.line, K.Key_Return)
    qtbot.waitUntil(model.forget.isVisible)
    assert model.secret.text() == ""
    assert KEY not in repr(engine.vault.kept())
    qtbot.mouseClick(model.forget, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not model.forget.isVisible())


def test_what_fades_is_previewed_applied_and_undone(qtbot: QtBot, page: SettingsPage, engine: Engine) -> None:
    show(page, "fading")
    fading = section(page, FadingSection)
    box = fading._boxes[MemoryType.FACT, "window_days"]
    qtbot.waitUntil(lambda: box.value() > 0)
    assert not fading.apply.isEnabled()
    box.setValue(33)
    assert fading.apply.isEnabled()
    qtbot.mouseClick(fading.preview, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(fading.summary.isVisible)
    with qtbot.waitSignal(page.undo_offered):
        qtbot.mouseClick(fading.apply, Qt.MouseButton.LeftButton)
    assert engine.entrance.query(GetLifecyclePolicy()).policy.of(MemoryType.FACT).window_days == 33
    qtbot.waitUntil(fading.shipped.isVisible)
    with qtbot.waitSignal(page.undo_offered):
        qtbot.mouseClick(fading.shipped, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not fading.shipped.isVisible())
    assert engine.entrance.query(GetLifecyclePolicy()).is_default


def test_what_agents_receive_is_set_for_a_namespace_and_set_back(
    qtbot: QtBot, page: SettingsPage, engine: Engine
) -> None:
    show(page, "recall")
    recall = section(page, RecallSection)
    qtbot.waitUntil(lambda: recall.budget.value() == COMPACT_TOKENS)
    with qtbot.waitSignal(page.undo_offered):
        recall.budget.setValue(2000)
        recall.line.setValue(25)
    kept = engine.entrance.query(GetRecallDefaults()).defaults
    assert (kept.budget, kept.floor) == (2000, 0.25)
    qtbot.waitUntil(recall.shipped.isEnabled)
    with qtbot.waitSignal(page.undo_offered):
        qtbot.mouseClick(recall.shipped, Qt.MouseButton.LeftButton)
    assert engine.entrance.query(GetRecallDefaults()).is_default
    qtbot.waitUntil(lambda: recall.budget.value() == COMPACT_TOKENS)


def test_every_control_can_be_reached_and_has_a_name(qtbot: QtBot, page: SettingsPage) -> None:
    for name in page.rows:
        show(page, name)
        for control in page.scroller.findChildren(QWidget):
            if control.isVisible() and control.focusPolicy() & Qt.FocusPolicy.TabFocus:
                words = control.accessibleName() or getattr(control, "text", str)()
                parents = control.parentWidget()
                assert words or (parents is not None and parents.accessibleName()), (name, control)


def test_words_in_the_header_lead_to_memories(qtbot: QtBot, page: SettingsPage) -> None:
    searching = Searching(page.engine.vault.store.clock)
    searching.set_text("calibration")
    page.apply_search(searching.parsed)
    with qtbot.waitSignal(page.page_requested) as asked:
        page.show_page()
    assert asked.args == ["memories"]


@pytest.mark.parametrize(("width", "text_size"), [(904, 1.0), (1096, 1.0), (1196, 1.5), (1800, 1.5)])
def test_nothing_is_cut_off_at_the_side_at_any_size_of_text(page: SettingsPage, width: int, text_size: float) -> None:
    page.theme.set_appearance(Appearance(text_size=text_size))
    page.resize(width, 700)
    too_wide = {}
    for name in page.rows:
        page.open_target(name)
        QApplication.processEvents()
        needed, room = page.scroller.widget().minimumSizeHint().width(), page.scroller.viewport().width()
        if needed > room:
            too_wide[name] = needed - room
    assert too_wide == {}

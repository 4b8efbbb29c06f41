"""The group Health of the settings: what is looked at, how each is, and what can be done about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from remembrancer.model.health import GetHealth, Health, HealthArea, HealthState, Repair
from remembrancer.wording import DateWords, describe_error
from remembrancer.wording.health import NOT_CHECKED, SUMMARIES
from remembrancer_app.health.checking import Checking
from remembrancer_app.health.repair_dialog import RepairDialog
from remembrancer_app.health.row import LOOKS, HealthRow
from remembrancer_app.settings.row import SettingRow
from remembrancer_app.settings.section import Section, SectionContext
from remembrancer_app.shell.page import PageName
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError

_COMMANDS = {Repair.RESTORE: "backups", Repair.RECOVER: "recover"}


class HealthSection(Section):
    """Nothing is looked at before somebody wants it, and nothing made right before it was said what that does."""

    def __init__(self, context: SectionContext) -> None:
        super().__init__(context, "health", self.tr("Health"), Icon.ACTIVITY)
        self.checking = Checking(self.engine, self.locale(), self)
        self.known = Health()
        self._present: HealthRow | None = None
        self.check = Button(
            self.theme,
            self.tr("Check everything"),
            kind=ButtonKind.PRIMARY,
            icon=Icon.REFRESH_CW,
            size=ControlSize.TOOLBAR,
        )
        self.check.clicked.connect(self.check_all)
        self.stop = Button(self.theme, self.tr("Cancel"), size=ControlSize.TOOLBAR)
        self.stop.clicked.connect(self.checking.stop)
        self.stop.hide()
        buttons = QWidget()
        row = QHBoxLayout(buttons)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.check)
        row.addWidget(self.stop)
        card = self.add_card()
        more = self.tr("integrity repair damaged check")
        self.summary = SettingRow(self.theme, self.tr("The vault as a whole"), "", buttons, more_words=more)
        card.add(self.summary)
        parts = self.add_card(self.tr("What is checked"))
        self.rows = {area: HealthRow(self.theme, area) for area in HealthArea}
        for each in self.rows.values():
            parts.add(each)
            each.check_wanted.connect(self._check_one)
            each.repair_wanted.connect(self.begin_repair)
        audit = Button(self.theme, self.tr("Open Audit"), icon=Icon.SCROLL_TEXT, size=ControlSize.TOOLBAR)
        audit.clicked.connect(lambda: self.page_requested.emit(PageName.AUDIT.value))
        more_card = self.add_card(self.tr("More"))
        words = self.tr("Which entries of the journal were altered, and what they were.")
        more_card.add(SettingRow(self.theme, self.tr("The journal in detail"), words, audit))
        recover = Button(self.theme, self.tr("Recover …"), icon=Icon.FOLDER_OPEN, size=ControlSize.TOOLBAR)
        recover.clicked.connect(lambda: self.command_wanted.emit("recover"))
        words = self.tr("What can be read of this vault is written into a new one. This one stays as it is.")
        self.recover = SettingRow(self.theme, self.tr("A new vault of what can be read"), words, recover)
        more_card.add(self.recover)
        self.recover.setVisible(not self.engine.vault.is_sample)
        self.checking.begun.connect(self._show_begun)
        self.checking.progressed.connect(self._show_progress)
        self.checking.found.connect(self._show)
        self.checking.refused.connect(self._refuse)
        self.checking.ended.connect(self._show_ended)

    def begin(self) -> None:
        self.engine.query(self, GetHealth(), self._show, self._refuse)

    @Slot()
    def check_all(self) -> None:
        """Look at everything."""
        self.checking.start(HealthArea)

    @Slot(object)
    def _check_one(self, area: HealthArea) -> None:
        self.checking.start((area,))

    @Slot(object)
    def begin_repair(self, repair: Repair) -> None:
        """Say what it will do, and do it if that is wanted."""
        if repair in _COMMANDS:
            self.command_wanted.emit(_COMMANDS[repair])
            return
        dialog = RepairDialog(self.theme, self.engine, self.window(), repair)
        dialog.done.connect(self._look_again)
        dialog.ask()

    @Slot()
    def _look_again(self) -> None:
        # The full text and its counts are made together, and a backup is looked at like any other.
        if not self.checking.is_running:
            self.checking.start((HealthArea.WORDS, HealthArea.COUNTS, HealthArea.CODES, HealthArea.BACKUPS))

    @Slot(object)
    def _show_begun(self, area: HealthArea) -> None:
        self._present = self.rows[area]
        self._present.show_looking("")
        if self.stop.isHidden():
            had_focus = self.check.hasFocus()
            self.check.hide()
            self.stop.show()
            if had_focus:
                self.stop.setFocus()

    @Slot(str)
    def _show_progress(self, words: str) -> None:
        if self._present is not None:
            self._present.show_looking(words)

    @Slot(bool)
    def _show_ended(self, _whole: bool) -> None:
        had_focus = self.stop.hasFocus()
        self.stop.hide()
        self.check.show()
        if had_focus:
            self.check.setFocus()
        self._present = None
        self._show(self.known)

    @Slot(object)
    def _show(self, health: Health) -> None:
        self.known = health
        clock = self.engine.vault.clock
        dates = DateWords(clock.now(), clock.zone(), translate)
        for area, row in self.rows.items():
            finding = health.of(area)
            if row is self._present and self.checking.is_running and (finding is None or finding == row.finding):
                continue
            if finding is None:
                row.show_unknown()
            else:
                row.show_finding(finding, dates)
        words = SUMMARIES[health.state].fill(translate) if health.findings else NOT_CHECKED.fill(translate)
        missing = len(HealthArea) - len(health.findings)
        if health.findings and missing and health.state is HealthState.SOUND:
            words = self.tr("{0} Not everything was checked yet.").format(words)
        self.summary.set_help(words)
        self.summary.help.set_tone(LOOKS[health.state][1] if health.findings else Role.TEXT2)

    def _refuse(self, error: RemembrancerError) -> None:
        self.summary.say_trouble(describe_error(error, translate).in_one)

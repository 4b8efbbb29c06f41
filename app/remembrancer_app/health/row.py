"""One thing that is looked at: how it is in words, when that was, and the buttons that belong to it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from remembrancer.model.health import HealthState
from remembrancer.wording import describe_finding
from remembrancer.wording.health import AREAS, NOT_CHECKED, REPAIRS, STATES
from remembrancer_app.settings.row import SettingRow
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ControlSize
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer.model.health import Finding, HealthArea, Repair
    from remembrancer.wording import DateWords
    from remembrancer_app.theme import Theme

LOOKS: Final = {
    HealthState.SOUND: (Icon.CIRCLE_CHECK, Role.GOOD),
    HealthState.ATTENTION: (Icon.TRIANGLE_ALERT, Role.WARN),
    HealthState.DAMAGED: (Icon.CIRCLE_X, Role.BAD),
}


class HealthRow(SettingRow):
    """A row of the group Health.

    Signals:
        check_wanted: look at this area (a HealthArea) now.
        repair_wanted: a Repair.
    """

    check_wanted = Signal(object)
    repair_wanted = Signal(object)

    def __init__(self, theme: Theme, area: HealthArea) -> None:
        self.area = area
        self.finding: Finding | None = None
        control = QWidget()
        row = QHBoxLayout(control)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(6))
        self.icon = IconLabel(theme, Icon.CIRCLE_QUESTION_MARK, size=14)
        self.state = PlainText(theme, style=TextStyle.CONTROL)
        self.check = Button(theme, icon=Icon.REFRESH_CW, size=ControlSize.TOOLBAR, name=self.tr("Check now"))
        self.check.clicked.connect(self._check)
        for each in (self.icon, self.state, self.check):
            row.addWidget(each)
        self._repairs = QWidget()
        self._buttons = QHBoxLayout(self._repairs)
        self._buttons.setContentsMargins(0, 0, 0, 0)
        self._buttons.setSpacing(theme.px(8))
        self._buttons.addStretch(1)
        self.repairs: dict[Repair, Button] = {}
        super().__init__(theme, AREAS[area].fill(translate), "", control, below=self._repairs)
        self._repairs.hide()
        self.check.setAccessibleName(self.tr("Check now: {0}").format(self.title))
        self.show_unknown()

    def show_unknown(self) -> None:
        """It was never looked at."""
        self.finding = None
        self._look(Icon.CIRCLE_QUESTION_MARK, Role.TEXT2, NOT_CHECKED.fill(translate), "")
        self._offer(())

    def show_looking(self, words: str) -> None:
        """It is being looked at; ``words`` say how far that is."""
        self.state.setText(self.tr("Checking"))
        self.icon.set_drawing(Icon.HOURGLASS, Role.TEXT2)
        self.set_help(words)
        self.check.setEnabled(False)

    def show_finding(self, finding: Finding, dates: DateWords) -> None:
        """What was found, and when."""
        self.finding = finding
        icon, tone = LOOKS[finding.state]
        made = dates.moment(finding.at) if finding.at is not None else ""
        sentence = describe_finding(finding, made, translate)
        checked = self.tr("Checked: {0}.").format(dates.recent(finding.checked_at))
        self._look(icon, tone, STATES[finding.state].fill(translate), f"{sentence} {checked}")
        self._offer(finding.repairs)

    def _look(self, icon: Icon, tone: Role, state: str, words: str) -> None:
        self.icon.set_drawing(icon, tone)
        self.state.setText(state)
        self.state.set_tone(tone if tone is not Role.TEXT2 else Role.TEXT2)
        self.set_help(words)
        self.check.setEnabled(True)
        self.setAccessibleName(f"{self.title}. {state}. {words}".strip())

    def _offer(self, repairs: tuple[Repair, ...]) -> None:
        for button in self.repairs.values():
            self._buttons.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.repairs = {}
        for repair in repairs:
            button = Button(self._theme, REPAIRS[repair].fill(translate), size=ControlSize.TOOLBAR)
            button.setAccessibleName(f"{self.title}: {button.text()}")
            button.clicked.connect(partial(self._repair, repair))
            self._buttons.insertWidget(self._buttons.count() - 1, button)
            self.repairs[repair] = button
        self._repairs.setVisible(bool(repairs))

    @Slot()
    def _check(self) -> None:
        self.check_wanted.emit(self.area)

    def _repair(self, repair: Repair, _checked: bool = False) -> None:
        self.repair_wanted.emit(repair)

"""Groups of a row or two: conflicts, notices, agents and privacy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from remembrancer.model.settings import SettingGroup
from remembrancer.wording.settings import SETTING_GROUPS
from remembrancer_app.conflicts.treatment import Treatment
from remembrancer_app.settings.controls import BoundRow
from remembrancer_app.settings.row import SettingRow
from remembrancer_app.settings.section import Section, SectionContext
from remembrancer_app.shell.page import PageName
from remembrancer_app.shell.translation import translate
from remembrancer_app.shell.tray import can_notify
from remembrancer_app.theme import Icon
from remembrancer_app.widgets.button import Button, ControlSize

if TYPE_CHECKING:
    from collections.abc import Sequence


class ConflictsSection(Section):
    """How a namespace treats contradictions: the same as on the page Conflicts, and undoable like there."""

    def __init__(self, context: SectionContext) -> None:
        super().__init__(context, "conflicts", self.tr("Contradictions"), Icon.GIT_COMPARE)
        self.treatment = Treatment(self.theme, self.engine)
        words = self.tr("Chosen for each namespace. A change is one step of undo.")
        self.add_card().add(
            SettingRow(
                self.theme,
                self.tr("How conflicts are treated"),
                words,
                below=self.treatment,
                more_words=self.tr("policy certainty ask annotate supersede"),
            )
        )
        self.treatment.saved.connect(
            lambda operation: self.undo_offered.emit(self.tr("Changed for new conflicts"), operation)
        )

    def begin(self) -> None:
        self.treatment.begin()


class NoticesSection(Section):
    """What the desktop tells."""

    def __init__(self, context: SectionContext) -> None:
        super().__init__(context, "notices", SETTING_GROUPS[SettingGroup.NOTICES].fill(translate), Icon.BELL)
        row = BoundRow(self.theme, self.values, "notices.report")
        if row.control is not None and not can_notify():
            row.control.setEnabled(False)
            row.set_help(self.tr("This desktop shows no messages."))
        self.add_card().add(row)


class AgentsSection(Section):
    """The way to the page Agents, where the port and its clients are."""

    def __init__(self, context: SectionContext) -> None:
        super().__init__(context, "agents", self.tr("Port and clients"), Icon.PLUG)
        go = Button(self.theme, self.tr("Open Agents"), icon=Icon.PLUG, size=ControlSize.TOOLBAR)
        go.clicked.connect(lambda: self.page_requested.emit(PageName.AGENTS.value))
        words = self.tr("The port, who may use it, and how much, are set where their traffic is seen.")
        self.add_card().add(SettingRow(self.theme, self.tr("Agents"), words, go))


class PrivacySection(Section):
    """What the program does with what it knows, in plain words."""

    def __init__(self, context: SectionContext) -> None:
        super().__init__(context, "privacy", self.tr("Privacy"), Icon.SHIELD_CHECK)
        secrets = self.add_card(self.tr("Secrets"))
        for key in ("privacy.secrets_agents", "privacy.secrets_imports", "privacy.secrets_person"):
            secrets.add(BoundRow(self.theme, self.values, key))
        look = Button(self.theme, self.tr("Secrets found \u2026"), icon=Icon.KEY_ROUND, size=ControlSize.TOOLBAR)
        look.clicked.connect(lambda: self.command_wanted.emit("secrets"))
        words = self.tr("Passwords, keys, card and account numbers in what is stored: looked for when you say so.")
        secrets.add(SettingRow(self.theme, self.tr("What is stored already"), words, look, more_words=self.tr("scan")))
        card = self.add_card()
        for title, words in self._facts():
            card.add(SettingRow(self.theme, title, words))
        audit = Button(self.theme, self.tr("Open Audit"), icon=Icon.SCROLL_TEXT, size=ControlSize.TOOLBAR)
        audit.clicked.connect(lambda: self.page_requested.emit(PageName.AUDIT.value))
        words = self.tr("Every change, by whom and when, in a chain that shows whether anything was altered.")
        card.add(SettingRow(self.theme, self.tr("Who did what"), words, audit))

    def _facts(self) -> Sequence[tuple[str, str]]:
        return (
            (
                self.tr("What leaves this computer"),
                self.tr(
                    "Nothing, unless you turn on a language model that is elsewhere. The program looks for no updates"
                    " and sends no reports."
                ),
            ),
            (
                self.tr("What is encrypted"),
                self.tr(
                    "Memories, searches, drafts, reports and backups. Not encrypted: sizes and columns of the window,"
                    " and what you export yourself."
                ),
            ),
            (
                self.tr("Erasing for good"),
                self.tr(
                    "From a memory's menu. It reaches every version, report and backup, and lists what it cannot reach."
                ),
            ),
        )

"""Which pages there are. Their modules are imported when they are first shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtWidgets import QWidget

from remembrancer_app.shell.page import Page, PageContext, PageName
from remembrancer_app.theme import Icon


@dataclass(frozen=True, slots=True)
class PageEntry:
    """A page in the rail. ``maker`` in ``module`` is a class, called with a context and a parent."""

    name: PageName
    title: str
    icon: Icon
    group: int
    module: str
    maker: str

    def words(self) -> str:
        """The title in the language of the window."""
        return QCoreApplication.translate("PageEntry", self.title)

    @property
    def exists(self) -> bool:
        return find_spec(self.module) is not None

    def make(self, context: PageContext, parent: QWidget) -> Page:
        """Import and build the page."""
        page = getattr(import_module(self.module), self.maker)(context, parent)
        if not isinstance(page, Page):
            raise TypeError(f"{self.maker} is no page")
        return page


_AGENTS = str(QT_TRANSLATE_NOOP("PageEntry", "Agents"))
_ASK = str(QT_TRANSLATE_NOOP("PageEntry", "Ask"))
_AUDIT = str(QT_TRANSLATE_NOOP("PageEntry", "Audit"))
_INSIGHTS = str(QT_TRANSLATE_NOOP("PageEntry", "Insights"))
_MEMORIES = str(QT_TRANSLATE_NOOP("PageEntry", "Memories"))
_CONFLICTS = str(QT_TRANSLATE_NOOP("PageEntry", "Conflicts"))
_SETTINGS = str(QT_TRANSLATE_NOOP("PageEntry", "Settings"))
_REPORTS = str(QT_TRANSLATE_NOOP("PageEntry", "Reports"))
_TODAY = str(QT_TRANSLATE_NOOP("PageEntry", "Today"))
_TIMELINE = str(QT_TRANSLATE_NOOP("PageEntry", "Timeline"))

PAGES = (
    PageEntry(PageName.TODAY, _TODAY, Icon.SUNRISE, 0, "remembrancer_app.today.page", "TodayPage"),
    PageEntry(PageName.ASK, _ASK, Icon.MESSAGE_CIRCLE_QUESTION_MARK, 0, "remembrancer_app.ask.page", "AskPage"),
    PageEntry(PageName.MEMORIES, _MEMORIES, Icon.LIBRARY, 1, "remembrancer_app.memories.page", "MemoriesPage"),
    PageEntry(PageName.TIMELINE, _TIMELINE, Icon.CHART_GANTT, 1, "remembrancer_app.timeline.page", "TimelinePage"),
    PageEntry(PageName.CONFLICTS, _CONFLICTS, Icon.GIT_COMPARE, 1, "remembrancer_app.conflicts.page", "ConflictsPage"),
    PageEntry(PageName.INSIGHTS, _INSIGHTS, Icon.CHART_LINE, 2, "remembrancer_app.insights.page", "InsightsPage"),
    PageEntry(PageName.REPORTS, _REPORTS, Icon.NEWSPAPER, 2, "remembrancer_app.reports.page", "ReportsPage"),
    PageEntry(PageName.AUDIT, _AUDIT, Icon.SCROLL_TEXT, 2, "remembrancer_app.audit.page", "AuditPage"),
    PageEntry(PageName.AGENTS, _AGENTS, Icon.PLUG, 2, "remembrancer_app.agents.page", "AgentsPage"),
    PageEntry(PageName.SETTINGS, _SETTINGS, Icon.SETTINGS, 3, "remembrancer_app.settings.page", "SettingsPage"),
)
"""In rail order; entries of one group stand together, and Settings at the bottom."""


def existing(entries: Iterable[PageEntry]) -> tuple[PageEntry, ...]:
    """Those whose module is there."""
    return tuple(entry for entry in entries if entry.exists)

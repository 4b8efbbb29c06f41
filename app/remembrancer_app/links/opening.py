"""Goes where a link leads. It only shows: whoever wrote the link can change nothing by it."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QApplication

from remembrancer.model.attention import GetRoutine
from remembrancer.model.cases import GetConflict
from remembrancer.model.queries import GetMemories
from remembrancer_app.links.link import TODAY, Link, LinkError, LinkKind, LinkProblem, read_link
from remembrancer_app.shell.page import PageName
from remembrancer_app.widgets.overlay import Overlay

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.memory import Memory
    from remembrancer_app.shell.workspace import Workspace


class LinkOpener(QObject):
    """Lives as long as the workspace."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self._waiting = ""

    def follow(self, text: str) -> None:
        """Go where the link leads, or say why not."""
        try:
            link = read_link(text)
        except LinkError as error:
            self._say(self._no_link(error.problem))
            return
        if self._is_held(text):
            self._say(self.tr("The link is followed when what is open here is closed."))
            return
        self._go(link)

    def _is_held(self, text: str) -> bool:
        """Whether the person is in the middle of something: it is not taken from under them."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
        shown = None
        for each in self._workspace.window().findChildren(Overlay):
            if each.isVisible() and each.is_sheet:
                each.close_overlay()
            elif each.isVisible():
                shown = each
        if shown is None:
            return QApplication.activeModalWidget() is not None
        if not self._waiting:
            shown.closed.connect(self._go_on, Qt.ConnectionType.QueuedConnection)
        self._waiting = text
        return True

    @Slot()
    def _go_on(self) -> None:
        text, self._waiting = self._waiting, ""
        if text:
            self.follow(text)

    def _go(self, link: Link) -> None:
        workspace, engine, value = self._workspace, self._workspace.engine, link.value
        match link.kind:
            case LinkKind.MEMORY:
                engine.query(self, GetMemories((value,)), partial(self._show_memory, value), self._fail)
            case LinkKind.CONFLICT:
                engine.query(self, GetConflict(value), partial(self._show_conflict, value), self._miss_conflict)
            case LinkKind.ROUTINE:
                engine.query(self, GetRoutine(value), partial(self._show_routine, value), self._miss_routine)
            case LinkKind.REPORT:
                self._now()
                day = workspace.searching.today() if value == TODAY else date.fromisoformat(value)
                workspace.open_target(PageName.REPORTS, day)
            case LinkKind.PAGE if value in set(PageName):
                workspace.show_page(PageName(value))
            case LinkKind.PAGE:
                self._say(self._no_link(LinkProblem.UNKNOWN))
            case LinkKind.SEARCH:
                workspace.show_page(PageName.MEMORIES)
                workspace.searching.pass_by(value)

    def _now(self) -> None:
        """What a link names may not have been there at the date that is looked at."""
        if self._workspace.looking_back.is_past:
            self._workspace.searching.return_to_now()

    def _show_memory(self, identifier: str, found: tuple[Memory, ...]) -> None:
        if not found:
            self._say(self._elsewhere(self.tr("This vault has no memory with the id of the link.")))
            return
        self._now()
        # Not counted as a use: the link may be anybody's.
        self._workspace.show_memory(identifier)

    def _show_conflict(self, identifier: str, _case: object) -> None:
        self._workspace.dialogs.review_conflict(identifier)

    def _show_routine(self, identifier: str, _routine: object) -> None:
        self._now()
        self._workspace.open_target(PageName.INSIGHTS, identifier)

    # What is said

    def _miss_conflict(self, error: RemembrancerError) -> None:
        self._miss(error, self.tr("This vault has no conflict with the id of the link."))

    def _miss_routine(self, error: RemembrancerError) -> None:
        self._miss(error, self.tr("This vault has no routine of the memory that the link names."))

    def _miss(self, error: RemembrancerError, words: str) -> None:
        if error.code.endswith("_not_found"):
            self._say(self._elsewhere(words))
        else:
            self._fail(error)

    def _fail(self, error: RemembrancerError) -> None:
        self._workspace.notices.show_error(error)

    def _elsewhere(self, words: str) -> str:
        hint = self.tr("It may have been erased, or be in another vault.")
        return f"{words} {hint}"

    def _no_link(self, problem: LinkProblem) -> str:
        match problem:
            case LinkProblem.TOO_LONG:
                return self.tr("The link is too long to be one of Remembrancer's. Nothing was opened.")
            case LinkProblem.UNKNOWN:
                return self.tr("The link names something that this version does not have. Nothing was opened.")
            case LinkProblem.MALFORMED:
                return self.tr("The link is not written as Remembrancer's links are. Nothing was opened.")

    def _say(self, words: str) -> None:
        self._workspace.notices.say(words)

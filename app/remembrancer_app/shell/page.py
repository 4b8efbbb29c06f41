"""What every page of the main window is, and what the window asks of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from remembrancer_app.keys.keymap import Keymap
from remembrancer_app.widgets.two_panes import TwoPanes

if TYPE_CHECKING:
    from remembrancer.vault import ParsedSearch
    from remembrancer_app.agents.port import Port
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.shell.tray import Tray
    from remembrancer_app.state.page_state import PageState
    from remembrancer_app.state.private_state import PrivateState
    from remembrancer_app.theme.theme import Theme


class PageName(StrEnum):
    """The pages in rail order."""

    TODAY = "today"
    ASK = "ask"
    MEMORIES = "memories"
    TIMELINE = "timeline"
    CONFLICTS = "conflicts"
    INSIGHTS = "insights"
    REPORTS = "reports"
    AUDIT = "audit"
    AGENTS = "agents"
    SETTINGS = "settings"
    """At the bottom of the rail."""


WAITING_PROPOSALS = "proposals"
"""What Agents is to show: the proposals that wait for approval."""


@dataclass(frozen=True, slots=True)
class FadingOf:
    """What Insights is to show: how this memory fades."""

    memory: str


@dataclass(frozen=True, slots=True)
class PageContext:
    """What a page is given when it is made.

    ``state`` is its own remembered state, kept per vault beside it and in the clear: sizes, columns, choices of look.
    ``private`` keeps inside the vault what the person typed or what else can say what is in it. ``port`` is that of the
    vault, for the page that opens and closes it. ``keys`` are those in force; the sign of the
    program stands in ``tray``.
    """

    engine: Engine
    theme: Theme
    state: PageState
    private: PrivateState
    port: Port | None = None
    keys: Keymap = field(default_factory=Keymap)
    tray: Tray | None = None


class Page(QWidget):
    """A page. It is made on first showing and kept.

    Signals:
        search_requested: put this text into the search field and search (a click on a facet, "Show in Memories").
        page_requested: go to another page (a PageName).
        target_requested: go to another page (a PageName) and show something there; see :meth:`open_target`.
        subtitle_changed: what stands behind the title in the header.
        undo_offered: a change was made; its sentence and the operation's id, for the toast with Undo.
        undo_wanted: take this operation (its id) back, which was made through this window.
        memory_requested: open this memory (its id) in Memories.
        conflict_requested: review this conflict (its id) at once, over the page.
        command_wanted: run a command of the window by its name ("lock").
        export_requested: write these memories (their ids) to files.
        import_requested, sample_requested: what an empty vault offers, to bring memories in or to open the sample.
    """

    follows_date = False
    """Whether it shows the vault as it stood at the date of the header, and changes nothing then."""

    search_requested = Signal(str)
    page_requested = Signal(str)
    target_requested = Signal(str, object)
    subtitle_changed = Signal(str)
    undo_offered = Signal(str, str)
    undo_wanted = Signal(str)
    memory_requested = Signal(str)
    conflict_requested = Signal(str)
    command_wanted = Signal(str)
    import_requested = Signal()
    export_requested = Signal(object)
    sample_requested = Signal()

    def __init__(self, context: PageContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.engine = context.engine
        self.theme = context.theme
        self.state = context.state
        self.private = context.private
        self.keys = context.keys

    def apply_search(self, search: ParsedSearch) -> None:
        """Show what answers this search. Called on every change of the search field, also with an empty text."""

    def search_hint(self) -> str:
        """What the search of the header does on this page, as it stands in the empty field."""
        return self.tr("Search memories")

    def open_target(self, target: object) -> None:
        """Show what another page leads to.

        A day on Audit and Reports; a memory's id or `FadingOf` on Insights; who asks to be let in, or that proposals
        wait (`WAITING_PROPOSALS`), on Agents.
        """

    def show_page(self) -> None:
        """Called each time the page comes to the front: take the focus and refresh what is stale."""

    def open_memory(self, memory: str) -> None:
        """Show this memory, where the page can."""

    def take_layout(self) -> None:
        """Arrange by what is remembered of widths, panes and densities, which was changed elsewhere."""
        for panes in self.findChildren(TwoPanes):
            panes.take_layout()

    def key_lines(self) -> tuple[tuple[str, str], ...]:
        """The page's own keys and what they do, for the sheet of keys: ``("J", "Next memory")``.

        Actions with keys and shortcuts with a ``whatsThis`` are found without being named here.
        """
        return ()

    def panes(self) -> tuple[QWidget, ...]:
        """The regions that F6 goes through, in order."""
        return (self,)

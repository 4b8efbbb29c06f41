"""The window of an open vault: rail, header, pages, status bar, and what joins them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from remembrancer.model.queries import GetState
from remembrancer_app.agents.port import Port
from remembrancer_app.backups.keeping import BackupKeeping
from remembrancer_app.keys.keymap import Keymap
from remembrancer_app.search.search_bar import SearchBar
from remembrancer_app.search.searching import Searching
from remembrancer_app.shell.agents_waiting import AgentsWaiting
from remembrancer_app.shell.commands import Commands, KeyLine, keys_within, own_shortcuts
from remembrancer_app.shell.daily import DailyUpkeep
from remembrancer_app.shell.damage_banner import DamageBanner
from remembrancer_app.shell.dialogs import Dialogs
from remembrancer_app.shell.header import Header
from remembrancer_app.shell.idle import IdleWatch
from remembrancer_app.shell.key_sheet import KeySheet
from remembrancer_app.shell.layout_reset import LayoutReset
from remembrancer_app.shell.looking_back import LookingBack, PastParts
from remembrancer_app.shell.model_banner import ModelBanner
from remembrancer_app.shell.namespaces import Namespaces
from remembrancer_app.shell.notices import Notices
from remembrancer_app.shell.page import Page, PageContext, PageName
from remembrancer_app.shell.pages import PAGES, PageEntry, existing
from remembrancer_app.shell.panes import step_pane
from remembrancer_app.shell.past_banner import PastBanner, PastFrame
from remembrancer_app.shell.rail import Rail
from remembrancer_app.shell.rail_counts import RailCounts
from remembrancer_app.shell.rail_width import RailWidth
from remembrancer_app.shell.status_bar import StatusBar
from remembrancer_app.shell.tray import Tray
from remembrancer_app.shell.undoing import Undoing
from remembrancer_app.state.page_state import PageState
from remembrancer_app.state.private_state import PrivateState
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.popover import Popover
from remembrancer_app.widgets.toast import Toast

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtCore import QSettings
    from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent

    from remembrancer.model.queries import Namespace, VaultState
    from remembrancer.vault import Notice, ParsedSearch
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme

_MODEL_POLL_MS = 400
_SEARCH = "search.text"


class Workspace(QWidget):
    """Everything the window shows while a vault is open. Deleted when it is closed.

    Signals:
        state_shown: the VaultState that the window shows now.
        sample_wanted: a page of an empty vault offered the sample vault, and it was chosen.
        restore_wanted: the name of a backup that the person wants to go back to.
        recover_wanted: what can be read is to be written into a new vault in this folder (a Path).
        front_wanted: the window is to come before other programs' windows: the person asked for something in it.
    """

    state_shown = Signal(object)
    sample_wanted = Signal()
    restore_wanted = Signal(str)
    recover_wanted = Signal(object)
    front_wanted = Signal()

    def __init__(
        self,
        engine: Engine,
        theme: Theme,
        settings: QSettings,
        state: VaultState,
        namespaces: Sequence[Namespace],
        *,
        kept: Mapping[str, str],
        entries: Sequence[PageEntry] = PAGES,
        keys: Keymap | None = None,
        tray: Tray | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.engine = engine
        self.theme = theme
        self.keys = keys or Keymap(parent=self)
        self.tray = tray or Tray(theme, self)
        self.settings = settings
        self.state = state
        self._shell_state = PageState(settings, "shell")
        self.private = PrivateState(engine, kept, self)
        self._entries = {entry.name: entry for entry in existing(entries)}
        self._pages: dict[PageName, Page] = {}
        self._front: PageName | None = None
        self.setAcceptDrops(True)
        self.searching = Searching(engine.vault.clock, self)
        self.search = SearchBar(engine, theme, self.searching, self.private, self)
        self.undoing = Undoing(engine, self)
        self.port = Port(engine, self)
        self.daily = DailyUpkeep(engine, self, PageState(settings, PageName.REPORTS), self.tray)
        self.idle = IdleWatch(engine, self)
        self.commands = Commands(self, self.keys)
        self._build()
        context = PageContext(engine, theme, PageState(settings, "capture"), self.private, keys=self.keys)
        self.namespaces = Namespaces(context, namespaces, self.searching, self.status, self)
        self.dialogs = Dialogs(context, self.searching, self.namespaces, self)
        self.backups = BackupKeeping(engine, theme, self.status, self)
        self._connect()
        self._add_commands()
        self.notices = Notices(theme, self.toast, self.undoing, self.commands, self)
        self._connect_notices()
        self.backups.look()
        self.counts = RailCounts(engine, self.rail, self)
        self.counts.conflicts_came.connect(self._say_conflicts)
        self.agents = AgentsWaiting(engine, self.port, self.rail, self.status, self)
        self.counts.past_changed.connect(self.agents.set_past)
        self.port.restore(kept)
        self.agents.tell(self.notices, partial(self.open_target, PageName.AGENTS), self.is_in_front)
        parts = PastParts(self.header, self.past, self.frame, self.status, self.counts, self.commands, self.notices)
        self.looking_back = LookingBack(engine, theme, self.searching, parts, self)
        self.looking_back.compare_wanted.connect(partial(self.open_target, PageName.AUDIT))
        self._show_state(state)

    # What it is made of

    def _build(self) -> None:
        theme = self.theme
        self.rail = Rail(theme, tuple(self._entries.values()), self.keys, self)
        self.rail_width = RailWidth(theme, self.rail, self)
        self.header = Header(theme, self.search.field, self)
        self.past = PastBanner(theme, self)
        self.model = ModelBanner(theme, self)
        self.damage = DamageBanner(theme, self.engine, self)
        self.pages = QStackedWidget()
        self.frame = PastFrame(theme, self)
        self.frame.column.addWidget(self.pages)
        self.status = StatusBar(theme, self)
        self.toast = Toast(theme, self)
        across = QHBoxLayout(self)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(0)
        across.addWidget(self.rail)
        column = QVBoxLayout()
        column.setSpacing(0)
        for part in (self.header, self.past, self.damage, self.model):
            column.addWidget(part)
        column.addWidget(self.frame, 1)
        column.addWidget(self.status)
        across.addLayout(column, 1)
        second = self.tr("Sample vault") if self.state.sample else self.tr("Vault, encrypted")
        name = self.tr("Sample") if self.state.sample else self.state.name
        self.rail.vault.set_vault(name, second)

    def _connect(self) -> None:
        self.keys.label("search", self.search.field)
        self.rail.chosen.connect(self._choose_page)
        self.header.new.clicked.connect(self.dialogs.new_memory)
        self.dialogs.memory_requested.connect(self.open_memory)
        self.dialogs.undo_wanted.connect(self.undoing.undo_operation)
        self.search.left.connect(self._show_found)
        self.backups.restore_wanted.connect(self.restore_wanted)
        self.daily.report_wanted.connect(self._open_report)
        self.searching.changed.connect(self._apply_search)
        self.engine.changed.connect(self._vault_changed)
        self._poll = QTimer(self)
        self._poll.setInterval(_MODEL_POLL_MS)
        self._poll.timeout.connect(self.ask_state)

    def _connect_notices(self) -> None:
        self.engine.failed.connect(self.notices.show_error)
        self.engine.ask_about_secrets = self.dialogs.ask_about_secrets
        self.backups.said.connect(self.notices.say)
        self.status.health_wanted.connect(self.show_health)
        self.model.repair_wanted.connect(self.show_health)
        self.damage.health_wanted.connect(self.show_health)
        self.damage.appeared.connect(self.notices.tell_damaged)
        for damaged in (self.backups.damaged, self.damage.met):
            damaged.connect(self.ask_state)
        self.notices.health_wanted.connect(self.show_health)
        self.namespaces.undo_offered.connect(self.notices.offer_undo)
        self.dialogs.said.connect(self.notices.say)
        self.dialogs.undo_offered.connect(self.notices.offer_undo)
        self.dialogs.folder_offered.connect(self._offer_folder)
        self.dialogs.keys_wanted.connect(self.show_keys)
        self.dialogs.target_requested.connect(self.open_target)

    @Slot(str, str)
    def _offer_folder(self, words: str, folder: str) -> None:
        self.notices.offer(words, self.tr("Show the folder"), partial(_show_folder, folder))

    def _add_commands(self) -> None:
        add = self.commands.add
        add("search", self.focus_search)
        add("new", self.dialogs.new_memory)
        add("undo", self.undoing.undo)
        add("redo", self.undoing.redo)
        add("next_pane", self.next_pane)
        add("previous_pane", self.previous_pane)
        add("import", self.dialogs.bring_in)
        add("export", self.dialogs.write_out)
        add("backup", self.backups.back_up)
        add("backups", self.backups.show_dialog)
        add("secrets", self.dialogs.show_secrets)
        add("health", self.show_health)
        add("recover", self._ask_where_to_recover)
        self.commands["recover"].setEnabled(not self.state.sample)
        add("help", self.show_manual)
        add("keys", self.show_keys)
        add("about", self.dialogs.show_about)
        add("palette", self.show_palette)
        add("rail", self.rail_width.toggle)
        add("reset_layout", LayoutReset(self).reset)
        for name in self._entries:
            add(name.value, partial(self.show_page, name))

    # Pages

    @property
    def page(self) -> Page | None:
        """The page in front."""
        widget = self.pages.currentWidget()
        return widget if isinstance(widget, Page) else None

    @property
    def made_pages(self) -> tuple[Page, ...]:
        """Those that were shown so far."""
        return tuple(self._pages.values())

    def is_in_front(self, name: PageName) -> bool:
        return self._front is name

    def show_first_page(self) -> None:
        """The page that was last in front, or the first one."""
        self.searching.set_text(self.private.value(_SEARCH))
        first = self._shell_state.value("first_page", "last")
        wanted = self._shell_state.value("page", "") if first == "last" else first
        names = list(self._entries)
        if names:
            self.show_page(PageName(wanted) if wanted in names else names[0])

    def show_page(self, name: PageName) -> None:
        """Bring a page to the front, making it if need be."""
        if name not in self._entries:
            return
        page = self._pages.get(name)
        if page is None:
            page = self._make_page(self._entries[name])
        self.rail.set_chosen(name)
        if self._front is not name:
            self._front = name
            self.pages.setCurrentWidget(page)
            self.header.set_page(self._entries[name].words(), str(page.property("subtitle") or ""))
            self._shell_state.set_value("page", name.value)
            self.search.set_hint(page.search_hint())
            page.apply_search(self.searching.parsed)
            self._show_moment()
        page.show_page()

    def _make_page(self, entry: PageEntry) -> Page:
        state = PageState(self.settings, entry.name.value)
        context = PageContext(self.engine, self.theme, state, self.private, self.port, self.keys, self.tray)
        page = entry.make(context, self)
        page.setProperty("name", entry.name.value)
        page.search_requested.connect(self.searching.set_text)
        page.page_requested.connect(self._choose_page)
        page.target_requested.connect(self.open_target)
        page.subtitle_changed.connect(self._take_subtitle)
        page.undo_offered.connect(self.notices.offer_undo)
        page.undo_wanted.connect(self.undoing.undo_operation)
        page.memory_requested.connect(self.open_memory)
        page.conflict_requested.connect(self.dialogs.review_conflict)
        page.command_wanted.connect(self._run_command)
        page.import_requested.connect(self.dialogs.bring_in)
        page.export_requested.connect(self.dialogs.write_out_selected)
        page.sample_requested.connect(self.sample_wanted)
        self._pages[entry.name] = page
        self.pages.addWidget(page)
        return page

    @Slot()
    def show_health(self) -> None:
        """Whether everything of the vault is as it must be."""
        self.open_target(PageName.SETTINGS, "health")

    @Slot()
    def _ask_where_to_recover(self) -> None:
        from remembrancer_app.health.recover_dialog import RecoverDialog  # noqa: PLC0415  (seldom needed)

        dialog = RecoverDialog(self.theme, self.engine, self.window())
        dialog.wanted.connect(self.recover_wanted)
        dialog.ask()

    @Slot(str)
    def _choose_page(self, name: str) -> None:
        self.show_page(PageName(name))

    @Slot(str)
    def _run_command(self, name: str) -> None:
        if self.commands.has(name):
            self.commands[name].trigger()

    @Slot(str, object)
    def open_target(self, name: str, target: object) -> None:
        """Show something on a page: what it is depends on the page."""
        self.show_page(PageName(name))
        if self.page is not None:
            self.page.open_target(target)

    @Slot(object)
    def _open_report(self, day: object) -> None:
        self.front_wanted.emit()
        self.open_target(PageName.REPORTS, day)

    @Slot(str)
    def _take_subtitle(self, words: str) -> None:
        page = self.sender()
        if isinstance(page, Page):
            page.setProperty("subtitle", words)
            if page is self.page:
                self.header.set_subtitle(words)

    @Slot(str)
    def open_memory(self, memory: str) -> None:
        """Show a memory in Memories, which uses it."""
        self.show_memory(memory)
        if self.searching.as_of is None:
            self.daily.note_opened(memory)

    def show_memory(self, memory: str) -> None:
        """Show a memory in Memories without that it counts as used."""
        self.show_page(PageName.MEMORIES)
        if self.page is not None:
            self.page.open_memory(memory)

    @Slot(int)
    def _say_conflicts(self, count: int) -> None:
        """Somebody else wrote what contradicts: say so, unless it is seen anyway."""
        if self._front is PageName.CONFLICTS:
            return
        words = self.tr("A new statement contradicts what is remembered.")
        if count > 1:
            words = self.tr("{0} new statements contradict what is remembered.").format(self.locale().toString(count))
        self.notices.offer(words, self.tr("Review"), partial(self.show_page, PageName.CONFLICTS))

    # Searching and the past

    @Slot(object)
    def _apply_search(self, parsed: ParsedSearch) -> None:
        if not self.looking_back.is_past and not self.searching.is_passing:
            # Neither date is ever remembered across starts.
            self.private.keep(_SEARCH, self.searching.lasting_text)
        self._show_moment()
        if self.page is not None:
            self.page.apply_search(parsed)

    def _show_moment(self) -> None:
        """The moment that is looked at, over the page in front."""
        title = self._entries[self._front].words() if self._front is not None else ""
        self.looking_back.show(title, follows=self.page is None or self.page.follows_date)
        self.namespaces.show_chosen()

    @Slot()
    def focus_search(self) -> None:
        self.search.field.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.field.line.selectAll()

    @Slot()
    def _show_found(self) -> None:
        if self.page is not None:
            self.page.show_page()

    # State

    @Slot()
    def ask_state(self) -> None:
        """Ask what the status bar shows."""
        self.engine.query(self, GetState(), self._show_state)

    def _show_state(self, state: VaultState) -> None:
        self.state = state
        self.status.show_state(state)
        self.model.show_model(state.model)
        self.damage.show_writable(writable=state.writable)
        # The model says nothing when it has loaded.
        if state.model == "loading":
            self._poll.start()
        else:
            self._poll.stop()
        self.state_shown.emit(state)

    @Slot(object)
    def _vault_changed(self, _notice: Notice) -> None:
        self.ask_state()

    # What the menus and keys do

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.commands["import"].isEnabled() and any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        event.acceptProposedAction()
        self.dialogs.bring_in_paths(paths)

    @Slot()
    def show_manual(self) -> None:
        """What the manual says about the page in front."""
        self.dialogs.show_manual(self._front)

    @Slot()
    def show_keys(self) -> None:
        """What can be pressed here."""
        page = self.page
        here = []
        if page is not None:
            here = [*(KeyLine(keys, words) for keys, words in page.key_lines()), *keys_within(page)]
        title = self.header.title.text()
        everywhere = [*self.commands.lines(), *own_shortcuts(self.window())]
        sheet = KeySheet(self.theme, self, ((title, here), (self.tr("Everywhere"), everywhere)))
        sheet.open(sheet.leave)

    @Slot()
    def show_palette(self) -> None:
        """Everything that can be done here, to be found by its words."""
        from remembrancer_app.palette.palette import Palette  # noqa: PLC0415  (seldom needed)
        from remembrancer_app.shell.actions import all_actions  # noqa: PLC0415

        Palette(self.theme, self.window(), all_actions(self, self._entries.values())).show_palette()

    # Leaving

    def put_away(self) -> None:
        """Close what is open above the pages, and hand over what is to be kept, before the vault is closed.

        Popovers listen to the whole application while they are open.
        """
        for popover in self.findChildren(Popover):
            popover.close_popover()
        # They lie over the whole window, and would stay there with what they show.
        for overlay in self.window().findChildren(Overlay):
            overlay.close_overlay()
        self.idle.stop()
        # What is due now would still come before this is deleted, and ask an engine that is closed.
        self._poll.stop()
        self.counts.stop()
        self.agents.stop()
        self.private.close()
        self.port.end()

    # Panes and width

    @Slot()
    def next_pane(self) -> None:
        self._step_pane(1)

    @Slot()
    def previous_pane(self) -> None:
        self._step_pane(-1)

    def _step_pane(self, step: int) -> None:
        inner = self.page.panes() if self.page is not None else ()
        step_pane((self.rail, self.header, *inner, self.status), step)

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self.rail_width.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc comes here when nothing on the page wanted it: leave the search, then the past."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
            return
        if self.search.field.line.hasFocus():
            if self.search.field.text():
                self.searching.set_text("")
            elif self.page is not None:
                self.page.show_page()
        elif self.looking_back.is_past:
            self.searching.return_to_now()
        event.accept()


def _show_folder(folder: str) -> None:
    """Show a folder in the system's own way."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(folder))

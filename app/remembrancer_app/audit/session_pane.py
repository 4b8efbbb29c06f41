"""What one entry or its whole session changed, and the ways to take it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from remembrancer.model.history import MOST_LISTED, ChangeFilter, CountChanges, JournalFilter, ListChanges
from remembrancer.model.types import ActorKind, OperationKind
from remembrancer.wording import name_change
from remembrancer_app.audit.change_list import ChangeList, scrolling
from remembrancer_app.audit.words import CHANGE_LOOKS, CHANGES_ORDER, actor_words, entry_title
from remembrancer_app.memories.words import error_title, error_words
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.chip import Chip, ChipFace
from remembrancer_app.widgets.empty_state import EmptyState
from remembrancer_app.widgets.flow_layout import FlowLayout
from remembrancer_app.widgets.pane import Card, Pane
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.segmented_control import Segment, SegmentedControl
from remembrancer_app.widgets.veil import Veil

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.history import ChangeCounts, ChangePage, JournalEntry
    from remembrancer_app.jobs.engine import Engine, Job
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

PAGE = 30
ONE, SESSION = "one", "session"


class SessionPane(Pane):
    """The region ``session``.

    Signals:
        open_wanted: open a memory (its id) in Memories.
        restore_wanted: make what a MemoryChange had before current again.
        undo_wanted: take this one operation (its id) back.
        undo_many_wanted: preview taking back what a JournalFilter means; carries the title of the preview too.
        erase_wanted: erase the memories for good (a tuple of ids) that this changed.
        back_wanted: to the journal, where this stands in its place.
    """

    open_wanted = Signal(str)
    restore_wanted = Signal(object)
    undo_wanted = Signal(str)
    undo_many_wanted = Signal(object, str)
    erase_wanted = Signal(object)
    back_wanted = Signal()

    def __init__(self, theme: Theme, engine: Engine, day_words: DayWords, parent: QWidget | None = None) -> None:
        super().__init__(theme, Role.SURFACE, frozenset({"left"}), parent)
        self.setObjectName("session")
        self.setAccessibleName(self.tr("What was changed"))
        self._engine = engine
        self._day_words = day_words
        self._session_name = ""
        self._is_past = False
        self._next = ""
        self.entry: JournalEntry | None = None
        self._jobs: list[Job[ChangePage] | Job[ChangeCounts]] = []
        self._gathering: Job[ChangePage] | None = None
        self._gathered: list[str] = []
        self.states = QStackedWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 0, 0, 0)
        column.addWidget(self.states)
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(*(theme.px(side) for side in (16, 14, 16, 16)))
        self._column.setSpacing(theme.px(10))
        self._build()
        self._area = scrolling(inner, Role.SURFACE)
        words = self.tr("Choose an entry to see what it changed, word by word.")
        self._empty = EmptyState(theme, Icon.SCROLL_TEXT, self.tr("Nothing chosen"), words)
        self.states.addWidget(self._empty)
        self.states.addWidget(self._area)
        self.veil = Veil(theme, inner)

    def _build(self) -> None:
        theme = self._theme
        self.back = Button(theme, self.tr("Journal"), icon=Icon.ARROW_LEFT, size=ControlSize.TOOLBAR)
        self.back.clicked.connect(self.back_wanted)
        self.back.hide()
        self._column.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        segments = [Segment(ONE, self.tr("This change")), Segment(SESSION, self.tr("Its session"))]
        self.segments = SegmentedControl(theme, segments, name=self.tr("What to show"))
        self.segments.chosen.connect(self._read)
        self._column.addWidget(self.segments, 0, Qt.AlignmentFlag.AlignLeft)
        self.title = PlainText(theme, style=TextStyle.SECTION, wraps=True)
        self.subtitle = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        self._column.addWidget(self.title)
        self._column.addWidget(self.subtitle)
        self._chips = QWidget()
        self._flow = FlowLayout(self._chips, across=theme.px(6), down=theme.px(6))
        self._column.addWidget(self._chips)
        self.changes = ChangeList(theme, self._day_words, says_who=False)
        self.changes.open_wanted.connect(self.open_wanted)
        self.changes.restore_wanted.connect(self.restore_wanted)
        self.changes.more_wanted.connect(self._read_on)
        self._column.addWidget(self.changes)
        self.note = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        self._column.addWidget(self.note)
        self.card = Card(theme, padding=14)
        self.card.column.setSpacing(theme.px(8))
        self._undo_title = PlainText(theme, style=TextStyle.EMPHASIS, wraps=True)
        self.card.column.addWidget(self._undo_title)
        words = self.tr("What others changed later is left alone. The undo is written to the journal too.")
        self.card.column.addWidget(PlainText(theme, words, style=TextStyle.SECONDARY, wraps=True))
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        self.preview = Button(theme, self.tr("Preview"), icon=Icon.EYE, size=ControlSize.TOOLBAR)
        self.preview.clicked.connect(self._preview)
        self.undo = Button(
            theme, self.tr("Undo this change"), kind=ButtonKind.DANGER, icon=Icon.UNDO_2, size=ControlSize.TOOLBAR
        )
        self.undo.clicked.connect(self.undo_chosen)
        row.addWidget(self.preview)
        row.addWidget(self.undo)
        row.addStretch(1)
        self.card.column.addLayout(row)
        self._column.addWidget(self.card)
        self.since = Button(theme, self.tr("Undo everything since …"), kind=ButtonKind.LINK, size=ControlSize.ROW)
        self.since.clicked.connect(self._since)
        self._column.addWidget(self.since, 0, Qt.AlignmentFlag.AlignLeft)
        self.erase = Button(theme, self.tr("Erase its memories for good …"), kind=ButtonKind.LINK, size=ControlSize.ROW)
        self.erase.setAccessibleDescription(self.tr("First shows everything that would be erased"))
        self.erase.clicked.connect(self._gather)
        self._column.addWidget(self.erase, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addStretch(1)

    # What is shown

    def show_none(self) -> None:
        self._cancel()
        self.entry = None
        self.states.setCurrentWidget(self._empty)

    def set_past(self, *, past: bool) -> None:
        """In the past nothing can be changed: what changes is not offered."""
        self._is_past = past
        self.changes.can_restore = not past
        self._show_actions()

    def show_entry(self, entry: JournalEntry, session_name: str) -> None:
        """An entry, alone or with its session as was last chosen."""
        same = self.entry is not None and self.entry.summary.id == entry.summary.id
        self.entry = entry
        self._session_name = session_name
        self.segments.setVisible(bool(entry.session))
        if not same:
            self._area.verticalScrollBar().setValue(0)
        self._read()
        self.states.setCurrentWidget(self._area)

    @property
    def shows_session(self) -> bool:
        return self.entry is not None and bool(self.entry.session) and self.segments.value == SESSION

    @property
    def is_busy(self) -> bool:
        return bool(self._jobs)

    def _filter(self) -> ChangeFilter:
        entry = self.entry
        if entry is None:
            return ChangeFilter()
        if self.shows_session:
            return ChangeFilter(session=entry.session)
        return ChangeFilter(operation=entry.summary.id)

    @Slot()
    def _read(self) -> None:
        self._cancel()
        entry = self.entry
        if entry is None:
            return
        moment = self._day_words.moment(entry.summary.at)
        if self.shows_session:
            self.title.setText(self.tr("What this session changed"))
            self._name_session(entry)
        else:
            self.title.setText(entry_title(entry))
            parts = [moment, *([entry.summary.reason] if entry.summary.reason else [])]
            self.subtitle.setText(" · ".join(parts))
        self._show_actions()
        if self.changes.rows:
            self.veil.lower_over()
        meant = self._filter()
        self._jobs = [
            self._engine.query(self, ListChanges(filter=meant, limit=PAGE), self._take, self._fail),
            self._engine.query(self, CountChanges(filter=meant), self._count, self._fail),
        ]

    def show_session_name(self, name: str) -> None:
        """How the session of the entry is called, which may come later than the entry."""
        self._session_name = name
        if self.entry is not None and self.shows_session:
            self._name_session(self.entry)

    def _name_session(self, entry: JournalEntry) -> None:
        who = actor_words(entry.summary.actor, entry.summary.actor_kind)
        words = self.tr("“{name}”, {who}").replace("{name}", self._session_name)
        self.subtitle.setText(words.replace("{who}", who) if self._session_name else who)

    @Slot()
    def _read_on(self) -> None:
        if self._next and not self._jobs:
            request = ListChanges(filter=self._filter(), after=self._next, limit=PAGE)
            self._jobs = [self._engine.query(self, request, self._go_on, self._fail)]

    def _take(self, page: ChangePage) -> None:
        self.changes.clear()
        self._jobs = self._jobs[1:]
        self._add(page)

    def _go_on(self, page: ChangePage) -> None:
        self._jobs = []
        self._add(page)

    def _add(self, page: ChangePage) -> None:
        self.veil.hide()
        self._next = page.next
        self.changes.add_changes(page.changes, has_more=bool(page.next))
        self.note.setText("" if self.changes.rows else self._unchanged_words())
        self.note.setVisible(not self.changes.rows)
        # Only what is there can be erased: not what was erased before, nor what no entry names.
        self.erase.setVisible(bool(self.changes.rows) and not self._is_past)

    def _unchanged_words(self) -> str:
        entry = self.entry
        if entry is not None and entry.summary.kind is OperationKind.ERASE:
            return self.tr("What was erased is gone. This entry is the receipt of it, and nothing takes it back.")
        if entry is not None and entry.summary.erased and not self.shows_session:
            return self.tr("What this changed was erased since.")
        if entry is not None and entry.summary.kind is OperationKind.REMEMBER and not self.shows_session:
            return self.tr("The same words were there already. The memory counts as heard once more.")
        return self.tr("No memory was changed by this.")

    def _count(self, counts: ChangeCounts) -> None:
        self._jobs = self._jobs[:-1]
        self._clear_chips()
        for kind in CHANGES_ORDER:
            if counts.kinds.get(kind):
                icon, tone = CHANGE_LOOKS[kind]
                figure = self.locale().toString(counts.kinds[kind])
                words = self.tr("{0} {1}").format(figure, translate.inside(name_change(kind, translate)))
                self._flow.addWidget(Chip(self._theme, ChipFace(words, icon, tone)))
        self._chips.setVisible(self._flow.count() > 0)

    def _clear_chips(self) -> None:
        for chip in self._chips.findChildren(Chip):
            self._flow.removeWidget(chip)
            chip.hide()
            chip.setParent(None)
            chip.deleteLater()

    def _fail(self, error: RemembrancerError) -> None:
        self._cancel()
        self.changes.clear()
        self.note.setText(f"{error_title(error)} {error_words(error)}")
        self.note.show()

    def _cancel(self) -> None:
        for job in self._jobs:
            job.cancel()
        self._jobs = []
        self._next = ""
        if self._gathering is not None:
            self._gathering.cancel()
            self._gathering = None
        self.veil.hide()

    # Taking back

    def _show_actions(self) -> None:
        entry = self.entry
        if entry is None:
            return
        # Of what is erased there is nothing to take back.
        is_gone = entry.summary.kind is OperationKind.ERASE or 0 < entry.summary.memories <= entry.summary.erased
        can_undo = not self._is_past and (self.shows_session or not (entry.summary.undone or is_gone))
        self.card.setVisible(can_undo)
        self.since.setVisible(not self._is_past)
        self.erase.setVisible(not self._is_past and bool(self.changes.rows))
        if self.shows_session:
            self._undo_title.setText(self.tr("Undo this session"))
            self.undo.setText(self.tr("Undo this session"))
        else:
            self._undo_title.setText(self.tr("Undo this change"))
            self.undo.setText(self.tr("Undo this change"))
        self.undo.updateGeometry()
        who = actor_words(entry.summary.actor, entry.summary.actor_kind)
        self.since.setText(self.tr("Undo everything from {0} since then …").replace("{0}", who))
        self.since.updateGeometry()

    def _meant(self) -> JournalFilter:
        entry = self.entry
        if entry is None:
            return JournalFilter()
        if self.shows_session:
            return JournalFilter(session=entry.session)
        return JournalFilter(operations=(entry.summary.id,))

    @Slot()
    def undo_chosen(self) -> None:
        """One change at once, since undoing it can be undone; of a session first the preview."""
        entry = self.entry
        if entry is None or self._is_past or not self.card.isVisibleTo(self):
            return
        if self.shows_session:
            self._preview()
        else:
            self.undo_wanted.emit(entry.summary.id)

    @Slot()
    def _preview(self) -> None:
        self.undo_many_wanted.emit(self._meant(), self._undo_title.text())

    @Slot()
    def _since(self) -> None:
        entry = self.entry
        if entry is None:
            return
        who = actor_words(entry.summary.actor, entry.summary.actor_kind)
        words = self.tr("Undo everything from {who} since {when}").replace("{who}", who)
        title = words.replace("{when}", self._day_words.moment(entry.summary.at))
        # What lies "since" a change number came after it, and this entry is meant too.
        kind = ActorKind(entry.summary.actor_kind)
        meant = JournalFilter(
            actor=entry.summary.actor,
            actor_kind=kind,
            client=entry.summary.client,
            since=max(0, entry.number - 1),
        )
        self.undo_many_wanted.emit(meant, title)

    # Erasing

    @Slot()
    def _gather(self) -> None:
        """Ask which memories this changed, also those that are not listed yet."""
        if self._gathering is None and self.entry is not None and not self._is_past:
            self._gathered = []
            self._ask_for_more("")

    def _ask_for_more(self, after: str) -> None:
        request = ListChanges(filter=self._filter(), after=after, limit=MOST_LISTED)
        self._gathering = self._engine.query(self, request, self._take_gathered, self._fail)

    def _take_gathered(self, page: ChangePage) -> None:
        self._gathering = None
        self._gathered += [change.memory for change in page.changes]
        if page.next:
            self._ask_for_more(page.next)
        elif self._gathered:
            self.erase_wanted.emit(tuple(dict.fromkeys(self._gathered)))

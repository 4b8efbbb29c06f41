"""One memory, whole: what it says, why it is here, what is known of it, and what became of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from remembrancer.model.cases import ConflictFilter, ListConflicts
from remembrancer.model.changes import Change, Revision
from remembrancer.model.errors import RemembrancerError
from remembrancer.model.history import CompareVersions
from remembrancer.model.lifecycle import GetStrength, Lasting
from remembrancer.model.queries import GetHistory, GetMemories
from remembrancer.model.types import Status
from remembrancer_app.memories.detail_head import DetailHead
from remembrancer_app.memories.detail_notice import DetailNotice
from remembrancer_app.memories.editor import MemoryEditor
from remembrancer_app.memories.known import KnownBlock
from remembrancer_app.memories.match_card import MatchCard
from remembrancer_app.memories.said import SaidBlock
from remembrancer_app.memories.tags import TagRow
from remembrancer_app.memories.words import error_title, error_words
from remembrancer_app.theme import Icon, Role
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.empty_state import EmptyState
from remembrancer_app.widgets.pane import Pane

if TYPE_CHECKING:
    from datetime import datetime

    from remembrancer.model.cases import ConflictPage
    from remembrancer.model.lifecycle import StrengthHistory
    from remembrancer.model.memory import Memory, Version
    from remembrancer.model.queries import Hit
    from remembrancer_app.jobs.engine import Engine, Job
    from remembrancer_app.memories.actions import MemoryActions
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

_STAYS_MS = 60


class DetailPane(Pane):
    """Shows one memory, or that none is chosen.

    Signals:
        action_wanted: "edit", "pin", "more", "tag" or "restore" (bring back).
        conflict_wanted: review the conflict (its id) that the memory is part of.
        fading_wanted: show how the memory (its id) fades.
        memory_wanted: show this other memory (its id).
        tag_removed: take this tag from the memory.
        editing_left: the memory is read again; the focus was in the editor.
        shown: the memory and its history are on the screen; carries the id.
    """

    action_wanted = Signal(str)
    conflict_wanted = Signal(str)
    fading_wanted = Signal(str)
    memory_wanted = Signal(str)
    tag_removed = Signal(str)
    editing_left = Signal()
    shown = Signal(str)

    def __init__(
        self, theme: Theme, engine: Engine, actions: MemoryActions, day_words: DayWords, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, Role.SURFACE, frozenset(), parent)
        self.setObjectName("detail")
        self.setAccessibleName(self.tr("Memory in detail"))
        self.setMinimumWidth(theme.px(280))
        self._engine = engine
        self._actions = actions
        self._day_words = day_words
        self._memory: Memory | None = None
        self._wanted = ""
        self._as_of: datetime | None = None
        self._shown_read_only = False
        self._hit: Hit | None = None
        self._strength: StrengthHistory | None = None
        self._history: tuple[Version, ...] = ()
        self._jobs: list[Job[tuple[Memory, ...]] | Job[tuple[Version, ...]]] = []
        self._state: QWidget | None = None
        self._unsaved: dict[str, str] = {}
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_STAYS_MS)
        self._soon.timeout.connect(self.refresh)
        self._states = QStackedWidget()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._states)
        self._area = self._content()
        self._states.addWidget(self._area)
        self.show_none()

    # Layout

    def _content(self) -> QScrollArea:
        theme = self._theme
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        content = QWidget()
        content.setProperty("ground", Role.SURFACE.value)
        content.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(content)
        column.setContentsMargins(*(theme.px(side) for side in (18, 14, 16, 20)))
        column.setSpacing(theme.px(10))
        self.head = DetailHead(theme)
        self.head.wanted.connect(self.action_wanted)
        column.addWidget(self.head)
        self.said = SaidBlock(theme)
        column.addWidget(self.said)
        self.editor = MemoryEditor(theme, self._day_words)
        self.editor.save_wanted.connect(self._save)
        self.editor.reload_wanted.connect(self._reload_under_editor)
        self.editor.closed.connect(self.stop_editing)
        self.editor.hide()
        column.addWidget(self.editor)
        self.notice = DetailNotice(theme)
        self.notice.review_wanted.connect(self._find_conflict)
        self.notice.newer_wanted.connect(self.memory_wanted)
        self.notice.restore_wanted.connect(lambda: self.action_wanted.emit("restore"))
        self.notice.pin_wanted.connect(lambda: self.action_wanted.emit("pin"))
        column.addWidget(self.notice)
        self.match = MatchCard(theme)
        column.addWidget(self.match)
        self.tags = TagRow(theme)
        self.tags.removed.connect(self.tag_removed)
        self.tags.add_wanted.connect(lambda: self.action_wanted.emit("tag"))
        column.addWidget(self.tags)
        self.known = KnownBlock(theme, self._day_words)
        self.known.fading_wanted.connect(lambda: self.fading_wanted.emit(self._wanted))
        self.known.restore_wanted.connect(self._restore)
        self.known.difference_wanted.connect(self._compare)
        self.known.opened.connect(self._show_whole_of, Qt.ConnectionType.QueuedConnection)
        column.addWidget(self.known)
        column.addStretch(1)
        area.setWidget(content)
        return area

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(368), self._theme.px(600))

    # What is shown

    @property
    def memory(self) -> Memory | None:
        """The memory on the screen."""
        return self._memory

    @property
    def wanted(self) -> str:
        """The id of the memory that is shown or on its way; empty if none is chosen."""
        return self._wanted

    @property
    def read_only(self) -> bool:
        """In the past nothing can be changed."""
        return self._as_of is not None

    @property
    def is_editing(self) -> bool:
        return not self.editor.isHidden()

    def show_none(self) -> None:
        """No memory is chosen."""
        self._cancel()
        self._soon.stop()
        self._leave_editing()
        self._memory, self._wanted = None, ""
        words = self.tr("Choose a memory to see what is known of it.")
        self._show_state(EmptyState(self._theme, Icon.LIBRARY, self.tr("Nothing chosen"), words))

    def show_memory(self, identifier: str, *, hit: Hit | None, as_of: datetime | None, known: Memory | None) -> None:
        """Show this memory; `known` is what the list has of it, shown until the engine answers."""
        self._hit = hit
        if identifier == self._wanted and as_of == self._as_of:
            if self._memory is not None:
                self._show_hit()
            return
        self._leave_editing()
        self._wanted, self._as_of = identifier, as_of
        self._history, self._strength = (), None
        if known is not None:
            self._show(known)
            self.known.history.show_history((), read_only=self.read_only)
        self._area.verticalScrollBar().setValue(0)
        self._cancel()
        if known is None:
            self.refresh()
        else:
            # Who goes from row to row sees each at once; the engine is asked about the one that stays.
            self._soon.start()

    @Slot()
    def refresh(self) -> None:
        """Read the memory and its history again."""
        self._soon.stop()
        if not self._wanted:
            return
        self._cancel()
        request = GetMemories((self._wanted,), self._as_of)
        self._jobs = [
            self._engine.query(self, request, self._take_memory, self._lose),
            self._engine.query(self, GetHistory(self._wanted), self._take_history, self._lose),
        ]
        # It stands without, should there be none: at an instant before it was recorded.
        self._engine.query(self, GetStrength(self._wanted, self._as_of, 0), self._take_strength, self._lose_strength)

    def _take_strength(self, strength: StrengthHistory) -> None:
        if strength.memory == self._wanted:
            self._strength = strength
            if self._memory is not None:
                self._show_known(self._memory)

    def _lose_strength(self, _error: RemembrancerError) -> None:
        self._strength = None

    def _strength_of(self, memory: Memory) -> StrengthHistory | None:
        return self._strength if self._strength is not None and self._strength.memory == memory.id else None

    def _show_known(self, memory: Memory) -> None:
        strength = self._strength_of(memory)
        is_safety = strength is not None and strength.lasting is Lasting.SAFETY
        self.notice.show_memory(memory, read_only=self.read_only, is_safety=is_safety)
        self.known.show_memory(memory, strength, read_only=self.read_only)

    def _cancel(self) -> None:
        for job in self._jobs:
            if not job.is_cancelled():
                job.cancel()
        self._jobs = []

    def _take_memory(self, memories: tuple[Memory, ...]) -> None:
        if not memories:
            self._memory = None
            words = self.tr("It was erased, or was not there yet at that time.")
            self._show_state(EmptyState(self._theme, Icon.SEARCH_X, self.tr("This memory is not there"), words))
            return
        same = memories[0] == self._memory and self.read_only is self._shown_read_only
        if not same or self._states.currentWidget() is not self._area:
            self._show(memories[0])

    def _take_history(self, versions: tuple[Version, ...]) -> None:
        self._jobs = []
        if self._as_of is not None:
            versions = tuple(version for version in versions if version.opened <= self._as_of)
        self._history = versions
        self.known.history.show_history(versions, read_only=self.read_only)
        if self._memory is not None:
            self._show_head(self._memory)
            self.shown.emit(self._memory.id)

    def _lose(self, error: RemembrancerError) -> None:
        self._cancel()
        retry = Button(self._theme, self.tr("Try again"), kind=ButtonKind.PRIMARY, icon=Icon.ROTATE_CCW)
        retry.clicked.connect(self.refresh)
        state = EmptyState(
            self._theme,
            Icon.FILE_EXCLAMATION_POINT,
            error_title(error),
            error_words(error),
            buttons=(retry,),
            failed=True,
        )
        self._show_state(state)

    def _show(self, memory: Memory) -> None:
        self._memory = memory
        self._shown_read_only = self.read_only
        self._show_head(memory)
        self.said.show_memory(memory)
        self._show_hit()
        self.tags.show_tags(memory.tags, read_only=self.read_only)
        self._show_known(memory)
        self._show_state(self._area)

    def _show_head(self, memory: Memory) -> None:
        version = ""
        if self.read_only and self._history:
            newest = max(each.memory.number for each in self._history)
            version = self.tr("Version {0} of {1}").format(memory.number, newest)
        self.head.show_memory(memory, read_only=self.read_only, version=version)

    def _show_hit(self) -> None:
        self.match.setVisible(self._hit is not None and self._hit.memory == self._wanted)
        if self._hit is not None:
            self.match.show_hit(self._hit)

    @Slot()
    def _find_conflict(self) -> None:
        """Look for the open conflict of this memory, and ask for its review."""
        if self._memory is None:
            return
        request = ListConflicts(ConflictFilter(memory=self._memory.id), limit=1)

        def take(page: ConflictPage) -> None:
            if page.cases:
                self.conflict_wanted.emit(page.cases[0].id)
            else:
                self.refresh()

        self._engine.query(self, request, take)

    def _show_state(self, state: QWidget) -> None:
        old, self._state = self._state, None
        if state is not self._area:
            self._states.addWidget(state)
            self._state = state
        self._states.setCurrentWidget(state)
        if old is not None:
            self._states.removeWidget(old)
            old.hide()
            old.deleteLater()

    # Editing

    @Slot()
    def start_editing(self) -> None:
        """Edit the memory in its place."""
        memory = self._memory
        if memory is None or self.read_only or memory.status is Status.DELETED:
            return
        self.said.hide()
        self.editor.show()
        self.editor.edit(memory)
        unsaved = self._unsaved.pop(memory.id, "")
        if unsaved:
            self.editor.restore_text(unsaved)
        self._area.verticalScrollBar().setValue(0)

    @Slot()
    def stop_editing(self) -> None:
        """Back to reading; what was typed and not saved is let go."""
        if not self.is_editing:
            return
        held = self.editor.isAncestorOf(QApplication.focusWidget() or self)
        self.editor.hide()
        self.said.show()
        if held:
            self.said.text.setFocus(Qt.FocusReason.OtherFocusReason)
            self.editing_left.emit()

    def _leave_editing(self) -> None:
        """Another memory is to be shown: what was typed waits until this one is edited again."""
        memory = self.editor.memory
        if self.is_editing and memory is not None and (text := self.editor.unsaved_text()):
            self._unsaved[memory.id] = text
        self.stop_editing()

    @Slot(object, int)
    def _save(self, revision: Revision, expected: int) -> None:
        memory = self.editor.memory
        if memory is None:
            return

        def saved(_change: Change) -> None:
            self.editor.saved()
            if self.editor.memory is memory:
                self.stop_editing()

        self._actions.edit(memory.id, revision, expected, saved, self.editor.show_refusal)

    @Slot()
    def _reload_under_editor(self) -> None:
        memory = self.editor.memory
        if memory is None:
            return

        def take(memories: tuple[Memory, ...]) -> None:
            if memories:
                self.editor.base_on(memories[0])

        self._engine.query(self, GetMemories((memory.id,)), take)

    # Versions

    @Slot(int, int)
    def _compare(self, before: int, after: int) -> None:
        """Ask how two versions of the memory differ."""
        if self._wanted:
            request = CompareVersions(self._wanted, before, after)
            self._engine.query(self, request, lambda found: self.known.history.show_differences(before, after, found))

    @Slot(QWidget)
    def _show_whole_of(self, widget: QWidget) -> None:
        """Scroll to what was opened; it may be gone again."""
        if self.known.history.isAncestorOf(widget) and widget.isVisible():
            self._area.ensureWidgetVisible(widget, 0, self._theme.px(12))

    @Slot(object)
    def _restore(self, version: Version) -> None:
        if self._memory is not None:
            self._actions.restore_version(self._memory.id, version.memory.number, self._memory.number)

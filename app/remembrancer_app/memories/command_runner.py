"""What the page's commands do, to one memory or to several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, Signal, Slot
from PySide6.QtGui import QGuiApplication

from remembrancer.model.queries import CountFacets, Facets, GetMemories, Suggest, Suggestion
from remembrancer.model.types import MemoryType, Status
from remembrancer_app.links.link import Link, LinkKind
from remembrancer_app.memories.commands import Command
from remembrancer_app.memories.summary import BulkSummary
from remembrancer_app.memories.tags import TagPopover
from remembrancer_app.memories.type_menu import ask_namespace, type_menu
from remembrancer_app.memories.words import memories_words
from remembrancer_app.theme import type_word

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from remembrancer.model.memory import Memory
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.memories.actions import MemoryActions
    from remembrancer_app.memories.detail import DetailPane
    from remembrancer_app.memories.list_pane import ListPane
    from remembrancer_app.memories.model import MemoriesModel
    from remembrancer_app.theme import Theme

_LOOKED_AT = 2000
"""So many of a larger selection are read for the summary's counts by type."""
_PROPOSED = 8


class CommandRunner(QObject):
    """Carries out commands on what is selected.

    Signals:
        open_wanted: show the detail and go there; carries the command (OPEN, EDIT or HISTORY).
        erase_wanted: these memories (a tuple of ids) are to be erased for good.
        export_wanted: these memories are to be written to files.
    """

    open_wanted = Signal(object)
    erase_wanted = Signal(object)
    export_wanted = Signal(object)

    def __init__(
        self,
        theme: Theme,
        engine: Engine,
        *,
        actions: MemoryActions,
        model: MemoriesModel,
        list_pane: ListPane,
        detail: DetailPane,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._engine = engine
        self._actions = actions
        self._model = model
        self._list = list_pane
        self._table = list_pane.table
        self._detail = detail
        self._page = parent
        list_pane.selection_bar.wanted.connect(lambda name: self.run(Command[name.upper()]))
        detail.action_wanted.connect(self._from_detail)
        detail.tag_removed.connect(lambda tag: self._actions.tag(self._one(), remove=(tag,)))

    def targets(self) -> tuple[str, ...]:
        """The ids that a command acts on: all that is selected if it is several, else what the detail shows."""
        rows = self._table.chosen_rows()
        if len(rows) > 1:
            ids = self._model.ids
            return tuple(ids[row] for row in rows)
        return self._one()

    def _one(self) -> tuple[str, ...]:
        wanted = self._detail.wanted
        return (wanted,) if wanted else ()

    @Slot(object)
    def run(self, command: Command) -> None:
        """Carry out a command; without anything to act on nothing happens."""
        if self._move(command):
            return
        targets = self.targets()
        if not targets or (command.look.changes and self._detail.read_only):
            return
        match command:
            case Command.OPEN | Command.EDIT | Command.HISTORY:
                self.open_wanted.emit(command)
            case Command.TAG:
                self._ask_tag(targets)
            case Command.TYPE:
                self._ask_type(targets)
            case Command.PIN:
                self._pin(targets)
            case Command.VERIFY:
                self._verify(targets)
            case Command.MOVE:
                self._ask_namespace(targets)
            case Command.CONTRADICT:
                self._actions.contradict(targets)
            case Command.ARCHIVE | Command.DELETE | Command.RESTORE | Command.ERASE:
                self._put_away(targets, command)
            case _:
                self._hand_out(targets, command)

    def _hand_out(self, targets: tuple[str, ...], command: Command) -> None:
        """To the clipboard, or to files."""
        match command:
            case Command.EXPORT:
                self.export_wanted.emit(targets)
            case Command.COPY_TEXT:
                self._copy_texts(targets)
            case Command.COPY_ID:
                QGuiApplication.clipboard().setText("\n".join(targets))
            case Command.COPY_LINK:
                links = (Link(LinkKind.MEMORY, each).written() for each in targets)
                QGuiApplication.clipboard().setText("\n".join(links))

    def _move(self, command: Command) -> bool:
        """Whether a command goes about the list; in a chain also to what took the place of the current memory."""
        threads, row = self._model.threads, self._table.current_row()
        match command:
            case Command.DOWN | Command.UP:
                self._table.step(1 if command is Command.DOWN else -1)
            case Command.SELECT:
                self._table.toggle_current()
            case Command.FOLD | Command.UNFOLD:
                self._table.folding.fold(row, folded=command is Command.FOLD)
            case Command.OLDER if threads is not None and self._table.folding.fold(row, folded=False):
                pass  # what is beneath is shown first
            case Command.NEWER | Command.OLDER if threads is not None and row >= 0:
                there = threads.above(row) if command is Command.NEWER else threads.beneath(row)
                self._table.step(there - row)
            case Command.NEWER | Command.OLDER:
                pass
            case _:
                return False
        return True

    @Slot(str)
    def _from_detail(self, name: str) -> None:
        if name != "more":
            self.run(Command[name.upper()])

    # One or several

    def _confirmed(
        self, targets: Sequence[str], title: str, act: str, do: Callable[[], None], *, destructive: bool = False
    ) -> None:
        """Do it: at once for one memory, after a summary for several."""
        if len(targets) == 1:
            do()
            return

        def show(memories: tuple[Memory, ...]) -> None:
            summary = BulkSummary(
                self._theme,
                self._page.window(),
                title=title,
                act=act,
                memories=memories,
                count=len(targets),
                destructive=destructive,
            )
            summary.confirmed.connect(do)
            summary.ask()

        self._engine.query(self, GetMemories(tuple(targets[:_LOOKED_AT])), show)

    def _pin(self, targets: Sequence[str]) -> None:
        known = [self._detail.memory] if len(targets) == 1 else [self._model.known(each) for each in targets]
        pinned = not all(memory is not None and memory.pinned for memory in known)
        count = memories_words(len(targets))
        title = self.tr("Pin {0}?").format(count) if pinned else self.tr("Unpin {0}?").format(count)
        act = self.tr("Pin {0}").format(count) if pinned else self.tr("Unpin {0}").format(count)
        self._confirmed(targets, title, act, lambda: self._actions.pin(targets, pinned=pinned))

    def _verify(self, targets: Sequence[str]) -> None:
        count = memories_words(len(targets))
        title, act = self.tr("Say that {0} still hold?").format(count), self.tr("Still true: {0}").format(count)
        self._confirmed(targets, title, act, lambda: self._actions.verify(targets))

    def _put_away(self, targets: Sequence[str], command: Command) -> None:
        if command is Command.ERASE:
            self.erase_wanted.emit(tuple(targets))
        else:
            self._set_status(targets, command)

    def _set_status(self, targets: Sequence[str], command: Command) -> None:
        count = memories_words(len(targets))
        words = {
            Command.ARCHIVE: (Status.ARCHIVED, self.tr("Put away {0}?"), self.tr("Put away {0}")),
            Command.DELETE: (Status.DELETED, self.tr("Delete {0}?"), self.tr("Delete {0}")),
            Command.RESTORE: (Status.ACTIVE, self.tr("Bring back {0}?"), self.tr("Bring back {0}")),
        }
        status, title, act = words[command]

        def do() -> None:
            if command is Command.DELETE:
                self.step_off(targets)
            self._actions.set_status(targets, status)

        destructive = command is Command.DELETE
        self._confirmed(targets, title.format(count), act.format(count), do, destructive=destructive)

    def step_off(self, targets: Sequence[str]) -> None:
        """What is deleted can no longer be selected: go to the next memory that stays."""
        going = set(targets)
        rows = self._table.chosen_rows()
        if not rows:
            return
        ids = self._model.ids
        after = range(rows[-1] + 1, len(ids))
        before = range(rows[0] - 1, -1, -1)
        for row in (*after, *before):
            if ids[row] not in going and not self._model.is_gone(row):
                self._table.choose(row)
                return

    # Questions

    def _anchor(self, several: str) -> QWidget | None:
        """What a question about the selection stands below."""
        if len(self._table.chosen_rows()) > 1:
            return self._list.selection_bar.buttons[several]
        return None

    def _row_place(self) -> QRect:
        index = self._table.currentIndex()
        box = self._table.visualRect(index.siblingAtColumn(0))
        corner = self._table.viewport().mapTo(self._page.window(), QPoint(self._theme.px(40), box.bottom()))
        return QRect(corner, corner)

    def _ask_tag(self, targets: Sequence[str]) -> None:
        popover = TagPopover(self._theme, self._page.window())
        anchor = self._anchor("tag")
        button = self._detail.tags.add_button
        if anchor is None and button.isVisible() and not button.visibleRegion().isEmpty():
            anchor = button
        if anchor is not None:
            popover.ask(anchor)
        else:
            popover.open_at(self._row_place())
            popover.field.setFocus()
        memory = self._detail.memory
        if len(targets) == 1 and memory is not None:
            popover.wanted.connect(lambda tag: self._actions.tag(targets, add=(tag,)))

            def propose(suggestion: Suggestion) -> None:
                fresh = [each.tag for each in suggestion.tags if each.tag not in memory.tags]
                popover.show_proposals(fresh[:_PROPOSED])

            self._engine.query(popover, Suggest(memory.content, memory.namespace), propose)
            return
        count = memories_words(len(targets))

        def add(tag: str) -> None:
            title = self.tr("Add the tag {0} to {1}?").format(tag, count)
            act = self.tr("Tag {0}").format(count)
            self._confirmed(targets, title, act, lambda: self._actions.tag(targets, add=(tag,)))

        def frequent(facets: Facets) -> None:
            popover.show_proposals([tag for tag, _count in facets.tags[:_PROPOSED]])

        popover.wanted.connect(add)
        self._engine.query(popover, CountFacets(), frequent)

    def _ask_type(self, targets: Sequence[str]) -> None:
        memory = self._detail.memory
        present = memory.type if memory is not None and len(targets) == 1 else None
        count = memories_words(len(targets))

        def choose(kind: MemoryType) -> None:
            title = self.tr("Make {0}: {1}?").format(count, type_word(kind))
            act = self.tr("Change {0}").format(count)
            self._confirmed(targets, title, act, lambda: self._actions.retype(targets, kind))

        menu = type_menu(self._theme, self._page, present, choose)
        anchor = self._anchor("type")
        place = (
            self._row_place().topLeft()
            if anchor is None
            else anchor.mapTo(self._page.window(), anchor.rect().bottomLeft())
        )
        menu.popup(self._page.window().mapToGlobal(place))

    def _ask_namespace(self, targets: Sequence[str]) -> None:
        memory = self._detail.memory
        present = memory.namespace if memory is not None and len(targets) == 1 else ""
        count = memories_words(len(targets))

        def choose(name: str) -> None:
            title = self.tr("Move {0} to {1}?").format(count, name)
            act = self.tr("Move {0}").format(count)
            self._confirmed(targets, title, act, lambda: self._actions.move(targets, name))

        anchor = self._anchor("move") or self._detail.head.more
        ask_namespace(self._theme, self._engine, anchor, present, choose)

    def _copy_texts(self, targets: Sequence[str]) -> None:
        def copy(memories: tuple[Memory, ...]) -> None:
            QGuiApplication.clipboard().setText("\n\n".join(memory.content for memory in memories))

        self._engine.query(self, GetMemories(tuple(targets)), copy)

"""Writing memories to files for the person, and making an empty vault of a complete export."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from remembrancer.embedding.searchable import indexed_text
from remembrancer.exchange.outgoing import markdown_files
from remembrancer.exchange.outgoing.lines import Head, Lines, instant_text, write_lines
from remembrancer.exchange.outgoing.markdown_files import Page
from remembrancer.exchange.outgoing.tables import csv_parts, graph_lines
from remembrancer.exchange.sources import CONVERSATIONS_BYTES, DiskFile, unreadable
from remembrancer.model.changes import Change
from remembrancer.model.clock import to_microseconds
from remembrancer.model.errors import NotPermittedError
from remembrancer.model.exporting import Exported, ExportForm, ExportMemories, TakeOver
from remembrancer.model.limits import BULK_MEMORIES
from remembrancer.model.memory import Memory
from remembrancer.model.progress import Progress, check_cancelled
from remembrancer.model.queries import FindMemories, Found
from remembrancer.model.search import Order, Search
from remembrancer.model.types import ActorKind, OperationKind
from remembrancer.storage.call import Call
from remembrancer.storage.connection import Connection
from remembrancer.storage.files import given_file, given_folder, make_private_folder, write_private
from remembrancer.storage.migrations import LATEST
from remembrancer.storage.operations import newest_tx, tx_at
from remembrancer.storage.store import Store
from remembrancer.storage.transfer.telling import Chosen, Record, count_records, schema_number, tell
from remembrancer.storage.versions import read_memories

Finder = Callable[[Call, FindMemories], Found]
_AT_ONCE: Final = 500


class GivingOut:
    """Answers :class:`ExportMemories` and :class:`TakeOver`; ``find`` is what answers searches."""

    def __init__(self, store: Store, find: Finder) -> None:
        self._store = store
        self._find = find

    def export(self, call: Call, request: ExportMemories, progress: Progress) -> Exported:
        """Write what was asked for.

        Raises:
            FileNotWrittenError: it cannot be written, or something is there already.
            CancelledError: the person asked to stop.
        """
        path = Path(request.path).expanduser().absolute()
        if request.form is ExportForm.JSON_LINES:
            return self._export_lines(call, request, path, progress)
        found = self._ids(call, request.search)
        with self._store.read() as connection:
            at = None if request.search.as_of is None else tx_at(connection, to_microseconds(request.search.as_of))
            memories = _Memories(connection, call, found, at, progress)
            write = self._write_folder if request.form.is_folder else _write_file
            count, files, size = write(path, request, memories)
            return Exported(str(path), request.form, count, files, size, complete=False, number=newest_tx(connection))

    def _ids(self, call: Call, search: Search) -> tuple[str, ...]:
        return self._find(call, FindMemories(search, Order(descending=False), BULK_MEMORIES)).ids

    def _export_lines(self, call: Call, request: ExportMemories, path: Path, progress: Progress) -> Exported:
        search = request.search
        complete = search == Search() and call.scope.namespaces is None
        chosen = None if complete else self._ids(call, search)
        with self._store.read() as connection:
            moment = None if search.as_of is None else tx_at(connection, to_microseconds(search.as_of))
            some = None if chosen is None else Chosen(chosen, call.scope, moment)
            number = newest_tx(connection)
            now = instant_text(self._store.clock.now())
            head = Head(complete, schema_number(connection), number if moment is None else moment, now)
            with given_file(path, replace=request.replace) as file:
                total = count_records(connection, some)
                memories = write_lines(file, head, tell(connection, some), total, progress)
                size = file.tell()
        return Exported(str(path), request.form, memories, 1, size, complete, number)

    def _write_folder(self, path: Path, request: ExportMemories, memories: _Memories) -> tuple[int, int, int]:
        zone = self._store.clock.zone()
        every = list(memories)
        pages: Iterator[Page]
        if request.form is ExportForm.OBSIDIAN:
            pages = markdown_files.notes(every)
        elif request.form is ExportForm.MARKDOWN_DAYS:
            pages = markdown_files.by_day(every, zone)
        else:
            pages = markdown_files.by_type(every, zone)
        files = size = 0
        with given_folder(path) as folder:
            for files, page in enumerate(pages, start=1):
                memories.go_on(files)
                target = folder / page.name
                make_private_folder(target.parent)
                data = page.text.encode()
                write_private(target, data)
                size += len(data)
        return len(every), files, size

    def take_over(self, call: Call, request: TakeOver, progress: Progress) -> Change:
        """Make the empty vault equal to the exported one.

        Raises:
            NotPermittedError: it is not a person who asks.
            UnreadableFileError: the file is no complete export of this or an older program, or is not whole.
            InvalidInputError: the vault is not empty.
        """
        if call.actor.kind is not ActorKind.PERSON or call.scope.namespaces is not None:
            raise NotPermittedError("taking over a vault's past needs a person", action="take_over")
        source = DiskFile(str(Path(request.path).expanduser()))
        with source.open(CONVERSATIONS_BYTES) as stream:
            lines = Lines(stream)
            if not lines.head.complete:
                raise unreadable("not_complete")
            if lines.head.schema > LATEST:
                raise unreadable("from_newer_program", str(lines.head.schema))

            def records() -> Iterator[Record]:
                for number, record in lines.records():
                    if number % _AT_ONCE == 0:
                        check_cancelled(progress)
                        progress.report(number, 0, "writing")
                    yield record

            operation, number = self._store.take_over(
                call.operation(OperationKind.TAKE_OVER), records(), indexed_text, lambda: lines.seal
            )
        return Change(operation, OperationKind.TAKE_OVER, number)


class _Memories:
    """Memories by their ids, read some hundred at a time while it is told how far that is."""

    def __init__(
        self, connection: Connection, call: Call, ids: Sequence[str], at_tx: int | None, progress: Progress
    ) -> None:
        self._connection = connection
        self._call = call
        self._ids = ids
        self._at = at_tx
        self._progress = progress

    def __iter__(self) -> Iterator[Memory]:
        for start in range(0, len(self._ids), _AT_ONCE):
            self.go_on(start)
            part = self._ids[start : start + _AT_ONCE]
            yield from read_memories(self._connection, self._call.scope, part, self._at)

    def go_on(self, done: int) -> None:
        """Say how far it is.

        Raises:
            CancelledError: the person asked to stop.
        """
        check_cancelled(self._progress)
        self._progress.report(done, len(self._ids), "exporting")


def _write_file(path: Path, request: ExportMemories, memories: _Memories) -> tuple[int, int, int]:
    count = 0

    def counted() -> Iterator[Memory]:
        nonlocal count
        for each in memories:
            count += 1
            yield each

    with given_file(path, replace=request.replace) as file:
        if request.form is ExportForm.CSV:
            for part in csv_parts(counted()):
                file.write(part.encode())
        else:
            # The reference server writes no line end after the last line.
            file.write("\n".join(graph_lines(counted())).encode())
        size = file.tell()
    return count, 1, size

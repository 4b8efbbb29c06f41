"""How histories, changes and the journal read on a terminal."""

from __future__ import annotations

from datetime import datetime

from remembrancer.cli.history_replies import ChangeListing
from remembrancer.cli.output import escaped, one_line, padded, say, terminal_columns
from remembrancer.model.clock import Clock
from remembrancer.model.history import (
    DiffKind,
    FieldDifference,
    JournalActor,
    JournalPage,
    JournalSession,
    MemoryChange,
    UndoPreview,
    VersionStep,
)
from remembrancer.model.queries import OperationSummary
from remembrancer.model.types import OperationKind
from remembrancer.wording import (
    DateWords,
    count_changes,
    describe_skips,
    in_english,
    labels,
    name_change,
    name_erasure,
    name_gone,
    name_operation,
)

_INDENT = "      "
_KIND_COLUMNS = 14
_MEMORIES_SHOWN = 3


class HistorySheets:
    """Writes to stdout; dates are the person's own, seen from now."""

    def __init__(self, clock: Clock) -> None:
        self._dates = DateWords(clock.now(), clock.zone(), in_english)

    def versions(self, steps: tuple[VersionStep, ...]) -> None:
        """Every version with who made it, and how it differs from the one before it."""
        for step in steps:
            version = step.version
            what = name_operation(OperationKind(version.operation_kind), 1, in_english)
            said = f"{what} by {one_line(version.actor)}"
            say(f"{version.memory.number:4}  {self._dates.moment(version.opened)}  {said}  {version.operation}")
            if version.reason:
                say(f"{_INDENT}Reason: {one_line(version.reason, terminal_columns())}")
            if not step.differences:
                say(f"{_INDENT}{one_line(version.memory.content, terminal_columns())}")
            for difference in step.differences:
                self._difference(difference)

    def changes(self, listing: ChangeListing) -> None:
        """Every change with its words, and how many there are of each kind."""
        if not listing.changes:
            say("Nothing changed.")
            return
        for change in listing.changes:
            self._change(change)
        counted = ", ".join(
            f"{name_change(kind, in_english).lower()} {count:,}" for kind, count in listing.kinds.items()
        )
        shown = "" if len(listing.changes) == listing.total else f"{len(listing.changes):,} of "
        say(f"{shown}{count_changes(listing.total, in_english)}: {counted}.")

    def _change(self, change: MemoryChange) -> None:
        kinds = ", ".join(name_change(kind, in_english) for kind in change.kinds)
        doing = change.doing
        say(
            f"{change.memory}  {self._dates.moment(doing.at)}  {padded(kinds, _KIND_COLUMNS)}"
            f"  by {one_line(doing.actor)}  #{doing.number}"
        )
        if doing.reason:
            say(f"{_INDENT}Reason: {one_line(doing.reason, terminal_columns())}")
        side = change.after or change.before
        if side is not None and "content" not in {each.field for each in change.differences}:
            say(f"{_INDENT}{one_line(side.content, terminal_columns())}")
        for difference in change.differences:
            self._difference(difference)

    def _difference(self, difference: FieldDifference) -> None:
        name = difference.field.replace("_", " ")
        if difference.words:
            say(f"{_INDENT}{name}: {marked(difference)}")
        else:
            say(f"{_INDENT}{name}: {self._value(difference.before)} → {self._value(difference.after)}")

    def _value(self, value: object) -> str:
        if value in (None, "", ()):
            return "nothing"
        if isinstance(value, datetime):
            return self._dates.moment(value)
        return one_line(", ".join(value) if isinstance(value, tuple) else str(value))

    def journal(self, page: JournalPage) -> None:
        """One line for each operation, the newest first."""
        for entry in page.entries:
            marks = "  [undone]" if entry.summary.undone else ""
            if entry.summary.erased and entry.summary.kind is not OperationKind.ERASE:
                marks += f"  [{name_gone(entry.summary.erased, in_english)}]"
            marks += f"  undoes {entry.summary.undoes}" if entry.summary.undoes else ""
            marks += "  [the clock had jumped ahead]" if entry.clock_jumped else ""
            where = f"  in {one_line(', '.join(entry.namespaces))}" if entry.namespaces else ""
            say(f"{entry.number:6}  {self._operation(entry.summary)}{where}{marks}")
            if entry.summary.reason:
                say(f"{_INDENT}  Reason: {one_line(entry.summary.reason, terminal_columns())}")
        if page.next:
            say("There is more; --limit shows more.")

    def _operation(self, summary: OperationSummary) -> str:
        what = name_operation(summary.kind, summary.memories, in_english)
        if summary.kind is OperationKind.ERASE:
            what = name_erasure(summary.memories, summary.erased, in_english)
        return f"{summary.id}  {self._dates.moment(summary.at)}  {what} by {one_line(summary.actor)}"

    def undo_preview(self, preview: UndoPreview) -> None:
        """What would be taken back, operation by operation, and what would be left alone."""
        for step in preview.steps:
            say(self._operation(step.operation))
            named = [*step.memories, *(escaped(name) for name in step.namespaces)]
            more = f" and {len(named) - _MEMORIES_SHOWN:,} more" if len(named) > _MEMORIES_SHOWN else ""
            if named:
                say(f"{_INDENT}takes back {', '.join(named[:_MEMORIES_SHOWN])}{more}")
            for skip in step.skipped[:_MEMORIES_SHOWN]:
                say(f"{_INDENT}leaves {skip.memory} alone: {skip.reason.replace('_', ' ')}")
            for name in step.skipped_namespaces:
                say(f"{_INDENT}leaves the namespace {escaped(name)} alone")
        counted = labels.MEMORIES_COUNTED.fill(in_english, len(preview.memories))
        say(" ".join((f"{counted} would change.", *describe_skips(preview.skipped, in_english))))

    def actors(self, actors: tuple[JournalActor, ...]) -> None:
        """One line for each."""
        for each in actors:
            kind = labels.ACTORS[each.kind].fill(in_english)
            span = f"{self._dates.moment(each.first)} to {self._dates.moment(each.last)}"
            say(f"{one_line(each.name)}  {kind}  {each.operations:,} operations  {span}")

    def sessions(self, sessions: tuple[JournalSession, ...]) -> None:
        """One line for each."""
        if not sessions:
            say("No sessions.")
        for each in sessions:
            counted = labels.MEMORIES_COUNTED.fill(in_english, each.memories)
            say(
                f"{each.id}  {self._dates.moment(each.opened)}  {one_line(each.name)}  in {one_line(each.namespace)}"
                f"  by {one_line(each.actor)}  {counted}"
            )


def marked(difference: FieldDifference) -> str:
    """A text with what was removed in ``[-...-]`` and what was added in ``{+...+}``, on one line."""
    before, after = str(difference.before), str(difference.after)
    pieces = []
    for span in difference.words:
        old, new = before[span.before_start : span.before_end], after[span.after_start : span.after_end]
        if span.kind is DiffKind.SAME:
            pieces.append(old)
            continue
        pieces.append((f"[-{old}-]" if old else "") + (f"{{+{new}+}}" if new else ""))
    return one_line("".join(pieces))

"""What a dry run found, in figures for each file."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

from remembrancer.cli.import_replies import ImportAnswer, ImportFile, ImportItem, ImportTotals
from remembrancer.cli.output import encodable, escaped, one_line, padded, say
from remembrancer.model.changes import Imported
from remembrancer.model.importing import ImportPlan, PlannedFile, PlannedItem, UnreadableRecord, Verdict

_SHOWN_REASONS: Final = 5
_UNKNOWN: Final = "unknown"


def answer_of(
    plan: ImportPlan, namespace: str, imported: Imported | None = None, *, dry_run: bool = False
) -> ImportAnswer:
    """The plan, and what became of it, as ``--json`` writes it."""
    files = tuple(_file(file) for file in plan.files)
    totals = ImportTotals(
        files=len(files),
        unreadable_files=sum(not file.readable for file in files),
        new=sum(file.new for file in files),
        known=sum(file.known for file in files),
        conflicts=sum(file.conflicts for file in files),
        instructions=sum(file.instructions for file in files),
        unreadable=sum(len(file.unreadable) for file in files),
        secrets=plan.secret_count,
    )
    return ImportAnswer(dry_run, namespace, totals, files, imported, plan.secret_action)


def _file(file: PlannedFile) -> ImportFile:
    verdicts = Counter(item.verdict for item in file.items)
    unreadable = file.unreadable
    if not file.supported and not unreadable:
        reason = "unknown_format" if file.format == _UNKNOWN else "unsupported"
        unreadable = (UnreadableRecord(file.path, reason),)
    return ImportFile(
        encodable(file.path),
        file.format,
        readable=not unreadable,
        new=verdicts[Verdict.NEW],
        known=verdicts[Verdict.KNOWN],
        conflicts=verdicts[Verdict.CONFLICT],
        instructions=sum(item.is_instruction and item.verdict is Verdict.NEW for item in file.items),
        items=tuple(_item(item) for item in file.items),
        unreadable=tuple(
            UnreadableRecord(encodable(each.path), each.reason, each.line, encodable(each.detail))
            for each in unreadable
        ),
    )


def _item(item: PlannedItem) -> ImportItem:
    if item.draft.type is None:
        raise AssertionError("a planned item has a type")
    return ImportItem(
        item.record.line, item.draft.type, item.verdict, item.is_instruction, item.draft.title, item.draft.content
    )


def say_summary(answer: ImportAnswer) -> None:
    """A line for each file, why things could not be read, and the sums."""
    if not answer.files:
        say("No file to import was found.")
        return
    names = [one_line(_seen_from_here(file.path)) for file in answer.files]
    width = max(map(len, names))
    for name, file in zip(names, answer.files, strict=True):
        say(f"{padded(name, width)}  {_counts(file)}")
        _say_unreadable(file)
    totals = answer.totals
    sums = f"{_files(totals.files)}: {totals.new:,} new"
    if totals.instructions:
        sums += f", of which {totals.instructions:,} instructions or errors"
    sums += f"; {totals.known:,} known"
    if totals.unreadable:
        sums += f"; {totals.unreadable:,} unreadable in {_files(totals.unreadable_files)}"
    say(f"{sums}.")
    if totals.secrets:
        from remembrancer.wording import describe_planned_secrets, in_english  # noqa: PLC0415

        say(describe_planned_secrets(totals.secrets, answer.secret_action, in_english))


def _files(number: int) -> str:
    return "1 file" if number == 1 else f"{number:,} files"


def _counts(file: ImportFile) -> str:
    counts = f"{file.format}: {file.new:,} new, {file.known:,} known"
    if file.conflicts:
        counts += f", {file.conflicts:,} in conflict"
    if file.instructions:
        counts += f", {file.instructions:,} of the new are instructions or errors"
    return counts if file.readable else f"{counts}, {len(file.unreadable):,} unreadable"


def _say_unreadable(file: ImportFile) -> None:
    from remembrancer.wording import describe_unreadable, in_english  # noqa: PLC0415

    for record in file.unreadable[:_SHOWN_REASONS]:
        detail = f" ({one_line(record.detail, 60)})" if record.detail else ""
        say(f"    {escaped(describe_unreadable(record, in_english))}{detail}")
    if len(file.unreadable) > _SHOWN_REASONS:
        say(f"    and {len(file.unreadable) - _SHOWN_REASONS:,} more")


def _seen_from_here(path: str) -> str:
    try:
        return str(Path(path).relative_to(Path.cwd()))
    except ValueError:
        return path

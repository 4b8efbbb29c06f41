"""What a decision would do, in lines: what agents get, what is kept, what else to look at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from remembrancer.model.cases import StatementRole
from remembrancer.model.conflicts import Resolution
from remembrancer.model.types import Status
from remembrancer_app.conflicts.words import quoted
from remembrancer_app.shell.translation import listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from remembrancer.model.cases import ConflictCase, ResolutionPreview

_SHOWN_LINKED = 2


class LineKind(StrEnum):
    """What a line speaks of; each has a mark of its own shape and colour."""

    GIVEN = "given"
    KEPT = "kept"
    REVIEW = "review"


@dataclass(frozen=True, slots=True)
class ResultLine:
    """``quoted`` is the part of the words that says which statement is meant: what gives way where room is short."""

    kind: LineKind
    words: str
    quoted: str


Starts = Mapping[str, int]
"""By text, where it begins to differ from the other one."""


def result_lines(
    case: ConflictCase, preview: ResolutionPreview, resolution: Resolution, starts: Starts
) -> tuple[ResultLine, ...]:
    """The lines for a preview: what agents get first."""
    lines = [*_planned(preview, resolution, starts), *_left_alone(case, preview, resolution, starts)]
    lines.sort(key=lambda line: list(LineKind).index(line.kind))
    return (*lines, *_linked(preview))


def _planned(preview: ResolutionPreview, resolution: Resolution, starts: Starts) -> Iterator[ResultLine]:
    for planned in preview.versions:
        after = planned.after
        text = quoted(after.content, starts.get(after.content, 0))
        match after.status:
            case Status.SUPERSEDED:
                words = QCoreApplication.translate("Conflicts", "{0} is kept as superseded and can be brought back")
                yield _line(LineKind.KEPT, words, text)
            case Status.REJECTED:
                words = QCoreApplication.translate("Conflicts", "{0} is kept as turned down; agents do not get it")
                yield _line(LineKind.KEPT, words, text)
            case _ if resolution is Resolution.ANNOTATE:
                words = QCoreApplication.translate("Conflicts", "{0} is what agents get, with a note")
                yield _line(LineKind.GIVEN, words, text)
            case _:
                yield _line(LineKind.GIVEN, QCoreApplication.translate("Conflicts", "{0} is what agents get"), text)


def _left_alone(
    case: ConflictCase, preview: ResolutionPreview, resolution: Resolution, starts: Starts
) -> Iterator[ResultLine]:
    changed = {planned.after.id for planned in preview.versions}
    for statement in case.statements:
        if statement.role is not StatementRole.CURRENT or statement.memory.id in changed:
            continue
        words = QCoreApplication.translate("Conflicts", "{0} is what agents get, no longer contested")
        if resolution is Resolution.ANNOTATE:
            words = QCoreApplication.translate("Conflicts", "{0} is what agents get, with a note")
        yield _line(LineKind.GIVEN, words, quoted(statement.memory.content, starts.get(statement.memory.content, 0)))


def _linked(preview: ResolutionPreview) -> Iterator[ResultLine]:
    count = len(preview.review)
    if not count:
        return
    named = listed(quoted(each.memory.content) for each in preview.review[:_SHOWN_LINKED])
    words = QCoreApplication.translate("Conflicts", "1 linked memory to look at after: {0}")
    if count > 1:
        words = QCoreApplication.translate("Conflicts", "{count} linked memories to look at after: {0}")
    yield _line(LineKind.REVIEW, words.replace("{count}", str(count)), named)


def _line(kind: LineKind, words: str, text: str) -> ResultLine:
    return ResultLine(kind, words.replace("{0}", text), text)

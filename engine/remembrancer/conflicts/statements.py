"""From what is stored to what the test for contradictions compares."""

from __future__ import annotations

from datetime import datetime, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from remembrancer.conflicts.detection import Statement, TokenCodes
from remembrancer.embedding.searchable import embedded_text
from remembrancer.model.clock import from_microseconds
from remembrancer.model.memory import Times
from remembrancer.model.types import SourceKind
from remembrancer.recall.episodes import speaker_of
from remembrancer.storage.versions import VersionRecord


def statement_of(record: VersionRecord, recorded: int, tokens: TokenCodes | None, zone: tzinfo) -> Statement:
    """A record as one side of a comparison: its content alone, with the tokens that stand there.

    ``recorded`` (microseconds) stands in where it is not known when it was said, ``zone`` where its own is unknown.
    """
    stated = from_microseconds(recorded if record.stated_at is None else record.stated_at)
    return Statement(
        record.content,
        record.type,
        stated,
        _zone(record.zone, zone),
        times_of(record),
        tokens and _of_content(record, tokens),
        speaker=_speaker(record),
        is_turn=record.episode,
    )


def times_of(record: VersionRecord) -> Times:
    """The times of a record."""

    def instant(column: int | None) -> datetime | None:
        return None if column is None else from_microseconds(column)

    return Times(
        stated=instant(record.stated_at),
        zone=record.zone,
        valid_from=instant(record.valid_from),
        valid_to=instant(record.valid_to),
        happening_from=instant(record.happening_from),
        happening_to=instant(record.happening_to),
        due=instant(record.due_at),
        done=instant(record.done_at),
    )


def _speaker(record: VersionRecord) -> str:
    """Who says "I", folded: the name before the first colon of a turn, or of what a conversation's import tagged so.

    What begins with "Deadline: " has a heading and no speaker.
    """
    name = speaker_of(record.content)
    is_tagged = record.source_kind is SourceKind.CONVERSATION and name in {tag.casefold() for tag in record.tags}
    return name if record.episode or is_tagged else ""


def _of_content(record: VersionRecord, tokens: TokenCodes) -> TokenCodes:
    """The tokens of the content, where a title was embedded in front of it."""
    before = len(embedded_text(record.title, record.content)) - len(record.content)
    if not before:
        return tokens
    inside = tokens.word_spans[:, 0] >= before
    return TokenCodes(tokens.codes[inside], tokens.word_spans[inside] - before)


def _zone(name: str, otherwise: tzinfo) -> tzinfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return otherwise

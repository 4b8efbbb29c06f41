"""What an edit of a block asks for: nothing where it says nothing new."""

from __future__ import annotations

from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from typing import Final

from remembrancer.exchange.sync.block import Edit
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.types import Status, Trust
from remembrancer.storage.connection import Connection
from remembrancer.storage.origins import same_statement
from remembrancer.storage.proposals import decided_or_waiting, same_turned_down, same_waiting
from remembrancer.storage.scope import EVERYTHING
from remembrancer.storage.syncs import StoredSync
from remembrancer.storage.versions import StoredVersion, VersionRecord, version_numbered
from remembrancer.text.normalise import normalise_content

_REWORDED: Final = 0.3
"""The share of words in common from which a line is another wording of the one before it."""


@dataclass(frozen=True, slots=True)
class AskedFor:
    """An edit with its text as a memory has it, and the version that stood in its place; None for a new line."""

    edit: Edit
    before: StoredVersion | None


def asked_for(connection: Connection, sync: StoredSync, edit: Edit) -> tuple[AskedFor, ...]:
    """What an edit comes to: what cannot be a memory, or is remembered, waits or was turned down, is left out."""
    found = (_asked_for(connection, sync, each) for each in _told_apart(connection, edit))
    return tuple(each for each in found if each is not None)


def wanted_record(
    connection: Connection, sync: StoredSync, edit: Edit, before: StoredVersion | None, text: int
) -> VersionRecord | None:
    """The version that an edit of a line asks for, with the row of its text.

    None where the vault has moved on since the line was written, or where the same waits or was turned down.
    """
    if before is None or before.to_tx is not None or before.record.namespace_id != sync.namespace:
        return None
    record = replace(before.record, status=Status.ARCHIVED)
    if edit.text:
        record = replace(before.record, content=edit.text, text_id=text, trust=Trust.IMPORTED)
    same_words = edit.text.split() == before.record.content.split()
    if same_words or record == before.record or decided_or_waiting(connection, before.memory_id, record):
        return None
    return record


def line_before(connection: Connection, edit: Edit) -> StoredVersion | None:
    """The version that stood in the line of an edit."""
    return None if edit.line is None else version_numbered(connection, EVERYTHING, edit.line.memory, edit.line.number)


def _told_apart(connection: Connection, edit: Edit) -> tuple[Edit, ...]:
    """A line that has nothing in common with the one in whose place it stands is a new one."""
    if edit.line is None or not edit.text:
        return (edit,)
    before = line_before(connection, edit)
    old = before.record.content.casefold().split() if before else []
    if SequenceMatcher(None, old, edit.text.casefold().split(), autojunk=False).ratio() >= _REWORDED:
        return (edit,)
    return Edit(edit.line, ""), Edit(None, edit.text)


def _asked_for(connection: Connection, sync: StoredSync, edit: Edit) -> AskedFor | None:
    try:
        text = normalise_content(edit.text) if edit.text else ""
    except InvalidInputError:
        return None
    if edit.line is None:
        here = (connection, sync.namespace, text)
        if same_statement(*here) or same_turned_down(*here) or same_waiting(*here, None) is not None:
            return None
        return AskedFor(replace(edit, text=text), None)
    before = line_before(connection, edit)
    if before is None:
        return None
    asked = replace(edit, text=_without_title(text, before.record.title))
    if wanted_record(connection, sync, asked, before, before.record.text_id) is None:
        return None
    return AskedFor(asked, before)


def _without_title(text: str, title: str) -> str:
    """What a line says without the title that was put before it."""
    return text.removeprefix(f"{' '.join(title.split())}: ") if title else text

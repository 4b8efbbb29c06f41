"""What hangs together with memories that are to be erased, and stays unless it is named too."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

import apsw

from remembrancer.model.erasing import ErasureLink, LinkedMemory, LinkedProposal, ToErase
from remembrancer.model.errors import MemoryNotFoundError
from remembrancer.model.types import MemoryType, Status
from remembrancer.storage.codes import texts_with
from remembrancer.storage.connection import folded
from remembrancer.storage.erasure.cases import text_of_proposal, waits_alone
from remembrancer.storage.erasure.reach import IN, Reach, Targets, listed, rows
from remembrancer.storage.scope import Scope

MOST_LINKED: Final = 200
_QUOTED_WORDS: Final = 4
"""So many words in a row are taken for a quotation; fewer are said by chance."""


@dataclass(frozen=True, slots=True)
class Said:
    """A text of what is to be erased: as it is, and as the word index has it."""

    text: str
    phrase: str


def memories_to_erase(connection: apsw.Connection, scope: Scope, memories: Iterable[str]) -> tuple[ToErase, ...]:
    """These memories as they are.

    Raises:
        MemoryNotFoundError: one does not exist, or reaches beyond the scope with one of its versions.
    """
    found = []
    for memory in dict.fromkeys(memories):
        versions: Any = connection.execute(
            "SELECT v.namespace_id, v.content, v.title, v.type, v.status FROM version v JOIN memory m"
            " ON m.id = v.memory_id WHERE m.public_id = ? ORDER BY v.number",
            (memory,),
        ).fetchall()
        if not versions or not all(scope.allows(each[0]) for each in versions):
            raise MemoryNotFoundError(id=memory)
        _, content, title, kind, status = versions[-1]
        found.append(ToErase(memory, content, title, MemoryType(kind), Status(status), len(versions)))
    return tuple(found)


def texts_said(connection: apsw.Connection, reach: Reach) -> tuple[str, ...]:
    """All that the versions say, and the evidence that they rest on, each text once."""
    found: Any = connection.execute(
        f"SELECT content FROM version WHERE id {IN} UNION SELECT evidence FROM version WHERE id {IN}",
        (listed(reach.versions), listed(reach.versions)),
    )
    return tuple(text for (text,) in found if text.strip())


def linked_memories(
    connection: apsw.Connection, scope: Scope, reach: Reach, said: Iterable[Said]
) -> tuple[LinkedMemory, ...]:
    """The memories that are linked with what is to be erased, those that hold its words first."""
    own, versions = (listed(reach.memories),), (listed(reach.versions),)
    phrases = [each.phrase for each in said if len(each.phrase.split()) >= _QUOTED_WORDS]
    quoting = {text for phrase in phrases for text in texts_with(connection, phrase)}
    case_of = (
        "SELECT other.memory_id FROM case_statement own JOIN case_statement other"
        f" ON other.version_id = own.version_id WHERE own.memory_id {IN} AND other.memory_id IS NOT NULL"
    )
    ways: tuple[tuple[ErasureLink, str, tuple[str, ...]], ...] = (
        (ErasureLink.DERIVED, f"SELECT memory_id FROM derivation WHERE source_id {IN}", own),
        (
            ErasureLink.SAME_WORDS,
            f"SELECT memory_id FROM version WHERE statement IN (SELECT statement FROM version WHERE id {IN})",
            versions,
        ),
        (ErasureLink.QUOTES, f"SELECT memory_id FROM version WHERE text_id {IN}", (listed(map(int, quoting)),)),
        (ErasureLink.SOURCE, f"SELECT source_id FROM derivation WHERE memory_id {IN}", own),
        (ErasureLink.SUPERSEDED, f"SELECT memory_id FROM version WHERE superseded_by {IN}", own),
        (
            ErasureLink.SUPERSEDES,
            f"SELECT superseded_by FROM version WHERE memory_id {IN} AND superseded_by IS NOT NULL",
            own,
        ),
        (ErasureLink.IN_CASE, case_of, own),
    )
    links: dict[int, ErasureLink] = {}
    for link, statement, bindings in ways:
        for row in sorted(set(rows(connection, statement, bindings)) - set(reach.memories)):
            links.setdefault(row, link)
    found = (_linked(connection, scope, row, link) for row, link in links.items())
    return tuple(each for each in found if each is not None)[:MOST_LINKED]


def _linked(connection: apsw.Connection, scope: Scope, row: int, link: ErasureLink) -> LinkedMemory | None:
    found: Any = connection.execute(
        "SELECT v.namespace_id, m.public_id, v.content, v.title, v.type, v.status FROM version v"
        " JOIN memory m ON m.id = v.memory_id WHERE v.memory_id = ? ORDER BY v.number DESC LIMIT 1",
        (row,),
    )
    for namespace, memory, content, title, kind, status in found:
        if scope.allows(namespace):
            return LinkedMemory(memory, link, content, title, MemoryType(kind), Status(status))
    return None


def linked_proposals(connection: apsw.Connection, reach: Reach) -> tuple[LinkedProposal, ...]:
    """The statements, none of these, that wait in a conflict with what is to be erased."""
    found: Any = connection.execute(
        "SELECT DISTINCT p.id, p.public_id FROM conflict_case c"
        " JOIN case_version cv ON cv.case_id = c.id AND cv.to_tx IS NULL AND cv.state = 'open'"
        " JOIN case_statement cs ON cs.version_id = cv.id JOIN proposal p ON p.id = cs.proposal_id"
        f" JOIN proposal_version pv ON pv.proposal_id = p.id AND pv.to_tx IS NULL AND pv.state = 'waiting'"
        f" WHERE c.id {IN} AND p.id NOT IN (SELECT value FROM json_each(?)) ORDER BY p.id",
        (listed(reach.cases), listed(reach.proposals)),
    ).fetchall()
    return tuple(
        LinkedProposal(public_id, text_of_proposal(connection, row), waits_alone(connection, reach, row))
        for row, public_id in found
    )


def kept_with(connection: apsw.Connection, targets: Targets, said: Iterable[Said]) -> tuple[str, ...]:
    """The names of what is kept for the window in which a whole text, or an identifier, occurs."""
    sought = [folded(text) for text in (*targets.memories, *(each.text for each in said))]
    # Texts are kept as JSON too, where some characters are written otherwise.
    sought += [json.dumps(text, ensure_ascii=False)[1:-1] for text in sought]
    found: Any = connection.execute("SELECT name, value FROM kept ORDER BY name")
    return tuple(name for name, text in found if any(each in folded(text) for each in sought))

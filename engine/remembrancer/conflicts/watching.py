"""Watching what is written: what a new statement contradicts, and what happens then.

Looking is done before anything is locked, on a view of what is committed. What was found is confirmed in the
transaction that writes, together with what came in between.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Final

import numpy as np

from remembrancer.conflicts.candidates import AGREEMENT, SimilarTexts, agreement_of, tokens_of
from remembrancer.conflicts.deciding import Decision, decide
from remembrancer.conflicts.detection import TokenCodes
from remembrancer.conflicts.detection.detector import compare
from remembrancer.conflicts.detection.guards import comparable_types
from remembrancer.conflicts.detection.reading import ReadStatement, read_statement
from remembrancer.conflicts.detection.repeating import unless_repeated
from remembrancer.conflicts.detection.telling import told_supersession
from remembrancer.conflicts.opening import Found, raise_case, side_of
from remembrancer.conflicts.series import unless_of_series
from remembrancer.conflicts.statements import statement_of
from remembrancer.embedding.encoder import encoder_id
from remembrancer.model.clock import to_microseconds
from remembrancer.model.conflicts import ConflictPolicy, Contradiction, OpenedConflict, Opposed, Resolution
from remembrancer.model.memory import Origin
from remembrancer.model.types import ActorKind, Trust
from remembrancer.storage.cases import Side, open_cases_with
from remembrancer.storage.codes import token_codes, window_generation
from remembrancer.storage.compared import (
    author,
    in_force_between,
    in_force_of,
    in_force_with_texts,
    public_id,
    stored_text,
)
from remembrancer.storage.connection import Connection
from remembrancer.storage.operations import newest_tx
from remembrancer.storage.proposals import (
    ProposalState,
    StoredProposal,
    open_proposal,
    read_proposals,
    standing_of,
    waiting,
    waiting_texts,
)
from remembrancer.storage.settled import Setting, pair_of, setting_of, settled
from remembrancer.storage.store import Store
from remembrancer.storage.texts import SearchableText
from remembrancer.storage.transaction import Actor, Transaction
from remembrancer.storage.versions import StoredVersion, VersionRecord, statement_digest

_KEPT: Final = 1_000
_NEWCOMERS: Final = 200
"""So many statements that came while one was looked at are compared with it; more come only with an import."""
NEAREST: Final = 6
"""So many of the nearest are compared while somebody waits. Of 287 development pairs that contradict, among 1,500 other
statements, the older one stands first in 89 %, second in 8 %, and behind the sixth place in none."""
_LETS_PASS: Final = (Resolution.ANNOTATE, Resolution.DISMISS)
"""What was decided so about two statements is not asked again."""


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """What was seen of a new statement's namespace after transaction ``number``; ``read`` is the statement itself.

    ``compared`` others were near enough to be compared with it. ``more`` are as well, but were left for later: nothing
    contradicts it among the nearest.
    """

    number: int
    text: SearchableText
    read: ReadStatement
    certainty: float
    excluded: frozenset[Side]
    found: tuple[Found, ...]
    compared: int = 0
    more: int = 0


@dataclass(frozen=True, slots=True)
class Raised:
    """What came of a contradiction: ``memory`` is what the statement became, empty while it waits."""

    conflict: OpenedConflict
    side: Side
    memory: str
    changed: tuple[str, ...] = ()


class Watching:
    """Looks for what new statements contradict, and opens cases."""

    def __init__(self, store: Store, similar: SimilarTexts) -> None:
        self._store = store
        self._similar = similar
        self._lock = Lock()
        self._kept: OrderedDict[tuple[bool, int], ReadStatement] = OrderedDict()
        self._generation = 0

    def look(
        self, record: VersionRecord, text: SearchableText, excluded: Iterable[Side] = (), nearest: int | None = None
    ) -> Look:
        """What a record contradicts in its namespace; it may have no rows yet. What is ``excluded`` is left out.

        ``nearest``: so many are compared first, and the others only if one of those contradicts.
        """
        with self._store.read() as connection:
            setting = setting_of(connection, record.namespace_id) or Setting()
            return self.look_with(connection, record, text, setting.certainty, excluded=excluded, nearest=nearest)

    def look_with(
        self,
        connection: Connection,
        record: VersionRecord,
        text: SearchableText,
        certainty: float,
        *,
        excluded: Iterable[Side] = (),
        older_than: int | None = None,
        nearest: int | None = None,
    ) -> Look:
        """The same on a view of what is committed, with another certainty than that of the namespace.

        ``older_than``: of what is stored only versions of lower rows are compared, and nothing that waits.
        """
        now, namespace = to_microseconds(self._store.clock.now()), record.namespace_id
        self._forget_erased(connection)
        read = self._read(record, now, tokens_of(text) if text.windows else None)
        apart = frozenset(excluded)
        proposed = dict(waiting_texts(connection, namespace)) if older_than is None else {}
        candidates = self._similar.find(connection, namespace, text, proposed)
        tokens = {each.text: each.tokens for each in candidates}
        others: list[StoredVersion | StoredProposal] = []
        others += (
            each
            for each in in_force_with_texts(connection, namespace, tokens, now)
            if older_than is None or each.row < older_than
        )
        others += read_proposals(connection, sorted(proposed[text] for text in tokens if text in proposed)).values()
        places = {text: place for place, text in enumerate(tokens)}
        compared = sorted(
            (each for each in others if side_of(each) not in apart and comparable_types(each.record.type, record.type)),
            key=lambda each: places[each.record.text_id],
        )
        found, looked_at = list[Found](), 0
        for other in compared:
            if nearest is not None and looked_at >= nearest and not found:
                break
            looked_at += 1
            contradiction = self._compare(connection, other, tokens[other.record.text_id], read, certainty)
            if contradiction is not None:
                found.append(Found(other, contradiction))
        found = unless_of_series(connection, record, found, compared)
        more = len(compared) - looked_at
        oldest_first = tuple(sorted(found, key=_age))
        return Look(newest_tx(connection), text, read, certainty, apart, oldest_first, looked_at, more)

    def forget_erased(self) -> None:
        """Keep nothing in memory of what was read before an erasure."""
        with self._store.read() as connection:
            self._forget_erased(connection)
            self._similar.tokens(connection, ())

    def stored_text(self, connection: Connection, record: VersionRecord) -> SearchableText:
        """The text of a stored record, with its codes if it has some."""
        return stored_text(connection, record.text_id, encoder_id())

    def confirmed(self, transaction: Transaction, namespace: int, look: Look) -> list[Found]:
        """What a look found as far as it still holds, and what came since; the oldest first."""
        connection = transaction.connection
        found = [now for each in look.found if (now := _still(connection, namespace, each)) is not None]
        newer: list[StoredVersion | StoredProposal] = []
        if newest_tx(connection) - look.number > 1:
            between = (look.number, transaction.number)
            newer += in_force_between(connection, namespace, transaction.recorded, between, _NEWCOMERS)
            newer += [each for each in waiting(connection, namespace) if between[0] < each.opened_tx < between[1]]
        known = {each.side for each in found}
        codes = {
            each.text: _tokens(each.codes, each.words)
            for each in token_codes(connection, look.text.encoder, [each.record.text_id for each in newer])
        }
        for other in newer:
            tokens = codes.get(other.record.text_id)
            if side_of(other) in known or side_of(other) in look.excluded or not _near(look, tokens):
                continue
            contradiction = self._compare(connection, other, tokens, look.read, look.certainty)
            if contradiction is not None:
                found.append(Found(other, contradiction))
        return sorted(found, key=_age)

    def meet(
        self,
        transaction: Transaction,
        record: VersionRecord,
        found: Sequence[Found],
        *,
        origin: Origin | None = None,
        changes: StoredVersion | None = None,
    ) -> Raised:
        """Let a record wait in a case, or decide at once if the policy of its namespace says so."""
        connection, namespace = transaction.connection, record.namespace_id
        row = open_proposal(transaction, record, origin, changes)
        opened = raise_case(transaction, namespace, Side(proposal=row), found)
        policy = (setting_of(connection, namespace) or Setting()).policy
        resolution = None
        if opened.is_new and policy is ConflictPolicy.ANNOTATE:
            resolution = Resolution.ANNOTATE
        elif opened.is_new and policy is ConflictPolicy.SUPERSEDE_OWN and _corrects_itself(transaction, record, found):
            resolution = Resolution.SUPERSEDE
        changed = tuple[str, ...]()
        if resolution is not None:
            decided = decide(transaction, self._store.counter, opened.case, Decision(resolution))
            changed = decided.changed
        proposal = read_proposals(connection, (row,))[row]
        conflict = OpenedConflict(
            opened.case.public_id,
            record.content,
            tuple(Opposed(_id_of(each), each.statement.record.content, each.contradiction) for each in found),
            "" if resolution else proposal.public_id,
            decided=resolution,
        )
        memory = proposal.standing.memory
        side = Side(memory) if memory else Side(proposal=row)
        return Raised(conflict, side, public_id(connection, memory), changed)

    def repeated(self, connection: Connection, row: int) -> OpenedConflict | None:
        """The conflict in which a proposal waits, as its writer is told of it."""
        proposal = read_proposals(connection, (row,))[row]
        for case in open_cases_with(connection, Side(proposal=row)):
            place = case.record.sides.index(Side(proposal=row))
            opposed = []
            for each in case.record.oppositions:
                other = each.new == place and _stored(connection, case.namespace, case.record.sides[each.old])
                if other:
                    opposed.append(Opposed(_memory_id(other), other.record.content, each.contradiction))
            return OpenedConflict(case.public_id, proposal.record.content, tuple(opposed), proposal.public_id)
        return None

    def _compare(
        self,
        connection: Connection,
        other: StoredVersion | StoredProposal,
        tokens: TokenCodes | None,
        read: ReadStatement,
        certainty: float,
    ) -> Contradiction | None:
        if not comparable_types(other.record.type, read.statement.type):
            return None
        own, others = statement_digest(read.statement.text), statement_digest(other.record.content)
        if own == others:
            return None
        earlier = self._known(other, tokens)
        found = unless_repeated(earlier, read, compare(earlier, read, threshold=certainty))
        # Asked of the few that contradict: to ask of each pair took longer than to compare most.
        if found and settled(connection, pair_of(other.record.namespace_id, own, others)) in _LETS_PASS:
            return None
        return found

    def _forget_erased(self, connection: Connection) -> None:
        generation = window_generation(connection)
        with self._lock:
            if generation != self._generation:
                self._generation = generation
                self._kept.clear()

    def _known(self, other: StoredVersion | StoredProposal, tokens: TokenCodes | None) -> ReadStatement:
        """A stored statement, read; what was read is kept, since neither versions nor proposals ever change."""
        key = (isinstance(other, StoredVersion), other.row)
        with self._lock:
            known = self._kept.get(key)
            if known is not None:
                self._kept.move_to_end(key)
        # Codes may have come since: what was read without them would be compared by its words alone.
        if known is not None and (known.statement.tokens is not None or tokens is None):
            return known
        recorded = other.recorded_at if isinstance(other, StoredVersion) else other.opened_at
        read = self._read(other.record, recorded, tokens)
        with self._lock:
            self._kept[key] = read
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return read

    def _read(self, record: VersionRecord, recorded: int, tokens: TokenCodes | None) -> ReadStatement:
        return read_statement(statement_of(record, recorded, tokens, self._store.clock.zone()))


def _age(found: Found) -> tuple[bool, int]:
    """By what the oldest comes first, and what waits behind what is in force."""
    return found.side.memory is None, found.side.memory or found.side.proposal or 0


def _tokens(codes: bytes, words: bytes) -> TokenCodes:
    spans = np.frombuffer(words, dtype="<u2").reshape(-1, 2).astype(np.int32)
    return TokenCodes(np.frombuffer(codes, dtype=np.uint8).reshape(len(spans), -1), spans)


def _near(look: Look, tokens: TokenCodes | None) -> bool:
    """Whether a newcomer passes the gate; without codes it is for the comparison to say."""
    return tokens is None or not look.text.windows or agreement_of(tokens_of(look.text), tokens) >= AGREEMENT


def _memory_id(statement: StoredVersion | StoredProposal) -> str:
    return statement.public_id if isinstance(statement, StoredVersion) else statement.memory_id


def _id_of(found: Found) -> str:
    return _memory_id(found.statement)


def _still(connection: Connection, namespace: int, found: Found) -> Found | None:
    """What was found as it is now; None if it no longer says that, or is no longer in force."""
    statement = found.statement
    now = _stored(connection, namespace, found.side)
    return None if now is None or now.record.text_id != statement.record.text_id else Found(now, found.contradiction)


def _stored(connection: Connection, namespace: int, side: Side) -> StoredVersion | StoredProposal | None:
    """A statement, if it is in force or waits."""
    if side.memory is not None:
        return in_force_of(connection, namespace, side.memory)
    if side.proposal is None or standing_of(connection, side.proposal).state is not ProposalState.WAITING:
        return None
    return read_proposals(connection, (side.proposal,))[side.proposal]


def _corrects_itself(transaction: Transaction, record: VersionRecord, found: Sequence[Found]) -> bool:
    """Whether the writer says that their own earlier words have become wrong, and those stand no higher than these."""
    actor: Actor = transaction.operation.actor
    ranks = list(Trust)
    if told_supersession(record.content, [each.contradiction for each in found]) is None:
        return False
    for each in found:
        other = each.statement
        if not isinstance(other, StoredVersion):
            return False
        if author(transaction.connection, other) != actor:
            return False
        if actor.kind is not ActorKind.PERSON and ranks.index(other.record.trust) < ranks.index(record.trust):
            return False
    return True

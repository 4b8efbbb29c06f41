"""Which versions a search means: a condition tree compiled to SQL with bound values."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from remembrancer.model.clock import to_microseconds
from remembrancer.model.search import (
    AllOf,
    AnyOf,
    Condition,
    ConfidenceBetween,
    Contains,
    Flag,
    FromSource,
    HasFlag,
    HasIdentifier,
    HasProvenance,
    HasStatus,
    HasTag,
    HasTrust,
    InNamespace,
    InSession,
    IsType,
    Negation,
    TimeWithin,
    ValidAt,
)
from remembrancer.model.types import Status, TimeAxis
from remembrancer.storage.connection import folded
from remembrancer.storage.scope import Scope

_AXES: Final = {
    TimeAxis.LIFE: "v.life_at",
    TimeAxis.HAPPENING: "v.happening_from",
    TimeAxis.STATED: "v.stated_at",
    TimeAxis.RECORDED: "v.recorded_at",
    TimeAxis.CHANGED: "v.changed_at",
    TimeAxis.DUE: "v.due_at",
}
_CURRENT_STATUSES: Final = (Status.ACTIVE, Status.DEMOTED)


@dataclass(frozen=True, slots=True)
class Moment:
    """The state that is looked at: the present (``tx`` None) or the one after transaction ``tx``.

    ``now`` (microseconds) is what "overdue" and "no longer valid" are measured against.
    """

    now: int
    tx: int | None = None

    @property
    def clause(self) -> str:
        return self.clause_of("v")

    def clause_of(self, row: str) -> str:
        """Whether the version ``row`` is current at the moment."""
        return _held(row, self.tx)

    def in_use(self, namespace: str) -> str:
        """Whether a row of ``namespace_version`` that is current today is of a namespace not archived at the moment."""
        if self.tx is None:
            return f"{namespace}.archived = 0"
        return (
            f"EXISTS (SELECT 1 FROM namespace_version then_ WHERE then_.namespace_id = {namespace}.namespace_id"
            f" AND then_.archived = 0 AND then_.from_tx <= {self.tx}"
            f" AND (then_.to_tx IS NULL OR then_.to_tx > {self.tx}))"
        )

    def meant(self, names: int) -> str:
        """The rows of the namespaces that any of so many names, to be bound, means at the moment.

        A name is today's, also in the past. It means the namespace in use under it; only where there is none, those
        archived under it: a name that is used again never brings back what lay under it before.
        """
        marks = ", ".join("?" * names)
        return (
            f"SELECT nv.namespace_id FROM namespace_version nv WHERE nv.to_tx IS NULL AND nv.name IN ({marks})"
            f" AND ({self.in_use('nv')} OR NOT EXISTS (SELECT 1 FROM namespace_version other"
            f" WHERE other.to_tx IS NULL AND other.name = nv.name AND {self.in_use('other')}))"
        )


OPEN_CASE: Final = "cv.state = 'open'"
NOTED_CASE: Final = "cv.state = 'decided' AND cv.resolution = 'annotate'"


def in_case(condition: str, tx: int | str | None) -> str:
    """Whether the version ``v`` is of a memory in a case ``cv`` of that kind, at present or after transaction ``tx``.

    ``tx`` may be an expression.
    """
    return (
        "EXISTS (SELECT 1 FROM case_statement cs JOIN case_version cv ON cv.id = cs.version_id"
        f" WHERE cs.memory_id = v.memory_id AND {condition} AND {_held('cv', tx)})"
    )


def _among_cases(condition: str, tx: int | None) -> str:
    """The same, for a search: read from the cases, of which there are few, and not asked of each memory."""
    return (
        "v.memory_id IN (SELECT cs.memory_id FROM case_version cv JOIN case_statement cs ON cs.version_id = cv.id"
        f" WHERE cs.memory_id IS NOT NULL AND {condition} AND {_held('cv', tx)})"
    )


def _held(row: str, tx: int | str | None) -> str:
    return (
        f"{row}.to_tx IS NULL"
        if tx is None
        else f"{row}.from_tx <= {tx} AND ({row}.to_tx IS NULL OR {row}.to_tx > {tx})"
    )


@dataclass(frozen=True, slots=True)
class Selection:
    """A WHERE clause over ``version v JOIN memory m`` and its bindings."""

    clause: str
    bindings: tuple[Any, ...]


def select(scope: Scope, moment: Moment, condition: Condition | None, naming: Condition | None = None) -> Selection:
    """The versions of the scope, at the moment, for which the condition holds.

    Unless the condition speaks of status, only active and demoted ones. None of an archived namespace, unless the
    condition (or ``naming``, where only part of it is applied) asks for that namespace by name.
    """
    compiler = _Compiler(moment)
    clauses = [moment.clause, *inside(scope), *scope.shown("v", is_current=moment.tx is None)]
    looked_into = f"SELECT nv.namespace_id FROM namespace_version nv WHERE nv.to_tx IS NULL AND {moment.in_use('nv')}"
    if names := asked_namespaces(naming or condition):
        looked_into = f"{looked_into} UNION {moment.meant(len(names))}"
        compiler.bindings.extend(names)
    clauses.append(f"v.namespace_id IN ({looked_into})")
    if not mentions(condition, (HasStatus,)):
        clauses.append(compiler.statuses(_CURRENT_STATUSES))
    if condition is not None:
        clauses.append(compiler.compile(condition))
    return Selection(" AND ".join(clauses), tuple(compiler.bindings))


def select_states(scope: Scope, now: int, condition: Condition | None) -> Selection:
    """The versions of the scope, whenever they were current and whatever their status, for which the condition holds.

    ``now`` (microseconds) is what "overdue" is measured against. Names of namespaces are today's.
    """
    compiler = _Compiler(Moment(now))
    clauses = [*inside(scope), *scope.shown("v")]
    if condition is not None:
        clauses.append(compiler.compile(condition))
    return Selection(" AND ".join(clauses) or "1", tuple(compiler.bindings))


def inside(scope: Scope) -> list[str]:
    """What a version of the scope satisfies; nothing where all of them are in it."""
    if scope.namespaces is None:
        return []
    namespaces = ", ".join(str(int(namespace)) for namespace in sorted(scope.namespaces))
    return [f"v.namespace_id IN ({namespaces})"]


def asked_namespaces(condition: Condition | None, *, asked: bool = True) -> tuple[str, ...]:
    """The names of the namespaces that a condition asks for: not those that it leaves out."""
    found: set[str] = set()
    match condition:
        case AllOf(parts) | AnyOf(parts):
            for part in parts:
                found.update(asked_namespaces(part, asked=asked))
        case Negation(part):
            found.update(asked_namespaces(part, asked=not asked))
        case InNamespace(name) if asked:
            found.add(name)
        case _:
            pass
    return tuple(sorted(found))


def mentions(condition: Condition | None, kinds: tuple[type, ...]) -> bool:
    """Whether a condition speaks of one of these properties anywhere."""
    match condition:
        case None:
            return False
        case AllOf(parts) | AnyOf(parts):
            return any(mentions(part, kinds) for part in parts)
        case Negation(part):
            return mentions(part, kinds)
        case _:
            return isinstance(condition, kinds)


def has_flag(condition: Condition | None, flags: tuple[Flag, ...]) -> bool:
    """Whether a condition, however deep, speaks of one of these flags anywhere."""
    waiting = [condition]
    while waiting:
        match waiting.pop():
            case AllOf(parts) | AnyOf(parts):
                waiting.extend(parts)
            case Negation(part):
                waiting.append(part)
            case HasFlag(flag) if flag in flags:
                return True
            case _:
                pass
    return False


class _Compiler:
    """Turns conditions into clauses, gathering the bindings in the order of their question marks."""

    def __init__(self, moment: Moment) -> None:
        self._moment = moment
        self.bindings: list[Any] = []

    def statuses(self, statuses: tuple[Status, ...]) -> str:
        self.bindings.extend(status.value for status in statuses)
        return f"v.status IN ({', '.join('?' * len(statuses))})"

    def compile(self, condition: Condition) -> str:
        match condition:
            case AllOf(parts):
                return self._joined(parts, " AND ", "1")
            case AnyOf(parts):
                return self._joined(parts, " OR ", "0")
            case Negation(part):
                # A missing date is not within a period, so "not within" must be true of it: hence IS NOT TRUE.
                return f"(({self.compile(part)}) IS NOT TRUE)"
            case HasTag() | Contains() | InNamespace() | InSession() | FromSource() | HasIdentifier():
                return self._by_name(condition)
            case HasFlag(flag):
                return self._flag(flag)
            case ConfidenceBetween(low, high):
                self.bindings.extend((low, high))
                return "v.confidence BETWEEN ? AND ?"
            case TimeWithin(axis, start, end):
                return self._within(_AXES[axis], start, end)
            case ValidAt(instant, ended):
                return self._valid(to_microseconds(instant), ended=ended)
            case IsType(value) | HasStatus(value) | HasTrust(value) | HasProvenance(value):
                self.bindings.append(value.value)
                return f"v.{_ENUM_COLUMNS[type(condition)]} = ?"

    def _joined(self, parts: tuple[Condition, ...], operator: str, empty: str) -> str:
        """Joined in pairs of pairs: in a row, a few hundred parts would nest deeper than SQLite allows."""
        if len(parts) <= 1:
            return self.compile(parts[0]) if parts else empty
        half = len(parts) // 2
        halves = (self._joined(parts[:half], operator, empty), self._joined(parts[half:], operator, empty))
        return f"({operator.join(halves)})"

    def _by_name(self, condition: HasTag | Contains | InNamespace | InSession | FromSource | HasIdentifier) -> str:
        match condition:
            case HasTag(tag):
                pattern = tag.casefold()
                comparison = "GLOB" if pattern.endswith("*") else "="
                self.bindings.append(_glob(pattern) if comparison == "GLOB" else pattern)
                return (
                    "EXISTS (SELECT 1 FROM version_tag vt JOIN tag t ON t.id = vt.tag_id"
                    f" WHERE vt.version_id = v.id AND t.name {comparison} ?)"
                )
            case Contains(text):
                self.bindings.append(quote_phrase(text))
                return "v.text_id IN (SELECT rowid FROM words WHERE words MATCH ?)"
            case InNamespace(name):
                self.bindings.append(name)
                return f"v.namespace_id IN ({self._moment.meant(1)})"
            case InSession(session):
                self.bindings.append(session)
                return "v.session_id IN (SELECT id FROM session WHERE public_id = ?)"
            case HasIdentifier(identifier):
                self.bindings.append(identifier.upper())
                return "m.public_id = ?"
            case FromSource(name, kind):
                clauses = []
                if name:
                    self.bindings.append(folded(name))
                    clauses.append("folded(v.source_name) = ?")
                if kind is not None:
                    self.bindings.append(kind.value)
                    clauses.append("v.source_kind = ?")
                return f"({' AND '.join(clauses)})" if clauses else "1"

    def _flag(self, flag: Flag) -> str:
        match flag:
            case Flag.PINNED:
                return "v.pinned = 1"
            case Flag.IMPORTANT:
                return "v.importance = 'high'"
            case Flag.EPISODE:
                return "v.episode = 1"
            case Flag.CONTESTED:
                return _among_cases(OPEN_CASE, self._moment.tx)
            case Flag.NOTED:
                return _among_cases(NOTED_CASE, self._moment.tx)
            case Flag.DUE:
                self.bindings.append(self._moment.now)
                return "(v.due_at >= ? AND v.done_at IS NULL)"
            case Flag.OVERDUE:
                self.bindings.append(self._moment.now)
                return "(v.due_at < ? AND v.done_at IS NULL)"
            case Flag.UNUSUAL:
                return "EXISTS (SELECT 1 FROM routine_member rm WHERE rm.memory_id = v.memory_id AND rm.unusual)"
            case Flag.QUIET:
                self.bindings.extend((self._moment.now, self._moment.now))
                return (
                    "EXISTS (SELECT 1 FROM routine_member rm JOIN routine r ON r.id = rm.routine_id"
                    " WHERE rm.memory_id = v.memory_id AND rm.is_last AND r.quiet_from <= ? AND r.quiet_until > ?)"
                )
            case Flag.WAITING:
                return (
                    "v.memory_id IN (SELECT p.memory_id FROM proposal_version pv"
                    " JOIN proposal p ON p.id = pv.proposal_id WHERE p.memory_id IS NOT NULL AND pv.state = 'waiting'"
                    f" AND {_held('pv', self._moment.tx)})"
                )

    def _valid(self, instant: int, *, ended: bool) -> str:
        self.bindings.extend((instant, instant))
        without_end = "" if ended else "v.valid_to IS NULL OR "
        return f"((v.valid_from IS NULL OR v.valid_from <= ?) AND ({without_end}v.valid_to > ?))"

    def _within(self, column: str, start: datetime | None, end: datetime | None) -> str:
        clauses = [f"{column} IS NOT NULL"]
        if start is not None:
            self.bindings.append(to_microseconds(start))
            clauses.append(f"{column} >= ?")
        if end is not None:
            self.bindings.append(to_microseconds(end))
            clauses.append(f"{column} < ?")
        return f"({' AND '.join(clauses)})"


_ENUM_COLUMNS: Final = {IsType: "type", HasStatus: "status", HasTrust: "trust", HasProvenance: "provenance"}


def _glob(pattern: str) -> str:
    escaped = "".join(f"[{letter}]" if letter in "*?[" else letter for letter in pattern[:-1])
    return escaped + "*"


def quote_phrase(text: str) -> str:
    """``text`` as one FTS5 phrase over the body: nothing in it is an operator."""
    quoted = text.replace("\0", " ").replace('"', '""')
    return f'body : "{quoted}"'

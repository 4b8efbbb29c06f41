"""Reads the engine's source for the codes it can give, so that none is ever shown without words."""

from __future__ import annotations

import ast
import functools
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import remembrancer
from remembrancer.model import errors
from remembrancer.model.changes import Outcome
from remembrancer.model.errors import RemembrancerError
from remembrancer.model.history import ChangeKind
from remembrancer.model.queries import JournalFault
from remembrancer.model.search import Flag, Sort
from remembrancer.model.types import (
    ActorKind,
    Importance,
    MemoryType,
    OperationKind,
    Provenance,
    SourceKind,
    Status,
    Tier,
    TimeAxis,
    Trust,
)
from remembrancer.text.search_language import Key, ProblemCode
from remembrancer.wording import in_english, labels, name_operation
from remembrancer.wording.error_words import ERROR_WORDS
from remembrancer.wording.hits import MATCH_REASONS
from remembrancer.wording.input_words import FIELDS, INPUT_REASONS
from remembrancer.wording.journal import CHANGES, FAULTS, FAULTS_COUNTED
from remembrancer.wording.operations import OUTCOMES, SKIPS
from remembrancer.wording.proposals import MERGE_REASONS, TAG_REASONS
from remembrancer.wording.search_words import KEY_HELP, PROBLEMS
from remembrancer.wording.unreadable import UNREADABLE

if TYPE_CHECKING:
    from collections.abc import Iterator

ENGINE = Path(remembrancer.__path__[0])


class Source:
    """One module's syntax tree, and the texts an expression in it can give."""

    def __init__(self, path: Path) -> None:
        self.tree = ast.parse(path.read_text("utf-8"))
        nodes = tuple(ast.walk(self.tree))
        self._calls = tuple(node for node in nodes if isinstance(node, ast.Call))
        self._functions = {node.name: node for node in nodes if isinstance(node, ast.FunctionDef)}
        self._tables = {
            target.id: node.value
            for node in self.tree.body
            if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Dict)
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            if isinstance(target, ast.Name)
        }

    def calls(self, *names: str) -> Iterator[ast.Call]:
        return (call for call in self._calls if _name(call.func) in names)

    def texts(self, node: ast.expr | None) -> set[str]:
        match node:
            case ast.Constant(value=str(text)):
                return {text} if text else set()
            case ast.IfExp(body=body, orelse=other):
                return self.texts(body) | self.texts(other)
            case ast.Call(func=ast.Attribute(value=ast.Name(id=table), attr="get"), args=[_, default]):
                values = self._tables[table].values if table in self._tables else []
                return self.texts(default).union(*map(self.texts, values))
            case ast.Call(func=ast.Name(id=name)) if name in self._functions:
                return self.returned(name)
            case _:
                return set()

    def returned(self, function: str) -> set[str]:
        returns = (node for node in ast.walk(self._functions[function]) if isinstance(node, ast.Return))
        return set().union(*(self.texts(node.value) for node in returns))

    @property
    def functions(self) -> tuple[str, ...]:
        return tuple(self._functions)


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else (node.attr if isinstance(node, ast.Attribute) else "")


def argument(call: ast.Call, position: int, name: str) -> ast.expr | None:
    named = next((keyword.value for keyword in call.keywords if keyword.arg == name), None)
    return named or (call.args[position] if position < len(call.args) else None)


@functools.cache
def source(path: Path) -> Source:
    return Source(path)


def sources(folder: str = "") -> list[Source]:
    paths = sorted((ENGINE / folder).rglob("*.py"))
    assert paths
    return [source(path) for path in paths if path.parent.name != "model"]


def collected(names: tuple[str, ...], position: int, keyword: str, folder: str = "") -> set[str]:
    return set().union(
        *(
            source.texts(argument(call, position, keyword))
            for source in sources(folder)
            for call in source.calls(*names)
        )
    )


def error_classes() -> list[type[RemembrancerError]]:
    return [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, RemembrancerError)]


@pytest.mark.parametrize("kind", error_classes())
def test_every_exception_of_the_engine_has_words(kind: type[RemembrancerError]) -> None:
    assert kind.code in ERROR_WORDS


def test_exceptions_are_declared_in_one_place() -> None:
    below = {kind for known in error_classes() for kind in known.__subclasses__()}
    assert below <= set(error_classes())


def test_every_reason_of_an_environment_error_has_words() -> None:
    own = {"InvalidInputError", "UnreadableFileError"}
    by_name = {kind.__name__: kind for kind in error_classes() if kind.__name__ not in own}
    missing = {
        f"{by_name[_name(call.func)].code}.{reason}"
        for source in sources()
        for call in source.calls(*by_name)
        for keyword in call.keywords
        if keyword.arg in ("reason", "kind", "action")
        for reason in source.texts(keyword.value)
    } - ERROR_WORDS.keys()
    assert not missing


def test_every_reason_to_refuse_a_field_has_words() -> None:
    reasons = collected(("InvalidInputError",), 1, "reason")
    assert "too_long" in reasons
    assert "lone_surrogate" in reasons
    assert not reasons - INPUT_REASONS.keys()


def test_every_refused_field_has_a_name() -> None:
    fields = collected(("InvalidInputError", "check_interval"), 0, "field")
    fields |= collected(("check_identifier",), 1, "field") | collected(
        ("normalise_text", "normalise_line"), 99, "field"
    )
    assert "content" in fields
    assert not fields - FIELDS.keys()


def test_every_reason_not_to_read_a_record_or_file_has_words() -> None:
    reasons = collected(("refuse", "unreadable", "JsonProblemError"), 0, "reason", "exchange")
    reasons |= collected(("UnreadableRecord", "Obstacle"), 1, "reason")
    for source in sources("exchange"):
        problems = (
            keyword.value
            for node in ast.walk(source.tree)
            if isinstance(node, ast.Call)
            for keyword in node.keywords
            if keyword.arg == "problem"
        )
        reasons = reasons.union(*map(source.texts, problems))
    assert {"not_json", "permission_denied", "front_matter"} <= reasons
    assert not reasons - UNREADABLE.keys()


def test_what_refuses_a_field_also_has_words_for_a_record_of_an_import() -> None:
    in_records = collected(("InvalidInputError",), 1, "reason", "text")
    in_records |= collected(("InvalidInputError",), 1, "reason", "remember")
    assert not in_records - UNREADABLE.keys()


def test_every_reason_to_skip_a_memory_has_words() -> None:
    reasons = collected(("Skipped",), 1, "reason")
    for source in sources("history"):
        reasons = reasons.union(*(source.returned(name) for name in source.functions if "kind" not in name))
    known = {"changed_since", "not_found", "unchanged", "deleted"}
    assert known <= SKIPS.keys()
    assert reasons & known


def test_every_reason_of_a_match_has_words() -> None:
    assert not collected(("Hit",), 99, "time_reason") - MATCH_REASONS.keys()
    assert not collected(("Hit",), 99, "use_reason") - MATCH_REASONS.keys()


def test_every_reason_for_a_tag_has_words() -> None:
    assert {"known", "heading", "hashtag", "distinctive", "entity"} <= TAG_REASONS.keys()
    assert not collected(("TagProposal",), 1, "reason") - TAG_REASONS.keys()


def test_every_reason_to_merge_two_tags_has_words() -> None:
    reasons = collected(("AliasProposal",), 2, "reason", "remember/tags")
    for source in sources("remember/tags"):
        if "part_of_name" in source.functions:
            reasons |= source.returned("part_of_name")
    assert {"plural", "initial"} <= reasons
    assert not reasons - MERGE_REASONS.keys()


def test_every_value_of_a_vocabulary_has_a_label() -> None:
    assert set(labels.TYPES) == set(labels.TYPES_PLURAL) == set(labels.TYPES_INSIDE) == set(MemoryType)
    assert set(labels.TYPES_COUNTED) == set(MemoryType)
    assert set(labels.TIERS) == set(Tier)
    assert set(labels.STATUSES) == set(Status)
    assert set(labels.FLAGS) == set(Flag)
    assert set(labels.TRUSTS) == set(Trust)
    assert set(labels.IMPORTANCES) == set(Importance)
    assert set(labels.SOURCE_KINDS) == set(SourceKind)
    assert set(labels.ACTORS) == set(ActorKind)
    assert set(labels.AXES) == set(TimeAxis)
    assert set(labels.SORTS) == set(Sort)
    assert set(labels._KNOWN_BECAUSE) == set(Provenance)
    assert set(OUTCOMES) == set(Outcome)
    assert set(PROBLEMS) == set(ProblemCode)
    assert set(KEY_HELP) == set(Key)
    assert set(CHANGES) == set(ChangeKind)
    assert FAULTS.keys() | FAULTS_COUNTED.keys() == set(JournalFault)
    assert all(name_operation(kind, 2, in_english) for kind in OperationKind)

"""What crosses the socket comes out as it went in: every request, every reply, every error."""

import inspect
import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from datetime import UTC, date, datetime
from enum import Enum
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest

from remembrancer.model import errors
from remembrancer.model.changes import Change, ChangeRequest
from remembrancer.model.errors import InvalidInputError, RemembrancerError, VersionChangedError
from remembrancer.model.queries import Query
from remembrancer.owner.frames import BrokenFrameError, as_message
from remembrancer.owner.messages import decoded, decoded_error, decoded_request, encoded, encoded_error
from remembrancer.vault import Vault

PLAIN: dict[Any, Any] = {
    str: "an “Ö” and a \x00",
    int: 2**60,
    float: 0.1,
    bool: True,
    bytes: bytes(range(256)),
    type(None): None,
    datetime: datetime(2026, 3, 31, 15, 0, 0, 123456, tzinfo=UTC),
    date: date(2026, 3, 31),
}


def examples(hint: Any, depth: int = 0) -> Iterator[Any]:
    """Values of a type: of a union one of each kind, of a dataclass as many as its richest field has."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        yield PLAIN[hint]
    elif origin in (Union, UnionType):
        for each in inner:
            yield from examples(each, depth)
    elif origin is tuple:
        several = inner[-1] is Ellipsis
        yield tuple(examples(inner[0], depth + 1)) if several else tuple(next(examples(each, depth)) for each in inner)
    elif origin is frozenset:
        yield frozenset(examples(inner[0], depth + 1))
    elif origin in (dict, Mapping):
        yield {next(examples(inner[0])): next(examples(inner[1], depth + 1))}
    elif isinstance(hint, type) and issubclass(hint, Enum):
        yield from hint
    elif is_dataclass(hint):
        yield from _of_class(hint, depth)
    else:
        raise AssertionError(hint)


def _of_class(kind: Any, depth: int) -> Iterator[Any]:
    if depth > 4:
        return
    hints = get_type_hints(kind)
    values = {each.name: list(examples(hints[each.name], depth + 1)) for each in fields(kind)}
    if not all(values.values()):
        return
    for place in range(min(4 if depth else 20, max(map(len, values.values()), default=1))):
        yield kind(**{name: each[place % len(each)] for name, each in values.items()})


def requests() -> list[type[Any]]:
    """Every kind of request in the model."""
    found: set[type[Any]] = set()
    left: list[type[Any]] = [Query, ChangeRequest]
    while left:
        for each in left.pop().__subclasses__():
            left.append(each)
            found.add(each)
    # A dataclass with slots leaves the class behind that it was made from.
    real = (each for each in found if vars(sys.modules[each.__module__]).get(each.__name__) is each)
    return sorted((each for each in real if is_dataclass(each)), key=lambda each: each.__name__)


def reply_of(request: type[Any]) -> Any:
    """The reply that a request's base names."""
    [named] = get_args(request.__orig_bases__[0])  # type: ignore[attr-defined]
    name = getattr(named, "__forward_arg__", None)
    named_by_text = type("Named", (), {"__annotations__": {"reply": name}})
    return get_type_hints(named_by_text, vars(sys.modules[request.__module__]))["reply"] if name else named


def through_json(value: Any) -> Any:
    return decoded(json.loads(json.dumps(encoded(value), allow_nan=True)))


@pytest.mark.parametrize("request_type", requests(), ids=lambda each: each.__name__)
def test_every_request_and_reply_comes_back_as_it_was(request_type: type[Any]) -> None:
    values = [*examples(request_type), *examples(reply_of(request_type))]
    assert len(values) > 1
    for value in values:
        assert through_json(value) == value


@pytest.mark.parametrize("request_type", requests(), ids=lambda each: each.__name__)
def test_every_request_is_taken_as_it_is_declared_and_in_no_other_way(request_type: type[Any]) -> None:
    for value in examples(request_type):
        raw = json.loads(json.dumps(encoded(value)))
        assert decoded_request(raw) == value
        for spoilt in spoilt_forms(raw):
            with pytest.raises(BrokenFrameError):
                decoded_request(spoilt)


def spoilt_forms(raw: Any) -> Iterator[Any]:
    """The encoded value with one of its choices or fields as something that only looks like it."""
    if isinstance(raw, list):
        for place, each in enumerate(raw):
            yield from ([*raw[:place], spoilt, *raw[place + 1 :]] for spoilt in spoilt_forms(each))
    elif isinstance(raw, dict) and "class" in raw:
        for name, each in raw["fields"].items():
            fields_of = raw["fields"]
            yield {**raw, "fields": {**fields_of, name: {"list": [each]}}}
            yield from ({**raw, "fields": {**fields_of, name: spoilt}} for spoilt in spoilt_forms(each))
    elif isinstance(raw, dict) and "enum" in raw:
        yield raw["enum"][1]


@pytest.mark.parametrize("raw", ["GetState", None, 7, [], {"list": []}, {"map": []}])
def test_what_is_no_request_is_not_taken(raw: Any) -> None:
    with pytest.raises(BrokenFrameError):
        decoded_request(raw)


@pytest.mark.parametrize("body", [b"[" * 100_000, b'{"a":' * 100_000, b"\xff", b"null", b"7"])
def test_what_is_no_message_breaks_the_connection_and_nothing_else(body: bytes) -> None:
    with pytest.raises(BrokenFrameError):
        as_message(body)


def test_the_vault_takes_no_request_that_is_not_in_the_model(vault: Vault) -> None:
    assert vault.requests <= set(requests())


def test_what_looks_alike_in_json_stays_apart() -> None:
    for value in (("2026-03-31", date(2026, 3, 31), datetime(2026, 3, 31, tzinfo=UTC)), (1, True, 1.0), ((), [], {})):
        back = through_json(value)
        assert [type(each) for each in back] == [type(each) for each in value]
        assert back == value


@pytest.mark.parametrize("kind", [each for _, each in inspect.getmembers(errors, inspect.isclass)])
def test_every_error_comes_back_with_what_it_says(kind: type[RemembrancerError]) -> None:
    error = (
        InvalidInputError("content", "too_long", limit=10, given=11)
        if kind is InvalidInputError
        else kind("detail", path="somewhere", pid=3, kinds=("a", "b"))
    )
    back = decoded_error(json.loads(json.dumps(encoded_error(error))))
    assert type(back) is kind
    assert (vars(back), back.args, str(back)) == (vars(error), error.args, str(error))


def test_a_value_of_an_error_that_cannot_cross_goes_as_text() -> None:
    error = VersionChangedError("x", current=object)
    assert decoded_error(encoded_error(error)).values == {"current": str(object)}


@pytest.mark.parametrize(
    "raw",
    [
        {"class": "changes.Change", "fields": {}},
        {"class": "os.system", "fields": {}},
        {"class": "storage.Store", "fields": {}},
        {"enum": ["types.Status", "nothing"]},
        {"nothing": 1},
        {},
        {"instant": "yesterday"},
    ],
)
def test_nothing_but_values_of_the_model_comes_back(raw: Any) -> None:
    with pytest.raises(BrokenFrameError):
        decoded(raw)


def test_an_error_of_another_kind_is_none() -> None:
    with pytest.raises(BrokenFrameError):
        decoded_error({"error": "SystemExit", "state": {"map": []}})


def test_what_is_no_plain_data_is_not_sent() -> None:
    with pytest.raises(TypeError):
        encoded(Change)

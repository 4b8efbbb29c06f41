"""Requests, replies and errors as JSON from which exactly the same values come back.

Only the classes of :mod:`remembrancer.model` can come back. A value that JSON has no form for is an object with one
key, which says what it is; an array is a tuple.
"""

from __future__ import annotations

import base64
import pkgutil
import sys
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from datetime import date, datetime
from enum import Enum
from functools import cache
from importlib import import_module
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

import remembrancer.model
from remembrancer.model import errors
from remembrancer.model.errors import RemembrancerError
from remembrancer.owner.frames import BrokenFrameError

_PLAIN: Final = (str, int, float, bool, type(None))


def encoded(value: Any) -> Any:
    """The value as plain JSON values.

    Raises:
        TypeError: it is none that belongs into a message.
    """
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind is tuple:
        return [encoded(each) for each in value]
    if isinstance(value, Enum):
        return {"enum": [_name(kind), value.value]}
    if is_dataclass(value):
        return {
            "class": _name(kind),
            "fields": {each.name: encoded(getattr(value, each.name)) for each in fields(value)},
        }
    if kind is datetime:
        return {"instant": value.isoformat()}
    if kind is date:
        return {"date": value.isoformat()}
    if kind is bytes:
        return {"bytes": base64.b64encode(value).decode()}
    if kind is frozenset:
        return {"set": [encoded(each) for each in value]}
    if isinstance(value, dict):
        return {"map": [[encoded(key), encoded(each)] for key, each in value.items()]}
    if kind is list:
        return {"list": [encoded(each) for each in value]}
    raise TypeError(f"{kind.__name__} does not belong into a message")


def decoded(raw: Any) -> Any:
    """The value that :func:`encoded` was given.

    Raises:
        BrokenFrameError: it comes from nothing of the kind.
    """
    try:
        return _decoded(raw)
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise BrokenFrameError(f"not a message: {error}") from error


def _decoded(raw: Any) -> Any:
    if isinstance(raw, list):
        return tuple(_decoded(each) for each in raw)
    if not isinstance(raw, dict):
        return raw
    if "class" in raw:
        return _class_of(raw["class"])(**{name: _decoded(each) for name, each in raw["fields"].items()})
    [(kind, content)] = raw.items()
    return _READERS[kind](content)


def decoded_request(raw: Any) -> Any:
    """A request, as :func:`decoded`: with nothing in it but what its class declares.

    A plain text in the place of one of a few choices looks like that choice in one comparison and not in the next: who
    is not trusted must not get so far.

    Raises:
        BrokenFrameError: it is none.
    """
    request = decoded(raw)
    if not is_dataclass(request) or not _is_of(request, type(request)):
        raise BrokenFrameError("not a request")
    return request


def _is_of(value: Any, hint: Any) -> bool:
    """Whether a value is of a declared type, and all that is in it."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return any(_is_of(value, each) for each in inner)
    if origin is tuple:
        kinds = [inner[0]] * len(value) if inner[-1] is Ellipsis and isinstance(value, tuple) else inner
        fits = isinstance(value, tuple) and len(value) == len(kinds)
        return fits and all(map(_is_of, value, kinds))
    if origin is frozenset:
        return isinstance(value, frozenset) and all(_is_of(each, inner[0]) for each in value)
    if origin in (dict, Mapping):
        fits = isinstance(value, dict) and all(_is_of(each, inner[0]) for each in value)
        return fits and all(_is_of(each, inner[1]) for each in value.values())
    if hint is float:
        return type(value) in (float, int)
    declared = _hints(hint) if hasattr(hint, "__dataclass_fields__") else {}
    return type(value) is hint and all(_is_of(getattr(value, name), kind) for name, kind in declared.items())


@cache
def _hints(kind: Any) -> dict[str, Any]:
    """The declared types of a dataclass's fields."""
    hints = get_type_hints(kind)
    return {each.name: hints[each.name] for each in fields(kind)}


def encoded_error(error: RemembrancerError) -> dict[str, Any]:
    """An error that a person can be told about. Values that do not belong into a message go as text."""
    return {
        "error": type(error).__name__,
        "state": encoded({name: _sayable(each) for name, each in vars(error).items()}),
    }


def decoded_error(raw: dict[str, Any]) -> RemembrancerError:
    """The error that :func:`encoded_error` was given.

    Raises:
        BrokenFrameError: there is none of that name.
    """
    kind = getattr(errors, str(raw.get("error")), None)
    state = decoded(raw.get("state"))
    if not (isinstance(kind, type) and issubclass(kind, RemembrancerError) and isinstance(state, dict)):
        raise BrokenFrameError("not an error")
    error = kind.__new__(kind, str(state.get("detail") or kind.code))
    error.args = (str(state.get("detail") or kind.code),)
    vars(error).update(state)
    return error


def _sayable(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(name): _sayable(each) for name, each in value.items()}
    try:
        encoded(value)
    except TypeError:
        return str(value)
    return value


def _name(kind: type) -> str:
    package, _, module = kind.__module__.rpartition(".")
    if package != remembrancer.model.__name__ or vars(sys.modules[kind.__module__]).get(kind.__name__) is not kind:
        raise TypeError(f"{kind.__module__}.{kind.__qualname__} is no class of the model")
    return f"{module}.{kind.__name__}"


@cache
def _class_of(name: str) -> Any:
    """The class of the model that is called ``module.Class``. Its module alone is loaded; nothing else can be named.

    Raises:
        KeyError: there is none.
    """
    module, _, own_name = name.partition(".")
    if module not in _modules():
        raise KeyError(name)
    within = import_module(f"{remembrancer.model.__name__}.{module}")
    kind = vars(within).get(own_name)
    if not isinstance(kind, type) or kind.__module__ != within.__name__:
        raise KeyError(name)
    if not (is_dataclass(kind) or issubclass(kind, Enum)):
        raise KeyError(name)
    return kind


@cache
def _modules() -> frozenset[str]:
    return frozenset(each.name for each in pkgutil.iter_modules(remembrancer.model.__path__))


_READERS: Final[dict[str, Callable[[Any], Any]]] = {
    "enum": lambda content: _class_of(content[0])(content[1]),
    "instant": datetime.fromisoformat,
    "date": date.fromisoformat,
    "bytes": base64.b64decode,
    "set": lambda content: frozenset(_decoded(each) for each in content),
    "map": lambda content: {_decoded(key): _decoded(each) for key, each in content},
    "list": lambda content: [_decoded(each) for each in content],
}

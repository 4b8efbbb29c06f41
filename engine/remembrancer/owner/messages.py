"""Requests, replies and errors as JSON from which exactly the same values come back.

Only the classes of :mod:`remembrancer.model` can come back. A value that JSON has no form for is an object with one
key, which says what it is; an array is a tuple.
"""

from __future__ import annotations

import base64
import pkgutil
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from datetime import date, datetime
from enum import Enum
from functools import cache
from importlib import import_module
from typing import Any, Final

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
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BrokenFrameError(f"not a message: {error}") from error


def _decoded(raw: Any) -> Any:
    if isinstance(raw, list):
        return tuple(_decoded(each) for each in raw)
    if not isinstance(raw, dict):
        return raw
    if "class" in raw:
        return _known()[raw["class"]](**{name: _decoded(each) for name, each in raw["fields"].items()})
    [(kind, content)] = raw.items()
    return _READERS[kind](content)


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
    name = f"{kind.__module__.rpartition('.')[2]}.{kind.__qualname__}"
    if _known().get(name) is not kind:
        raise TypeError(f"{kind.__module__}.{kind.__qualname__} is no class of the model")
    return name


@cache
def _known() -> dict[str, Any]:
    """The classes of the model by name."""
    modules = [
        import_module(f"{remembrancer.model.__name__}.{each.name}")
        for each in pkgutil.iter_modules(remembrancer.model.__path__)
    ]
    return {
        f"{module.__name__.rpartition('.')[2]}.{kind.__qualname__}": kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type)
        and kind.__module__ == module.__name__
        and (is_dataclass(kind) or issubclass(kind, Enum))
    }


_READERS: Final[dict[str, Callable[[Any], Any]]] = {
    "enum": lambda content: _known()[content[0]](content[1]),
    "instant": datetime.fromisoformat,
    "date": date.fromisoformat,
    "bytes": base64.b64decode,
    "set": lambda content: frozenset(_decoded(each) for each in content),
    "map": lambda content: {_decoded(key): _decoded(each) for key, each in content},
    "list": lambda content: [_decoded(each) for each in content],
}

"""Names of a package that are imported when they are asked for.

A package that gathers the names of many modules would otherwise load all of them for whoever needs one: the vault with
its ranking and its model for a command that only asks the process which holds it, and all words for one sentence.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def names_on_demand(package: str, places: Mapping[str, str]) -> Callable[[str], Any]:
    """What a package has as ``__getattr__``: the object that ``places`` tells by ``module`` or ``module:name``.

    Type checkers read the imports beside it, under ``TYPE_CHECKING``; a test holds the two against each other.
    """

    def found(name: str) -> Any:
        place = places.get(name)
        if place is None:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        module, _, other = place.partition(":")
        value = getattr(import_module(module), other or name)
        setattr(sys.modules[package], name, value)
        return value

    return found

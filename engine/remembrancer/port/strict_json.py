"""JSON as the port takes it: no duplicate keys, no NaN, no halves of characters, not too deep.

Two readers of one text must not understand different things, and whatever comes in must be able to go out again.
"""

from __future__ import annotations

import json
import math
import re
from typing import Any, Final

DEEPEST: Final = 32
"""So many brackets may stand in each other."""
_STRINGS: Final = re.compile(rb'"(?:[^"\\]|\\.)*+"?', re.DOTALL)
"""Also one that has no end: else each quotation mark in it would be tried as a beginning, and read to the end again."""
_BRACKETS: Final = re.compile(rb"[\[\]{}]")


class NotStrictJsonError(ValueError):
    """The text is no JSON that is taken; ``reason`` is a code."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def check_strict(body: bytes) -> None:
    """Look whether a body is JSON that is taken.

    Raises:
        NotStrictJsonError: it is not.
    """
    _check_depth(body)
    try:
        parsed = json.loads(
            body.decode("utf-8"), object_pairs_hook=_once, parse_constant=_refused_constant, parse_float=_finite
        )
        json.dumps(parsed, ensure_ascii=False).encode("utf-8")
    except NotStrictJsonError:
        raise
    except UnicodeDecodeError as error:
        raise NotStrictJsonError("invalid_utf8") from error
    except UnicodeEncodeError as error:
        raise NotStrictJsonError("lone_surrogate") from error
    except (ValueError, RecursionError) as error:
        raise NotStrictJsonError("no_json") from error


def _check_depth(body: bytes) -> None:
    depth = 0
    for bracket in _BRACKETS.finditer(_STRINGS.sub(b"", body)):
        depth += 1 if bracket.group() in (b"[", b"{") else -1
        if depth > DEEPEST:
            raise NotStrictJsonError("too_deep")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise NotStrictJsonError("duplicate_key")
    return found


def _refused_constant(_text: str) -> float:
    raise NotStrictJsonError("not_a_number")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise NotStrictJsonError("not_a_number")
    return number

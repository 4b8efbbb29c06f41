"""JSON that others wrote: typed access that never fails, and lists read element by element.

The list reader finds the borders of the elements itself and decodes each alone. A streaming parser would stop at
the first misplaced byte, and the fast one writes ``?`` for a lone surrogate; here one bad element costs itself only.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO, Final

from remembrancer.exchange.sources import unreadable

_CHUNK_BYTES: Final = 1024 * 1024
_ELEMENT_BYTES: Final = 128 * 1024 * 1024
_STRUCTURE: Final = re.compile(rb'["\[\]{},]')
_REST_OF_STRING: Final = re.compile(rb'[^"\\]*+(?:\\.[^"\\]*+)*+"', re.DOTALL)
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"


def as_dict(value: object) -> dict[str, object]:
    """``value`` if it is an object, else an empty one."""
    return value if isinstance(value, dict) else {}


def as_list(value: object) -> list[object]:
    """``value`` if it is a list, else an empty one."""
    return value if isinstance(value, list) else []


def as_text(value: object) -> str:
    """``value`` if it is a text, else an empty one."""
    return value if isinstance(value, str) else ""


class JsonProblemError(Exception):
    """Bytes that are not the JSON they should be; ``reason`` is ``invalid_utf8``, ``not_json`` or ``too_deep``."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail


def decode_json(data: bytes) -> object:
    """The value that ``data`` spells.

    Raises:
    JsonProblemError: it does not spell one.
    """
    try:
        return json.loads(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise JsonProblemError("invalid_utf8", f"byte {error.start}") from error
    except RecursionError as error:
        raise JsonProblemError("too_deep") from error
    except ValueError as error:
        raise JsonProblemError("not_json", str(error)[:80]) from error


@dataclass(frozen=True, slots=True)
class Element:
    """One element of a list: its place (from 1), the line it begins on, and its value or what is wrong with it."""

    number: int
    line: int
    value: object = None
    problem: str = ""
    detail: str = ""


def read_elements(stream: BinaryIO) -> Iterator[Element]:
    """The elements of the list that ``stream`` holds, or the single value it holds instead."""
    first = _first_bytes(stream)
    if not first.startswith(b"["):
        yield _element(1, 1, first + stream.read())
        return
    number, line = 0, 1
    for data, is_whole in _slices(first[1:], stream):
        leading = len(data) - len(data.lstrip())
        begins = line + data[:leading].count(b"\n")
        line += data.count(b"\n")
        if not data.strip():
            continue
        number += 1
        element = _element(number, begins, data)
        yield element if is_whole or not element.problem else Element(number, begins, problem="cut_off")


def _element(number: int, line: int, data: bytes) -> Element:
    try:
        return Element(number, line, decode_json(data))
    except JsonProblemError as error:
        return Element(number, line, problem=error.reason, detail=error.detail)


def _first_bytes(stream: BinaryIO) -> bytes:
    data = stream.read(_CHUNK_BYTES)
    return data.removeprefix(_BYTE_ORDER_MARK).lstrip()


def _slices(rest: bytes, stream: BinaryIO) -> Iterator[tuple[bytes, bool]]:
    """The bytes between the commas of the outermost list; the flag is False for what the end of file cut off."""
    buffer, start, position, depth = rest, 0, 0, 0
    while True:
        found = _STRUCTURE.search(buffer, position)
        end_of_string = _REST_OF_STRING.match(buffer, found.end()) if found and found.group() == b'"' else None
        if found is None or (found.group() == b'"' and end_of_string is None):
            # More bytes are needed; what was given out already is dropped.
            waiting = len(buffer) if found is None else found.start()
            buffer, position, start = buffer[start:], waiting - start, 0
            if len(buffer) > _ELEMENT_BYTES:
                raise unreadable("too_large", str(_ELEMENT_BYTES))
            chunk = stream.read(_CHUNK_BYTES)
            if not chunk:
                yield buffer, False
                return
            buffer += chunk
        elif end_of_string is not None:
            position = end_of_string.end()
        else:
            position = found.end()
            if found.group() in b"[{":
                depth += 1
            elif found.group() in b"]}":
                if depth == 0:
                    yield buffer[start : found.start()], True
                    return
                depth -= 1
            elif depth == 0:
                yield buffer[start : found.start()], True
                start = found.end()

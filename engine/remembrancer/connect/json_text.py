"""JSON as people keep it, also with comments: a member or item of ours goes in and out, the rest stays to the byte.

Nothing is written anew from its values. Comments and trailing commas become blanks of the same length, so that the
standard library reads the values and says where they end.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from remembrancer.connect.insertion import Inserted, NotUnderstoodError, newline_of

_STRING: Final = r'"[^"\\]*(?:\\.[^"\\]*)*"'
_COMMENTS: Final = re.compile(rf"{_STRING}|//[^\n]*|/\*.*?\*/", re.DOTALL)
_LAST_COMMAS: Final = re.compile(rf"{_STRING}|,(?=\s*[}}\]])", re.DOTALL)
_BLANKS: Final = re.compile(r"\s*")
_NOT_BLANK: Final = re.compile(r"[^\r\n]")
_DECODER: Final = json.JSONDecoder()
_INDENT: Final = "  "


@dataclass(frozen=True, slots=True)
class _Part:
    """A member or an item: where it starts (a member at its key), where its value starts, and where it ends."""

    key: str
    start: int
    value: int
    end: int


def read(text: str) -> Any:
    """The values of a text; an empty one is an empty object.

    Raises:
        NotUnderstoodError: it is no JSON, also with comments and trailing commas.
    """
    return _values(_plain(text))


def insert_member(text: str, path: tuple[str, ...], key: str, value: object) -> Inserted:
    """Put a member first into the object at ``path``, which is made where it is not there.

    Raises:
        NotUnderstoodError: it is no JSON, or something else than objects lies on the path.
    """
    return _insert(text, path, f"{json.dumps(key)}: ", value, "{")


def insert_item(text: str, path: tuple[str, ...], value: object) -> Inserted:
    """Put an item first into the array at ``path``, which is made where it is not there. Raises as above."""
    return _insert(text, path, "", value, "[")


def remove_member(text: str, path: tuple[str, ...], key: str) -> str:
    """``text`` without a member, its comma and the line it alone stood on; as it is where there is none."""
    return _remove(text, path, "{", lambda part, _value: part.key == key)


def remove_items(text: str, path: tuple[str, ...], mark: re.Pattern[str]) -> str:
    """``text`` without the items of the array at ``path`` in whose text ``mark`` is found."""
    while (shorter := _remove(text, path, "[", lambda _part, value: mark.search(value) is not None)) != text:
        text = shorter
    return text


def _insert(text: str, path: tuple[str, ...], lead: str, value: object, bracket: str) -> Inserted:
    plain = _plain(text)
    values = _values(plain)
    if not plain.strip():
        newline = newline_of(text)
        fragment = _written(_nested(path, lead, value, bracket), "", newline) + newline
        return Inserted(text + fragment, fragment)
    start = _opening(plain)
    for depth, name in enumerate(path):
        part = next((each for each in _parts(plain, start) if each.key == name), None)
        if part is None:
            inner = _nested(path[depth + 1 :], lead, value, bracket)
            return _put(text, plain, start, f"{json.dumps(name)}: ", inner)
        wanted = bracket if depth == len(path) - 1 else "{"
        if plain[part.value] != wanted:
            raise NotUnderstoodError(f"{name} is something else")
        start, values = part.value, values[name]
    return _put(text, plain, start, lead, value)


def _put(text: str, plain: str, start: int, lead: str, value: object) -> Inserted:
    """Put something first into the object or array that opens at ``start``."""
    newline = newline_of(text)
    first = next(iter(_parts(plain, start)), None)
    inside = plain[start + 1 : first.start] if first else ""
    outer = _indentation(text, start)
    if first and "\n" not in inside:
        # All in one line, and so is what is put in.
        fragment = f"{lead}{json.dumps(value, ensure_ascii=False)}, "
        return Inserted(text[: start + 1] + fragment + text[start + 1 :], fragment)
    indent = _indentation(text, first.start) if first else outer + _INDENT
    fragment = f"{newline}{indent}{lead}{_written(value, indent, newline)}"
    place = start + 1
    if first:
        # After a comment on the line of the bracket, which is about what opens there.
        line_end = start + 1 + inside.index("\n")
        if "/*" not in text[place:line_end]:
            place = line_end - (text[line_end - 1] == "\r")
        fragment += ","
    elif "\n" not in plain[start + 1 : _BLANKS.match(plain, start + 1).end()]:  # type: ignore[union-attr]
        fragment += newline + outer
    return Inserted(text[:place] + fragment + text[place:], fragment)


def _remove(text: str, path: tuple[str, ...], bracket: str, is_ours: Callable[[_Part, str], bool]) -> str:
    plain = _plain(text)
    _values(plain)
    if not plain.strip():
        return text
    start = _opening(plain)
    for name in path:
        part = next((each for each in _parts(plain, start) if each.key == name), None)
        if part is None:
            return text
        start = part.value
    if plain[start] != bracket:
        return text
    parts = list(_parts(plain, start))
    for number, part in enumerate(parts):
        if is_ours(part, plain[part.value : part.end]):
            before = parts[number - 1].end if number else start + 1
            return _without(text, before, part, parts[number + 1].start if number + 1 < len(parts) else -1)
    return text


def _without(text: str, before: int, part: _Part, after: int) -> str:
    """``text`` without a part: with the comma behind it, or, of the last one, the comma before it."""
    begin = part.start
    line = text.rfind("\n", before, begin)
    if line >= 0 and not text[line:begin].strip():
        begin = line - (text[line - 1] == "\r")
    end = part.end
    if after >= 0:
        end = text.index(",", end) + 1
        if begin == part.start:
            end = _BLANKS.match(text, end).end()  # type: ignore[union-attr]
    else:
        comma = text.find(",", before, begin)
        if comma >= 0 and not text[before:comma].strip():
            return text[:comma] + text[comma + 1 : begin] + text[end:]
    return text[:begin] + text[end:]


def _plain(text: str) -> str:
    """``text`` with blanks for its byte order mark, its comments and trailing commas; as long as it was."""
    if text.startswith("\ufeff"):
        text = " " + text[1:]
    for found in (_COMMENTS, _LAST_COMMAS):
        text = found.sub(_blanked, text)
    return text


def _blanked(match: re.Match[str]) -> str:
    found = match.group()
    return found if found.startswith('"') else _NOT_BLANK.sub(" ", found)


def _values(plain: str) -> Any:
    if not plain.strip():
        return {}
    try:
        values = json.loads(plain)
    except (ValueError, RecursionError) as error:
        raise NotUnderstoodError("no JSON") from error
    if not isinstance(values, dict):
        raise NotUnderstoodError("no object")
    return values


def _opening(plain: str) -> int:
    return plain.index("{")


def _parts(plain: str, start: int) -> Iterator[_Part]:
    """The members or items of what opens at ``start`` of a text that is known to be JSON."""
    is_object = plain[start] == "{"
    place = _skip(plain, start + 1)
    while plain[place] not in "}]":
        begin, key = place, ""
        if is_object:
            key, place = _DECODER.raw_decode(plain, place)
            place = _skip(plain, _skip(plain, place) + 1)
        _, end = _DECODER.raw_decode(plain, place)
        yield _Part(key, begin, place, end)
        place = _skip(plain, end)
        if plain[place] == ",":
            place = _skip(plain, place + 1)


def _skip(plain: str, place: int) -> int:
    found = _BLANKS.match(plain, place)
    return found.end() if found else place


def _nested(path: tuple[str, ...], lead: str, value: object, bracket: str) -> object:
    """What has to stand at a path that is not there, so that the value is in it."""
    inner: object = {json.loads(lead.rstrip(": ")): value} if bracket == "{" else [value]
    for name in reversed(path):
        inner = {name: inner}
    return inner


def _written(value: object, indent: str, newline: str) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False).replace("\n", newline + indent)


def _indentation(text: str, place: int) -> str:
    """The blanks at the start of the line in which something stands."""
    line = text[text.rfind("\n", 0, place) + 1 : place]
    return line[: len(line) - len(line.lstrip(" \t"))]

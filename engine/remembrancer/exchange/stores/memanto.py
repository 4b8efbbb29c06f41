"""Memanto's exports: a Markdown file with a section for each type, and bundles of a document a memory (OKF)."""

from __future__ import annotations

import re
from datetime import tzinfo
from typing import Final

import yaml

from remembrancer.exchange.json_values import as_dict, as_text
from remembrancer.exchange.records import Records, Said, identifier_of, tags_of
from remembrancer.exchange.sources import MARKDOWN_BYTES, ReadSource, read_whole, unreadable
from remembrancer.exchange.stores.fields import confidence_of, first_stated, names_of, provenance_named, type_named
from remembrancer.exchange.times import stated_by
from remembrancer.model.importing import ReadFile
from remembrancer.model.types import MemoryType, SourceKind

EXPORT: Final = "memanto_export"
OKF: Final = "memanto_okf"
_BETWEEN: Final = re.compile(r"^<!-- okf-entry -->\s*$", re.MULTILINE)
_HEAD: Final = re.compile(r"\A\s*---\n(?P<head>.*?)\n---\n?(?P<body>.*)\Z", re.DOTALL)
_SECTION: Final = re.compile(r"## (\w+)\s*")
_TITLE: Final = re.compile(r"### (.+)")
_KNOWN: Final = re.compile(r"\*((?:Confidence|Status|Created|Tags): .*)\*\s*")
_LABELS: Final = {f"{kind.value}s": kind for kind in MemoryType} | {"context": MemoryType.CONTEXT}
_IN_USE: Final = ("active", "")
_FOOTER: Final = "\n---\n[Supporting data]"


def looks_like_export(head: str) -> bool:
    """Whether a file begins as an export does."""
    return head.lstrip().startswith("# Memory") and "> Generated:" in head and "> Total memories:" in head


def looks_like_okf(head: str) -> bool:
    """Whether a file begins as a document of a bundle does."""
    return head.lstrip().startswith("---") and "\nx_memanto:" in head


def read_export(source: ReadSource, zone: tzinfo) -> ReadFile:
    """The memories of an export: a title, what it says, and a line of what is known of it.

    Raises:
    UnreadableFileError: the file cannot be opened, is too large, or is not text.
    """
    records = Records(source.path, EXPORT, SourceKind.FILE, source.name)
    kind: MemoryType | None = None
    title, start, body = "", 0, list[str]()
    put_away = 0
    for number, line in enumerate(_text(source).split("\n"), start=1):
        section, heading, known = _SECTION.fullmatch(line), _TITLE.fullmatch(line), _KNOWN.fullmatch(line)
        if section is not None and section[1].lower() in _LABELS:
            kind, title, body = _LABELS[section[1].lower()], "", []
        elif heading is not None:
            title, start, body = heading[1].strip(), number, []
        elif known is not None and start:
            said = dict(part.split(": ", 1) for part in known[1].split(" | ") if ": " in part)
            text = "\n".join(body).strip() or title
            if said.get("Status", "") not in _IN_USE:
                put_away += 1
            elif text:
                records.add(
                    text,
                    identifier_of(title, text),
                    line=start,
                    title="" if title in ("Untitled", text) else title,
                    tags=tags_of([tag.strip("` ") for tag in said.get("Tags", "").split(",")]),
                    type=kind,
                    times=stated_by(said.get("Created"), zone),
                    said=Said(confidence=confidence_of(said.get("Confidence"))),
                )
            title, start, body = "", 0, []
        else:
            body.append(line)
    if put_away:
        records.refuse("not_in_force", 0, str(put_away))
    if not len(records):
        records.refuse("empty")
    return records.finish(EXPORT)


def read_okf(source: ReadSource, zone: tzinfo) -> ReadFile:
    """The memories of a document of a bundle, which may hold several.

    Raises:
    UnreadableFileError: the file cannot be opened, is too large, or is not text.
    """
    records = Records(source.path, OKF, SourceKind.FILE, source.name)
    put_away = 0
    for number, document in enumerate(_BETWEEN.split(_text(source)), start=1):
        found = _HEAD.match(document)
        head = _properties(found["head"]) if found else {}
        own = as_dict(head.get("x_memanto"))
        text = found["body"].split(_FOOTER)[0].strip() if found else ""
        if as_text(own.get("status")) not in _IN_USE:
            put_away += 1
        elif not text:
            records.refuse("not_a_text", 0, str(number))
        else:
            title = as_text(head.get("title"))
            records.add(
                text,
                as_text(own.get("id")) or identifier_of(title, text),
                line=0,
                reference=as_text(own.get("source")),
                title="" if title in ("Untitled", text) else title,
                tags=tags_of(names_of(head.get("tags"))),
                type=type_named(own.get("type")) or type_named(head.get("type")),
                times=first_stated((head.get("timestamp"), own.get("updated_at")), zone),
                said=Said(provenance_named(own.get("provenance")), confidence_of(own.get("confidence"))),
            )
    if put_away:
        records.refuse("not_in_force", 0, str(put_away))
    return records.finish(OKF)


def _properties(text: str) -> dict[str, object]:
    # Texts, lists and mappings only: nothing is executed.
    loader = yaml.BaseLoader(text)
    try:
        return as_dict(loader.get_single_data())
    except (yaml.YAMLError, RecursionError):
        return {}
    finally:
        loader.dispose()


def _text(source: ReadSource) -> str:
    try:
        return read_whole(source, MARKDOWN_BYTES).decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise unreadable("invalid_utf8", f"byte {error.start}") from error

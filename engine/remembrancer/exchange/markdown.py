"""Notes, agents' memory files and rules in Markdown."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import tzinfo
from pathlib import PurePosixPath
from typing import Final

from remembrancer.exchange import readable
from remembrancer.exchange.front_matter import FrontMatter, read_front_matter
from remembrancer.exchange.markdown_statements import Outline, Statement, make_parser, read_outline
from remembrancer.exchange.observations import read_observation, read_relation
from remembrancer.exchange.records import Records, excerpt_of, identifier_of, tags_of
from remembrancer.exchange.sources import MARKDOWN_BYTES, ReadSource, read_whole
from remembrancer.exchange.times import stated_by_name
from remembrancer.model.importing import ReadFile
from remembrancer.model.memory import Times
from remembrancer.model.types import SourceKind

FORMAT: Final = "markdown"
_NAMES_WITHOUT_SUBJECT: Final = frozenset(
    {"agents", "claude", "gemini", "memory", "readme", "index", "notes", "rules", "general"}
    | {".cursorrules", ".windsurfrules", ".clinerules", ".goosehints"}
)
_TEMPLATE_FOLDERS: Final = frozenset({"template", "templates", "_templates"})
_LINE_ENDS: Final = re.compile("\r\n?")
_INDENTATION: Final = re.compile("^[ \t\u00a0]*\u00a0", re.MULTILINE)
_LEADING_DATE: Final = re.compile(r"^\d{4}-\d{2}-\d{2}$")


@dataclass(frozen=True, slots=True)
class _Note:
    """What all statements of one file share."""

    name: str
    subject: str
    head: FrontMatter
    times: Times

    @property
    def has_observations(self) -> bool:
        """Whether its points may be observations about its subject, in basic-memory's form."""
        return self.head.has_permalink


def read_markdown(source: ReadSource, zone: tzinfo) -> ReadFile:
    """The statements of one file.

    Raises:
    UnreadableFileError: the file cannot be opened or is too large.
    """
    records = Records(source.path, f"{FORMAT}:{source.name}", SourceKind.FILE, source.name)
    text = _decode(read_whole(source, MARKDOWN_BYTES), records)
    if text is None:
        return records.finish(FORMAT)
    if not text.strip():
        records.refuse("empty")
        return records.finish(FORMAT)
    outline = read_outline(make_parser(), text)
    head = read_front_matter(outline.front_matter, zone)
    if head.problem:
        records.refuse(head.problem, 1, excerpt_of(outline.front_matter))
    if _is_template(source, head):
        return records.finish(FORMAT)
    stem = PurePosixPath(source.name).stem
    times = head.times if head.times.stated else stated_by_name(stem, zone)
    note = _Note(source.name, _subject(stem, head), head, times)
    for statement in outline.statements:
        _add(records, note, statement)
    if not len(records):
        _add_properties(records, note, outline)
    _tell_what_was_left_out(records, outline)
    return records.finish(FORMAT)


def _decode(data: bytes, records: Records) -> str | None:
    """The text of a file, or None if it has none. Bytes that are not UTF-8 become lone surrogates, refused later."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        try:
            text = data.decode("utf-16")
        except UnicodeDecodeError as error:
            records.refuse("invalid_utf16", 0, f"byte {error.start}")
            return None
    else:
        text = data.decode("utf-8", "surrogateescape").removeprefix("\ufeff")
    if "\x00" in text:
        records.refuse("nul_character", text.count("\n", 0, text.index("\x00")) + 1)
        return None
    # Text copied from web pages is indented with spaces that do not break, which Markdown does not know.
    return _INDENTATION.sub(lambda found: found.group().replace("\u00a0", " "), _LINE_ENDS.sub("\n", text))


def _is_template(source: ReadSource, head: FrontMatter) -> bool:
    stem = PurePosixPath(source.name).stem.lower()
    if stem in _NAMES_WITHOUT_SUBJECT:
        return False
    in_folder = bool(source.folders) and source.folders[-1].lower() in _TEMPLATE_FOLDERS
    return in_folder or stem.endswith((" template", "_template", "-template")) or head.is_template


def _subject(stem: str, head: FrontMatter) -> str:
    """What the note is about: its title, else its name if that says something."""
    if head.title:
        return head.title
    return "" if stem.lower() in _NAMES_WITHOUT_SUBJECT or _LEADING_DATE.match(stem) else stem


def _add(records: Records, note: _Note, statement: Statement) -> None:
    text = statement.text if statement.is_whole_block else readable.unlink(statement.text).strip()
    if not statement.is_whole_block and readable.has_placeholder(text) and not readable.says_something(text):
        return
    if _add_as_observation(records, note, statement):
        return
    content = _with_context(statement, text)
    carries = content != text
    is_understood = carries or (not statement.is_whole_block and readable.stands_alone(text))
    records.add(
        content,
        identifier_of(*statement.headings, content),
        line=statement.line,
        reference=" > ".join(statement.headings),
        title="" if is_understood else _heading_of(note, statement),
        tags=note.head.tags,
        evidence=statement.text if carries else "",
        times=note.times,
    )


def _with_context(statement: Statement, text: str) -> str:
    """``text`` with the line it hangs from if it needs it, and with a heading that would turn what it says."""
    needs_line = bool(statement.context) and (
        statement.needs_context or statement.is_whole_block or not readable.stands_alone(text, readable.CARRYING_WORDS)
    )
    context = statement.context if needs_line else ""
    turning = next((heading for heading in reversed(statement.headings) if readable.qualifies(heading)), "")
    if turning and turning != context and not readable.is_negative(text):
        turning = turning.rstrip(":.! ")
        context = f"{turning}: {context}" if context else turning
    if context and statement.is_whole_block:
        return f"{context}:\n{text}"
    return readable.with_context(context, text)


def _heading_of(note: _Note, statement: Statement) -> str:
    return next((heading for heading in reversed(statement.headings) if heading), note.subject)


def _add_as_observation(records: Records, note: _Note, statement: Statement) -> bool:
    """A point in basic-memory's form, added as what it says of the note's subject."""
    if not statement.is_point or statement.context:
        return False
    subject = note.subject if note.has_observations else ""
    found = read_observation(statement.text, subject) or read_relation(statement.text, subject)
    if found is None:
        return False
    records.add(
        found.content,
        identifier_of(*statement.headings, found.content),
        line=statement.line,
        reference=" > ".join(statement.headings),
        tags=tags_of([*note.head.tags, *found.tags]),
        type=found.type,
        evidence=statement.text,
        times=note.times,
    )
    return True


def _add_properties(records: Records, note: _Note, outline: Outline) -> None:
    """A note without a body states its properties, in one memory."""
    if not note.head.properties or not note.subject:
        return
    stated = "; ".join(f"{key}: {value}" for key, value in note.head.properties)
    content = f"{note.subject}: {stated}"
    records.add(
        content,
        identifier_of(content),
        line=1,
        title=note.subject,
        tags=note.head.tags,
        evidence=outline.front_matter,
        times=note.times,
    )


def _tell_what_was_left_out(records: Records, outline: Outline) -> None:
    if outline.tasks:
        records.refuse("to_do_items", outline.first_task_line, str(outline.tasks))
    if not len(records) and not outline.has_body:
        records.refuse("empty")

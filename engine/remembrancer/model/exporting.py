"""Giving memories out as files that other programs and people can read. The files are not encrypted."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from remembrancer.model.changes import Change, ChangeRequest
from remembrancer.model.queries import Query
from remembrancer.model.search import Search


class ExportForm(StrEnum):
    """What the files are like."""

    JSON_LINES = "json_lines"
    """Every record with all versions: of a whole vault, enough to make an equal one."""
    MARKDOWN_TYPES = "markdown_types"
    """A folder with a Markdown file for each type."""
    MARKDOWN_DAYS = "markdown_days"
    """A folder with a Markdown file for each day of the memories' lives, in the person's zone."""
    MCP_MEMORY = "mcp_memory"
    """One file, as the reference memory server of the Model Context Protocol keeps it."""
    CSV = "csv"
    """A table; what a spreadsheet would take for a formula is kept from being one."""
    OBSIDIAN = "obsidian"
    """A folder with a note for each memory, its properties at the head."""

    @property
    def is_folder(self) -> bool:
        return self in (ExportForm.MARKDOWN_TYPES, ExportForm.MARKDOWN_DAYS, ExportForm.OBSIDIAN)

    @property
    def suffix(self) -> str:
        """What the name of the file ends with; nothing for a folder."""
        return "" if self.is_folder else ".csv" if self is ExportForm.CSV else ".jsonl"


@dataclass(frozen=True, slots=True)
class Exported:
    """What was written. ``complete``: an equal vault can be made of it. ``number`` is the change number it shows."""

    path: str
    form: ExportForm
    memories: int
    files: int
    size: int
    complete: bool
    number: int


@dataclass(frozen=True, slots=True)
class ExportMemories(Query[Exported]):
    """Write the memories that answer a search to ``path``: a file, or a folder that is new or empty.

    Without a condition, text and instant, JSON Lines hold everything in the caller's scope, also what is deleted. An
    existing file is kept unless ``replace``; links are never followed. Nothing is left behind by what fails.

    Raises FileNotWrittenError, CancelledError.
    """

    path: str
    form: ExportForm = ExportForm.JSON_LINES
    search: Search = field(default_factory=Search)
    replace: bool = False


@dataclass(frozen=True, slots=True)
class TakeOver(ChangeRequest[Change]):
    """Make an empty vault equal to the one of which ``path`` is a complete export, with its whole past.

    Trust, pins and decisions come as they were, so it takes a person. What the file says of the past is taken on trust:
    the journal tells from where on it was written here.

    Raises InvalidInputError where the vault is not empty, UnreadableFileError where the file is no complete export,
    NotPermittedError for anybody but a person.
    """

    path: str
    key: str = ""

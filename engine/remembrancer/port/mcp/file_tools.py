"""The tool ``memory``: six commands on memories as text files, by the names of Anthropic's memory tool."""

from __future__ import annotations

from itertools import count
from typing import Annotated, Any, Final, Literal

from pydantic import Field, StringConstraints

from remembrancer.model import limits
from remembrancer.model.errors import InvalidInputError
from remembrancer.port.mcp.arguments import Arguments
from remembrancer.port.mcp.files import FileRefusedError, MemoryFiles
from remembrancer.port.mcp.told import Told
from remembrancer.port.mcp.tools import Asking, Tool

Path = Annotated[str, StringConstraints(min_length=1, max_length=limits.TITLE_CHARACTERS * 2)]
Text = Annotated[str, StringConstraints(max_length=limits.CONTENT_CHARACTERS)]


class FileArguments(Arguments):
    command: Literal["view", "create", "str_replace", "insert", "delete", "rename"]
    path: Path | None = Field(None, description="All but rename. Begins with /memories.")
    view_range: tuple[int, int] | None = Field(None, description="view: first and last line; -1: to the end.")
    file_text: Text | None = Field(None, description="create")
    old_str: Text | None = Field(None, description="str_replace: occurs exactly once.")
    new_str: Text | None = Field(None, description="str_replace")
    insert_line: int | None = Field(None, description="insert: after this line; 0: at the top.")
    insert_text: Text | None = Field(None, description="insert")
    old_path: Path | None = Field(None, description="rename")
    new_path: Path | None = Field(None, description="rename")

    def text(self, field: str) -> str:
        """The text that the command needs.

        Raises:
            InvalidInputError: it was not given.
        """
        given = getattr(self, field)
        if not isinstance(given, str):
            raise InvalidInputError(field, "missing")
        return given


def _memory(asking: Asking, given: FileArguments) -> Told:
    numbers = count(1)
    files = MemoryFiles(asking.way, lambda: f"{asking.key}/{next(numbers)}" if asking.key else "")
    try:
        return Told((_carried_out(files, given),))
    except FileRefusedError as error:
        return Told((error.told,), is_error=True)


def _carried_out(files: MemoryFiles, given: FileArguments) -> str:
    match given.command:
        case "view":
            return files.view(given.text("path"), given.view_range)
        case "create":
            return files.create(given.text("path"), given.text("file_text"))
        case "str_replace":
            return files.str_replace(given.text("path"), given.text("old_str"), given.new_str or "")
        case "insert":
            if given.insert_line is None:
                raise InvalidInputError("insert_line", "missing")
            return files.insert(given.text("path"), given.insert_line, given.text("insert_text"))
        case "delete":
            return files.delete(given.text("path"))
        case "rename":
            return files.rename(given.text("old_path"), given.text("new_path"))


FILE_TOOLS: Final[tuple[Tool[Any], ...]] = (
    Tool(
        "memory",
        "Memories as text files below /memories: view, create, str_replace, insert, delete, rename.",
        FileArguments,
        _memory,
    ),
)

"""The tools for blocks of core memory, by the names and arguments that Letta's agents know."""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import Field, StringConstraints

from remembrancer.model import limits
from remembrancer.model.blocks import DESCRIPTION_CHARACTERS, LABEL_CHARACTERS, MOST_LIMIT
from remembrancer.port.blocks import BlockWritten, KeptBlock, MemoryBlocks
from remembrancer.port.mcp.arguments import Arguments, Namespace
from remembrancer.port.mcp.fenced import fenced, in_doubt
from remembrancer.port.mcp.told import Told
from remembrancer.port.mcp.tools import Asking, Tool
from remembrancer.text.harmless import harmless
from remembrancer.wording import agents, in_english
from remembrancer.wording.templates import Template

Label = Annotated[str, StringConstraints(min_length=1, max_length=LABEL_CHARACTERS)]
Text = Annotated[str, StringConstraints(max_length=limits.CONTENT_CHARACTERS)]
_END: Final = -1


class _Refused(Exception):  # noqa: N818  (not an error: an answer)
    """The text does not allow the change; the message says why, for the agent."""


class ReadArguments(Arguments):
    label: Annotated[str, StringConstraints(max_length=LABEL_CHARACTERS)] = Field("", description="Default: all.")
    namespace: Namespace = ""


class InsertArguments(Arguments):
    label: Label
    new_str: Text
    insert_line: int = Field(_END, ge=_END, description="After this line; 0: at the top, -1: at the end.")
    namespace: Namespace = ""


class ReplaceArguments(Arguments):
    label: Label
    old_str: Annotated[str, StringConstraints(min_length=1, max_length=limits.CONTENT_CHARACTERS)] = Field(
        description="Occurs exactly once."
    )
    new_str: Text
    namespace: Namespace = ""


class RethinkArguments(Arguments):
    label: Label
    new_memory: Text = Field(description="The whole new value. A block that is not there is made.")
    limit: int | None = Field(None, ge=1, le=MOST_LIMIT, description="The most characters of the value.")
    description: Annotated[str, StringConstraints(max_length=DESCRIPTION_CHARACTERS)] | None = None
    namespace: Namespace = ""


def _read(asking: Asking, given: ReadArguments) -> str:
    blocks = MemoryBlocks(asking.way, given.namespace)
    found = (blocks.get(given.label),) if given.label else blocks.all()
    if not found:
        return agents.BLOCKS_NONE.fill(in_english)
    return fenced(agents.BLOCKS, [line for each in found for line in _lines(each)])


def _lines(kept: KeptBlock) -> list[str]:
    block = kept.block
    head = agents.BLOCK.fill(
        in_english,
        label=block.label,
        used=str(len(block.value)),
        limit=str(block.limit),
        description=harmless(block.description),
    )
    lines = (f"{number}: {harmless(line)}" for number, line in enumerate(block.value.split("\n"), 1))
    return [in_doubt(kept.memory.unapproved_rule) + head, *lines]


def _insert(asking: Asking, given: InsertArguments) -> Told:
    def changed(text: str) -> str:
        lines = text.split("\n") if text else []
        if given.insert_line > len(lines):
            raise _refused(agents.FILE_LINE, line=str(given.insert_line), last=str(len(lines)))
        place = len(lines) if given.insert_line == _END else given.insert_line
        return "\n".join((*lines[:place], given.new_str, *lines[place:]))

    return _changed(asking, given.label, given.namespace, changed)


def _replace(asking: Asking, given: ReplaceArguments) -> Told:
    def changed(text: str) -> str:
        times = text.count(given.old_str)
        if times == 0:
            raise _refused(agents.FILE_NOT_VERBATIM, path=given.label)
        if times > 1:
            first = text.index(given.old_str)
            second = text.index(given.old_str, first + 1)
            lines = ", ".join(str(text.count("\n", 0, place) + 1) for place in (first, second))
            raise _refused(agents.FILE_SEVERAL, lines=lines)
        return text.replace(given.old_str, given.new_str)

    return _changed(asking, given.label, given.namespace, changed)


def _rethink(asking: Asking, given: RethinkArguments) -> str:
    written = MemoryBlocks(asking.way, given.namespace).put(
        given.label, given.new_memory, given.limit, given.description, key=asking.key
    )
    return _said(given.label, written)


def _changed(asking: Asking, label: str, namespace: str, change: Any) -> Told:
    blocks = MemoryBlocks(asking.way, namespace)
    kept = blocks.get(label)
    try:
        value = change(kept.block.value)
    except _Refused as refused:
        return Told((str(refused),), is_error=True)
    # What was read is what is changed: nothing that somebody else wrote meanwhile is written over.
    return Told((_said(label, blocks.put(label, value, expected=kept.memory.number, key=asking.key)),))


def _refused(why: Template, **values: str) -> _Refused:
    return _Refused(why.fill(in_english, **values))


def _said(label: str, written: BlockWritten) -> str:
    words = agents.BLOCK_WAITS if written.waits else agents.BLOCK_STANDS.get(written.reason, agents.BLOCK_CHANGED)
    return words.fill(in_english, label=label)


BLOCK_TOOLS: Final[tuple[Tool[Any], ...]] = (
    Tool("memory_read", "The blocks of core memory with numbered lines.", ReadArguments, _read, reads=True),
    Tool("memory_insert", "Insert a line into a block.", InsertArguments, _insert),
    Tool("memory_replace", "Replace a text in a block.", ReplaceArguments, _replace),
    Tool("memory_rethink", "Give a block a whole new value, or make one.", RethinkArguments, _rethink),
)

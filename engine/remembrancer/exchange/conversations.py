"""What the readers of chat exports share: turns, and the list of conversations they come in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import tzinfo
from typing import Final

from remembrancer.exchange.json_values import Element, as_dict, as_list, read_elements
from remembrancer.exchange.records import Records, excerpt_of, identifier_of
from remembrancer.exchange.sources import CONVERSATIONS_BYTES, ReadSource
from remembrancer.exchange.times import UNSTATED
from remembrancer.model.importing import ReadFile
from remembrancer.model.memory import Times
from remembrancer.model.progress import Progress, check_cancelled
from remembrancer.model.types import SourceKind

PERSON: Final = "user"
ASSISTANT: Final = "assistant"


@dataclass(frozen=True, slots=True)
class Turn:
    """What one side said at once. ``problem`` is a code for a turn that cannot be read; its text is then empty."""

    identifier: str
    speaker: str
    text: str
    times: Times = UNSTATED
    problem: str = ""


@dataclass(frozen=True, slots=True)
class Conversation:
    """The visible turns of a conversation in order."""

    identifier: str
    title: str
    turns: tuple[Turn, ...]


Understand = Callable[[dict[str, object], tzinfo], Conversation | None]
"""Makes a conversation of one object of an export; None if it is not one."""


def read_conversations(
    source: ReadSource, zone: tzinfo, progress: Progress, *, system: str, name: str, understand: Understand
) -> ReadFile:
    """The turns of an export as episodes; a conversation that cannot be read costs only itself.

    ``system`` names the format and the origin, ``name`` is what people call the program.

    Raises:
    UnreadableFileError: the file cannot be opened or is too large.
    CancelledError: the person asked to stop.
    """
    records = Records(source.path, system, SourceKind.CONVERSATION, name)
    with source.open(CONVERSATIONS_BYTES) as stream:
        for element in _conversation_elements(read_elements(stream)):
            check_cancelled(progress)
            if element.problem:
                records.refuse(element.problem, element.line, element.detail)
                continue
            understood = understand(as_dict(element.value), zone) if isinstance(element.value, dict) else None
            if understood is None:
                records.refuse("not_a_conversation", element.line, f"{element.number}: {_shape_of(element.value)}")
                continue
            _add(records, understood, element.line)
    return records.finish(system)


def _conversation_elements(elements: Iterable[Element]) -> Iterator[Element]:
    """The list of conversations also where it is wrapped in an object."""
    for element in elements:
        wrapped = as_dict(element.value).get("conversations")
        if isinstance(wrapped, list):
            for number, value in enumerate(as_list(wrapped), start=1):
                yield Element(number, element.line, value)
        else:
            yield element


def _add(records: Records, conversation: Conversation, line: int) -> None:
    for turn in conversation.turns:
        if turn.problem:
            records.refuse(turn.problem, line, excerpt_of(f"{conversation.title}: {turn.identifier}"))
            continue
        records.add(
            turn.text,
            f"{conversation.identifier}/{turn.identifier}",
            line=line,
            reference=conversation.title,
            tags=(turn.speaker,),
            times=turn.times,
            session=conversation.identifier,
            episode=True,
        )


def identifier_of_conversation(title: str, begun: object, turns: Iterable[str]) -> str:
    """A stable identifier for a conversation that came without one."""
    return identifier_of("conversation", title, str(begun), next(iter(turns), ""))


def _shape_of(value: object) -> str:
    if isinstance(value, dict):
        return excerpt_of(", ".join(str(key) for key in list(value)[:8])) or "{}"
    return type(value).__name__

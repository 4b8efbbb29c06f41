"""Claude's export: conversations as lists of messages, whose words stand in a text or in blocks."""

from __future__ import annotations

from datetime import tzinfo
from typing import Final

from remembrancer.exchange.conversations import (
    ASSISTANT,
    PERSON,
    Conversation,
    Turn,
    identifier_of_conversation,
    read_conversations,
)
from remembrancer.exchange.json_values import as_dict, as_list, as_text
from remembrancer.exchange.sources import ReadSource
from remembrancer.exchange.times import stated_by
from remembrancer.model.importing import ReadFile
from remembrancer.model.memory import Times
from remembrancer.model.progress import Progress

FORMAT: Final = "claude"
_SPEAKERS: Final = {"human": PERSON, "user": PERSON, "assistant": ASSISTANT}


def read_claude(source: ReadSource, zone: tzinfo, progress: Progress) -> ReadFile:
    """The turns of every conversation in an export; see :func:`read_conversations` for what it raises."""
    return read_conversations(source, zone, progress, system=FORMAT, name="Claude", understand=understand)


def understand(value: dict[str, object], zone: tzinfo) -> Conversation | None:
    """A conversation with its turns; None if it has no list of messages."""
    messages = value.get("chat_messages")
    if not isinstance(messages, list):
        return None
    title = as_text(value.get("name")).strip()
    times = stated_by(value.get("created_at"), zone)
    turns: list[Turn] = []
    for number, entry in enumerate(messages, start=1):
        message = as_dict(entry)
        own = stated_by(message.get("created_at"), zone)
        times = own if own.stated else times
        turn = _turn(message, as_text(message.get("uuid")) or str(number), times)
        if turn is not None:
            turns.append(turn)
    identifier = as_text(value.get("uuid")) or as_text(value.get("id"))
    if not identifier:
        identifier = identifier_of_conversation(title, value.get("created_at"), (turn.identifier for turn in turns))
    return Conversation(identifier, title, tuple(turns))


def _turn(message: dict[str, object], identifier: str, times: Times) -> Turn | None:
    text = _words_of(message)
    if not text:
        return None
    sender = as_text(message.get("sender")) or as_text(message.get("role"))
    if not sender:
        return Turn(identifier, "", "", times, problem="no_speaker")
    speaker = _SPEAKERS.get(sender)
    return Turn(identifier, speaker, text, times) if speaker else None


def _words_of(message: dict[str, object]) -> str:
    """The text blocks of a message, without thoughts and calls of tools; its plain text if it has no blocks."""
    blocks = [as_dict(block) for block in as_list(message.get("content"))]
    words = [as_text(block.get("text")).strip() for block in blocks if block.get("type", "text") == "text"]
    said = "\n\n".join(word for word in words if word)
    return said or as_text(message.get("text")).strip() or as_text(message.get("content")).strip()

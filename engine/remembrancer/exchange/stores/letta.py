"""Letta's agent files: the blocks of core memory and what was said. Tools in them are text, and are left out."""

from __future__ import annotations

import json
import re
from datetime import tzinfo
from typing import Final

from remembrancer.exchange.conversations import ASSISTANT, PERSON
from remembrancer.exchange.json_values import JsonProblemError, as_dict, as_list, as_text, decode_json
from remembrancer.exchange.records import Records, identifier_of, tags_of
from remembrancer.exchange.sources import ReadSource
from remembrancer.exchange.stores.fields import first_stated, whole_json
from remembrancer.model.importing import ReadFile
from remembrancer.model.types import SourceKind

FORMAT: Final = "letta_agent_file"
_SPEAKERS: Final = {"user": PERSON, "assistant": ASSISTANT}
_SENTENCES: Final = re.compile(r"\n+")
_POINT: Final = re.compile(r"^\s*(?:[-*\u2022]|\d+[.)])\s+")


def read_letta(source: ReadSource, zone: tzinfo) -> ReadFile:
    """A memory for each line of a block, and an episode for each thing said to or by an agent.

    Raises:
    UnreadableFileError: the file cannot be opened, is too large, or is not JSON.
    """
    records = Records(source.path, FORMAT, SourceKind.FILE, source.name)
    value = as_dict(whole_json(source))
    agents = [as_dict(each) for each in as_list(value.get("agents"))] or [value]
    created = value.get("created_at")
    seen: set[str] = set()
    for block in _blocks(value, agents):
        label, text = as_text(block.get("label")), as_text(block.get("value"))
        times = first_stated((block.get("updated_at"), block.get("created_at"), created), zone)
        for line in _SENTENCES.split(text):
            said = _POINT.sub("", line).strip()
            # A line that only introduces says nothing alone; a field that is not known yet says nothing at all.
            if not said or said.endswith((":", ": ?")):
                continue
            content = f"{label}: {said}" if label else said
            identifier = identifier_of("block", label, said)
            if identifier not in seen:
                seen.add(identifier)
                records.add(
                    content, identifier, line=0, reference=label, tags=tags_of([label]), evidence=line, times=times
                )
    for agent in agents:
        _add_messages(records, agent, zone)
    if not len(records):
        records.refuse("empty")
    return records.finish(FORMAT)


def _blocks(value: dict[str, object], agents: list[dict[str, object]]) -> list[dict[str, object]]:
    """The blocks of the file, of its agents, and of the core memory of older files."""
    found = as_list(value.get("blocks"))
    for agent in agents:
        found = [*found, *as_list(agent.get("memory_blocks")), *as_list(agent.get("core_memory"))]
        found = [*found, *as_list(as_dict(agent.get("memory")).get("blocks"))]
    return [as_dict(each) for each in found]


def _add_messages(records: Records, agent: dict[str, object], zone: tzinfo) -> None:
    name = as_text(agent.get("name")) or as_text(agent.get("id"))
    session = identifier_of("letta", as_text(agent.get("id")), name)
    for number, each in enumerate(as_list(agent.get("messages")), start=1):
        message = as_dict(each)
        role, text = as_text(message.get("role")), _words_of(message)
        if role not in _SPEAKERS or not text:
            continue
        records.add(
            text,
            f"{session}/{as_text(message.get('id')) or number}",
            line=0,
            reference=name,
            tags=(_SPEAKERS[role],),
            times=first_stated((message.get("created_at"), message.get("date")), zone),
            session=session,
            episode=True,
        )


def _words_of(message: dict[str, object]) -> str:
    """What was said: text blocks, and what an agent sent through its tool for speaking; no thoughts, no calls."""
    for call in as_list(message.get("tool_calls")):
        function = as_dict(as_dict(call).get("function"))
        if function.get("name") == "send_message":
            try:
                return as_text(as_dict(decode_json(as_text(function.get("arguments")).encode())).get("message")).strip()
            except JsonProblemError:
                return ""
    content = message.get("content", message.get("text"))
    blocks = [as_dict(block) for block in as_list(content)]
    said = "\n\n".join(as_text(block.get("text")) for block in blocks if block.get("type", "text") == "text")
    text = (said or as_text(content)).strip()
    return _unwrapped(text)


def _unwrapped(text: str) -> str:
    """What a person typed, out of the envelope that older versions put around it; nothing for what the program said."""
    if not text.startswith("{"):
        return text
    try:
        envelope = as_dict(json.loads(text))
    except (ValueError, RecursionError):
        return text
    if envelope.get("type") == "user_message":
        return as_text(envelope.get("message")).strip()
    return "" if "type" in envelope else text

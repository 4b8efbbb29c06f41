"""ChatGPT's export: conversations as trees of messages, of which the visible branch is read."""

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
from remembrancer.exchange.times import UNSTATED, stated_by
from remembrancer.model.importing import ReadFile
from remembrancer.model.memory import Times
from remembrancer.model.progress import Progress

FORMAT: Final = "chatgpt"
_SPOKEN: Final = frozenset({"", "text", "multimodal_text"})
"""Kinds of content that were said; the others are code run, pages read, thoughts and settings."""
_UNSEEN_FLAGS: Final = (
    "is_visually_hidden_from_conversation",
    "is_user_system_message",
    "is_contextual_answers_system",
)

_Nodes = dict[str, object]


def read_chatgpt(source: ReadSource, zone: tzinfo, progress: Progress) -> ReadFile:
    """The turns of every conversation in an export; see :func:`read_conversations` for what it raises."""
    return read_conversations(source, zone, progress, system=FORMAT, name="ChatGPT", understand=understand)


def understand(value: dict[str, object], zone: tzinfo) -> Conversation | None:
    """A conversation with the turns from its root to the message it stood at; None without a tree of messages."""
    nodes = value.get("mapping")
    if not isinstance(nodes, dict):
        return None
    title = as_text(value.get("title")).strip()
    branch = _visible_branch(nodes, as_text(value.get("current_node")))
    begun = _begin(value, branch, nodes, zone)
    turns: list[Turn] = []
    times = begun
    for key in branch:
        message = as_dict(as_dict(nodes[key]).get("message"))
        own = stated_by(message.get("create_time"), zone)
        # A message without a time was said no earlier than the one before it.
        times = own if own.stated else times
        turn = _turn(message, as_text(message.get("id")) or key, times)
        if turn is not None:
            turns.append(turn)
    identifier = as_text(value.get("conversation_id")) or as_text(value.get("id"))
    if not identifier:
        identifier = identifier_of_conversation(title, value.get("create_time"), branch)
    return Conversation(identifier, title, tuple(turns))


def _begin(value: dict[str, object], branch: list[str], nodes: _Nodes, zone: tzinfo) -> Times:
    """When the conversation began: as it says, else as its first dated message says, else when it last changed."""
    candidates = [
        value.get("create_time"),
        *(as_dict(as_dict(nodes[key]).get("message")).get("create_time") for key in branch),
        value.get("update_time"),
    ]
    return next((times for candidate in candidates if (times := stated_by(candidate, zone)).stated), UNSTATED)


def _visible_branch(nodes: _Nodes, current: str) -> list[str]:
    """The keys from the root to ``current``; without it, to the end of the newest branch."""
    parents = {key: as_text(as_dict(node).get("parent")) for key, node in nodes.items()}
    if not any(parent in nodes for parent in parents.values()):
        return _in_order_of_children(nodes)
    if current not in nodes:
        inner = {parent for parent in parents.values() if parent}
        leaves = [key for key in nodes if key not in inner]
        # Of two that are equally new the later one in the file.
        current = max(reversed(leaves or list(nodes)), key=lambda key: _time_of(nodes[key]))
    branch: list[str] = []
    seen: set[str] = set()
    while current in nodes and current not in seen:
        seen.add(current)
        branch.append(current)
        current = parents[current]
    branch.reverse()
    return branch


def _in_order_of_children(nodes: _Nodes) -> list[str]:
    """All keys where messages do not name their parents: by time where all have one, else as they stand."""
    times = {key: _time_of(node) for key, node in nodes.items()}
    spoken = [key for key in nodes if as_dict(as_dict(nodes[key]).get("message"))]
    if all(times[key] for key in spoken):
        return sorted(nodes, key=lambda key: times[key])
    return list(nodes)


def _time_of(node: object) -> float:
    moment = as_dict(as_dict(node).get("message")).get("create_time")
    return float(moment) if isinstance(moment, int | float) and abs(moment) < float("inf") else 0.0


def _turn(message: dict[str, object], identifier: str, times: Times) -> Turn | None:
    """The turn a message is, or None for what people do not see in a conversation."""
    content = as_dict(message.get("content"))
    text = _words_of(content)
    metadata = as_dict(message.get("metadata"))
    if not text or any(metadata.get(flag) for flag in _UNSEEN_FLAGS):
        return None
    speaker = as_text(as_dict(message.get("author")).get("role")) or as_text(message.get("role"))
    if not speaker:
        return Turn(identifier, "", "", times, problem="no_speaker")
    is_spoken = as_text(content.get("content_type")) in _SPOKEN
    # What an assistant addresses to a tool is not said to the person.
    is_to_everybody = message.get("recipient") in (None, "", "all")
    if speaker not in (PERSON, ASSISTANT) or not is_spoken or not is_to_everybody:
        return None
    return Turn(identifier, speaker, text, times)


def _words_of(content: dict[str, object]) -> str:
    """The words of a message; pictures, files and sounds among its parts have none, except what was heard."""
    words: list[str] = []
    for part in as_list(content.get("parts")):
        text = part if isinstance(part, str) else as_text(as_dict(part).get("text"))
        if text.strip():
            words.append(text)
    return "\n\n".join(words) if words else as_text(content.get("text")).strip()

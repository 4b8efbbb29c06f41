"""Conversations as programs and people write them down: sessions of Claude Code, lists of messages, plain text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import tzinfo
from typing import Final

from remembrancer.exchange.conversations import ASSISTANT, PERSON, Conversation, Turn
from remembrancer.exchange.json_values import JsonProblemError, as_dict, as_list, as_text, decode_json
from remembrancer.exchange.records import excerpt_of, identifier_of
from remembrancer.exchange.times import UNSTATED, stated_by
from remembrancer.model.importing import UnreadableRecord
from remembrancer.model.ingesting import ConversationForm

_SPEAKERS: Final = {"user": PERSON, "human": PERSON, "assistant": ASSISTANT, "model": ASSISTANT, "ai": ASSISTANT}
_NAMES: Final = _SPEAKERS | {"you": PERSON, "me": PERSON, "claude": ASSISTANT, "chatgpt": ASSISTANT, "gpt": ASSISTANT}
_SAID_BLOCKS: Final = frozenset({"text", "input_text", "output_text"})
_LABEL: Final = re.compile(
    r"^(?:\*\*)?(?P<name>[^\W\d_][\w .'\u2019-]{0,40}?)(?:\*\*)?:(?:\*\*)?[ \t]+(?=\S)", re.MULTILINE
)
_LABELS_NEEDED: Final = 2
_PARAGRAPH: Final = re.compile(r"\n\s*\n")
_PROGRAM_WORDS: Final = re.compile(
    r"<(?P<tag>system-reminder|command-name|command-message|command-args|local-command-stdout)>.*?</(?P=tag)>\s*",
    re.DOTALL,
)
"""What Claude Code itself puts into a person's turn."""


@dataclass(frozen=True, slots=True)
class Transcript:
    """The conversations of a text in order, and what in it could not be read."""

    form: ConversationForm
    conversations: tuple[Conversation, ...]
    unreadable: tuple[UnreadableRecord, ...] = ()


def read_transcript(text: str, form: ConversationForm, name: str, zone: tzinfo) -> Transcript:
    """The conversations of a text. ``name`` says where it comes from; ``zone`` is where dates without one are meant.

    No conversations at all: it is not of that form.
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    if form in (ConversationForm.AUTO, ConversationForm.CLAUDE_CODE, ConversationForm.MESSAGES):
        values, unreadable = _values(text, name)
        if form is not ConversationForm.MESSAGES and (sessions := _claude_code(values, zone)):
            return Transcript(ConversationForm.CLAUDE_CODE, sessions, unreadable)
        if form is not ConversationForm.CLAUDE_CODE and (lists := _messages(values, zone)):
            return Transcript(ConversationForm.MESSAGES, lists, unreadable)
    if form in (ConversationForm.AUTO, ConversationForm.TEXT):
        return Transcript(ConversationForm.TEXT, _plain(text))
    return Transcript(form, ())


def _values(text: str, name: str) -> tuple[list[object], tuple[UnreadableRecord, ...]]:
    """The JSON value that a text spells, or those on its lines; nothing where the first is none."""
    if not text.lstrip().startswith(("{", "[")):
        return [], ()
    try:
        value = decode_json(text.encode("utf-8", "surrogatepass"))
    except JsonProblemError:
        pass
    else:
        return value if isinstance(value, list) else [value], ()
    values: list[object] = []
    unreadable = []
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        try:
            values.append(decode_json(line.encode("utf-8", "surrogatepass")))
        except JsonProblemError as error:
            unreadable.append(UnreadableRecord(name, error.reason, number, excerpt_of(line)))
    return values, tuple(unreadable)


def _claude_code(values: list[object], zone: tzinfo) -> tuple[Conversation, ...]:
    """The turns of each session, without side tasks, calls of tools and what they answered."""
    sessions: dict[str, list[Turn]] = {}
    for each in map(as_dict, values):
        if "message" not in each or each.get("isSidechain") or each.get("isMeta"):
            continue
        speaker = _SPEAKERS.get(as_text(each.get("type")))
        said = _PROGRAM_WORDS.sub("", _words_of(as_dict(each.get("message")).get("content"))).strip()
        if speaker and said:
            turns = sessions.setdefault(as_text(each.get("sessionId")), [])
            times = stated_by(each.get("timestamp"), zone)
            turns.append(Turn(as_text(each.get("uuid")), speaker, said, times))
    return tuple(_conversation(session, turns) for session, turns in sessions.items())


def _messages(values: list[object], zone: tzinfo) -> tuple[Conversation, ...]:
    """The turns of a list of messages, or of several."""
    lists = [as_list(as_dict(each).get("messages")) for each in values]
    several = [each for each in lists if each]
    if not several and any("role" in as_dict(each) for each in values):
        several = [values]
    found = []
    for place, messages in enumerate(several):
        around = as_dict(values[place]) if lists[place] and len(several) == len(values) else {}
        session = (
            as_text(around.get("session_id")) or as_text(around.get("conversation_id")) or as_text(around.get("id"))
        )
        turns = []
        for message in map(as_dict, messages):
            speaker = _SPEAKERS.get(as_text(message.get("role")).lower())
            said = _words_of(message.get("content")).strip()
            if speaker and said:
                stamp = message.get("timestamp", message.get("created_at"))
                turns.append(Turn(as_text(message.get("id")), speaker, said, stated_by(stamp, zone)))
        if turns:
            found.append(_conversation(session, turns))
    return tuple(found)


def _words_of(content: object) -> str:
    """The text of a message, without pictures, thoughts, and calls of tools and their answers."""
    if isinstance(content, str):
        return content
    blocks = [as_dict(block) for block in as_list(content)]
    return "\n\n".join(as_text(block.get("text")) for block in blocks if block.get("type", "text") in _SAID_BLOCKS)


def _plain(text: str) -> tuple[Conversation, ...]:
    turns = list(_labelled(text)) or [
        Turn("", "", part.strip(), UNSTATED) for part in _PARAGRAPH.split(text) if part.strip()
    ]
    return (_conversation("", turns),) if turns else ()


def _labelled(text: str) -> Iterator[Turn]:
    """The turns of a text in which names stand before what is said; nothing where they do not."""
    places = list(_LABEL.finditer(text))
    names = [place["name"].strip().lower() for place in places]
    known = sum(name in _NAMES for name in names)
    repeated = len(names) - len(set(names))
    if len(places) < _LABELS_NEEDED or (known < _LABELS_NEEDED and repeated < _LABELS_NEEDED):
        return
    before = text[: places[0].start()].strip()
    if before:
        yield Turn("", "", before, UNSTATED)
    for place, following in zip(places, [*places[1:], None], strict=True):
        said = text[place.end() : following.start() if following else len(text)].strip()
        name = place["name"].strip()
        speaker = _NAMES.get(name.lower(), "")
        # Who is neither of the two is part of what was said.
        yield Turn("", speaker, said if speaker else f"{name}: {said}", UNSTATED)


def _conversation(session: str, turns: list[Turn]) -> Conversation:
    session = session or identifier_of("conversation", turns[0].speaker, turns[0].text)
    return Conversation(session, "", tuple(turns))

"""Conversations as programs and people write them down: sessions of Claude Code, lists of messages, plain text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import tzinfo
from io import BytesIO
from typing import Final

from remembrancer.exchange.conversations import ASSISTANT, PERSON, Conversation, Turn
from remembrancer.exchange.json_values import (
    Element,
    JsonProblemError,
    as_dict,
    as_list,
    as_text,
    decode_json,
    read_elements,
)
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
_MOST_SPEAKERS: Final = 8
_TURNS_EACH: Final = 2
_WORDS_OF_A_TURN: Final = 4
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
        is_text = form is ConversationForm.AUTO and not text.lstrip().startswith(("{", "["))
        values, unreadable = ([], ()) if is_text else _values(text, name)
        if form is not ConversationForm.MESSAGES and (sessions := _claude_code(values, zone)):
            return Transcript(ConversationForm.CLAUDE_CODE, sessions, unreadable)
        if form is not ConversationForm.CLAUDE_CODE and (lists := _messages(values, zone)):
            return Transcript(ConversationForm.MESSAGES, lists, unreadable)
    if form in (ConversationForm.AUTO, ConversationForm.TEXT):
        return Transcript(ConversationForm.TEXT, _plain(text))
    return Transcript(form, (), unreadable)


def looks_like_transcript(text: str) -> bool:
    """Whether a text (or its beginning) is a conversation: it begins with a speaker, and others follow.

    Two kinds count: a person and an assistant by names that are always theirs; and two to eight names that speak
    again and again, in sentences, so that forms and lists of properties are none.
    """
    lines = [line for line in text.split("\n") if line.strip() and not line.startswith("#")]
    if not lines or not _LABEL.match(lines[0]):
        return False
    places = list(_LABEL.finditer(text))
    names = [place["name"].strip().lower() for place in places]
    if {PERSON, ASSISTANT} <= {_NAMES.get(name) for name in names}:
        return True
    words = [
        len(text[place.end() : following.start() if following else len(text)].split())
        for place, following in zip(places, [*places[1:], None], strict=True)
    ]
    several = 1 < len(set(names)) <= _MOST_SPEAKERS and len(names) >= _TURNS_EACH * len(set(names))
    return several and sorted(words)[len(words) // 2] >= _WORDS_OF_A_TURN


def _values(text: str, name: str) -> tuple[list[object], tuple[UnreadableRecord, ...]]:
    """The JSON value that a text spells, or those in its list or on its lines, and which of them are none."""
    data = text.encode("utf-8", "surrogatepass")
    try:
        value = decode_json(data)
    except JsonProblemError as error:
        whole = error
    else:
        return value if isinstance(value, list) else [value], ()
    values: list[object] = []
    unreadable = []
    for element in read_elements(BytesIO(data)) if text.lstrip().startswith("[") else _lines(data):
        if element.problem:
            unreadable.append(UnreadableRecord(name, element.problem, element.line, excerpt_of(element.detail)))
        else:
            values.append(element.value)
    # Where nothing can be read, that is said once and not of every line.
    return values, tuple(unreadable) if values else (UnreadableRecord(name, whole.reason, 0, whole.detail),)


def _lines(data: bytes) -> Iterator[Element]:
    for number, line in enumerate(data.split(b"\n"), start=1):
        if not line.strip():
            continue
        try:
            yield Element(number, number, decode_json(line))
        except JsonProblemError as error:
            yield Element(number, number, problem=error.reason, detail=line.decode("utf-8", "replace"))


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
    values = [each for value in values for each in _unwrapped(value)]
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
            if said and not message.get("role"):
                turns.append(Turn(as_text(message.get("id")), "", said, problem="no_speaker"))
            elif speaker and said:
                stamp = message.get("timestamp", message.get("created_at"))
                turns.append(Turn(as_text(message.get("id")), speaker, said, stated_by(stamp, zone)))
        if turns:
            title = as_text(around.get("title")) or as_text(around.get("name"))
            found.append(replace(_conversation(session, turns), title=title.strip()))
    return tuple(found)


def _unwrapped(value: object) -> list[object]:
    """The conversations that an object holds as a list, or the value itself."""
    wrapped = as_dict(value).get("conversations")
    return as_list(wrapped) if isinstance(wrapped, list) else [value]


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

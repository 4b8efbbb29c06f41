"""Taking in a conversation as it was said: its turns as episodes, at once, without what recall had put into it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from remembrancer.model.changes import Change, ChangeRequest
from remembrancer.model.importing import UnreadableRecord


class ConversationForm(StrEnum):
    """How a conversation is written down."""

    AUTO = "auto"
    CLAUDE_CODE = "claude_code"
    """A session of Claude Code: a JSON object a line."""
    MESSAGES = "messages"
    """Messages with a role and a content, as the interfaces of OpenAI and Anthropic have them."""
    TEXT = "text"
    """Plain text; who speaks stands before a colon, or paragraphs are turns."""


@dataclass(frozen=True, slots=True)
class Ingested:
    """What became of a conversation.

    ``created`` turns are new, ``already_there`` were taken in before. ``recalled`` counts passages that were left out
    because they came out of this vault. ``sessions`` are the names of the sessions that the turns are in.
    """

    change: Change
    form: ConversationForm
    sessions: tuple[str, ...]
    created: int
    already_there: int
    recalled: int
    unreadable: tuple[UnreadableRecord, ...] = ()


@dataclass(frozen=True, slots=True)
class Ingest(ChangeRequest[Ingested]):
    """Store the turns of a conversation. What was taken in before is known, so a longer transcript only adds its end.

    ``session`` names the session where the text itself does not; ``name`` says where it comes from. The turns have the
    trust of what is imported, whoever sends them.

    Raises InvalidInputError where the text is empty, too long, or not of that form.
    """

    text: str
    form: ConversationForm = ConversationForm.AUTO
    session: str = ""
    name: str = ""
    namespace: str = "personal"
    key: str = ""

"""Taking in a conversation as it was said: its turns as episodes, at once, without what recall had put into it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from remembrancer.model.changes import Change, ChangeRequest
from remembrancer.model.importing import ImportPlan, UnreadableRecord
from remembrancer.model.language import LeftOut


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


@dataclass(frozen=True, slots=True)
class ExtractedFact:
    """A fact in a model's words, and the words of the conversation that it rests on, as they were said."""

    text: str
    snippet: str


@dataclass(frozen=True, slots=True)
class Extracted:
    """What became of asking a model for facts.

    ``proposed`` wait for approval (``change.proposals``); ``known`` are remembered, wait or were turned down already;
    ``left_out`` did not stand the check.
    """

    change: Change
    model: str
    proposed: int
    known: int
    left_out: tuple[LeftOut, ...] = ()


@dataclass(frozen=True, slots=True)
class ExtractFacts(ChangeRequest[Extracted]):
    """Have the configured language model find facts in a conversation. Each waits for a person's approval.

    A fact counts only with a snippet that stands in the conversation word for word, which becomes its evidence, and
    with figures and names that were said. The fields are those of :class:`Ingest`.

    Raises LanguageModelError (also where it is off), CancelledError, and InvalidInputError as :class:`Ingest` does.
    """

    text: str
    form: ConversationForm = ConversationForm.AUTO
    session: str = ""
    name: str = ""
    namespace: str = "personal"
    key: str = ""


@dataclass(frozen=True, slots=True)
class ExtractFromPlan(ChangeRequest[Extracted]):
    """As :class:`ExtractFacts`, with the turns that a dry run found new in conversations.

    ``paths`` are the files of the plan that count; None means all. Where there is no new turn nobody is asked.

    Raises LanguageModelError (also where it is off) and CancelledError.
    """

    plan: ImportPlan
    paths: frozenset[str] | None = None
    namespace: str = "personal"
    key: str = ""

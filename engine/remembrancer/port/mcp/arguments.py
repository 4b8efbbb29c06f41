"""What each tool takes. The schemas are strict: an argument of another name or kind is refused."""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from remembrancer.model import limits
from remembrancer.model.cases import CASES_LISTED
from remembrancer.model.conflicts import Resolution, Supersession
from remembrancer.model.history import CHANGES_LISTED, ChangeKind
from remembrancer.model.recalling import LEAST_TOKENS, MOST_TOKENS, Episodes
from remembrancer.model.types import Importance, MemoryType, Provenance

_IDENTIFIER_CHARACTERS: Final = 26
_MOMENT_CHARACTERS: Final = 40
_CHANGES: Final = 50

Moment = Annotated[str, StringConstraints(max_length=_MOMENT_CHARACTERS)]
"""A date or an instant in ISO 8601; empty: none."""
Namespace = Annotated[str, StringConstraints(max_length=limits.NAMESPACE_CHARACTERS)]
Tag = Annotated[str, StringConstraints(min_length=1, max_length=limits.TAG_CHARACTERS)]
Identifier = Annotated[str, StringConstraints(min_length=_IDENTIFIER_CHARACTERS, max_length=_IDENTIFIER_CHARACTERS)]
Key = Annotated[str, StringConstraints(max_length=limits.IDEMPOTENCY_KEY_CHARACTERS)]
Reason = Annotated[str, StringConstraints(max_length=limits.REASON_CHARACTERS)]

_WHICH_NAMESPACE: Final = "Default: all you may read."
_KEY_HELP: Final = "Idempotency key: the same key again answers the same and stores nothing twice."


class Arguments(BaseModel):
    """The base of all: nothing but what is declared, and no value of another kind."""

    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=False)

    @classmethod
    def schema_for_agents(cls) -> dict[str, Any]:
        """The JSON schema, without the titles that would cost an agent's context and tell nothing."""
        schema = cls.model_json_schema()
        for each in (schema, *schema.get("$defs", {}).values()):
            each.pop("title", None)
            for declared in each.get("properties", {}).values():
                declared.pop("title", None)
                kinds = [each for each in declared.get("anyOf", ()) if each != {"type": "null"}]
                if len(kinds) == 1:
                    # To leave it out and to give nothing are the same.
                    del declared["anyOf"]
                    declared.update(kinds[0])
                if declared.get("default", 0) in ("", [], None):
                    # What may be left out is not among the required ones; that it is empty then says nothing more.
                    del declared["default"]
        for each in schema.get("$defs", {}).values():
            each.pop("description", None)
        schema.pop("description", None)
        return schema


class Turn(Arguments):
    speaker: Annotated[str, StringConstraints(max_length=limits.SPEAKER_CHARACTERS)] = ""
    text: Annotated[str, StringConstraints(min_length=1, max_length=limits.TURN_CHARACTERS)]


class RememberArguments(Arguments):
    content: Annotated[str, StringConstraints(min_length=1, max_length=limits.CONTENT_CHARACTERS)] = Field(
        description="One statement that stands by itself."
    )
    type: MemoryType | None = Field(None, description="Worked out if not given.")
    title: Annotated[str, StringConstraints(max_length=limits.TITLE_CHARACTERS)] = ""
    tags: list[Tag] = Field(default=[], max_length=limits.TAGS)
    namespace: Namespace = Field("", description="Default: yours.")
    confidence: float = Field(1.0, ge=0, le=1)
    provenance: Provenance | None = None
    importance: Importance = Importance.NORMAL
    pin: bool = Field(default=False, description="Waits for the person's approval.")
    evidence: Annotated[str, StringConstraints(max_length=limits.EVIDENCE_CHARACTERS)] = Field(
        "", description="The verbatim words it rests on."
    )
    stated: Moment = Field("", description="When it was said, if not now (ISO 8601).")
    due: Moment = ""
    valid_from: Moment = Field("", description="Since when it holds.")
    valid_to: Moment = Field("", description="Until when it holds.")
    key: Key = Field("", description=_KEY_HELP)


class RecallArguments(Arguments):
    question: Annotated[str, StringConstraints(min_length=1, max_length=limits.QUERY_CHARACTERS)]
    namespace: Namespace = Field("", description=_WHICH_NAMESPACE)
    types: list[MemoryType] = Field(default=[], max_length=len(MemoryType))
    tags: list[Tag] = Field(default=[], max_length=limits.TAGS, description="All of them.")
    as_of: Moment = Field("", description="Ask the memory as it stood then (ISO 8601).")
    valid_at: Moment = Field("", description="Only what held then.")
    changed_since: Moment = Field("", description="Only what is new or changed since.")
    current_only: bool = Field(default=True, description="False: also what was superseded or is over.")
    threshold: float | None = Field(None, ge=0, le=1, description="The least share of the question to be answered.")
    limit: int | None = Field(None, ge=1, le=limits.RECALLED)
    budget: int | None = Field(None, ge=LEAST_TOKENS, le=MOST_TOKENS, description="The most tokens to answer with.")
    episodes: Episodes | None = Field(None, description="Whether turns of conversations may answer.")
    context: list[Turn] = Field(
        default=[], max_length=limits.CONTEXT_TURNS, description="The turns before the question, oldest first."
    )
    entities: list[Annotated[str, StringConstraints(max_length=limits.ENTITY_CHARACTERS)]] = Field(
        default=[], max_length=limits.ASKED_ENTITIES, description="Names that the question is about."
    )
    deep: bool | None = Field(None, description="Read again with a slower model, where it is installed.")


class AnswerArguments(RecallArguments):
    model: bool = Field(default=True, description="False: stored sentences, even where a language model may answer.")


class ListConflictsArguments(Arguments):
    namespace: Namespace = Field("", description=_WHICH_NAMESPACE)
    case: Annotated[str, StringConstraints(max_length=_IDENTIFIER_CHARACTERS)] = Field(
        "", description="Only this one, in whatever state."
    )
    limit: int = Field(10, ge=1, le=CASES_LISTED)
    after: Annotated[str, StringConstraints(max_length=200)] = Field("", description="The cursor of the page before.")


class ResolveConflictArguments(Arguments):
    case: Identifier
    resolution: Resolution = Field(
        description="supersede: the new one holds; retain: the old one; annotate: both; dismiss: no conflict."
    )
    chosen: int | None = Field(None, ge=0, le=1000, description="The position of the statement that holds.")
    supersession: Supersession | None = None
    text: Annotated[str, StringConstraints(max_length=limits.CONTENT_CHARACTERS)] = Field(
        "", description="The corrected statement; needed to merge."
    )
    reason: Reason = ""
    expected: int | None = Field(None, ge=0, description="The case's number as you know it.")
    key: Key = Field("", description=_KEY_HELP)


class ChangesSinceArguments(Arguments):
    since: Moment = Field(min_length=4, description="ISO 8601.")
    until: Moment = ""
    namespace: Namespace = Field("", description=_WHICH_NAMESPACE)
    kinds: list[ChangeKind] = Field(default=[], max_length=len(ChangeKind))
    limit: int = Field(_CHANGES, ge=1, le=CHANGES_LISTED)
    after: Annotated[str, StringConstraints(max_length=200)] = Field("", description="The cursor of the page before.")


class SessionWrapArguments(Arguments):
    summary: Annotated[str, StringConstraints(min_length=1, max_length=limits.CONTENT_CHARACTERS)] = Field(
        description="What was done, decided and left open."
    )
    namespace: Namespace = Field("", description="Default: yours.")
    key: Key = Field("", description=_KEY_HELP)

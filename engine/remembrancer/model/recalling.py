"""Recall for a question or an agent: what is asked, and the one answer that belongs to one state of the vault.

Nothing here says how long anything took: a recall is a pure function of the vault's change number, the request and
the time of day, and two equal requests get equal answers.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Final

from remembrancer.model.changes import Change, ChangeRequest
from remembrancer.model.memory import Memory
from remembrancer.model.queries import Hit, Query
from remembrancer.model.search import Search

COMPACT_TOKENS: Final = 1_100
FULL_TOKENS: Final = 2_800
LEAST_TOKENS: Final = 100
MOST_TOKENS: Final = 20_000


class Episodes(StrEnum):
    """Whether turns of conversations may answer beside distilled memories."""

    AUTO = "auto"
    """They may, at a stricter floor, and after distilled memories of equal match."""
    ONLY = "only"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Turn:
    """A line of the conversation that led to the question, as context."""

    speaker: str
    text: str


@dataclass(frozen=True, slots=True)
class Recall(Query["Recalled"]):
    """What is known that answers a search's text, as an agent would receive it.

    What is None is taken from the :class:`RecallDefaults` of the namespace that is searched; where that are several,
    from the shipped ones.

    Attributes:
        search: the text is the question or cue; the condition filters before ranking; ``as_of`` asks the past.
        budget: the most tokens of the block, ``LEAST_TOKENS`` to ``MOST_TOKENS``.
        deep: let the optional cross-encoder order the best candidates again.
        episodes: whether turns of conversations may answer.
        context: up to ten recent turns, oldest first, from which references in the question are understood.
        entities: names the question is about, given by the caller.
        floor: the ITS below which a memory does not answer; where none is set either, the shipped ones.
        limit: the most memories to return, at most 100.
        ceiling: the most tokens that whoever asks may receive, whatever the budget is.
    """

    search: Search
    budget: int | None = None
    deep: bool | None = None
    episodes: Episodes | None = None
    context: tuple[Turn, ...] = ()
    entities: tuple[str, ...] = ()
    floor: float | None = None
    limit: int | None = None
    ceiling: int = MOST_TOKENS


@dataclass(frozen=True, slots=True)
class RecallDefaults:
    """How a namespace is recalled where a request does not say. The fields are those of :class:`Recall`.

    ``floor``: None is the shipped one. ``deep`` is only done where its component is installed.
    """

    budget: int = COMPACT_TOKENS
    deep: bool = False
    episodes: Episodes = Episodes.AUTO
    floor: float | None = None
    limit: int = 100


@dataclass(frozen=True, slots=True)
class NamespaceRecall:
    """The defaults of a namespace; ``is_default``: nobody changed them."""

    namespace: str
    defaults: RecallDefaults
    is_default: bool


@dataclass(frozen=True, slots=True)
class GetRecallDefaults(Query[NamespaceRecall]):
    """How a namespace is recalled where a request does not say."""

    namespace: str = "personal"


@dataclass(frozen=True, slots=True)
class SetRecallDefaults(ChangeRequest[Change]):
    """Change that; None: as shipped. Raises InvalidInputError, NotPermittedError for everybody but a person."""

    defaults: RecallDefaults | None
    namespace: str = "personal"
    key: str = ""


class ItemFlag(StrEnum):
    """What a reader of a memory should know before relying on it."""

    CONTESTED = "contested"
    NOTED = "noted"
    SUPERSEDED = "superseded"
    UNUSUAL = "unusual"
    """Out of the ordinary in its routine."""
    UNVERIFIED = "unverified"
    """An instruction or error that nobody has confirmed for 180 days."""
    NO_LONGER_VALID = "no_longer_valid"
    NOT_YET_VALID = "not_yet_valid"
    NEWER_EXISTS = "newer_exists"
    """A similar memory that differs was stated later; it stands above this one."""
    UNAPPROVED_RULE = "unapproved_rule"
    """It reads like something to be done, and no person approved it as that: it is what was said, not an order."""


@dataclass(frozen=True, slots=True)
class Snippet:
    """The part of a memory that answered: the whole statement where it is short, else its best window.

    ``marks`` are half-open ranges of characters in ``text``, in order, of the words that matched.
    """

    text: str
    marks: tuple[tuple[int, int], ...] = ()
    shortened: bool = False


@dataclass(frozen=True, slots=True)
class RecalledItem:
    """One memory that answers (or just does not), with what is needed to judge it.

    ``place`` is its number in the block, from 1; 0 if it was not delivered.
    """

    memory: Memory
    hit: Hit
    snippet: Snippet
    flags: tuple[ItemFlag, ...] = ()
    place: int = 0
    verified: datetime | None = None
    strength: float | None = None


class Slot(StrEnum):
    """The parts of an agent's block, in this order."""

    PINNED = "pinned"
    ANSWERS = "answers"
    AROUND_NOW = "around_now"
    FLAGS = "flags"


@dataclass(frozen=True, slots=True)
class BlockPart:
    """One slot as the agent reads it. ``memories`` are the identifiers of what stands in it, in order."""

    slot: Slot
    text: str
    tokens: int
    memories: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Block:
    """Exactly what an agent receives: parts, each fenced as data, within a hard budget of tokens.

    ``left_out`` are the identifiers of pinned memories and answers that did not fit, in the order they would have had.
    """

    text: str
    tokens: int
    budget: int
    parts: tuple[BlockPart, ...] = ()
    left_out: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Expansion:
    """What was added to the question before it was looked up: ``text``, understood from ``source``.

    ``reason`` is ``reference`` (the question points back to turn number ``source``, counted from 1), or ``entity``.
    """

    text: str
    reason: str
    source: int = 0


@dataclass(frozen=True, slots=True)
class Recalled:
    """The answer to :class:`Recall`.

    Attributes:
        items: the memories above the floor, best first; empty means that nothing stored answers.
        near_misses: up to three memories just below the floor, best first; an agent never gets them.
        block: what the agent receives.
        expansions: what was added to the question.
        floor: the ITS that was asked for.
        searched: how many memories the filters let through.
        number: the change number the answer belongs to.
        words_only: meaning could not be used; only words were compared.
        deep: the cross-encoder had the last word.
    """

    items: tuple[RecalledItem, ...]
    near_misses: tuple[RecalledItem, ...]
    block: Block
    floor: float
    searched: int
    number: int
    expansions: tuple[Expansion, ...] = ()
    words_only: bool = False
    deep: bool = False


@dataclass(frozen=True, slots=True)
class Quotation:
    """A stored sentence in an answer, with the number of the item it is from (its place in ``Recalled.items`` + 1).

    ``emphasis`` are half-open ranges of characters in ``text`` that answer most directly, in order.
    """

    text: str
    item: int
    emphasis: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """Sentences put together from memories; nothing in it was made up. ``contested`` if a case on one is open."""

    quotations: tuple[Quotation, ...]
    contested: bool = False


@dataclass(frozen=True, slots=True)
class Ask(Query["Answered"]):
    """Recall, and the few stored sentences that answer the question best."""

    recall: Recall


@dataclass(frozen=True, slots=True)
class Answered:
    """``answer`` is None where nothing stored answers."""

    answer: Answer | None
    recalled: Recalled = field()

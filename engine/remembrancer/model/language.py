"""The language model that a person may configure: requests that use it, and what they answer.

It is optional and off until somebody turns it on. Nothing waits for it but the request that asked it, and nothing it
says becomes a memory or decides anything.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum

from remembrancer.model.queries import Query
from remembrancer.model.recalling import Answered, Recall, Recalled


@dataclass(frozen=True, slots=True)
class LanguageModelState:
    """What is configured.

    Attributes:
        on: the person turned it on, and said where it is and what it is called.
        endpoint: where it is asked; empty if nowhere.
        model: what it is called there.
        local: the endpoint is on this computer.
        has_key: the system's keyring has a key for this endpoint.
        keyring: this computer has a keyring that keeps what it is given.
        answers, opinions, reports, agents, facts: what it is used for; all False while it is off. ``agents``: for
            their questions as well.
    """

    on: bool
    endpoint: str
    model: str
    local: bool
    has_key: bool
    keyring: bool
    answers: bool
    opinions: bool
    reports: bool
    agents: bool
    facts: bool


@dataclass(frozen=True, slots=True)
class GetLanguageModel(Query[LanguageModelState]):
    """What is configured. Nothing is sent anywhere."""


@dataclass(frozen=True, slots=True)
class KeepModelKey(Query[LanguageModelState]):
    """Keep the key of the configured endpoint in the system's keyring; an empty one is forgotten.

    It belongs to that endpoint's server and is sent to no other. Raises InvalidInputError where no endpoint is set or
    the key could not be sent, KeyringUnavailableError, NotPermittedError for everybody but a person.
    """

    secret: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class ModelTried:
    """The answer to :class:`TryModel`: which model said what, after how long."""

    model: str
    said: str
    seconds: float


@dataclass(frozen=True, slots=True)
class TryModel(Query[ModelTried]):
    """Send one sentence that holds nothing of the vault to the endpoint as it is configured, whether or not it is on.

    Raises LanguageModelError, NotPermittedError for everybody but a person.
    """


@dataclass(frozen=True, slots=True)
class PromptMessage:
    """A message as it is sent; ``role`` is ``system`` or ``user``."""

    role: str
    text: str


class WhyLeftOut(StrEnum):
    """Why a sentence of a model's answer is not part of the answer."""

    CITES_NOTHING = "cites_nothing"
    NOT_GIVEN = "not_given"
    """It cites a memory that the model was not given."""
    NOT_IN_SOURCE = "not_in_source"
    """A figure, a date or a name in it stands neither in what it cites nor in the question."""
    NOT_SAID = "not_said"
    """The words that it is said to rest on were not said."""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A sentence that did not stand the check. ``detail`` is the number or the word that it failed for."""

    text: str
    reason: WhyLeftOut
    detail: str = ""


@dataclass(frozen=True, slots=True)
class ModelSentence:
    """A sentence of a model's answer without its citations; ``items`` are what it cites, from 1, in order."""

    text: str
    items: tuple[int, ...]


class ModelOutcome(StrEnum):
    """What came of asking the model."""

    ANSWERED = "answered"
    NOTHING_STORED = "nothing_stored"
    """Nothing stored answers, so the model was not asked."""
    ABSTAINED = "abstained"
    """The model says that what it was given does not answer."""
    NOTHING_HELD = "nothing_held"
    """It said something, and none of it stood the check."""


@dataclass(frozen=True, slots=True)
class ModelAnswered:
    """The answer to :class:`AskModel`.

    Attributes:
        outcome: what came of it; ``sentences`` are empty unless it is ``answered``.
        sentences: what stood the check, in the model's words and order.
        left_out: what did not.
        contested: a case on one of the cited memories is open.
        recalled: what was recalled; items are numbered by their place in it, from 1.
        messages: exactly what was sent, without the key; empty if nothing was.
        model: what answered.
    """

    outcome: ModelOutcome
    recalled: Recalled
    sentences: tuple[ModelSentence, ...] = ()
    left_out: tuple[LeftOut, ...] = ()
    contested: bool = False
    messages: tuple[PromptMessage, ...] = ()
    model: str = ""


@dataclass(frozen=True, slots=True)
class AskModel(Query[ModelAnswered]):
    """Recall, and have the configured language model answer from the recalled block alone.

    The answer is checked sentence by sentence: each has to cite memories of the block, and its figures and names have
    to stand in them. Raises LanguageModelError (also where it is off), and what :class:`Recall` raises.
    """

    recall: Recall


class AnswerMadeBy(StrEnum):
    """Where the words of an answer to an agent are from."""

    QUOTING = "quoting"
    """They are stored sentences."""
    MODEL = "model"


class WhyQuoted(StrEnum):
    """Why an agent's question was answered by quoting. From ``timed_out`` on: what a LanguageModelError says."""

    OFF = "off"
    """The person did not turn a language model on for agents."""
    NOT_CONFIGURED = "not_configured"
    NOT_WANTED = "not_wanted"
    """The agent asked for stored sentences."""
    NOTHING_STORED = "nothing_stored"
    NOTHING_HELD = "nothing_held"
    """The model said something, and none of it stood the check."""
    TIMED_OUT = "timed_out"
    UNREACHABLE = "unreachable"
    REDIRECTED = "redirected"
    WRONG_KEY = "wrong_key"
    NOT_THERE = "not_there"
    BUSY = "busy"
    """Its server takes no more, or it is being asked for other agents."""
    REFUSED = "refused"
    NOT_UNDERSTOOD = "not_understood"
    TOO_MUCH = "too_much"


@dataclass(frozen=True, slots=True)
class AgentAnswered:
    """The answer to :class:`AnswerAgent`.

    Attributes:
        quoted: what was recalled, and the stored sentences that answer.
        told: what the model made of it; None where the answer is quoted.
        why_quoted: why no model made the answer; None where one did, or said that nothing stored answers.
    """

    quoted: Answered
    told: ModelAnswered | None = None
    why_quoted: WhyQuoted | None = None

    @property
    def made_by(self) -> AnswerMadeBy:
        return AnswerMadeBy.QUOTING if self.told is None else AnswerMadeBy.MODEL

    @property
    def is_answered(self) -> bool:
        """Whether there is an answer; a model that abstains has none, whatever could be quoted."""
        return self.quoted.answer is not None if self.told is None else bool(self.told.sentences)


@dataclass(frozen=True, slots=True)
class AnswerAgent(Query[AgentAnswered]):
    """Recall once, and answer by the language model where the person turned that on for agents, else by quoting.

    ``by_model``: False asks for stored sentences whatever is turned on. What the model cannot do never fails the
    question: it is answered by quoting, and why is told. Raises what :class:`Recall` raises.
    """

    recall: Recall
    by_model: bool = True


@dataclass(frozen=True, slots=True)
class PolishedReport:
    """A day's report in a model's words, to be shown beside the facts, never in their place.

    ``left_out`` are sentences with figures or names that the report does not have.
    """

    day: date
    namespace: str
    model: str
    text: str
    left_out: tuple[LeftOut, ...] = ()


@dataclass(frozen=True, slots=True)
class GetPolishedReport(Query["PolishedReport | None"]):
    """What a model made of the report of a day, if it did and the report is still the same."""

    day: date
    namespace: str = ""


@dataclass(frozen=True, slots=True)
class PolishReport(Query[PolishedReport]):
    """Have the configured language model tell the report of a day in a few sentences, and keep them beside it.

    Raises LanguageModelError (also where it is off), NotPermittedError for agents, and what the report raises.
    """

    day: date
    namespace: str = ""

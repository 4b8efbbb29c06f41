"""The type of a memory that came without one."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from remembrancer.embedding.encoder import Encoder
from remembrancer.embedding.searchable import EncoderSource
from remembrancer.model.memory import TypeReason
from remembrancer.model.types import MemoryType, Tier
from remembrancer.remember.types.classifier import TYPES, TypeClassifier
from remembrancer.remember.types.guiding import asks_for_a_task
from remembrancer.remember.types.rules import Finding, first_finding
from remembrancer.remember.types.rules.tree import SURE
from remembrancer.remember.types.statement import Statement, read_statement
from remembrancer.remember.types.task import PLANNED

FALLBACK: Final = TypeReason("fallback", 0.1)
_EPISODIC: Final = tuple(index for index, member in enumerate(TYPES) if member.tier is Tier.EPISODIC)
_PROCEDURAL: Final = [index for index, member in enumerate(TYPES) if member.tier is Tier.PROCEDURAL]
_UNPLANNED: Final = [index for index, member in enumerate(TYPES) if member not in PLANNED]
_DISTILLED_CERTAINTY: Final = 0.6
"""A turn of a conversation passes for more than an episode only if the classifier is this sure."""
_POINTING: Final = frozenset(("this", "that", "it", "them", "these", "those", "here", "now", "please", "me", "you"))


class TypeAssigner:
    """Asks the rules, then the classifier. Deterministic: the same text gives the same type and reason.

    Args:
        encoder: gives the encoder once it is there, or None; then rules alone decide, and what they do not know is
            a fact of low certainty.
    """

    def __init__(self, encoder: EncoderSource | Encoder | None = None) -> None:
        self._encoder = encoder

    def assign(self, text: str, *, heading: str = "", episode: bool = False) -> tuple[MemoryType, TypeReason]:
        """The type of ``text`` and why: a rule's name, ``prototype`` or ``fallback``, a certainty, the deciding words.

        Args:
            text: a normalised statement; its first 600 characters are read.
            heading: the path of headings above it, innermost last, separated by ``>``; not used for episodes.
            episode: a turn of a conversation: without a clear type it is an event, an observation or context.
        """
        statement = read_statement(text)
        if not statement.words:
            return MemoryType.FACT, FALLBACK
        if "question" in statement.marks:
            # Whoever asks does not state: a question tells what somebody is busy with.
            return MemoryType.CONTEXT, TypeReason("asks", 0.6, statement.marks["question"].words)
        finding = first_finding(statement, "" if episode else heading)
        if finding is not None and finding.certainty >= SURE:
            return _decided(finding)
        is_task = not episode and asks_for_a_task(statement.text)
        encoder = self._encoder if isinstance(self._encoder, Encoder) or self._encoder is None else self._encoder()
        if encoder is None or encoder.encoder_id != self._classifier.encoder_id:
            if is_task:
                return MemoryType.COMMITMENT, FALLBACK
            if finding is not None and finding.type.tier is Tier.PROCEDURAL and _says_one_word(statement):
                finding = None
            return self._without_meaning(finding, episode=episode)
        return self._by_meaning(statement, encoder, episode=episode, is_task=is_task)

    @cached_property
    def _classifier(self) -> TypeClassifier:
        return TypeClassifier.load()

    def _by_meaning(
        self, statement: Statement, encoder: Encoder, *, episode: bool, is_task: bool
    ) -> tuple[MemoryType, TypeReason]:
        likely = self._classifier.probabilities(statement, encoder)
        if is_task or _says_one_word(statement):
            likely[_UNPLANNED if is_task else _PROCEDURAL] = 0
            likely /= likely.sum()
        best = int(likely.argmax())
        if episode and TYPES[best].tier is not Tier.EPISODIC and likely[best] < _DISTILLED_CERTAINTY:
            best = max(_EPISODIC, key=lambda index: float(likely[index]))
        return TYPES[best], TypeReason("prototype", round(float(likely[best]), 3))

    def _without_meaning(self, finding: Finding | None, *, episode: bool) -> tuple[MemoryType, TypeReason]:
        if finding is not None and (not episode or finding.type.tier is Tier.EPISODIC):
            return _decided(finding)
        return (MemoryType.CONTEXT, FALLBACK) if episode else (MemoryType.FACT, FALLBACK)


def _says_one_word(statement: Statement) -> bool:
    """Whether there is but one word of meaning: a rule says what to do with what."""
    return statement.text.isascii() and sum(word not in _POINTING for word in statement.words) <= 1


def _decided(finding: Finding) -> tuple[MemoryType, TypeReason]:
    return finding.type, TypeReason(finding.code, finding.certainty, finding.cue)

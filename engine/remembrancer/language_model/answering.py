"""An answer in a model's words, from the recalled block alone, checked against it."""

from __future__ import annotations

import re
from datetime import date
from typing import Final

from remembrancer.language_model.checking import abstains, check_answer
from remembrancer.language_model.endpoint import Endpoint
from remembrancer.language_model.prompts import answer_from
from remembrancer.model.language import ModelAnswered, ModelOutcome
from remembrancer.model.progress import Progress
from remembrancer.model.recalling import ItemFlag, Recalled, Slot
from remembrancer.text.normalise import normalise_query

_TOKENS: Final = 600
_NUMBERED: Final = re.compile(r"\[(\d+) ")


def answer(endpoint: Endpoint, question: str, recalled: Recalled, today: date, progress: Progress) -> ModelAnswered:
    """Have the model answer. Where nothing stored answers it is not asked at all.

    Raises what :meth:`Endpoint.ask` raises.
    """
    given = memories_given(recalled)
    if not given:
        return ModelAnswered(ModelOutcome.NOTHING_STORED, recalled)
    question = normalise_query(question)
    messages = answer_from(question, _sent(recalled), today)
    said = endpoint.ask(messages, _TOKENS, progress)
    if abstains(said):
        return ModelAnswered(ModelOutcome.ABSTAINED, recalled, messages=messages, model=endpoint.model)
    sentences, left_out = check_answer(said, given, f"{question} {today.isoformat()}")
    cited = {number for sentence in sentences for number in sentence.items}
    return ModelAnswered(
        ModelOutcome.ANSWERED if sentences else ModelOutcome.NOTHING_HELD,
        recalled,
        sentences,
        left_out,
        contested=any(ItemFlag.CONTESTED in recalled.items[number - 1].flags for number in cited),
        messages=messages,
        model=endpoint.model,
    )


def _sent(recalled: Recalled) -> str:
    """The part of the block that answers, with the notes on it. What is pinned answers nothing and stays here."""
    return "\n".join(part.text for part in recalled.block.parts if part.slot in (Slot.ANSWERS, Slot.FLAGS))


def memories_given(recalled: Recalled) -> dict[int, str]:
    """The answers that stand in the block, as they stand there, by number.

    The lines of one memory follow each other, and the first begins with its number; numbers elsewhere in a text mean
    nothing, since only those of delivered memories are taken, each once.
    """
    answers = [part for part in recalled.block.parts if part.slot is Slot.ANSWERS]
    lines = [line for part in answers for line in part.text.splitlines()[1:-1]]
    delivered = {item.place for item in recalled.items if item.place}
    given: dict[int, str] = {}
    for line in lines:
        found = _NUMBERED.match(line)
        if found and int(found[1]) in delivered:
            given.setdefault(int(found[1]), line)
    return given

"""How a recall and an answer read on a terminal."""

from __future__ import annotations

from typing import Final

from remembrancer.cli.output import escaped, one_line, say, terminal_columns
from remembrancer.cli.recall_replies import AskAnswer, RecallAnswer, Recalled
from remembrancer.model.clock import Clock
from remembrancer.model.memory import Memory
from remembrancer.model.queries import Hit
from remembrancer.model.recalling import ItemFlag
from remembrancer.model.types import Importance, Status
from remembrancer.wording import (
    DateWords,
    blocks,
    explain_hit,
    in_english,
    labels,
    name_source,
    write_number,
    write_share,
)

_INDENT: Final = "      "
_NEAREST: Final = 3
_SEPARATOR: Final = " · "


class RecallSheets:
    """Writes to stdout; dates are the person's own, seen from now."""

    def __init__(self, clock: Clock) -> None:
        self._dates = DateWords(clock.now(), clock.zone(), in_english)

    def recall(self, answer: RecallAnswer, most: int) -> None:
        """The first ``most`` results with their reasons, or what came nearest; then what an agent would get."""
        if answer.words_only and answer.results:
            say("Matched by words alone.")
        _say_read_with(answer)
        for each in answer.results[:most]:
            self._result(each)
        if not answer.results:
            self._nothing(answer)
            return
        if len(answer.results) > most:
            say(f"{most:,} of {write_number(len(answer.results), in_english)}; --limit shows more.")
        block = answer.block
        delivered = labels.MEMORIES_COUNTED.fill(in_english, sum(len(part.memories) for part in block.parts))
        left = f", {len(block.left_out):,} left out" if block.left_out else ""
        say(f"An agent receives {delivered} in {block.tokens:,} of {block.budget:,} tokens{left}; --block shows it.")

    def answer(self, answer: AskAnswer) -> None:
        """The quotations with their sources, or what came nearest."""
        recalled = answer.recall
        _say_read_with(recalled)
        if answer.answer is None:
            self._nothing(recalled)
            return
        for quotation in answer.answer.quotations:
            say(f"{one_line(quotation.text)} [{quotation.item}]")
        if answer.answer.contested:
            say("Contested: a conflict about this is open.")
        say()
        for number in dict.fromkeys(quotation.item for quotation in answer.answer.quotations):
            result = recalled.results[number - 1]
            say(f"[{number}] {_share(result.match)}  {_SEPARATOR.join(self._facts(result))}")
            say(_INDENT + result.memory.id)

    def _nothing(self, answer: RecallAnswer) -> None:
        say("Nothing in the vault answers this.")
        if answer.results:
            # Somebody else said something of the kind about themselves.
            say("Nearest:")
        for each in answer.results[:_NEAREST]:
            self._result(each)
        if answer.near_misses:
            say(f"Nearest, with an ITS of {_share(answer.near_misses[0].its)} (the floor is {_share(answer.floor)}):")
        for each in answer.near_misses:
            self._result(each)

    def _result(self, result: Recalled) -> None:
        memory = result.memory
        say(f"{_share(result.match)}  {_SEPARATOR.join(self._facts(result))}")
        columns = terminal_columns()
        for text in (memory.title, result.snippet.text):
            if text:
                say(_INDENT + one_line(text, columns and max(20, 3 * (columns - len(_INDENT)))))
        say(f"{_INDENT}ITS {_share(result.its)}; {_reasons(result)}")
        say(_INDENT + memory.id)

    def _facts(self, result: Recalled) -> list[str]:
        memory = result.memory
        return [
            labels.TYPES[memory.type].text,
            *self._when(result),
            labels.TRUSTS[memory.trust].text,
            *_from(memory),
            *_marks(result),
            escaped(memory.namespace),
        ]

    def _when(self, result: Recalled) -> list[str]:
        times = result.memory.times
        dates = []
        if times.happening_from is not None:
            dates.append(f"happening {self._dates.day_with_year(times.happening_from)}")
        if times.due is not None:
            dates.append(f"due {self._dates.due(times.due)}")
        dates.append(f"stated {self._dates.day_with_year(times.stated or result.memory.recorded)}")
        if result.verified is not None:
            dates.append(f"verified {self._dates.day_with_year(result.verified)}")
        return dates


def _say_read_with(answer: RecallAnswer) -> None:
    added = ", ".join(one_line(each.text) for each in answer.expansions)
    if added:
        say(f"The question was read with: {added}.")


def _from(memory: Memory) -> list[str]:
    return [one_line(name_source(memory.source, in_english))]


def _marks(result: Recalled) -> list[str]:
    """What sets a memory apart from an ordinary one."""
    memory = result.memory
    marks = [f"confidence {_share(memory.confidence)}"] if memory.confidence < 1 else []
    if memory.status is not Status.ACTIVE and ItemFlag.SUPERSEDED not in result.flags:
        marks.append(labels.STATUSES[memory.status].text)
    named = (
        (memory.pinned, "Pinned"),
        (memory.importance is Importance.HIGH, "Important"),
        (memory.episode, "Episode"),
    )
    return [
        *marks,
        *(name for holds, name in named if holds),
        *(blocks.ITEM_FLAGS[flag].fill(in_english) for flag in result.flags),
    ]


def _reasons(result: Recalled) -> str:
    hit = Hit(
        result.memory.id,
        result.its,
        result.parts,
        result.meaning_terms,
        result.matched_words,
        result.time_reason,
        result.use_reason,
    )
    return " + ".join(
        f"{part.name} {_share(part.amount)}" + (f" ({one_line(part.reason)})" if part.reason else "")
        for part in explain_hit(hit, in_english)
    )


def _share(number: float) -> str:
    return write_share(number, in_english)

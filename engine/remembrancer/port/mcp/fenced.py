"""Answers as agents read them: what is stored stands inside a fence, as data with its source and trust."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import tzinfo

from remembrancer.model.cases import ConflictCase, ConflictPage
from remembrancer.model.changes import Outcome, Remembered
from remembrancer.model.conflicts import OpenedConflict
from remembrancer.model.history import ChangePage, MemoryChange
from remembrancer.model.language import AgentAnswered, ModelAnswered, WhyQuoted
from remembrancer.model.memory import Memory
from remembrancer.model.recalling import Answered, ItemFlag, Recalled
from remembrancer.recall.delivery.fence import Fence
from remembrancer.recall.delivery.lines import LineWriter
from remembrancer.text.harmless import harmless
from remembrancer.wording import (
    agents,
    blocks,
    describe_redacted,
    describe_remembered,
    explain_case,
    explain_quoted,
    in_english,
)
from remembrancer.wording.templates import Template


def fenced(what: Template, lines: Sequence[str]) -> str:
    """The lines between two that nothing in them can look like."""
    marker = Fence.around(lines).marker
    heading = agents.FENCE.fill(in_english, what=what.fill(in_english))
    return "\n".join((f"<<{marker} {heading}>>", *lines, f"<<end {marker}>>"))


def in_doubt(is_unapproved_rule: bool) -> str:  # noqa: FBT001  (it is what is told)
    """What stands before a text that reads like a rule nobody approved; nothing before any other."""
    if not is_unapproved_rule:
        return ""
    return f"[{blocks.ITEM_FLAGS[ItemFlag.UNAPPROVED_RULE].fill(in_english).upper()}] "


class AgentWords:
    """Writes replies of the vault for an agent, with dates in the person's zone."""

    def __init__(self, zone: tzinfo) -> None:
        self._lines = LineWriter(zone)
        self._zone = zone

    def answered(self, answered: AgentAnswered) -> str:
        """The sentences that answer with the memories they rest on, or that nothing stored does.

        Which way they were made is told, and why it is not the other one where somebody might expect that.
        """
        if not answered.is_answered:
            told = blocks.NOTHING.fill(in_english)
        elif answered.told is not None:
            told = self._told(answered.told)
        else:
            told = self._quoted(answered.quoted)
        why = answered.why_quoted
        if why in (None, WhyQuoted.OFF, WhyQuoted.NOT_WANTED, WhyQuoted.NOTHING_STORED):
            return told
        return "\n".join((told, agents.QUOTED_INSTEAD.fill(in_english, reason=explain_quoted(why, in_english))))

    def _quoted(self, answered: Answered) -> str:
        if answered.answer is None:
            return blocks.NOTHING.fill(in_english)
        quotations = answered.answer.quotations
        lines = [f"[{each.item}] {harmless(each.text)}" for each in quotations]
        lines += self._sources(answered.recalled, (each.item for each in quotations))
        contested = [agents.CONTESTED.fill(in_english)] if answered.answer.contested else []
        return fenced(agents.QUOTATIONS, [*lines, *contested])

    def _told(self, answered: ModelAnswered) -> str:
        lines = [
            f"{harmless(each.text)} {''.join(f'[{number}]' for number in each.items)}" for each in answered.sentences
        ]
        lines += self._sources(answered.recalled, (number for each in answered.sentences for number in each.items))
        contested = [agents.CONTESTED.fill(in_english)] if answered.contested else []
        return fenced(agents.TOLD, [*lines, *contested])

    def _sources(self, recalled: Recalled, numbers: Iterable[int]) -> list[str]:
        """The memories of these numbers, each once."""
        items = ((number, recalled.items[number - 1]) for number in dict.fromkeys(numbers))
        return [self._lines.line(item.memory, f"memory {item.memory.id}", item.flags, number) for number, item in items]

    def memories(self, what: Template, memories: Iterable[Memory]) -> str:
        return fenced(what, [self._memory(each) for each in memories])

    def conflicts(self, page: ConflictPage) -> str:
        if not page.cases:
            return agents.CONFLICTS_NONE.fill(in_english)
        lines = [line for case in page.cases for line in self._case(case)]
        return "\n".join((fenced(agents.CONFLICTS, lines), *_more(page.next)))

    def case(self, case: ConflictCase) -> str:
        return fenced(agents.CONFLICTS, self._case(case))

    def changes(self, page: ChangePage) -> str:
        if not page.changes:
            return agents.CHANGES_NONE.fill(in_english)
        lines = [line for change in page.changes for line in self._change(change)]
        return "\n".join((fenced(agents.CHANGES, lines), *_more(page.next)))

    def remembered(self, remembered: Remembered) -> str:
        """What became of a statement; never its own words, which the agent has."""
        conflict = remembered.conflict
        redacted = describe_redacted(remembered.change.redacted, in_english)
        if remembered.outcome is Outcome.CONFLICT and conflict is not None:
            return "\n".join(filter(None, (redacted, self._waiting(conflict))))
        if remembered.outcome is Outcome.WAITING:
            return " ".join(filter(None, (agents.WAITS_APPROVAL.fill(in_english), redacted)))
        told = describe_remembered(remembered, in_english)
        if not remembered.memory:
            return told
        lines = [agents.REMEMBERED.fill(in_english, told=told, memory=remembered.memory)]
        if remembered.near_duplicates:
            near = ", ".join(each.memory for each in remembered.near_duplicates)
            lines.append(agents.NEAR.fill(in_english, len(remembered.near_duplicates), memories=near))
        return "\n".join(lines)

    def _waiting(self, conflict: OpenedConflict) -> str:
        against = [
            f"memory {each.memory}: {in_doubt(each.unapproved_rule)}{harmless(each.text)}" for each in conflict.opposed
        ]
        return f"{agents.WAITS.fill(in_english, case=conflict.case)}\n{fenced(agents.AGAINST, against)}"

    def _case(self, case: ConflictCase) -> list[str]:
        heading = agents.CASE.fill(
            in_english,
            case=case.id,
            state=case.state.value.replace("_", " "),
            number=str(case.number),
            namespace=case.namespace,
            reason=harmless(explain_case(case, in_english)),
        )
        return [
            heading,
            *(
                f"  position {each.position}, {each.role.value.replace('_', ' ')}: "
                + self._lines.line(each.memory, each.memory.content, _rule(each.memory))
                for each in case.statements
            ),
        ]

    def _change(self, change: MemoryChange) -> list[str]:
        at = change.doing.at.astimezone(self._zone).isoformat(timespec="minutes")
        heading = agents.CHANGE.fill(
            in_english, at=at, kind=change.kind.value, actor=harmless(change.doing.actor), memory=change.memory
        )
        lines = [heading]
        if change.before is not None and (change.after is None or change.before.content != change.after.content):
            lines.append(f"  before: {in_doubt(change.before.unapproved_rule)}{harmless(change.before.content)}")
        if change.after is not None:
            lines.append(f"  after: {self._lines.line(change.after, change.after.content, _rule(change.after))}")
        return lines

    def _memory(self, memory: Memory) -> str:
        flags = [ItemFlag.CONTESTED] * memory.contested + [ItemFlag.NOTED] * memory.noted
        return self._lines.line(memory, memory.content, (*flags, *_rule(memory)))


def _rule(memory: Memory) -> tuple[ItemFlag, ...]:
    return (ItemFlag.UNAPPROVED_RULE,) if memory.unapproved_rule else ()


def _more(cursor: str) -> list[str]:
    return [agents.MORE.fill(in_english, cursor=cursor)] if cursor else []

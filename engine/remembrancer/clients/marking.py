"""What reads like a rule that nobody approved is marked as such in every answer to a client, wherever it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import Any, get_args, get_type_hints

from remembrancer.model.changes import Remembered
from remembrancer.model.memory import Memory
from remembrancer.recall.delivery.flags import is_unapproved_rule
from remembrancer.remember.types.guiding import tells_what_to_do

MemoriesOf = Callable[[tuple[str, ...]], Iterable[Memory]]
"""Reads current memories by their ids; those that cannot be read are left out."""


def marked(reply: Any) -> Any:
    """The reply with each memory in it marked that reads like a rule and that nobody approved as one."""
    if isinstance(reply, Memory):
        return replace(reply, unapproved_rule=True) if _is_rule(reply) else reply
    if isinstance(reply, tuple):
        each = tuple(marked(one) for one in reply)
        return each if any(new is not old for new, old in zip(each, reply, strict=True)) else reply
    if not is_dataclass(reply) or isinstance(reply, type):
        return reply
    held = {name: getattr(reply, name) for name in _places_of_memories(type(reply))}
    new = {name: marked(value) for name, value in held.items()}
    changed = {name: value for name, value in new.items() if value is not held[name]}
    return replace(reply, **changed) if changed else reply


def marked_opposed(reply: Any, memories_of: MemoriesOf) -> Any:
    """The answer to a statement with those that it contradicts marked; what cannot be read is judged by its words."""
    if not isinstance(reply, Remembered) or reply.conflict is None or not reply.conflict.opposed:
        return reply
    opposed = reply.conflict.opposed
    known = {each.id: _is_rule(each) for each in memories_of(tuple(each.memory for each in opposed if each.memory))}
    told = tuple(
        replace(each, unapproved_rule=known.get(each.memory, tells_what_to_do((each.text,)))) for each in opposed
    )
    return replace(reply, conflict=replace(reply.conflict, opposed=told))


def _is_rule(memory: Memory) -> bool:
    return any(is_unapproved_rule(memory, text) for text in (memory.content, memory.evidence, *memory.tags))


@cache
def _places_of_memories(kind: type) -> tuple[str, ...]:
    """The fields of a class of values in which a memory may stand, however deep."""
    hints = get_type_hints(kind)
    return tuple(each.name for each in fields(kind) if _may_hold_one(hints[each.name], frozenset((kind,))))


def _may_hold_one(hint: Any, above: frozenset[type]) -> bool:
    if hint is Memory:
        return True
    if isinstance(hint, type) and is_dataclass(hint):
        if hint in above:
            return False
        hints = get_type_hints(hint)
        return any(_may_hold_one(hints[each.name], above | {hint}) for each in fields(hint))
    return any(_may_hold_one(each, above) for each in get_args(hint))

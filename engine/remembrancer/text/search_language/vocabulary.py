"""The keys of the search language and the words that may follow them."""

from __future__ import annotations

from difflib import get_close_matches
from enum import StrEnum
from typing import TYPE_CHECKING

from remembrancer.model.search import (
    AnyOf,
    Condition,
    Flag,
    HasFlag,
    HasProvenance,
    HasStatus,
    HasTrust,
    IsType,
)
from remembrancer.model.types import MemoryType, Provenance, Status, TimeAxis, Trust

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class Key(StrEnum):
    """Every key, in the order in which help lists them."""

    TYPE = "type"
    TAG = "tag"
    IS = "is"
    TRUST = "trust"
    KNOWN = "known"
    CONFIDENCE = "conf"
    ADDED = "added"
    EDITED = "edited"
    STATED = "stated"
    ON = "on"
    HAPPENING = "happening"
    DUE = "due"
    FROM = "from"
    NAMESPACE = "namespace"
    SESSION = "session"
    ID = "id"
    VALID_AT = "valid-at"
    AS_OF = "as-of"


KEYS: Mapping[str, Key] = {
    **{key.value: key for key in Key},
    "confidence": Key.CONFIDENCE,
    "in": Key.NAMESPACE,
    "validat": Key.VALID_AT,
    "asof": Key.AS_OF,
}
"""Every accepted spelling of a key."""

CURRENT = AnyOf((HasStatus(Status.ACTIVE), HasStatus(Status.DEMOTED)))
"""What ``is:current`` means, and what is meant when a search does not speak of status."""

AXES: Mapping[Key, TimeAxis] = {
    Key.ADDED: TimeAxis.RECORDED,
    Key.EDITED: TimeAxis.CHANGED,
    Key.STATED: TimeAxis.STATED,
    Key.ON: TimeAxis.LIFE,
    Key.HAPPENING: TimeAxis.HAPPENING,
    Key.DUE: TimeAxis.DUE,
}

STATES: Mapping[str, Condition] = {
    "current": CURRENT,
    "active": HasStatus(Status.ACTIVE),
    "contested": HasFlag(Flag.CONTESTED),
    "waiting": HasFlag(Flag.WAITING),
    "superseded": HasStatus(Status.SUPERSEDED),
    "faded": HasStatus(Status.DEMOTED),
    "demoted": HasStatus(Status.DEMOTED),
    "archived": HasStatus(Status.ARCHIVED),
    "expired": HasStatus(Status.EXPIRED),
    "deleted": HasStatus(Status.DELETED),
    "rejected": HasStatus(Status.REJECTED),
}
"""The values of ``is:`` that form one facet, of which a person picks one or several."""

FLAGS: Mapping[str, Condition] = {
    flag.value: HasFlag(flag)
    for flag in (
        Flag.PINNED,
        Flag.NOTED,
        Flag.EPISODE,
        Flag.IMPORTANT,
        Flag.DUE,
        Flag.OVERDUE,
        Flag.UNUSUAL,
        Flag.QUIET,
    )
}
"""The values of ``is:`` that each stand for themselves."""

_KNOWN = {
    "said": Provenance.EXPLICIT_STATEMENT,
    "confirmed": Provenance.VALIDATED,
    "seen": Provenance.OBSERVED,
    **{provenance.value: provenance for provenance in Provenance},
}

CHOICES: Mapping[Key, Mapping[str, Condition]] = {
    Key.TYPE: {memory_type.value: IsType(memory_type) for memory_type in MemoryType},
    Key.IS: {**STATES, **FLAGS},
    Key.TRUST: {trust.value: HasTrust(trust) for trust in Trust},
    Key.KNOWN: {word: HasProvenance(provenance) for word, provenance in _KNOWN.items()},
}
"""The keys whose values are a closed list."""

YOU = frozenset({"you", "me"})
"""What, unquoted, stands for the person in ``from:``."""


def nearest(word: str, possible: Iterable[str]) -> str:
    """The word of ``possible`` that ``word`` was probably meant to be, or an empty text."""
    found = get_close_matches(word.casefold(), list(possible), n=1, cutoff=0.6)
    return found[0] if found else ""

"""Which names may mean the same: proposals to merge, for a person to confirm."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from remembrancer.model.memory import Entity


@dataclass(frozen=True, slots=True)
class AliasProposal:
    """``alias`` may be another way to write ``name``.

    ``reason`` is ``other_case``, ``part_of_name``, ``initial`` or ``spelling`` (punctuation and spaces apart).
    """

    name: str
    alias: str
    kind: str
    reason: str


def propose_aliases(entities: Iterable[Entity]) -> tuple[AliasProposal, ...]:
    """Merges among entities of the same kind, in alphabetical order; the longer or more frequent name is kept.

    A part of a name ("Ines" of "Ines Duarte") is proposed only where it fits a single longer name.
    """
    counts = Counter((entity.kind, entity.name) for entity in entities)
    by_kind: dict[str, list[str]] = {}
    for kind, name in sorted(counts):
        by_kind.setdefault(kind, []).append(name)
    proposals: list[AliasProposal] = []
    for kind, names in sorted(by_kind.items()):
        merged: set[str] = set()
        for group in _same_spelling(names):
            kept = max(group, key=lambda name: (counts[kind, name], any(map(str.isupper, name)), len(name), name))
            for alias in sorted(group - {kept}):
                reason = "other_case" if alias.casefold() == kept.casefold() else "spelling"
                proposals.append(AliasProposal(kept, alias, kind, reason))
                merged.add(alias)
        if kind == "person":
            proposals.extend(_parts_of_names([name for name in names if name not in merged]))
    return tuple(sorted(proposals, key=lambda proposal: (proposal.kind, proposal.name, proposal.alias)))


def _same_spelling(names: Iterable[str]) -> list[set[str]]:
    """Names equal but for case, spaces, dots and hyphens, in groups of two or more."""
    groups: dict[str, set[str]] = {}
    for name in names:
        groups.setdefault(re.sub(r"[\s._-]+", "", name.casefold()), set()).add(name)
    return [group for group in groups.values() if len(group) > 1]


def _parts_of_names(names: list[str]) -> list[AliasProposal]:
    full = [name for name in names if len(name.split()) > 1]
    proposals = []
    for alias in names:
        longer = {name: reason for name in full if name != alias and (reason := _why_part(alias, name))}
        if len(longer) == 1:
            ((name, reason),) = longer.items()
            proposals.append(AliasProposal(name, alias, "person", reason))
    return proposals


def _why_part(alias: str, name: str) -> str:
    """Why ``alias`` may stand for ``name``, or nothing."""
    parts = [part.casefold() for part in alias.split()]
    whole = [part.casefold() for part in name.split()]
    if len(parts) < len(whole) and (parts == whole[: len(parts)] or parts == whole[-len(parts) :]):
        return "part_of_name"
    if len(parts) == len(whole) > 1 and parts[0] == whole[0]:
        initial = parts[-1].rstrip(".")
        if len(initial) == 1 and whole[-1].startswith(initial) and len(whole[-1]) > 1:
            return "initial"
    return ""

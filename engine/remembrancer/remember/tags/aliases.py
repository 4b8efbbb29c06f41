"""Which tags may mean the same: proposals to merge, for a person to confirm.

Tags are what the names of people, places and tools become, so these are the aliases of names too. Precision before
quantity: two tags are proposed only where their writing, or the texts that carry them, leave little doubt.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from remembrancer.remember.tags.known_names import GIVEN_NAMES, PLACES, TOOLS

_LEAST_SPELLING: Final = 4
"""Shorter tags are often different abbreviations: "i-o" and "io" are, "c-d" and "cd" are not."""
_LEAST_SINGULAR: Final = 4
_LEAST_WORD: Final = 3
_BETWEEN_LETTERS: Final = re.compile(r"(?<=[^\W_])[._'\u2019-]+(?=[^\W\d_])|(?<=[^\W\d_])[._'\u2019-]+(?=[^\W_])")
_UNMARKED: Final = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ı": "i", "æ": "ae", "œ": "oe"}  # noqa: RUF001  (the dotless i is meant)
)
_SINGULAR_ENDINGS: Final = ("ss", "us", "is", "ics")
"""What ends like this is no plural although it ends with an s."""
_OTHER_MEANINGS: Final = frozenset(
    {"arms", "customs", "damages", "goods", "glasses", "looks", "manners", "means", "minutes", "news", "spirits"}
)
"""Plurals that mean another thing than several of the singular."""
_KNOWN_NAMES: Final = frozenset(name.casefold().replace(" ", "-") for name in GIVEN_NAMES | PLACES | TOOLS)


@dataclass(frozen=True, slots=True)
class AliasProposal:
    """``alias`` may be another way to write ``tag``.

    ``reason`` is ``spelling`` (hyphens, dots and apostrophes apart), ``accents``, ``plural``, ``part_of_name`` or
    ``initial``.
    """

    tag: str
    alias: str
    reason: str


def propose_aliases(tags: Mapping[str, int], people: Collection[str] = ()) -> tuple[AliasProposal, ...]:
    """Merges among tags, in alphabetical order of the tags kept. No tag is merged twice, and none that is kept.

    The more frequent of two spellings is kept, and the full form of a person's name. A part of a name ("ines" of
    "ines-duarte") is proposed only where it fits a single longer name.

    Args:
        tags: the tags in use with how many memories each has.
        people: those of them that are known to be names of people.
    """
    proposals: list[AliasProposal] = []
    kept: set[str] = set()
    merged: set[str] = set()

    def accept(found: Iterable[AliasProposal]) -> None:
        for proposal in found:
            if proposal.tag not in merged and proposal.alias not in kept | merged:
                kept.add(proposal.tag)
                merged.add(proposal.alias)
                proposals.append(proposal)

    accept(_spellings(tags))
    accept(_plurals(tags, people))
    accept(_names(sorted(set(people) - merged), "initial"))
    accept(_names(sorted(set(people) - merged), "part_of_name"))
    return tuple(sorted(proposals, key=lambda proposal: (proposal.tag, proposal.alias)))


def part_of_name(alias: str, name: str) -> str:
    """Why ``alias`` may stand for the longer ``name``: ``part_of_name`` or ``initial``; else nothing."""
    parts, whole = alias.split("-"), name.split("-")
    if len(parts) < len(whole) and (parts == whole[: len(parts)] or parts == whole[-len(parts) :]):
        return "part_of_name"
    if len(parts) == len(whole) > 1 and parts[0] == whole[0]:
        initial = parts[-1].rstrip(".")
        if len(initial) == 1 and whole[-1].startswith(initial) and len(whole[-1]) > 1:
            return "initial"
    return ""


def _spellings(tags: Mapping[str, int]) -> list[AliasProposal]:
    """Tags equal but for case, hyphens, dots, apostrophes and accents."""
    groups: dict[str, list[str]] = {}
    for tag in sorted(tags):
        key = _without_accents(_joined(tag))
        if len(key) >= _LEAST_SPELLING:
            groups.setdefault(key, []).append(tag)
    proposals = []
    for group in groups.values():
        # Of equally frequent ones the one that says most: with its accents, with its words apart.
        kept = max(group, key=lambda tag: (tags[tag], tag != _without_accents(tag), len(tag), tag))
        for alias in group:
            if alias != kept:
                only_accents = _without_accents(alias) == _without_accents(kept)
                proposals.append(AliasProposal(kept, alias, "accents" if only_accents else "spelling"))
    return proposals


def _joined(tag: str) -> str:
    """Without the marks between letters; those between digits stay, where they make another number."""
    return _BETWEEN_LETTERS.sub("", tag.casefold())


def _without_accents(tag: str) -> str:
    """Latin letters without their marks. In other scripts a mark may be a vowel, so those keep them."""
    kept: list[str] = []
    is_latin = False
    for character in unicodedata.normalize("NFD", tag.translate(_UNMARKED)):
        if unicodedata.category(character) == "Mn":
            if not is_latin:
                kept.append(character)
        else:
            is_latin = "LATIN" in unicodedata.name(character, "")
            kept.append(character)
    return unicodedata.normalize("NFC", "".join(kept))


def _plurals(tags: Mapping[str, int], people: Collection[str]) -> list[AliasProposal]:
    """English plurals of tags that are there in the singular too; the more frequent of the two is kept."""
    proposals = []
    for tag in sorted(tags):
        singular = next((each for each in _singulars(tag) if each in tags), None)
        if singular is None or {tag, singular} & (_KNOWN_NAMES | set(people)):
            continue
        kept, alias = (tag, singular) if tags[tag] > tags[singular] else (singular, tag)
        proposals.append(AliasProposal(kept, alias, "plural"))
    return proposals


def _singulars(tag: str) -> list[str]:
    """What a tag may be the plural of; nothing for names, abbreviations and words that are no plurals."""
    before, _, word = tag.rpartition("-")
    before += "-" if before else ""
    is_plural = word.isascii() and word.isalpha() and word.endswith("s") and not word.endswith(_SINGULAR_ENDINGS)
    if not is_plural or word in _OTHER_MEANINGS:
        return []
    found = [word[:-1]]
    if word.endswith("ies"):
        found.append(word[:-3] + "y")
    if word.endswith(("ches", "shes", "sses", "xes", "zes")):
        found.append(word[:-2])
    return [
        before + singular
        for singular in found
        if len(singular) >= _LEAST_WORD and len(before + singular) >= _LEAST_SINGULAR
    ]


def _names(people: list[str], reason: str) -> list[AliasProposal]:
    """Parts or initials of names, each where it fits a single longer name."""
    proposals = []
    for alias in people:
        longer = [name for name in people if name != alias and part_of_name(alias, name) == reason]
        if len(longer) == 1:
            proposals.append(AliasProposal(longer[0], alias, reason))
    return proposals

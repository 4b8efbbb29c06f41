"""Facts that a model finds in a conversation, each with the words it rests on, checked against what was said."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from remembrancer.language_model.checking import foreign
from remembrancer.language_model.endpoint import Endpoint
from remembrancer.language_model.prompts import NOTHING, facts_of
from remembrancer.model.ingesting import ExtractedFact
from remembrancer.model.language import LeftOut, WhyLeftOut
from remembrancer.model.limits import EVIDENCE_CHARACTERS
from remembrancer.model.progress import Progress, check_cancelled

_PART_CHARACTERS: Final = 6_000
"""So much of a conversation is sent at once: what is far apart is seldom said in one breath."""
_TOKENS: Final = 800
_FACT_CHARACTERS: Final = 500
_LEAST_SNIPPET: Final = 8
_LINE: Final = re.compile(r"^\s*(?:[-*\u2022]\s+|\d{1,3}[.)]\s+)?(?P<fact>.+?)\s*\|\|\s*(?P<snippet>.+?)\s*$")
_QUOTES: Final = "\"'\u201c\u201d\u2018\u2019"


def extract(
    endpoint: Endpoint, turns: Sequence[str], progress: Progress
) -> tuple[tuple[ExtractedFact, ...], tuple[LeftOut, ...]]:
    """The facts that stood the check, each once, and what did not.

    ``turns`` are as they were said, each behind who said it. Raises what :meth:`Endpoint.ask` raises.
    """
    found: dict[str, ExtractedFact] = {}
    left_out: list[LeftOut] = []
    parts = list(_parts(turns))
    for number, part in enumerate(parts):
        check_cancelled(progress)
        progress.report(number, len(parts), "extracting")
        for fact, snippet in _lines(endpoint.ask(facts_of(part), _TOKENS, progress)):
            said = _verbatim(snippet, part)
            strange = foreign(fact, (part,))
            if said is None:
                left_out.append(LeftOut(fact, WhyLeftOut.NOT_SAID, snippet[:100]))
            elif strange:
                left_out.append(LeftOut(fact, WhyLeftOut.NOT_IN_SOURCE, strange))
            else:
                found.setdefault(fact.casefold(), ExtractedFact(fact, said))
    progress.report(len(parts), len(parts), "extracting")
    return tuple(found.values()), tuple(left_out)


def _parts(turns: Iterable[str]) -> Iterator[str]:
    """The turns in portions; one that is longer than a portion is cut into several."""
    part = ""
    for turn in turns:
        if part and len(part) + len(turn) > _PART_CHARACTERS:
            yield part
            part = ""
        part += f"{turn}\n"
        while len(part) > _PART_CHARACTERS:
            cut = part.rfind(" ", 1, _PART_CHARACTERS)
            cut = cut if cut > 0 else _PART_CHARACTERS
            yield part[:cut]
            part = part[cut:]
    if part.strip():
        yield part


def _lines(said: str) -> Iterator[tuple[str, str]]:
    if said.strip().startswith(NOTHING):
        return
    for line in said.splitlines():
        match = _LINE.match("".join(each for each in line if each.isprintable()))
        if match and len(match["fact"]) <= _FACT_CHARACTERS:
            yield match["fact"].strip(_QUOTES), match["snippet"].strip(_QUOTES)


def _verbatim(snippet: str, part: str) -> str | None:
    """The snippet as it stands in the conversation; blanks and case may differ. None: nobody said that."""
    words = snippet.split()
    if len(snippet) < _LEAST_SNIPPET or not words:
        return None
    match = re.search(r"\s+".join(map(re.escape, words)), part, re.IGNORECASE)
    return match[0][:EVIDENCE_CHARACTERS] if match else None

"""Which parts of a text are secrets.

Patterns are tried where a text holds the letters that a secret of their form has to have, and those of tokens only
where anything is as long as one; so an ordinary text costs next to nothing. What cannot be told by its form (a word of
a language, a number without a check digit) is taken for a secret only where the words before it say so: a false alarm
would change what somebody meant to have remembered.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from remembrancer.model.secrets import SecretKind
from remembrancer.text.secrets.assignments import assigned
from remembrancer.text.secrets.numbers import numbers
from remembrancer.text.secrets.tokens import addresses_and_keys, may_hold_tokens, tokens
from remembrancer.text.secrets.yelp import tokens_by_yelp


@dataclass(frozen=True, slots=True)
class SecretSpan:
    """A secret in a text: the characters from ``start`` up to ``end``."""

    start: int
    end: int
    kind: SecretKind


def find_secrets(text: str) -> tuple[SecretSpan, ...]:
    """The secrets of a text in their order; none overlaps another."""
    if len(text) < _SHORTEST:
        return ()
    # What tells most about a secret comes first: it names what the others also take for one.
    found = [*tokens(text), *tokens_by_yelp(text)] if may_hold_tokens(text) else []
    found += [*addresses_and_keys(text), *numbers(text), *assigned(text)]
    return _joined(SecretSpan(*each) for each in found) if found else ()


_SHORTEST = 8
"""Not even a password with the word before it is shorter."""


def _joined(spans: Iterable[SecretSpan]) -> tuple[SecretSpan, ...]:
    """Spans in their order, those that overlap as one, by the kind of the one that was found first."""
    ranked = list(enumerate(spans))
    joined: list[tuple[int, SecretSpan]] = []
    for rank, span in sorted(ranked, key=lambda each: (each[1].start, each[0])):
        if joined and span.start < joined[-1][1].end:
            known_rank, known = joined[-1]
            kind = known.kind if known_rank <= rank else span.kind
            joined[-1] = (min(rank, known_rank), SecretSpan(known.start, max(known.end, span.end), kind))
        else:
            joined.append((rank, span))
    return tuple(span for _, span in joined)

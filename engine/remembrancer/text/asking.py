"""Which sentences ask rather than tell: questions, and requests to whoever listens.

In a conversation with a helper, what somebody asks about says less about them than what they tell beside it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from remembrancer.text.any_case import AnyCase
from remembrancer.text.sentences import Span, find_sentences

_QUESTION_MARKS: Final = "?\uff1f\u061f\u2047\u2048\u2049"
_BORDER: Final = re.compile(
    rf"(?:(?<=[{_QUESTION_MARKS}])[^\w\s({_QUESTION_MARKS}]*|(?<=[^\W\d_]{{3}}[.!]))\s+(?=[^\W_])"
)
"""Where what counts as one sentence ends, though what follows begins with a small letter: chats are written so."""
_ENDS_IN_A_QUESTION: Final = re.compile(rf"[{_QUESTION_MARKS}]\W*\Z")
_REQUEST: Final = AnyCase(
    r"""(?<![\w'\u2019])(?:
      (?:can|could|would|will)\ you
    | i\s?['\u2019]?\s?a?m\ (?:(?:also|just|currently|actually|really|now|still)\ )*
      (?:looking\ for|looking\ to|trying\ to|planning|thinking|wondering|hoping|interested|considering)
    | i\ was\ (?:(?:also|just|actually|really)\ )*(?:wondering|thinking|hoping)
    | (?:you(?:['\u2019]d|\ would|\ do|\ also)?|you\ have\ any|any|some|your|few)\ (?:other\ )?
      (?:recommend|suggest)(?:ations?|ions?|ing)?
    | (?:recommend|suggest)\ (?:me|us|some|an?|the)
    | help\ me
    | i\ (?:(?:also|just|really)\ )?need\ (?:some|help|advice|to)
    | do\ you\ (?:have|know|think)
    | i(?:['\u2019]d|\ would)\ (?:(?:also|really|just)\ )*(?:like|love)\ to
    | i\ think\ i(?:['\u2019]ll|\ will)
    | tell\ me
    | please
    | thanks
    | thank\ you
    )(?!\w)""",
    re.VERBOSE,
)


def question_spans(text: str) -> tuple[Span, ...]:
    """Start and end of every sentence of ``text`` that is a question, whatever its language."""
    return tuple(span for span in _parts(text) if _is_question(text, span))


def asking_spans(text: str) -> tuple[Span, ...]:
    """Start and end of every sentence of ``text`` that is a question or an (English) request to whoever listens."""
    return tuple(span for span in _parts(text) if _is_question(text, span) or _REQUEST.search(text, *span))


def _parts(text: str) -> Iterator[Span]:
    for start, end in find_sentences(text):
        begin = start
        for border in _BORDER.finditer(text, start, end):
            yield begin, border.start() + len(border.group().rstrip())
            begin = border.end()
        yield begin, end


def _is_question(text: str, span: Span) -> bool:
    return _ENDS_IN_A_QUESTION.search(text, *span) is not None

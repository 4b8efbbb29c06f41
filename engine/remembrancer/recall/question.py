"""A question made ready for the ranking: what it says, what was added to it, and what it asks of time."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, tzinfo
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.embedding.encoded import EncodedQuery
from remembrancer.embedding.encoder import Encoder
from remembrancer.model.clock import to_microseconds, within_reach
from remembrancer.model.recalling import Turn
from remembrancer.recall.formation import Formed, form
from remembrancer.recall.words import WordQuery, idf, word_query
from remembrancer.storage.codes import word_statistics
from remembrancer.storage.connection import Connection
from remembrancer.storage.selection import Moment
from remembrancer.storage.texts import WordCounter
from remembrancer.text.dates import AskedTime, Recency, asked_time
from remembrancer.text.language import segment_for_index
from remembrancer.text.normalise import normalise_query
from remembrancer.text.word_classes import words_of

FRAME: Final = 0.6
"""What a word of the question's frame counts beside one that names something. At 0.3 dialogues lose what long texts
gain."""
FRAME_WORDS: Final = words_of("""
    a advice after ago all altogether amount an and any are at away been before between by can compared could
    current currently day days did different do does each ever every far few first for from give had has have help
    hour hours how i idea ideas in is it its kind kinds last long many me mentioned minute minutes month months most
    much my name number of often old on or order passed past please previous recent recently recommend
    recommendation recommendations should since some sort sorts suggest suggestion suggestions tell that the this
    three time times tips to told total two type types was we week weeks were what when where which who whom whose
    why will with would year years you your
""")
"""Words that say what kind of answer is wanted, the measures of time it is wanted in, and that it is asked for at all
("how many weeks ago", "any tips"); the answer itself rarely has them."""


@dataclass(frozen=True, slots=True)
class Asking:
    """A ranking's question as it was put.

    Attributes:
        text: the question.
        moment: the instant it is asked about: an as-of date, or now. Aware.
        context: the turns before it, oldest first.
        entities: names it is about.
        only_holding: what no longer holds at the moment is left out, unless the question asks for the past.
        strong_cue: what has faded answers only where it is asked for directly.
        state: the state of the vault whose uses count; None: none count.
    """

    text: str
    moment: datetime
    context: tuple[Turn, ...] = ()
    entities: tuple[str, ...] = ()
    only_holding: bool = False
    strong_cue: bool = False
    state: Moment | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Question:
    """What :func:`understand` made of a question.

    Attributes:
        formed: the text that is looked up.
        asked: the time asked about.
        words: its words with their counts in the searched namespaces.
        encoded: its token vectors; None without a model.
        weights: float64 [query tokens], w_t; empty without a model.
        names: its words, folded, for comparing with names.
        holding_at: what no longer holds at this instant (microseconds) is left out; None to leave nothing out.
    """

    formed: Formed
    asked: AskedTime
    words: WordQuery
    encoded: EncodedQuery | None
    weights: NDArray[np.float64]
    names: frozenset[str]
    holding_at: int | None = None

    @property
    def has_meaning(self) -> bool:
        """Whether there are tokens to compare."""
        return self.encoded is not None and len(self.weights) > 0 and bool(self.weights.sum() > 0)


def understand(
    connection: Connection, asking: Asking, zone: tzinfo, namespaces: Sequence[int], encoder: Encoder | None
) -> Question:
    """Read a question.

    Args:
        connection: a consistent view of the vault.
        asking: the question.
        zone: in which its dates are meant.
        namespaces: over which word frequencies are counted.
        encoder: the model, if it is there.

    Raises:
        InvalidInputError: the question is too long.
    """
    question = normalise_query(asking.text)
    formed = form(question, asking.context, asking.entities)
    text = formed.text_for_meaning
    encoded = encoder.encode_query(text) if encoder is not None else None
    asked = asked_time(question, within_reach(asking.moment), zone)
    weights = np.zeros(0) if encoded is None else token_weights(connection, encoded, formed, namespaces)
    return Question(
        formed,
        asked,
        word_query(connection, text, namespaces),
        encoded,
        weights,
        frozenset(word.strip(".,;:!?'\"()").removesuffix("'s").casefold() for word in text.split()),
        to_microseconds(asking.moment) if asking.only_holding and not _asks_for_past(asked) else None,
    )


def _asks_for_past(asked: AskedTime) -> bool:
    return asked.is_dated or bool(asked.anchor_text) or asked.recency is Recency.OLDEST


def token_weights(
    connection: Connection, query: EncodedQuery, formed: Formed, namespaces: Sequence[int]
) -> NDArray[np.float64]:
    """w_t = f_t a_t sqrt(idf_t) of the word a query token belongs to.

    f_t is ``FRAME`` for a word of the question's frame and 1 else; a_t says how much a word counts that was added. The
    root lies between no weight and the inverse document frequency itself.
    """
    counter = WordCounter(connection)
    text = formed.text_for_meaning
    spans = query.word_spans.tolist()
    terms = {text[start:end]: counter.terms(segment_for_index(text[start:end])) for start, end in spans}
    statistics = word_statistics(connection, namespaces, {term for each in terms.values() for term in each})

    def weight(start: int, end: int) -> float:
        word = text[start:end]
        rarity = math.sqrt(max((idf(statistics, term) for term in terms[word]), default=0.0))
        return rarity * (FRAME if word.casefold() in FRAME_WORDS else 1.0) * formed.weight_at(start)

    return np.array([weight(start, end) for start, end in spans], dtype=np.float64)

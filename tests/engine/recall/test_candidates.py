"""The first stage proposes what is near in meaning, what says the question's words, and the same in any order."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.embedding.encoder import encoder_id
from remembrancer.model.changes import Remember
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories
from remembrancer.model.search import Search
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.recall.candidates import first_stage_code, propose
from remembrancer.recall.codebook import CodeBook, Scan
from remembrancer.recall.eligible import EligibleTexts
from remembrancer.recall.question import Asking, Question, understand
from remembrancer.recall.words import FEW, AskedWord, WordQuery, idf, most_said, words_said
from remembrancer.storage.codes import WordStatistics
from remembrancer.storage.namespaces import find_namespace
from remembrancer.storage.scope import EVERYTHING
from remembrancer.storage.store import Store
from remembrancer.storage.texts import WordCounter
from remembrancer.text.language import segment_for_index
from remembrancer.vault import Actor, Vault

if TYPE_CHECKING:
    from pathlib import Path

    from remembrancer.embedding import Encoder
    from remembrancer.model.clock import FixedClock
    from remembrancer.storage.connection import Connection
    from remembrancer.storage.keys import Secret
    from remembrancer.vault import Entrance

NOW = datetime(2026, 3, 18, 9, 0, tzinfo=UTC)
STATEMENTS = (
    "The staging broker listens on port 8883 with client certificates.",
    "Ask Jonas before the frame format of the buoy changes.",
    "The evening run along the canal took 31 minutes, the morning run took 40.",
    "Never deploy on a Friday.",
    "Tea is better without sugar.",
    "我在北京工作",
    "The train to Ghent leaves at seven.",
    "Petra keeps the spare key of the boathouse.",
)
CANAL, CHINESE, KEY = 3, 6, 8


def fill(entrance: Entrance, statements: tuple[str, ...] = STATEMENTS) -> None:
    for text in statements:
        entrance.change(Remember(Draft(text, type=MemoryType.FACT)))


def everything(count: int = len(STATEMENTS)) -> EligibleTexts:
    return EligibleTexts.of(np.arange(1, count + 1))


def ask(connection: Connection, text: str, encoder: Encoder | None = None) -> Question:
    namespace = find_namespace(connection, EVERYTHING, "personal").namespace_id
    return understand(connection, Asking(text, NOW), UTC, [namespace], encoder)


@st.composite
def scans(draw: st.DrawFn) -> tuple[Scan, EligibleTexts, np.ndarray, int]:
    """Windows of a few texts, some of several, some stored after the selection was read."""
    handles = draw(st.integers(1, 12))
    texts = draw(st.lists(st.integers(1, handles + 2), max_size=20))
    distances = [draw(st.integers(0, 6)) for _ in texts]
    present = np.array([False, *(draw(st.booleans()) for _ in range(handles))])
    further = np.array([draw(st.sampled_from([0.0, 0.5, 1.0, 2.25])) for _ in present], dtype=np.float32)
    scan = Scan(np.array(texts, dtype=np.int64), np.array(distances, dtype=np.uint16))
    return scan, EligibleTexts(present), further, draw(st.integers(0, 8))


@given(scans())
def test_the_nearest_are_those_with_the_least_bits_and_what_they_are_further(
    made: tuple[Scan, EligibleTexts, np.ndarray, int],
) -> None:
    scan, eligible, further, most = made
    windows = sorted(
        (distance + float(further[text]), text)
        for text, distance in zip(scan.texts.tolist(), scan.distances.tolist(), strict=True)
        if text < len(eligible.present) and eligible.present[text]
    )
    kept = [text for far, text in windows if most and (len(windows) <= most or far <= windows[most - 1][0])]
    assert scan.nearest(eligible, most, further) == list(dict.fromkeys(kept))


@given(scans(), st.randoms(use_true_random=False))
def test_the_nearest_are_the_same_whatever_the_order_of_the_windows(
    made: tuple[Scan, EligibleTexts, np.ndarray, int], random: Random
) -> None:
    scan, eligible, further, most = made
    order = list(range(len(scan.texts)))
    random.shuffle(order)
    shuffled = Scan(scan.texts[order], scan.distances[order])
    assert shuffled.nearest(eligible, most, further) == scan.nearest(eligible, most, further)


@pytest.mark.parametrize("text", ["the spare key and the canal", "run in Ghent", "morning run", "key", "nothing here"])
def test_what_is_said_is_the_share_of_the_weight_of_the_question_s_words(
    store: Store, person: Entrance, text: str
) -> None:
    fill(person)
    with store.read() as connection:
        query = ask(connection, text).words
        said = words_said(connection, query, query.words, everything())
        some = words_said(connection, query, query.words, EligibleTexts.of(np.array([CANAL])))
        counter = WordCounter(connection)
        spoken = [set(counter.terms(segment_for_index(statement))) for statement in STATEMENTS]
    weights = {each.phrases[0]: min(idf(query.statistics, term) for term in each.phrases[0]) for each in query.words}
    for place, terms in enumerate(spoken, start=1):
        expected = sum(weight for phrase, weight in weights.items() if terms.issuperset(phrase)) / sum(weights.values())
        assert said[place] == pytest.approx(expected)
        assert some[place : place + 1].sum() == pytest.approx(expected if place == CANAL else 0.0)


@given(st.lists(st.sampled_from([0.0, 0.25, 0.5, 1.0]), max_size=30), st.integers(1, 6))
def test_what_says_most_is_taken_with_all_that_tie_unless_these_are_many(shares: list[float], most: int) -> None:
    found = most_said(np.array(shares), most).tolist()
    having = sorted((share for share in shares if share), reverse=True)
    if len(having) <= most:
        assert found == [place for place, share in enumerate(shares) if share]
        return
    cut = having[most - 1]
    kept = [place for place, share in enumerate(shares) if share >= cut]
    assert found == (kept if len(kept) <= 4 * most else [place for place, share in enumerate(shares) if share > cut])


def word(shown: str, documents: int) -> AskedWord:
    return AskedWord(((shown,),), shown, documents, 1.0)


def test_common_words_propose_only_where_no_rarer_one_stands_in_a_memory() -> None:
    many = WordStatistics(100 * FEW, 3_000 * FEW, {})
    common, rare, absent = word("the", 60 * FEW), word("canal", 40), word("zeppelin", 0)
    assert WordQuery((common, rare, absent), many).proposing == (rare, absent)
    assert WordQuery((common, absent), many).proposing == (common, absent)
    assert WordQuery((common,), many).proposing == (common,)
    assert WordQuery((common, absent), many).rare == (absent,)


def test_few_memories_have_no_common_words() -> None:
    few = WordStatistics(50, 1_000, {})
    assert WordQuery((word("the", 45), word("zeppelin", 0)), few).rare == (word("the", 45), word("zeppelin", 0))


def test_a_question_with_unknown_words_is_looked_up_without_a_model(person: Entrance) -> None:
    fill(person)
    assert person.query(FindMemories(Search("how long was the run by the canal"))).near_miss is not None
    assert person.query(FindMemories(Search("the morning run along the canal, Zebedee"))).ids


def test_the_words_of_the_question_bring_a_text_before_what_is_nearer_by_its_code(
    store: Store, knowing: Entrance, encoder: Encoder
) -> None:
    fill(knowing)
    book = CodeBook(encoder_id())
    with store.read() as connection:
        question = ask(connection, "the spare key of the boathouse", encoder)
    asked = first_stage_code(question.encoded, question.weights)
    bits = np.unpackbits(asked)

    def code(differing: int) -> bytes:
        return np.packbits(np.concatenate((1 - bits[:differing], bits[differing:]))).tobytes()

    def place(connection: Connection) -> None:
        connection.execute("UPDATE window SET memory_code = ?", (code(30),))
        connection.execute("UPDATE window SET memory_code = ? WHERE text_id = ?", (code(90), KEY))

    store.maintain(place)
    with store.read() as connection:
        book.refresh(connection)
        assert KEY not in book.scan(asked).nearest(everything(), 1)
        assert propose(connection, book, question, everything(), 1) == [KEY]


def test_texts_without_codes_are_proposed_by_their_words(store: Store, knowing: Entrance, encoder: Encoder) -> None:
    fill(knowing)

    def forget(connection: Connection) -> None:
        connection.execute("DELETE FROM window_token WHERE window_id = ?", (CHINESE,))
        connection.execute("DELETE FROM window WHERE id = ?", (CHINESE,))

    store.maintain(forget)
    book = CodeBook(encoder_id())
    with store.read() as connection:
        for text in ("who works and drinks tea in 北京", "北京"):
            assert CHINESE in propose(connection, book, ask(connection, text, encoder), everything(), 1)
        others = EligibleTexts.of(np.array([1, 2, 3]))
        assert CHINESE not in propose(connection, book, ask(connection, "tea in the city of 北京", encoder), others)


def test_the_same_is_proposed_whatever_the_order_in_which_it_was_stored(
    tmp_path: Path, clock: FixedClock, secret: Secret, encoder: Encoder
) -> None:
    proposed = []
    for number in range(2):
        statements = list(STATEMENTS)
        Random(number).shuffle(statements)  # noqa: S311
        store = Store.create(tmp_path / str(number), (secret,), clock, Identifiers(clock))
        vault = Vault(store, encoder=lambda: encoder)
        fill(vault.entrance(Actor(ActorKind.PERSON, "You")), tuple(statements))
        book = CodeBook(encoder_id())
        with store.read() as connection:
            for text in ("when does the train leave", "tea in 北京", "key"):
                for most in (1, 2, 4):
                    found = propose(connection, book, ask(connection, text, encoder), everything(), most)
                    proposed.append((number, text, most, {statements[each - 1] for each in found}))
        vault.close()
    half = len(proposed) // 2
    assert [each[1:] for each in proposed[:half]] == [each[1:] for each in proposed[half:]]

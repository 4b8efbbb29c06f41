"""What is kept in memory of texts answers as the vault would."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.embedding.encoder import encoder_id
from remembrancer.model.changes import Remember
from remembrancer.model.memory import Draft
from remembrancer.model.types import MemoryType
from remembrancer.recall.codebook import CodeBook
from remembrancer.recall.eligible import EligibleTexts
from remembrancer.recall.evidence import score_candidates, weigh_query
from remembrancer.recall.terms import CandidateTerms, TermBook
from remembrancer.recall.tokens import TokenBook
from remembrancer.storage.codes import bodies, texts_with, token_codes
from remembrancer.storage.texts import WordCounter

if TYPE_CHECKING:
    from remembrancer.embedding import Encoder
    from remembrancer.storage.store import Store
    from remembrancer.vault import Entrance

STATEMENTS = (
    "The staging broker listens on port 8883 with client certificates.",
    "Ask Jonas before the frame format of the buoy changes.",
    "The evening run along the canal took 31 minutes, the morning run took 40.",
    "Never deploy on a Friday.",
    "Tea is better without sugar.",
)
words = st.sampled_from("abc")


def fill(entrance: Entrance) -> None:
    for text in STATEMENTS:
        entrance.change(Remember(Draft(text, type=MemoryType.FACT)))


def everything() -> EligibleTexts:
    return EligibleTexts.of(np.arange(1, len(STATEMENTS) + 1))


def windows(book: CodeBook, *texts: int) -> list[tuple[int, int]]:
    owners, rows = book.windows(np.array(texts, dtype=np.int64))
    return list(zip(owners.tolist(), rows.tolist(), strict=True))


def test_the_nearest_are_the_eligible_ones_with_the_fewest_different_bits(
    store: Store, knowing: Entrance, encoder: Encoder
) -> None:
    fill(knowing)
    code = encoder.encode_query("when should we not release").mean_code
    book = CodeBook(encoder_id())
    with store.read() as connection:
        book.refresh(connection)
    texts, distances = book.distances(code)
    expected = [text for _, text in sorted(zip(distances.tolist(), texts.tolist(), strict=True))]
    assert book.scan(code).nearest(everything(), 100) == expected
    assert book.scan(code).nearest(everything(), 2) == expected[:2]
    without = EligibleTexts.of(np.array([text for text in expected[1:] if text != expected[2]]))
    assert book.scan(code).nearest(without, 1) == [expected[1]]
    assert book.scan(code).nearest(EligibleTexts.of(np.zeros(0, dtype=np.int64)), 3) == []


def test_all_that_tie_with_the_last_are_near(store: Store, knowing: Entrance, encoder: Encoder) -> None:
    fill(knowing)
    with store.read() as connection:
        code = connection.execute("SELECT memory_code FROM window WHERE text_id = 2").get
    store.maintain(lambda writing: writing.execute("UPDATE window SET memory_code = ? WHERE id > 2", (code,)))
    book = CodeBook(encoder_id())
    with store.read() as connection:
        book.refresh(connection)
    assert book.scan(np.frombuffer(code, dtype=np.uint8)).nearest(everything(), 2) == [2, 3, 4, 5]


def test_a_new_code_is_there_after_a_refresh(store: Store, knowing: Entrance) -> None:
    book = CodeBook(encoder_id())
    for number, text in enumerate(STATEMENTS, start=1):
        knowing.change(Remember(Draft(text, type=MemoryType.FACT)))
        with store.read() as connection:
            book.refresh(connection)
        assert book.distances(np.zeros(48, dtype=np.uint8))[0].tolist() == list(range(1, number + 1))


def test_token_codes_are_the_same_from_memory(store: Store, knowing: Entrance) -> None:
    fill(knowing)
    codes = CodeBook(encoder_id())
    book, none = TokenBook(codes), TokenBook(codes, most_bytes=0)
    with store.read() as connection:
        for asked in ([1, 2], [3, 2, 99, 5], [5, 4, 3, 2, 1]):
            stored = token_codes(connection, encoder_id(), asked)
            for each in (book, none):
                candidates = each.candidates(connection, asked)
                assert candidates.texts == tuple(text for text in asked if text != 99)
                assert candidates.codes.codes.tobytes() == b"".join(one.codes for one in stored)
                assert candidates.words.tobytes() == b"".join(one.words for one in stored)
        assert none.candidates(connection, []).texts == ()


def test_token_codes_are_the_same_however_little_is_kept(store: Store, knowing: Entrance) -> None:
    fill(knowing)
    codes = CodeBook(encoder_id())
    random = np.random.default_rng(5)
    with store.read() as connection:
        stored = {each.text: each for each in token_codes(connection, encoder_id(), range(1, len(STATEMENTS) + 1))}
        sizes = [len(each.words) // 4 for each in stored.values()]
        for kept in (min(sizes), max(sizes), sum(sizes) // 2, sum(sizes) - 1, sum(sizes)):
            book = TokenBook(codes, most_bytes=kept * 53)
            for _ in range(40):
                asked = random.permutation(len(STATEMENTS) + 2)[: random.integers(1, 6)].tolist()
                found = book.candidates(connection, asked)
                assert found.texts == tuple(text for text in asked if text in stored)
                assert found.codes.codes.tobytes() == b"".join(stored[text].codes for text in found.texts)
                assert found.words.tobytes() == b"".join(stored[text].words for text in found.texts)
                assert found.codes.asking.tobytes() == b"".join(stored[text].asking for text in found.texts)


def test_what_asks_is_kept_with_the_tokens(store: Store, knowing: Entrance) -> None:
    knowing.change(Remember(Draft("The gate is shut. Who has the key?", type=MemoryType.FACT)))
    with store.read() as connection:
        (stored,) = token_codes(connection, encoder_id(), [1])
        book = TokenBook(CodeBook(encoder_id()))
        for _ in range(2):
            asking = book.candidates(connection, [1]).codes.asking
            assert asking.tobytes() == stored.asking
            assert 0 < asking.sum() < len(asking)


def test_windows_are_found_whatever_the_order_in_which_they_were_written(store: Store, knowing: Entrance) -> None:
    fill(knowing)
    book = CodeBook(encoder_id())

    def reencode(connection: object) -> None:
        """Texts 2 and 4 get their codes last, text 3 in two windows."""
        for window, text, number in ((11, 4, 0), (12, 2, 0), (13, 3, 1)):
            source = {11: 4, 12: 2, 13: 5}[window]
            connection.execute(
                "INSERT INTO window SELECT ?, ?, encoder || '-', ?, memory_code FROM window WHERE id = ?",
                (window, text, number, source),
            )
            connection.execute(
                "INSERT INTO window_token (window_id, codes, words)"
                " SELECT ?, codes, words FROM window_token WHERE window_id = ?",
                (window, source),
            )
        connection.execute("DELETE FROM window_token WHERE window_id IN (2, 4)")
        connection.execute("DELETE FROM window WHERE id IN (2, 4)")
        connection.execute("UPDATE window SET encoder = rtrim(encoder, '-')")

    store.maintain(reencode)
    with store.read() as connection:
        book.refresh(connection)
        assert windows(book, 5, 4, 3, 2, 1, 99) == [(1, 1), (2, 12), (3, 3), (3, 13), (4, 11), (5, 5)]
        assert windows(book, 3) == [(3, 3), (3, 13)]
        assert windows(book) == []
        candidates = TokenBook(book).candidates(connection, [3, 2])
        stored = token_codes(connection, encoder_id(), [3, 2])
    assert candidates.codes.codes.tobytes() == b"".join(each.codes for each in stored)
    assert len(stored[0].codes) > len(stored[1].codes)


def test_words_that_answered_are_shown_for_some_candidates_as_for_all(
    store: Store, knowing: Entrance, encoder: Encoder
) -> None:
    fill(knowing)
    query = encoder.encode_query("which day is bad for a release")
    weighed = weigh_query(query.token_vectors, np.ones(len(query.token_vectors)))
    with store.read() as connection:
        book = TokenBook(CodeBook(encoder_id()))
        candidates = book.candidates(connection, [1, 2, 3, 4, 5])
        some = book.candidates(connection, [4, 2])
    evidence = score_candidates(weighed, candidates.codes)
    alone = score_candidates(weighed, some.codes)
    assert some.texts == (4, 2)
    assert alone.its.tolist() == evidence.its[[3, 1]].tolist()
    assert some.spans(alone, 6) == [candidates.spans(evidence, 6)[place] for place in (3, 1)]
    shown = [STATEMENTS[3][start:end] for start, end in some.spans(alone, 6)[0]]
    assert "Friday" in shown
    assert len(shown) == len(set(shown))


def test_terms_are_those_of_the_index_whatever_is_kept(store: Store, person: Entrance) -> None:
    fill(person)
    book, none = TermBook(), TermBook(most_bytes=0)
    with store.read() as connection:
        counter = WordCounter(connection)
        for asked in ([1], [3, 1, 99], [5, 4, 3, 2, 1]):
            counts = {text: Counter(counter.terms(body)) for text, body in bodies(connection, asked).items()}
            for each in (book, none):
                candidates = each.candidates(connection, asked)
                assert candidates.texts == tuple(text for text in asked if text != 99)
                assert candidates.lengths.tolist() == [counts[text].total() for text in candidates.texts]
                for term in ("the", "run", "friday", "unheard"):
                    found = candidates.occurrences([[term]])
                    assert found.tolist() == [counts[text][term] for text in candidates.texts]


@given(
    st.lists(st.lists(words, max_size=7), max_size=5),
    st.lists(st.lists(words, min_size=1, max_size=3), min_size=1, max_size=3),
)
def test_occurrences_are_counted_as_in_each_text_alone(texts: list[list[str]], phrases: list[list[str]]) -> None:
    def stands(phrase: list[str], text: list[str]) -> bool:
        return any(text[place : place + len(phrase)] == phrase for place in range(len(text)))

    def occurrences(text: list[str]) -> int:
        standing = [phrase for phrase in phrases if stands(phrase, text)]
        return min(text.count(term) for term in standing[0]) if standing else 0

    numbers = {"a": 0, "b": 1, "c": 2}
    terms = np.array([numbers[term] for text in texts for term in text], dtype=np.int32)
    starts = np.cumsum([0, *map(len, texts)])
    candidates = CandidateTerms(tuple(range(len(texts))), terms, starts, numbers)
    assert candidates.occurrences(phrases).tolist() == [occurrences(text) for text in texts]


def test_texts_with_a_phrase_are_found_in_all_namespaces(store: Store, person: Entrance) -> None:
    fill(person)
    with store.read() as connection:
        assert texts_with(connection, "the").tolist() == [1, 2, 3]
        assert texts_with(connection, "run along").tolist() == [3]
        assert texts_with(connection, "along run").tolist() == []
        assert texts_with(connection, 'run" OR "tea').tolist() == []

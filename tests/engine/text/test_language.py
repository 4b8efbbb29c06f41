"""Chinese, Japanese and Korean are found character by character; everything else is left alone."""

from __future__ import annotations

import apsw
import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.model.limits import QUERY_WORDS
from remembrancer.text.language import has_cjk, query_phrases, segment_for_index

MIXED = st.text(alphabet="ab1 -_.'/é中文字日本語のカー한국어・。", max_size=60)


def finds(document: str, query: str) -> bool:
    """Whether a real word index finds the document by any phrase of the query."""
    database = apsw.Connection(":memory:")
    database.execute("create virtual table words using fts5(body, tokenize='unicode61')")
    database.execute("insert into words values (?)", (segment_for_index(document),))
    phrases = [phrase for term in query_phrases(query) for phrase in term.phrases]
    match = " OR ".join(f'"{" ".join(phrase)}"' for phrase in phrases)
    return bool(match) and bool(list(database.execute("select 1 from words where words match ?", (match,))))


def phrases_of(query: str) -> list[list[tuple[str, ...]]]:
    return [list(term.phrases) for term in query_phrases(query)]


def test_every_cjk_character_becomes_a_word():
    assert segment_for_index("学习Python").split() == ["学", "习", "Python"]
    assert segment_for_index("カメラ と 한국").split() == ["カ", "メ", "ラ", "と", "한", "국"]


def test_other_scripts_come_back_as_they_are():
    text = "Grüße,  Ελλάδα, Привет 123 שלום"
    assert segment_for_index(text) == text
    assert not has_cjk(text)


def test_words_and_runs_become_terms_in_order():
    assert phrases_of("book 中 and 中文") == [[("book",)], [("中",)], [("and",)], [("中", "文")]]


def test_a_long_run_is_the_run_or_any_pair_of_neighbours():
    assert phrases_of("東京都庁") == [[("東", "京", "都", "庁"), ("東", "京"), ("京", "都"), ("都", "庁")]]


def test_a_word_held_together_by_marks_is_a_phrase_or_its_parts():
    assert phrases_of("e-mail") == [[("e", "mail"), ("mail",)]]
    assert phrases_of("src/main.py") == [[("src", "main", "py"), ("src",), ("main",), ("py",)]]


def test_each_phrase_is_asked_once_whatever_its_case():
    assert phrases_of("Tea tea TEA") == [[("Tea",)]]


def test_a_query_of_marks_asks_for_nothing():
    assert query_phrases(" ?! --- 。") == ()


@pytest.mark.parametrize(
    ("document", "query"),
    [
        ("我昨天买了一辆自行车", "自行车"),
        ("東京タワーに登った", "タワー"),
        ("내일 병원에 간다", "병원"),
        ("Ordered Kräuter for the balcony", "kräuter"),
        ("See src/main.py for the entry", "main.py"),
        ("我用Python写代码", "python"),
    ],
)
def test_the_word_index_finds_what_stands_inside_a_run(document, query):
    assert finds(document, query)


def test_the_word_index_does_not_find_characters_apart_from_each_other():
    assert not finds("中央の文化", "中文")


@given(MIXED)
def test_segmenting_adds_spaces_and_nothing_else(text):
    assert segment_for_index(text).replace(" ", "") == text.replace(" ", "")
    assert segment_for_index(segment_for_index(text)).split() == segment_for_index(text).split()


@given(MIXED)
def test_a_text_is_found_by_itself(text):
    if query_phrases(text):
        assert finds(text, text)


@given(st.text(max_size=400))
def test_a_query_never_passes_its_limit(text):
    phrases = [phrase for term in query_phrases(text) for phrase in term.phrases]
    assert len(phrases) <= QUERY_WORDS
    assert all(phrase and all(phrase) for phrase in phrases)
    assert len(set(phrases)) == len(phrases)

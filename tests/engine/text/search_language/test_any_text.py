from __future__ import annotations

import subprocess
import sys
import unicodedata
from typing import TYPE_CHECKING

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from remembrancer.text.search_language.plain import plain_words
from remembrancer.text.search_language.syntax import Syntax

if TYPE_CHECKING:
    from collections.abc import Callable

    from remembrancer.text.search_language import ParsedSearch, SearchLanguage

    Parse = Callable[..., ParsedSearch]

SYNTAX = Syntax()
PIECES = (
    *("(", ")", "-", '"', "“", "”", "„", ":", ",", "*", "<", ">", "..", " ", "\t", "\n", "\\", "/", "OR", "AND", "--"),
    *(
        "type:",
        "tag:",
        "is:",
        "as-of:",
        "valid-at:",
        "conf:",
        "added:",
        "from:",
        "id:",
        "fact",
        "goal",
        "current",
        "2026-03-02",
    ),
    *("0.5", "9" * 30, "word", "C++", "会议", "🎉", "\x00", "\u202e", "ß", "İ"),
)
texts = st.text(max_size=80) | st.lists(st.sampled_from(PIECES), max_size=25).map("".join)


@settings(max_examples=600, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=texts)
def test_any_text_is_a_search_with_ordered_spans_inside_it(parse: Parse, text: str) -> None:
    parsed = parse(text)
    end = 0
    for span in parsed.terms:
        assert end <= span.start < span.end <= len(text)
        end = span.end
    assert not {character for character in parsed.search.text if unicodedata.category(character) in ("Cc", "Cs")}
    for problem in parsed.problems:
        assert problem.position + len(problem.value) <= len(text)
        assert isinstance(problem.corrected(text), str)


@settings(max_examples=300)
@given(text=texts)
def test_reading_a_text_twice_gives_the_same(parse: Parse, text: str) -> None:
    assert parse(text) == parse(text)


@settings(max_examples=300)
@given(words=st.lists(st.text(st.characters(categories=("L", "N", "So")), min_size=1), max_size=6))
def test_plain_words_are_searched_for_as_typed(parse: Parse, words: list[str]) -> None:
    text = unicodedata.normalize("NFC", " ".join(word for word in words if word not in ("OR", "AND")))
    assert parse(text).search.text == text
    assert parse(text).search.condition is None


@settings(max_examples=200, deadline=None)
@given(text=st.text('()-"“”:a, ', max_size=2000))
def test_long_runs_of_marks_are_read(language: SearchLanguage, parse: Parse, text: str) -> None:
    parse(text)


def test_the_parser_library_is_loaded_only_once_somebody_searches() -> None:
    program = "import sys, remembrancer.text.search_language, remembrancer.wording; sys.exit('lark' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@given(texts)
def test_what_is_read_without_the_grammar_is_what_the_grammar_reads(text: str) -> None:
    plain = plain_words(text)
    assert plain is None or plain == SYNTAX.read(text)

from __future__ import annotations

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from remembrancer.cli.output import encodable, escaped, one_line

any_text = st.text(st.characters(codec=None, exclude_categories=()))


@given(any_text)
def test_escaped_text_has_nothing_that_a_terminal_obeys(text):
    for shown in (escaped(text), one_line(text, 20)):
        assert not any(unicodedata.category(each) in {"Cc", "Cs", "Zl", "Zp"} for each in shown)
        assert not set(shown) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c\ufeff")


@given(st.text(st.characters(categories=["L", "N", "P", "S"])))
def test_ordinary_text_stays_as_it_is(text):
    assert escaped(text) == text


def test_lines_stay_where_a_text_is_shown_as_a_whole():
    assert escaped("a\n\tb\rc", lines=True) == "a\n\tb\\x0dc"
    assert escaped("a\nb") == "a\\x0ab"


@given(st.text(), st.integers(min_value=2, max_value=40))
def test_a_line_is_never_wider_than_asked(text, columns):
    wide = sum(
        2 if unicodedata.east_asian_width(each) in "WF" else not unicodedata.combining(each)
        for each in one_line(text, columns)
    )
    assert wide <= columns


@given(any_text)
def test_an_encodable_path_can_be_written(text):
    encodable(text).encode()

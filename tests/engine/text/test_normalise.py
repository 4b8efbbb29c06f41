"""What enters is uniform, and what cannot be kept faithfully is refused with its reason."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.model import limits
from remembrancer.model.errors import InvalidInputError
from remembrancer.text.normalise import (
    normalise_content,
    normalise_evidence,
    normalise_namespace,
    normalise_query,
    normalise_source,
    normalise_tag,
    normalise_tags,
    normalise_text,
    normalise_title,
)

ANY_TEXT = st.text(alphabet=st.characters(), max_size=80)


def refusal(function, *arguments, **keywords):
    with pytest.raises(InvalidInputError) as caught:
        function(*arguments, **keywords)
    return caught.value


@pytest.mark.parametrize(
    ("character", "reason"),
    [
        ("\x00", "nul_character"),
        ("\x07", "control_character"),
        ("\x1b", "control_character"),
        ("\x7f", "control_character"),
        ("\x9b", "control_character"),
        ("\ud83d", "lone_surrogate"),
    ],
)
def test_characters_that_nothing_could_carry_are_refused(character, reason):
    error = refusal(normalise_content, f"before{character}after")
    assert (error.field, error.reason) == ("content", reason)
    assert error.given == f"U+{ord(character):04X}"


def test_line_ends_become_line_feeds_and_tabs_stay():
    assert normalise_content("\r\n a\tb\r\nc\rd\u2028e \n") == "a\tb\nc\nd\ne"


def test_marks_of_writing_direction_are_kept():
    assert normalise_content("\u202b\u05d0\u05d1\u202c") == "\u202b\u05d0\u05d1\u202c"


def test_decomposed_letters_are_composed_before_they_are_counted():
    assert normalise_content("e\u0301" * limits.CONTENT_CHARACTERS) == "é" * limits.CONTENT_CHARACTERS


@pytest.mark.parametrize(
    ("function", "limit"),
    [
        (normalise_content, limits.CONTENT_CHARACTERS),
        (normalise_title, limits.TITLE_CHARACTERS),
        (normalise_evidence, limits.EVIDENCE_CHARACTERS),
        (normalise_source, limits.SOURCE_CHARACTERS),
        (normalise_query, limits.QUERY_CHARACTERS),
        (normalise_tag, limits.TAG_CHARACTERS),
        (normalise_namespace, limits.NAMESPACE_CHARACTERS),
    ],
)
def test_a_field_takes_its_limit_and_not_one_character_more(function, limit):
    assert function("a" * limit) == "a" * limit
    for length in (limit + 1, 5 * limit):
        error = refusal(function, "a" * length)
        assert (error.reason, error.limit, error.given) == ("too_long", limit, length)


@pytest.mark.parametrize("function", [normalise_content, normalise_tag, normalise_namespace])
def test_fields_that_must_say_something_refuse_white_space(function):
    assert refusal(function, " \n\t ").reason == "empty"


def test_titles_and_queries_are_one_line():
    assert normalise_title(" Plan \n for\tMay ") == "Plan for May"
    assert normalise_query("who\nis  Ada ") == "who is Ada"


@pytest.mark.parametrize(
    ("given_tag", "tag"),
    [
        ("#Home Office", "home-office"),
        ("##work", "work"),
        ("Straße", "strasse"),
        ("project/Garden", "project/garden"),
        ("C#", "c#"),
        ("  a  -  b ", "a-b"),
        ("日本 旅行", "日本-旅行"),
    ],
)
def test_a_tag_has_one_spelling(given_tag, tag):
    assert normalise_tag(given_tag) == tag


def test_tags_are_unique_ordered_and_limited():
    assert normalise_tags(["Zoo", "#ant", "ANT", "zoo "]) == ("zoo", "ant")
    error = refusal(normalise_tags, [f"tag{number}" for number in range(limits.TAGS + 1)])
    assert (error.reason, error.limit) == ("too_many", limits.TAGS)


@pytest.mark.parametrize("name", ["work", "agent-7", "a.b_c", "Küche", "हिन्दी", "个人"])
def test_names_of_namespaces_may_be_in_any_script(name):
    assert normalise_namespace(name) == name


@pytest.mark.parametrize("name", ["two words", "../up", ".hidden", "-flag", "a/b", "a:b", "a\u202eb", "x²"])
def test_names_of_namespaces_cannot_be_mistaken_for_paths_or_options(name):
    error = refusal(normalise_namespace, name)
    assert (error.field, error.reason) == ("namespace", "forbidden_character")


@given(ANY_TEXT)
def test_normalising_twice_changes_nothing_more(text):
    try:
        once = normalise_text(text, field="content", limit=1000)
    except InvalidInputError:
        return
    assert normalise_text(once, field="content", limit=1000) == once
    assert unicodedata.is_normalized("NFC", once)
    assert "\r" not in once
    once.encode()


@given(st.text(max_size=30) | st.text(alphabet="#- aB", max_size=8))
def test_a_normal_tag_is_normal(text):
    try:
        tag = normalise_tag(text)
    except InvalidInputError:
        return
    assert normalise_tag(tag) == tag
    assert not any(character.isspace() for character in tag)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.model.search import FromSource
from remembrancer.model.types import SourceKind
from remembrancer.text.search_language import Key, Term

if TYPE_CHECKING:
    from collections.abc import Callable

    from remembrancer.text.search_language import ParsedSearch, SearchLanguage

    Parse = Callable[..., ParsedSearch]

GOAL = Term(Key.TYPE, "goal")


@pytest.mark.parametrize(
    ("text", "added"),
    [
        ("", "type:goal"),
        ("calibration  rep", "type:goal calibration  rep"),
        ("tag:a  calibration", "tag:a type:goal  calibration"),
        ("type:fact x", "type:fact,goal x"),
        ('type:fact,"event" x', 'type:fact,"event",goal x'),
        ("type:goal x", "type:goal x"),
        ("-type:goal x", "type:goal x"),
        ("-type:fact x", "-type:fact type:goal x"),
        ("a OR b", "type:goal a OR b"),
        ("(type:fact OR x)", "type:goal (type:fact OR x)"),
        ('"open', 'type:goal "open'),
        ("OR x", "OR x type:goal"),
        ("tag:", "type:goal tag:"),
        ("OR x OR", "OR x type:goal"),
    ],
)
def test_adding_keeps_the_rest_as_typed(language: SearchLanguage, text: str, added: str) -> None:
    assert language.add(text, GOAL) == added


@pytest.mark.parametrize(
    ("text", "excluded"),
    [
        ("", "-type:goal"),
        ("type:goal x", "-type:goal x"),
        ("type:fact,goal x", "type:fact -type:goal x"),
        ("-type:goal", "-type:goal"),
        ("x  y", "-type:goal x  y"),
    ],
)
def test_excluding_takes_the_wish_for_it_away(language: SearchLanguage, text: str, excluded: str) -> None:
    assert language.exclude(text, GOAL) == excluded


@pytest.mark.parametrize(
    ("text", "removed"),
    [
        ("type:goal", ""),
        ("a type:goal  b", "a  b"),
        ("type:goal b", "b"),
        ("b -type:goal", "b"),
        ("type:goal,fact b", "type:fact b"),
        ("Type:GOAL b", "b"),
        ("(type:goal OR b)", "(type:goal OR b)"),
        ("type:fact b", "type:fact b"),
    ],
)
def test_removing_takes_only_that_value(language: SearchLanguage, text: str, removed: str) -> None:
    assert language.remove(text, GOAL) == removed


@pytest.mark.parametrize(
    ("text", "replaced"),
    [
        ("x type:fact,event  y -type:error", "x type:goal  y"),
        ("x", "type:goal x"),
        ("tag:a", "tag:a type:goal"),
    ],
)
def test_replacing_takes_the_place_of_its_kind(language: SearchLanguage, text: str, replaced: str) -> None:
    assert language.replace(text, GOAL) == replaced


def test_states_are_one_kind_and_each_flag_its_own(language: SearchLanguage) -> None:
    contested = Term(Key.IS, "contested")
    assert language.replace("is:current is:pinned x", contested) == "is:contested is:pinned x"
    assert language.replace("is:current,pinned x", contested) == "is:contested is:pinned x"
    assert language.add("is:current x", contested) == "is:current,contested x"
    assert language.add("is:pinned x", Term(Key.IS, "important")) == "is:pinned is:important x"
    assert language.replace("is:pinned x", Term(Key.IS, "important")) == "is:pinned is:important x"


def test_only_a_term_is_its_text(language: SearchLanguage) -> None:
    assert language.only(Term(Key.TAG, "two words")) == 'tag:"two words"'


def test_the_person_and_a_client_of_that_name_are_told_apart(language: SearchLanguage, parse: Parse) -> None:
    person, client = Term.source(SourceKind.PERSON, ""), Term.source(SourceKind.CLIENT, "you")
    assert parse(person.written()).search.condition == FromSource("", SourceKind.PERSON)
    assert parse(client.written()).search.condition == FromSource("you")
    assert language.has("from:you", person)
    assert not language.has("from:you", client)
    assert language.remove('from:you,"you"', client) == "from:you"


def test_a_stray_quote_does_not_swallow_a_replaced_term(language: SearchLanguage) -> None:
    assert language.replace('5" tag:a x " tag:b', Term(Key.TAG, "n m")) == '5" tag:"n m" x "'
    assert language.replace('" tag:x', Term(Key.TAG, "n m")) == 'tag:"n m" "'


names = st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1, max_size=20).map(str.strip).filter(bool)
texts = st.lists(
    st.sampled_from(
        ["a", "b c", "tag:x", "-tag:y", "tag:x,z", "(a OR b)", '"p q"', "OR", "AND", '"', "(", "tag:", "é"]
    ),
    max_size=6,
).map(" ".join)


@given(name=names)
def test_any_name_can_be_written_and_read_back(parse: Parse, name: str) -> None:
    assert parse(Term.source(SourceKind.FILE, name).written()).search.condition == FromSource(name)


@given(text=texts, name=names)
def test_after_an_edit_the_text_says_what_was_asked(language: SearchLanguage, text: str, name: str) -> None:
    term = Term(Key.TAG, name)
    added = language.add(text, term)
    assert language.has(added, term)
    assert not language.excludes(added, term)
    assert language.add(added, term) == added
    excluded = language.exclude(added, term)
    assert language.excludes(excluded, term)
    assert not language.has(excluded, term)
    removed = language.remove(excluded, term)
    assert not language.has(removed, term)
    assert not language.excludes(removed, term)
    assert language.has(language.replace(text, term), term)

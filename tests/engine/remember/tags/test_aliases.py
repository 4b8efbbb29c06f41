"""Tags that may mean the same are proposed, never merged by themselves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.remember.tags import propose_aliases

TAGS = ["ines", "ines-duarte", "ines-d", "bob", "bob-ray", "pilot", "pilots", "vs-code", "vscode", "café", "cafe"]


def merges(tags: dict[str, int], people: tuple[str, ...] = ()) -> list[tuple[str, str, str]]:
    return [(proposal.tag, proposal.alias, proposal.reason) for proposal in propose_aliases(tags, people)]


def people(*tags: str) -> list[tuple[str, str, str]]:
    return merges(dict.fromkeys(tags, 1), tags)


def test_a_first_name_may_be_the_full_name():
    assert people("ines", "ines-duarte", "bob") == [("ines-duarte", "ines", "part_of_name")]


def test_a_last_name_and_an_initial_may_be_the_full_name():
    assert people("duarte", "ines-d", "ines-duarte") == [
        ("ines-duarte", "duarte", "part_of_name"),
        ("ines-duarte", "ines-d", "initial"),
    ]


def test_a_first_name_beside_an_initial_is_still_one_name():
    assert people("ines", "ines-d", "ines-duarte") == [
        ("ines-duarte", "ines", "part_of_name"),
        ("ines-duarte", "ines-d", "initial"),
    ]


def test_a_name_that_fits_two_people_is_left_alone():
    assert people("ines", "ines-duarte", "ines-kraft") == []


def test_a_part_of_what_is_no_persons_name_is_left_alone():
    assert merges({"api": 4, "api-design": 2}) == []


def test_of_two_spellings_the_more_frequent_is_kept():
    assert merges({"vscode": 5, "vs-code": 2}) == [("vscode", "vs-code", "spelling")]
    assert merges({"vscode": 2, "vs-code": 2}) == [("vs-code", "vscode", "spelling")]
    assert merges({"Halyard": 1, "halyard": 2}) == [("halyard", "Halyard", "spelling")]


def test_accents_are_told_apart_from_other_spellings():
    assert merges({"café": 1, "cafe": 1}) == [("café", "cafe", "accents")]
    assert merges({"josé-díaz": 3, "josediaz": 1}) == [("josé-díaz", "josediaz", "spelling")]


@pytest.mark.parametrize("pair", [("pilot", "pilots"), ("deploy-key", "deploy-keys"), ("story", "stories")])
def test_a_plural_may_be_the_singular(pair):
    singular, plural = pair
    assert merges({singular: 2, plural: 2}) == [(singular, plural, "plural")]
    assert merges({singular: 1, plural: 2}) == [(plural, singular, "plural")]


@pytest.mark.parametrize(
    "pair",
    [
        ("new", "news"),
        ("good", "goods"),
        ("panda", "pandas"),
        ("window", "windows"),
        ("c", "c++"),
        ("net", ".net"),
        ("2026-03", "2026-0.3"),
        ("v1.2", "v12"),
        ("io", "i-o"),
        ("physic", "physics"),
        ("мой", "мои"),
        ("pilot", "pilot-test"),
    ],
)
def test_what_only_looks_alike_is_left_alone(pair):
    assert merges(dict.fromkeys(pair, 3)) == []


@given(st.dictionaries(st.sampled_from(TAGS), st.integers(1, 5)), st.sets(st.sampled_from(TAGS)))
def test_a_tag_is_merged_once_and_never_what_others_are_merged_into(tags, people):
    proposals = propose_aliases(tags, people & set(tags))
    aliases = [proposal.alias for proposal in proposals]
    assert len(set(aliases)) == len(aliases)
    assert set(aliases).isdisjoint(proposal.tag for proposal in proposals)
    assert set(aliases) | {proposal.tag for proposal in proposals} <= set(tags)


@given(st.permutations([(tag, 1 + number % 3) for number, tag in enumerate(TAGS)]))
def test_the_order_of_the_tags_does_not_matter(tags):
    assert propose_aliases(dict(tags), ("ines", "ines-d")) == propose_aliases(dict(sorted(tags)), ("ines-d", "ines"))

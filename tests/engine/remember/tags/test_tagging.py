"""Few tags, each with its reason, the surest first."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.remember.tags import propose_tags
from remembrancer.remember.tags.tagging import PROPOSALS
from remembrancer.text.normalise import normalise_tag


def tags(text: str, **knowledge) -> list[tuple[str, str]]:
    return [(proposal.tag, proposal.reason) for proposal in propose_tags(text, **knowledge)[0]]


def test_a_hashtag_is_a_tag():
    assert tags("Prune the roses #Garden #Home-Office, see #12") == [("garden", "hashtag"), ("home-office", "hashtag")]


def test_a_tag_in_use_is_proposed_where_its_words_stand_the_most_used_first():
    known = {"invoices": 9, "home-office": 30, "garden": 2}
    found = tags("The invoice for the home office chair", known=known)
    assert found == [("home-office", "known"), ("invoices", "known")]


def test_words_apart_are_not_a_tag_in_use():
    assert tags("The office is not at home", known={"home-office": 3}) == []


def test_names_become_tags_and_code_does_not():
    found = tags("Ines moved `run.sh` to Docker, after a look at paths/to/file.txt")
    assert found == [("ines", "entity"), ("docker", "entity")]


@pytest.mark.parametrize(
    ("heading", "expected"),
    [
        ("Notes > Kitchen renovation", [("kitchen-renovation", "heading")]),
        ("Project > Rules", []),
        ("What we did in the second week of May", []),
        ("", []),
    ],
)
def test_a_heading_is_a_tag_if_it_names_a_subject(heading, expected):
    assert tags("oak rather than pine", heading=heading) == expected


def test_a_rare_word_that_others_share_is_distinctive():
    frequencies = {"sourdough": 3, "bread": 60, "kitchen": 80}
    found = tags("the sourdough bread of the kitchen", documents=400, frequency=lambda word: frequencies.get(word, 0))
    assert found == [("sourdough", "distinctive")]


def test_nothing_is_rare_in_a_small_namespace():
    assert tags("the sourdough bread", documents=10, frequency=lambda word: 2) == []


def test_frequencies_are_asked_for_few_words():
    asked: list[str] = []

    def frequency(word: str) -> int:
        asked.append(word)
        return 0

    tags(" ".join(f"plainword{chr(97 + index)}" for index in range(20)), documents=500, frequency=frequency)
    assert len(asked) <= 6


@given(
    st.text(max_size=200), st.text(max_size=40), st.dictionaries(st.sampled_from(["a", "b-c", "1"]), st.integers(1, 9))
)
def test_proposals_are_few_normal_and_different(text, heading, known):
    proposals, _ = propose_tags(text, heading=heading, known=known, documents=99, frequency=len)
    found = [proposal.tag for proposal in proposals]
    assert len(found) <= PROPOSALS
    assert len(set(found)) == len(found)
    assert all(normalise_tag(tag) == tag for tag in found)

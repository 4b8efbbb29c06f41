"""What a model says stands in an answer only as far as it stands in what it was given."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.language_model.checking import abstains, check_answer, check_retelling
from remembrancer.model.language import WhyLeftOut

GIVEN = {
    1: "[1 commitment; person; explicit statement; stated 2026-02-24; due 2026-04-15] Send the calibration report to "
    "Ines Duarte by 15 April.",
    2: "[2 fact; agent] The staging broker listens on port 8883 with client certificates.",
}
BESIDE = "When is the calibration report due? 2026-03-18"


def check(text):
    return check_answer(text, GIVEN, BESIDE)


@pytest.mark.parametrize(
    ("said", "sentences"),
    [
        ("The report is due on 15 April [1].", [("The report is due on 15 April.", (1,))]),
        ("The report is due on 15 April. [1]", [("The report is due on 15 April.", (1,))]),
        ("It is due on 15 April [1]. The broker uses port 8883 [2].", [1, 2]),
        ("It is due on 15 April. [1] The broker uses port 8883. [2]", [1, 2]),
        ("- It is due on 15 April [1]\n- Port **8883** [2]", [1, 2]),
        ("Both are known [1][2].", [("Both are known.", (1, 2))]),
        ("Both are known [2, 1].", [("Both are known.", (2, 1))]),
        ("It goes to Ines Duarte's desk [1].", [1]),
        ("Send the calibration report to Ines Duarte by 15 April.", [1]),  # word for word, and cited by that
        (
            "The staging broker listens on port 8883.",
            [("The staging broker listens on port 8883.", (2,))],
        ),
        (GIVEN[2], [("The staging broker listens on port 8883 with client certificates.", (2,))]),
        ("Der Bericht ist am 15. April f\u00e4llig [1].", [1]),
    ],
)
def test_what_rests_on_what_was_given_holds(said, sentences):
    held, left_out = check(said)
    assert not left_out
    if isinstance(sentences[0], tuple):
        assert [(each.text, each.items) for each in held] == sentences
    else:
        assert [each.items[0] for each in held] == sentences


@pytest.mark.parametrize(
    ("said", "reason", "detail"),
    [
        ("It is due on 15 April.", WhyLeftOut.CITES_NOTHING, ""),
        ("Port 8883.", WhyLeftOut.CITES_NOTHING, ""),
        ("[2 fact; agent] The staging broker listens on port 8884.", WhyLeftOut.NOT_IN_SOURCE, "8884"),
        ("It is due on 15 April [7].", WhyLeftOut.NOT_GIVEN, "7"),
        ("It is due on 15 April [1][9].", WhyLeftOut.NOT_GIVEN, "9"),
        ("It is due on 15 April [0].", WhyLeftOut.NOT_GIVEN, "0"),
        ("It is due on 16 April [1].", WhyLeftOut.NOT_IN_SOURCE, "16"),
        ("The broker uses port 8883 [1].", WhyLeftOut.NOT_IN_SOURCE, "8883"),
        ("It goes to Tomas [1].", WhyLeftOut.NOT_IN_SOURCE, "Tomas"),
    ],
)
def test_what_does_not_is_left_out_with_its_reason(said, reason, detail):
    held, (left_out,) = check(said)
    assert not held
    assert (left_out.reason, left_out.detail) == (reason, detail)


def test_one_bad_sentence_takes_nothing_from_a_good_one():
    held, left_out = check("It is due on 15 April [1]. It was moved to May 7 [1].")
    assert [each.text for each in held] == ["It is due on 15 April."]
    assert [each.detail for each in left_out] == ["7"]


@pytest.mark.parametrize("said", ["NOTHING STORED", "Nothing stored.", '"NOTHING STORED"', ""])
def test_abstaining_is_understood(said):
    assert abstains(said)


@pytest.mark.parametrize("said", ["Nothing stored says so but it is due [1].", "It is due on 15 April [1]."])
def test_an_answer_is_no_abstention(said):
    assert not abstains(said)


@given(st.text(max_size=200))
def test_nothing_holds_without_a_citation_of_what_was_given(text):
    held, _ = check(text)
    assert all(each.items and set(each.items) <= GIVEN.keys() for each in held)


@given(
    st.lists(st.sampled_from(["[1]", "[2]", "[3]", "7", "8883", "April", "Rome", ".", "\n", "due", " "]), max_size=30)
)
def test_no_figure_that_nobody_stored_gets_through(parts):
    held, _ = check(" ".join(parts))
    assert all("7" not in each.text.split() for each in held)


def test_a_retelling_loses_what_the_report_does_not_have():
    report = "# Tuesday 9 June 2026\n\n- 3 new memories\n- Ines Duarte gets the report by 15 April"
    text, left_out = check_retelling("Three were new. Ines Duarte waits until 15 April. Berit wrote 5 notes.", report)
    assert text == "Three were new. Ines Duarte waits until 15 April."
    assert [each.detail for each in left_out] == ["5"]

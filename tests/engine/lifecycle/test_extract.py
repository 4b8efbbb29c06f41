"""A few sentences for several memories: their own words, and no distinction lost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.lifecycle.consolidation.extract import content_words, extracted, says_as_much
from remembrancer.model.consolidation import ConsolidationRefusal

RUN = "Ran along the river in 28 min"


def test_what_is_worded_alike_is_one_sentence_that_lists_what_differs():
    sentence = extracted(RUN + ".", ["Ran along the river in 31 min", "Ran along the river in 9 min", RUN])
    assert sentence == "Ran along the river in 9, 28, 31 min."


def test_what_one_of_them_says_more_is_a_sentence_of_its_own():
    sentence = extracted(RUN, ["Ran along the river in 31 min", "Ran along the river with Tom in 28 min"])
    assert sentence == "Ran along the river in 28, 31 min. Ran along the river with Tom in 28 min."


def test_figures_that_belong_together_stay_together():
    sentence = extracted("Cuff showed 116 over 78.", ["Cuff showed 118 over 79.", "Cuff showed 116 over 80."])
    assert sentence == "Cuff showed 116 over 78, 118 over 79, 116 over 80."


def test_what_has_commas_itself_is_parted_by_semicolons():
    sentence = extracted("The tour went to Rome, Bari and back.", ["The tour went to Kiel and back."])
    assert sentence == "The tour went to Rome, Bari; Kiel and back."


def test_another_wording_is_a_sentence_of_its_own():
    others = [
        "Backup ran 44 min, target Helsinki.",
        "The backup to Helsinki took 43 min",
        "Backup ran 47 min, target Helsinki",
    ]
    assert extracted("The backup to Helsinki took 45 min.", others) == (
        "The backup to Helsinki took 43, 45 min. Backup ran 44, 47 min, target Helsinki."
    )


def test_memories_that_say_the_same_become_that_sentence():
    assert extracted(RUN, [RUN, RUN.upper()]) == f"{RUN}."


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Metric units for engineering", "Imperial units for cooking"),
        ("The office is open", "The office is open only on Mondays"),
        ("The heating is on when it freezes", "The heating is on when guests come"),
        ("He walks to work in summer", "He walks to work in winter"),
        ("Deploys run at noon unless someone objects", "Deploys run at noon"),
    ],
)
def test_a_condition_is_never_lost(one, other):
    assert extracted(one, [other]) is ConsolidationRefusal.CONDITION


def test_what_would_not_fit_into_a_sentence_stays_apart():
    others = [f"Ran along the river past {'x' * 30}{number} houses" for number in range(20)]
    assert extracted(RUN, others) is ConsolidationRefusal.TOO_DIFFERENT


@given(
    st.lists(st.sampled_from(["Tom ran 5 km", "Ann swam", "It rained", "nobody came", "so"]), min_size=1, max_size=5)
)
def test_every_word_that_means_something_is_kept_and_none_is_made_up(others):
    medoid = "Tom ran along the river"
    sentence = extracted(medoid, others)
    assert isinstance(sentence, str)
    said = content_words(" ".join((medoid, *others)))
    assert content_words(sentence) == said


@pytest.mark.parametrize(
    ("one", "other", "as_much"),
    [
        ("Tom likes green tea", "Tom likes tea", True),
        ("Tom likes tea", "Tom likes green tea", False),
        ("The rent is 800 euros", "The rent is 850 euros", False),
        ("The rent is 800 euros", "The rent is 800 euros a month", False),
        ("The rent is 800 euros", "the rent: 800 euros", True),
        ("Backups run only on Sundays", "Backups run", False),
    ],
)
def test_a_memory_gives_way_only_to_one_that_says_as_much_with_the_same_figures(one, other, as_much):
    assert says_as_much(one, other) is as_much

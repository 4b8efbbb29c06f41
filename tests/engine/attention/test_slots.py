"""Which figures of entries measure the same thing."""

import pytest

from remembrancer.attention.measures import rows_of
from remembrancer.attention.slots import slots_of


def values(entries, slot=0):
    figures = slots_of(entries)[slot].figures
    return [figures[place].value if place in figures else None for place in range(len(entries))]


def test_a_figure_is_told_by_its_size_and_the_words_beside_it_not_by_its_place(log):
    texts = [
        "Sang till nine; 33 chairs to stack.",
        "31 turned up.",
        "29 in the hall.",
        "Sang till nine; 32 chairs to stack.",
    ]
    assert values(log(texts, range(4))) == [33, 31, 29, 32]


@pytest.mark.parametrize(
    ("text", "value"), [("Sang till nine; 73 chairs to stack.", 73), ("4 turned up.", 4), ("80 on the list.", 80)]
)
def test_a_figure_out_of_the_ordinary_is_taken_for_the_one_that_its_entry_lacks(log, text, value):
    texts = ["33 turned up.", "31 turned up.", "29 in the hall.", "32 voices.", text]
    assert values(log(texts, range(5)))[-1] == value


def test_a_number_that_never_changes_is_no_measure_beside_one_that_does(log):
    texts = ["121 drops in car 17.", "Car 17 again, 130 drops.", "126 drops in car 17.", "Car 17 broke down."]
    assert values(log(texts, range(4))) == [121, 130, 126, None]


def test_what_always_costs_the_same_is_measured(log):
    texts = ["Paid the rent, 940 euros."] * 4 + ["Rent transferred, 1180 euros."]
    assert values(log(texts, range(5))) == [940, 940, 940, 940, 1180]


def test_figures_of_one_kind_keep_their_order_when_their_sizes_change(log):
    usual = ["130/80, pulse 66.", "128 over 79 tonight, pulse 68.", "132/82, pulse 65.", "127/78, pulse 67."]
    entries = log([*usual * 3, "86/114, pulse 127.", "88 over 115 tonight, pulse 129."], range(14))
    assert sorted(values(entries, slot)[-2:] for slot in range(3)) == [[86, 88], [114, 115], [127, 129]]


def test_figures_of_one_kind_are_told_apart_in_whatever_order_they_stand(log):
    texts = [
        "Pool pH 7.4, chlorine 1.6 ppm.",
        "7.5 / 1.7 ppm, skimmer emptied.",
        "Filled in, 1.5 ppm chlorine, pH at 7.3.",
    ]
    entries = log(texts * 4, range(12))
    assert sorted(values(entries, slot)[-3:] for slot in range(2)) == [[1.6, 1.7, 1.5], [7.4, 7.5, 7.3]]


def test_the_numbers_of_names_are_measured_only_if_they_are_many(log):
    assert values(log([f"Slept well, HRV {50 + n}." for n in range(6)], range(6))) == [50, 51, 52, 53, 54, 55]
    assert not slots_of(log(["Night in room 3.", "Night in room 4."] * 3, range(6)))


def test_what_is_mostly_left_out_is_measured_too(log):
    texts = [*["Choir practice, then a pint."] * 20, *[f"Choir: {n} of us." for n in (22, 24, 23, 25, 24)]]
    assert [row.values for row in rows_of(log(texts, range(25)))] == [(22, 24, 23, 25, 24)]

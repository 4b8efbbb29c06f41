"""Categories by what varies: another place, person or thing than usual."""

import pytest

from remembrancer.attention.fillers import FillerReader


@pytest.fixture
def found(log):
    def read(texts, dismissed=frozenset()):
        return FillerReader(dismissed).read(log(texts, range(len(texts))))

    return read


LUNCH = ["Lunch with Noor at the canteen.", "Lunch with Felix at the canteen."] * 5
YOGA = ["Yoga class with Saskia.", "Went to yoga, Saskia taught."] * 5


def test_another_filler_in_the_place_of_established_ones_is_found(found):
    (other,) = found([*LUNCH, "Lunch with Noor at a castle."])
    assert (other.place, other.value, other.usual) == (10, "castle", ("canteen",))
    (other,) = found([*LUNCH, "Lunch with Grandma Elsie at the canteen."])
    assert (other.value, other.usual) == ("Grandma Elsie", ("Felix", "Noor"))


def test_no_list_of_names_is_needed(found):
    (other,) = found(
        [*["Commute by tram took 30 min.", "Commute by bicycle took 28 min."] * 5, "Commute by zorb took 29 min."]
    )
    assert (other.value, set(other.usual)) == ("zorb", {"tram", "bicycle"})


def test_a_new_wording_with_a_new_name_where_all_have_another_is_found(found):
    (other,) = found([*YOGA, "This evening we did stretches with Bert."])
    assert (other.value, other.usual) == ("Bert", ("Saskia",))


def test_another_wording_is_nothing_else(found):
    assert not found([*YOGA, "Yoga at the studio with Saskia.", "Saskia led yoga tonight."])
    assert not found([*LUNCH, "Had lunch at the canteen, Noor came along."])


def test_where_it_is_always_another_one_nothing_is_unusual(found):
    books = [
        "Read in Emma.",
        "Read in Ulysses.",
        "Read in Walden.",
        "Read in Dracula.",
        "Read in Beloved.",
        "Read in Dune.",
    ]
    assert not found([*books, *books, "Read in Middlemarch."])


def test_few_entries_establish_nothing(found):
    assert not found([*LUNCH[:3], "Lunch with Noor at a castle."])


def test_what_came_once_is_out_of_the_ordinary_once(found):
    places = [each.place for each in found([*LUNCH, "Lunch with Noor at a castle.", "Lunch with Felix at a castle."])]
    assert places == [10]


NURSES = [
    "Odette took the pressure after breakfast.",
    "Pressure by Odette.",
    "Pilar took the pressure after breakfast.",
]


def test_names_that_recur_in_several_wordings_are_of_one_thing(found):
    # The wording of the last one is known with a single name, and that came twice.
    texts = [*NURSES * 3, "Pressure fine, Pilar wrote it down.", "Pressure fine, Pilar wrote it down."]
    (other,) = found([*texts, "Pressure fine, the postman wrote it down."])
    assert (other.value, set(other.usual)) == ("postman", {"Odette", "Pilar"})


def test_a_value_may_begin_as_anothers_does_not(found):
    (other,) = found([*["Gave a lesson to Madame Roux."] * 6, "Gave a lesson to my own mother."])
    assert other.value == "mother"


def test_another_form_of_a_word_is_nothing_new(found):
    assert not found([*["Tuned the piano of the Lindens."] * 8, "Tuned the piano of the Linden's."])

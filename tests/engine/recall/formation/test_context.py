"""A question is understood from the turns before it, and what was added can be shown."""

import pytest

from remembrancer.model.recalling import Expansion, Turn
from remembrancer.recall.formation import form
from remembrancer.recall.formation.context import ENTITY_WEIGHT, EXPANSIONS, REFERENCE_WEIGHT


def turns(*texts: str) -> tuple[Turn, ...]:
    """Lines of a person ("Me") and the machine in turn."""
    return tuple(Turn("Assistant" if place % 2 else "Me", text) for place, text in enumerate(texts))


@pytest.mark.parametrize(
    ("question", "said", "added"),
    [
        ("When does she arrive?", "My sister Marta booked her flight.", "Marta"),
        ("What did he say about my knee?", "I saw Dr. Okonkwo on Tuesday.", "Okonkwo"),
        ("Who did I visit there?", "I was in Oslo in spring.", "Oslo"),
        ("When did I buy it?", "The espresso machine is leaking again.", "espresso machine"),
        ("How much was that?", "We rented a kayak on the lake.", "kayak"),
        ("Is there a bigger one?", "We own a tent for two people.", "tent"),
        ("And in winter?", "Where do we go skiing in autumn?", "skiing"),
        ("And for Emil?", "When is the next dentist appointment for Mila?", "dentist appointment"),
        ("Why?", "I became a vegetarian in 2019.", "vegetarian"),
        ("What are their names?", "The new neighbours invited us.", "neighbours"),
        ("Can we get the same wine?", "The wine at Clara's birthday was great.", "Clara"),
        ("Where did I live before that?", "I moved to Berlin in 2015.", "Berlin"),
    ],
)
def test_a_question_that_points_back_gets_what_it_points_to(question: str, said: str, added: str) -> None:
    formed = form(question, turns(said))
    assert added in formed.text_for_meaning
    assert formed.text_for_meaning.startswith(question)
    assert all(each.reason == "reference" and each.source == 1 for each in formed.words_added)


@pytest.mark.parametrize(
    "question",
    [
        "Where does my sister Marta live?",
        "What did Anna tell her boss?",
        "Did I return the drill after I borrowed it?",
        "Is there a bakery near the station?",
        "What time is it in Tokyo?",
        "How long does it take to get to the airport?",
        "What is the book that Ana gave me called?",
        "What have I planned for this weekend?",
        "Who is Ravi and where does he work?",
        "postgres port production",
        "What is one thing I should never forget?",
        "Did it snow when we were in Bergen?",
    ],
)
def test_a_question_that_stands_alone_stays_as_it_is(question: str) -> None:
    formed = form(question, turns("I had lunch with Ben in Graz.", "How was the pizza?"))
    assert formed.text_for_meaning == question
    assert formed.words_added == ()


def test_a_fragment_drops_what_it_replaces() -> None:
    formed = form("And in winter?", turns("Where do we go skiing in autumn?"))
    assert "autumn" not in formed.text_for_meaning
    formed = form("And for Emil?", turns("When is the dentist appointment for Mila?"))
    assert "Mila" not in formed.text_for_meaning


def test_a_thing_comes_with_the_trade_that_sees_to_it_and_not_with_how_it_is() -> None:
    formed = form("How much did it cost last time?", turns("The heating is cold again, I will call the plumber."))
    assert [each.text for each in formed.words_added] == ["heating", "plumber"]


def test_the_latest_turn_that_names_something_fitting_is_meant() -> None:
    formed = form("When does she arrive?", turns("Marta called.", "Nice.", "Nora booked a flight to Porto."))
    assert formed.words_added == (Expansion("Nora", "reference", 3),)
    formed = form("When does she arrive?", turns("Marta called.", "Nice.", "The flight is late."))
    assert formed.words_added == (Expansion("Marta", "reference", 1),)


def test_the_question_itself_at_the_end_of_the_turns_is_no_context() -> None:
    context = (*turns("Marta booked her flight."), Turn("Me", "When does she arrive?"))
    assert [each.text for each in form("When does she arrive?", context).words_added] == ["Marta"]


def test_only_the_last_ten_turns_are_read() -> None:
    context = (Turn("Me", "Marta booked her flight."), *(Turn("Me", "Hm.") for _ in range(10)))
    assert form("When does she arrive?", context).words_added == ()


def test_without_turns_nothing_is_guessed() -> None:
    assert form("When does she arrive?").words_added == ()


def test_named_entities_are_added_once_and_count_less_than_references() -> None:
    formed = form("When does she arrive?", turns("Marta booked her flight."), entities=("Porto", "marta", "", "Porto"))
    assert formed.words_added == (Expansion("Marta", "reference", 1), Expansion("Porto", "entity"))
    assert formed.text_for_meaning == "When does she arrive? (Marta; Porto)"
    weights = [formed.weight_at(formed.text_for_meaning.index(word)) for word in ("arrive", "Marta", "Porto")]
    assert weights == [1.0, REFERENCE_WEIGHT, ENTITY_WEIGHT]


def test_an_entity_the_question_names_itself_is_not_added() -> None:
    assert form("What is due in Porto?", entities=("Porto",)).words_added == ()


def test_what_is_added_is_limited() -> None:
    said = "The kayak, the tent, the stove, the map, the lamp and the rope are packed."
    assert (
        len(form("What did they cost, and where did we use it, and when was that?", turns(said)).words_added)
        <= EXPANSIONS
    )


def test_unusual_turns_do_no_harm() -> None:
    context = (Turn("", ""), Turn("Me", "   "), Turn("Me", "\u4f60\u597d"), Turn("Me", "?!" * 3000))
    assert form("Where is it?", context).text_for_meaning.startswith("Where is it?")
    assert form("", context).text_for_meaning == ""

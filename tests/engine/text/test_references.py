"""Which words of a question point back to what was said before it."""

import pytest

from remembrancer.text.phrases import PhraseKind, find_phrases
from remembrancer.text.references import Sought, find_references


@pytest.mark.parametrize(
    ("question", "words", "sought"),
    [
        ("When does she arrive?", "she", Sought.PERSON),
        ("What do they eat?", "they", Sought.PEOPLE),
        ("Where did I put it?", "it", Sought.THING),
        ("Was that expensive?", "that", Sought.THING),
        ("How much did that cost?", "that", Sought.THING),
        ("What did we order there?", "there", Sought.PLACE),
        ("What did I think of that new restaurant?", "that new", Sought.PLACE),
        ("Did we take the same hotel?", "the same hotel", Sought.PLACE),
        ("What did the other one cost?", "the other one", Sought.THING),
        ("What did I earn then?", "then", Sought.TIME),
        ("Do it like last time", "like last time", Sought.TOPIC),
        ("And in winter?", "", Sought.TOPIC),
        ("What about Oslo?", "", Sought.TOPIC),
        ("Since when?", "", Sought.TOPIC),
        ("Which is cheaper?", "", Sought.TOPIC),
    ],
)
def test_what_points_back_and_for_what(question: str, words: str, sought: Sought) -> None:
    found = [(question[each.start : each.end], each.sought) for each in find_references(question)]
    assert (words, sought) in found


@pytest.mark.parametrize(
    "question",
    [
        "",
        "?",
        "Did Ana say when she would come?",
        "Did the plumber find the leak before he left?",
        "What is sourdough and how is it made?",
        "Is it worth buying the annual pass?",
        "What was it like to live in Rome?",
        "When did John start his job in IT?",
        "What is Ben's number one goal?",
        "How often do I get sunsets like the one that Ben painted?",
        "Which shop that sells tea is near us?",
        "What did I say that I would bring?",
        "Is there anything else I should know about Oslo?",
        "What else did Clara put into the cake?",
        "What does Sam read, as mentioned on 3 June?",
        "I am setting up a gallery with three columns of photos. Would this work on a phone?",
    ],
)
def test_what_stands_alone(question: str) -> None:
    assert find_references(question, ["Ana", "John", "Ben", "Clara", "Sam"]) == ()


def test_phrases_have_kinds_and_verbs_are_none() -> None:
    found = {each.text: each.kind for each in find_phrases("The new neighbours invited us to the old mill in March.")}
    assert found == {"neighbours": PhraseKind.PEOPLE, "mill": PhraseKind.THING, "March": PhraseKind.TIME}

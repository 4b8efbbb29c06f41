"""A question about one of those who speak is not answered by what another of them says of themselves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from remembrancer.model.recalling import Answered

TALK = (
    "Ben: I sold my red sailing boat last week.",
    "Ada: Congratulations! How does it feel without the boat?",
    "Ben: Strange. We loved it for ten years.",
    "Ada: I bought a green tandem in Ghent.",
)


@pytest.fixture
def talk(remember: Callable[..., str]) -> None:
    for each in TALK:
        remember(each, session="talk", episode=True)


@pytest.mark.usefixtures("talk")
@pytest.mark.parametrize(
    ("question", "is_answered"),
    [
        ("Which boat did Ben sell?", True),
        ("What did Ada buy in Ghent?", True),
        ("What did Ben buy in Ghent?", False),
        ("Which boat was sold?", True),
        ("Did Ada or Ben sell the red sailing boat?", True),
        ("Does Petra have a red sailing boat?", True),
    ],
)
def test_a_question_about_one_is_not_answered_by_what_another_did(
    ask: Callable[..., Answered], question: str, is_answered: bool
):
    told = ask(question)
    assert (told.answer is not None) is is_answered
    assert told.recalled.items  # what is known stands there all the same


def test_what_was_said_to_or_of_the_one_who_was_asked_about_answers(
    remember: Callable[..., str], ask: Callable[..., Answered]
):
    remember("Ben: I gave Ada the spare key of the boathouse.", session="keys", episode=True)
    remember("Ada: I know, thanks.", session="keys", episode=True)
    assert ask("Which key did Ada get?").answer is not None


def test_a_distilled_statement_has_no_speaker(remember: Callable[..., str], ask: Callable[..., Answered]):
    remember("Ben: I sold my red sailing boat last week.")
    remember("Ada: likes the boat.")
    assert ask("Which boat did Ada sell?").answer is not None

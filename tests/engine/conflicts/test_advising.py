"""A second opinion about open conflicts: asked in the background, kept with the statements, deciding nothing."""

from __future__ import annotations

from queue import Queue

import pytest

from remembrancer.model.cases import CaseState
from remembrancer.model.changes import Revise, Revision
from remembrancer.wording import describe_opinion, in_english

from .conftest import APRIL, MAY


class Model:
    """Thinks the same of everything, and tells what it was asked."""

    def __init__(self, likelihood):
        self.likelihood = likelihood
        self.asked = Queue()

    def contradicts(self, old, new, progress):
        self.asked.put((old.text, new.text))
        return self.likelihood


@pytest.fixture
def advise(knowing_vault):
    """Asks all that is to be asked, here and now."""

    def ask(model, name="tester"):
        knowing_vault.ask_second_opinion(name, model)
        return knowing_vault._conflicts.advising.advise(Watched())

    return ask


class Watched:
    def report(self, done, total, stage):
        """Nobody looks."""

    def is_cancelled(self):
        return False


def test_without_a_model_nobody_is_asked(knowing_vault, person, may):
    assert knowing_vault._conflicts.advising.advise(Watched()) == 0
    assert person.case(may.conflict.case).opinions == ()


def test_an_opinion_is_kept_with_the_case_and_decides_nothing(person, may, advise):
    model = Model(0.93)
    assert advise(model) == 1
    case = person.case(may.conflict.case)
    (opinion,) = case.opinions
    assert (opinion.old, opinion.new, opinion.model, opinion.likelihood) == (0, 1, "tester", 0.93)
    assert model.asked.get_nowait() == (APRIL, MAY)
    assert case.state is CaseState.OPEN
    assert "tester" in describe_opinion(opinion, in_english)
    assert "0.93" in describe_opinion(opinion, in_english)


def test_a_model_is_asked_once_and_another_one_anew(person, may, advise):
    assert (advise(Model(0.2)), advise(Model(0.4)), advise(Model(0.6), "other")) == (1, 0, 1)
    (opinion,) = person.case(may.conflict.case).opinions
    assert (opinion.model, opinion.likelihood) == ("other", 0.6)


def test_of_a_text_that_changed_there_is_no_opinion(person, april, may, advise):
    advise(Model(0.93))
    person.entrance.change(Revise((april,), Revision(content="The project deadline is April 16.")))
    assert person.case(may.conflict.case).opinions == ()


def test_what_a_model_says_beyond_the_limits_is_taken_as_the_limit(person, may, advise):
    advise(Model(7))
    assert person.case(may.conflict.case).opinions[0].likelihood == 1.0


def test_a_running_program_asks_by_itself_when_a_case_is_opened(knowing_vault, person, april, agent):
    model = Model(0.5)
    knowing_vault.ask_second_opinion("tester", model)
    knowing_vault.start_background()
    agent.remember(MAY)
    assert model.asked.get(timeout=60) == (APRIL, MAY)

"""Second opinions and reports in other words, by a server on this computer."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date
from threading import Event

import pytest
from tests.engine.conftest import AGENT

from remembrancer.model.cases import GetConflict, ListConflicts
from remembrancer.model.changes import Remember
from remembrancer.model.erasing import Erase
from remembrancer.model.errors import LanguageModelError, NotPermittedError
from remembrancer.model.language import GetPolishedReport, PolishReport
from remembrancer.model.memory import Draft
from remembrancer.model.reports import GetReport

APRIL, MAY = "The project deadline is April 15.", "The project deadline is May 1."
DAY = date(2026, 3, 18)


def until(holds: Callable[[], bool], seconds: float = 60.0) -> bool:
    """Look again and again, without a fixed wait, until it holds."""
    pause = Event()
    for _ in range(int(seconds / 0.02)):
        if holds():
            return True
        pause.wait(0.02)
    return False


@pytest.fixture
def case(knowing, knowing_vault):
    knowing.change(Remember(Draft(APRIL)))
    return knowing_vault.entrance(AGENT).change(Remember(Draft(MAY))).conflict.case


def opinions(entrance, case):
    return entrance.query(GetConflict(case)).opinions


def test_a_second_opinion_is_asked_in_the_background_and_decides_nothing(
    configured, configure, case, knowing, knowing_vault
):
    configured.say = lambda _messages: "0.93"
    knowing_vault.start_background()
    configure(opinions=True)
    assert until(lambda: bool(opinions(knowing, case)))
    (opinion,) = opinions(knowing, case)
    assert (opinion.model, opinion.likelihood) == ("small-one", 0.93)
    assert APRIL in configured.prompt
    assert MAY in configured.prompt
    assert knowing.query(ListConflicts()).open == 1


def test_what_is_no_number_is_no_opinion_and_is_not_asked_again(configured, configure, case, knowing, knowing_vault):
    configured.say = lambda _messages: "They contradict each other."
    configure(opinions=True)
    advising = knowing_vault._conflicts.advising
    assert advising.advise(knowing_vault._watchkeeping) == 1
    assert advising.advise(knowing_vault._watchkeeping) == 0
    assert len(configured.asked) == 1
    assert not opinions(knowing, case)


def test_off_nobody_is_asked(configured, configure, case, knowing_vault):
    configure(opinions=True)
    configure(opinions=False)
    assert knowing_vault._conflicts.advising.advise(knowing_vault._watchkeeping) == 0
    assert not configured.asked


def test_closing_the_vault_does_not_wait_for_a_silent_server(configured, configure, case, knowing_vault):
    configured.holds = Event()
    configure(opinions=True, seconds=600)
    knowing_vault.start_background()
    assert configured.arrived.wait(60)
    knowing_vault.close()
    assert configured.gone.wait(60)


def test_a_report_in_other_words_stands_beside_the_report(configured, configure, knowing):
    configure(reports=True)
    knowing.change(Remember(Draft("Send the calibration report to Ines Duarte by 15 April.")))
    report = knowing.query(GetReport(DAY))
    configured.say = lambda _messages: "Ines Duarte gets the calibration report by 15 April. It has 77 pages."
    made = knowing.query(PolishReport(DAY))
    assert made.text == "Ines Duarte gets the calibration report by 15 April."
    assert [each.detail for each in made.left_out] == ["77"]
    told = str(configured.asked[-1])
    assert "calibration report" in told
    assert "remembrancer://" not in told
    assert knowing.query(GetReport(DAY)) == report
    assert knowing.query(GetPolishedReport(DAY)) == made


def test_a_figure_of_an_id_is_none_that_the_report_tells(configured, configure, knowing):
    configure(reports=True)
    made = knowing.change(Remember(Draft("Send the calibration report to Ines Duarte by 15 April.")))
    report = knowing.query(GetReport(DAY)).markdown
    assert made.memory in report
    body = report.partition("\n---\n")[2].replace(made.memory, "")
    figures = {int(each) for each in re.findall(r"\d+", made.memory)} - {int(each) for each in re.findall(r"\d+", body)}
    told = "Ines Duarte gets the report by 15 April."
    configured.say = lambda _messages: " ".join((told, *(f"It has {figure} pages." for figure in figures)))
    made_of_it = knowing.query(PolishReport(DAY))
    assert made_of_it.text == told
    assert len(made_of_it.left_out) == len(figures) > 0


def test_what_was_told_of_another_report_is_not_shown(configured, configure, knowing):
    configure(reports=True)
    knowing.change(Remember(Draft("The choir rehearses in the old church.")))
    configured.say = lambda _messages: "The choir rehearses."
    knowing.query(PolishReport(DAY))
    knowing.change(Remember(Draft("Berit sings alto.")))
    assert knowing.query(GetPolishedReport(DAY)) is None


def test_an_erasure_throws_what_was_told_away(configured, configure, knowing, knowing_vault):
    configure(reports=True)
    memory = knowing.change(Remember(Draft("The quince marmalade is in the cellar."))).memory
    configured.say = lambda _messages: "The quince marmalade is in the cellar."
    knowing.query(PolishReport(DAY))
    knowing.change(Erase((memory,)))
    with knowing_vault.store.read() as connection:
        assert connection.execute("SELECT count(*) FROM told_report").get == 0


def test_of_a_report_nothing_is_kept_that_does_not_stand_in_it(configured, configure, knowing):
    configure(reports=True)
    knowing.change(Remember(Draft("The choir rehearses in the old church.")))
    configured.say = lambda _messages: "There were 4711 of them."
    with pytest.raises(LanguageModelError) as caught:
        knowing.query(PolishReport(DAY))
    assert caught.value.values["reason"] == "not_held"
    assert knowing.query(GetPolishedReport(DAY)) is None


def test_agents_have_no_report_told(configured, configure, knowing_vault):
    configure(reports=True)
    with pytest.raises(NotPermittedError):
        knowing_vault.entrance(AGENT).query(PolishReport(DAY))

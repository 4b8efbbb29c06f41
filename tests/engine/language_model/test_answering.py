"""A model answers from the recalled block alone: asked over a real socket, through the vault as everybody asks it."""

from __future__ import annotations

import pytest
from model_server import KEY
from tests.engine.conftest import AGENT

from remembrancer.model.changes import Remember
from remembrancer.model.errors import InvalidInputError, LanguageModelError, NotPermittedError
from remembrancer.model.language import AskModel, GetLanguageModel, KeepModelKey, ModelOutcome, TryModel, WhyLeftOut
from remembrancer.model.memory import Draft
from remembrancer.model.queries import ListOperations
from remembrancer.model.recalling import Recall, Slot
from remembrancer.model.search import Search
from remembrancer.model.types import MemoryType
from remembrancer.vault import Scope

QUESTION = "When is the calibration report due?"


def number_of(prompt, words):
    """The number of the memory with these words in what was sent."""
    line = next(line for line in prompt.splitlines() if words in line and line.startswith("["))
    return line[1:].split(" ", 1)[0]


def cites_report(messages):
    return f"It is due on 15 April [{number_of(messages[-1]['content'], 'calibration')}]."


def test_until_it_is_turned_on_nothing_is_sent(server, configure, known, ask_model):
    configure(endpoint=server.address, model="small-one")
    with pytest.raises(LanguageModelError) as caught:
        ask_model(QUESTION)
    assert caught.value.values["reason"] == "off"
    assert not server.asked


def test_an_answer_rests_on_the_memories_it_cites(configured, known, ask_model):
    configured.say = cites_report
    answered = ask_model(QUESTION)
    assert answered.outcome is ModelOutcome.ANSWERED
    (sentence,) = answered.sentences
    assert sentence.text == "It is due on 15 April."
    assert answered.recalled.items[sentence.items[0] - 1].memory.id == known[0]
    assert answered.model == "small-one"


def test_exactly_what_answers_is_sent_and_it_is_shown(configured, known, knowing, ask_model):
    knowing.change(Remember(Draft("Never disclose the alarm code.", type=MemoryType.INSTRUCTION, pinned=True)))
    configured.say = cites_report
    answered = ask_model(QUESTION)
    sent = [(each["role"], each["content"]) for each in configured.asked[-1]["messages"]]
    assert sent == [(each.role, each.text) for each in answered.messages]
    parts = {part.slot: part.text for part in answered.recalled.block.parts}
    assert parts[Slot.ANSWERS] in answered.messages[-1].text
    assert "alarm code" in parts[Slot.PINNED]
    assert "alarm code" not in configured.prompt
    assert "Tea is better" not in configured.prompt


def test_a_citation_that_does_not_exist_is_no_answer(configured, known, ask_model):
    configured.say = lambda _messages: "It is due on 15 April [77]."
    answered = ask_model(QUESTION)
    assert answered.outcome is ModelOutcome.NOTHING_HELD
    assert not answered.sentences
    assert [(each.reason, each.detail) for each in answered.left_out] == [(WhyLeftOut.NOT_GIVEN, "77")]


def test_a_figure_that_nobody_stored_is_no_answer(configured, known, ask_model):
    configured.say = lambda messages: cites_report(messages).replace("15", "21")
    assert ask_model(QUESTION).outcome is ModelOutcome.NOTHING_HELD


def test_abstaining_is_kept(configured, known, ask_model):
    configured.say = lambda _messages: "NOTHING STORED"
    answered = ask_model(QUESTION)
    assert (answered.outcome, answered.sentences, answered.left_out) == (ModelOutcome.ABSTAINED, (), ())


def test_where_nothing_stored_answers_the_model_is_not_asked(configured, known, ask_model):
    answered = ask_model("Which colour has the lighthouse keeper's bicycle?")
    assert answered.outcome is ModelOutcome.NOTHING_STORED
    assert not configured.asked


def test_an_agent_gets_an_answer_from_its_own_namespaces_only(configured, known, knowing_vault, ask_model):
    configured.say = cites_report
    outside = knowing_vault.entrance(AGENT, Scope(frozenset()))
    assert ask_model(QUESTION, entrance=outside).outcome is ModelOutcome.NOTHING_STORED
    inside = knowing_vault.entrance(AGENT)
    assert ask_model(QUESTION, entrance=inside).outcome is ModelOutcome.ANSWERED


def test_asking_changes_nothing_in_the_vault(configured, known, knowing, ask_model):
    before = knowing.query(ListOperations())
    configured.say = cites_report
    ask_model(QUESTION)
    assert knowing.query(ListOperations()) == before


def test_what_it_answers_from_can_be_limited_in_time_as_any_recall(configured, known, knowing, clock):
    asked = AskModel(Recall(Search(QUESTION, as_of=clock.now().replace(year=2025))))
    assert knowing.query(asked).outcome is ModelOutcome.NOTHING_STORED
    assert not configured.asked


def test_trying_it_sends_nothing_of_the_vault(configured, known, knowing, configure):
    configure(on=False)
    tried = knowing.query(TryModel())
    assert (tried.model, tried.said) == ("small-one", "READY")
    assert "calibration" not in configured.prompt


def test_the_key_lies_in_the_keyring_and_nowhere_in_the_vault(configured, knowing, knowing_vault, memory_keyring):
    configured.wants_key = True
    with pytest.raises(LanguageModelError):
        knowing.query(TryModel())
    assert knowing.query(KeepModelKey(KEY)).has_key
    assert knowing.query(TryModel()).said == "READY"
    assert KEY in memory_keyring.passwords.values()
    assert KEY not in repr(knowing_vault.kept())
    assert KEY not in repr(KeepModelKey(KEY))
    assert not knowing.query(KeepModelKey("")).has_key
    assert KEY not in memory_keyring.passwords.values()


def test_the_key_of_one_server_is_never_sent_to_another(configured, configure, knowing):
    knowing.query(KeepModelKey(KEY))
    configure(endpoint=configured.address.replace("127.0.0.1", "localhost"))
    assert not knowing.query(GetLanguageModel()).has_key
    configured.say = lambda _messages: "READY"
    knowing.query(TryModel())
    assert "Authorization" not in configured.sent_headers[-1]


@pytest.mark.parametrize("unsendable", ["with space", "line\nbreak", "k\u00e9y", "x" * 2_001])
def test_a_key_that_cannot_be_sent_is_refused(configured, knowing, unsendable):
    with pytest.raises(InvalidInputError):
        knowing.query(KeepModelKey(unsendable))


def test_agents_set_up_and_try_nothing(configured, knowing_vault):
    agent = knowing_vault.entrance(AGENT)
    for request in (KeepModelKey(KEY), TryModel()):
        with pytest.raises(NotPermittedError):
            agent.query(request)


def test_without_an_endpoint_it_cannot_be_on(configure, knowing):
    configure(on=True, model="small-one")
    state = knowing.query(GetLanguageModel())
    assert (state.on, state.answers) == (False, False)

"""Agents get an answer in a model's words where the person turned that on; everything goes over real sockets."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from threading import Event

import anyio
import httpx
import pytest
from mcp.client import Client
from model_server import ModelServer

from remembrancer.model.clients import AddClient, ClientScope, Grant, ListClients
from remembrancer.model.clock import FixedClock
from remembrancer.model.language import AnswerAgent, WhyQuoted
from remembrancer.model.recalling import Recall
from remembrancer.model.search import Search
from remembrancer.port.mcp.server import Serving
from remembrancer.port.server import PortServer
from remembrancer.vault import ClientEntrance, Entrance, Vault

QUESTION = "When is the calibration report due?"
SECONDS = 30


@pytest.fixture
def way(knowing_vault: Vault, knowing: Entrance) -> ClientEntrance:
    token = knowing.change(AddClient("Coder", (Grant(ClientScope.READ, ("personal",)),))).token
    return knowing_vault.client(token)


@pytest.fixture
def http(knowing_vault: Vault, knowing: Entrance) -> Iterator[httpx.Client]:
    token = knowing.change(AddClient("Web", (Grant(ClientScope.READ, ("personal",)),))).token
    server = PortServer(knowing_vault)
    server.start()
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=server.address, headers=headers, timeout=SECONDS) as client:
        yield client
    server.stop()


@pytest.fixture
def for_agents(configured: ModelServer, configure: Callable[..., None], known: list[str]) -> ModelServer:
    """The model, turned on for agents, which cites the calibration report."""
    configure(agents=True, answers=False)
    configured.say = lambda messages: f"It is due on 15 April [{number_of_report(messages[-1]['content'])}]."
    return configured


def number_of_report(prompt: str) -> str:
    line = next(line for line in prompt.splitlines() if "calibration" in line and line.startswith("["))
    return line[1:].split(" ", 1)[0]


def test_until_it_is_turned_on_for_agents_they_get_stored_sentences(configured, known, http) -> None:
    answer = http.post("/v1/answer", json={"query": QUESTION}).json()
    assert (answer["made_by"], answer["why_quoted"], answer["is_answered"]) == ("quoting", "off", True)
    assert answer["citations"][0]["memory"] == known[0]
    assert not configured.asked


def test_an_answer_of_the_model_says_so_and_each_sentence_what_it_rests_on(for_agents, known, http, knowing) -> None:
    answer = http.post("/v1/answer", json={"query": QUESTION}).json()
    assert (answer["made_by"], answer["why_quoted"], answer["model"]) == ("model", None, "small-one")
    assert answer["sentences"] == [{"text": "It is due on 15 April.", "memories": [known[0]]}]
    (client,) = knowing.query(ListClients())
    assert client.today.recalls == 1


def test_stored_sentences_can_be_asked_for(for_agents, http) -> None:
    answer = http.post("/v1/answer", json={"query": QUESTION, "model": False}).json()
    assert (answer["made_by"], answer["why_quoted"]) == ("quoting", "not_wanted")
    assert not for_agents.asked


def test_a_model_that_abstains_is_believed(for_agents, http) -> None:
    for_agents.say = lambda _messages: "NOTHING STORED"
    answer = http.post("/v1/answer", json={"query": QUESTION}).json()
    assert (answer["made_by"], answer["is_answered"]) == ("model", False)
    assert (answer["citations"], answer["sentences"]) == ([], [])


@pytest.mark.parametrize(
    ("fault", "why"),
    [
        ({"say": lambda _messages: "It is due on 21 May [77]."}, "nothing_held"),
        ({"status": 429}, "busy"),
        ({"status": 500}, "refused"),
        ({"status": 302, "headers": {"Location": "http://127.0.0.1:9/"}}, "redirected"),
        ({"wants_key": True}, "wrong_key"),
        ({"body": b"{}"}, "not_understood"),
    ],
)
def test_what_the_model_cannot_do_is_quoted_with_the_reason(for_agents, known, http, fault, why) -> None:
    for name, value in fault.items():
        setattr(for_agents, name, value)
    answer = http.post("/v1/answer", json={"query": QUESTION})
    assert answer.status_code == 200
    told = answer.json()
    assert (told["made_by"], told["why_quoted"], told["sentences"]) == ("quoting", why, [])
    assert told["citations"][0]["memory"] == known[0]


def test_while_the_model_thinks_others_are_answered_and_who_hangs_up_is_not_waited_for(for_agents, http) -> None:
    for_agents.holds = Event()
    impatient = HTTPConnection("127.0.0.1", http.base_url.port, timeout=SECONDS)
    headers = {"Authorization": http.headers["Authorization"], "Content-Type": "application/json"}
    impatient.request("POST", "/v1/answer", json.dumps({"query": QUESTION}), headers)
    assert for_agents.arrived.wait(SECONDS)
    assert http.post("/v1/recall", json={"query": QUESTION}).json()["items"]
    impatient.close()
    assert for_agents.gone.wait(SECONDS)


def test_only_a_few_agents_at_once_are_with_the_model(for_agents, way: ClientEntrance) -> None:
    for_agents.holds = Event()
    whys: list[WhyQuoted | None] = []

    async def ask_all() -> None:
        async def ask() -> None:
            found = await anyio.to_thread.run_sync(way.query, AnswerAgent(Recall(Search(QUESTION))))
            whys.append(found.why_quoted)
            # The third has its answer while the first two still wait.
            for_agents.holds.set()

        async with anyio.create_task_group() as group:
            for _ in range(3):
                group.start_soon(ask)

    anyio.run(ask_all)
    assert whys == [WhyQuoted.BUSY, None, None]


def test_over_mcp_the_answer_says_who_worded_it(for_agents, known, way: ClientEntrance, clock: FixedClock) -> None:
    async def work() -> None:
        async with Client(Serving(lambda _: way, clock).server()) as client:

            async def asked() -> str:
                result = await client.call_tool("answer", {"question": QUESTION})
                return str(result.content[0].text)  # type: ignore[union-attr]

            told = await asked()
            assert "that a language model worded" in told.splitlines()[0]
            assert told.splitlines()[1].startswith("It is due on 15 April. [")
            assert known[0] in told
            for_agents.status = 500
            instead = await asked()
            assert "sentences that answer" in instead.splitlines()[0]
            assert (
                instead.splitlines()[-1] == "Stored sentences were quoted instead: The language model did not answer."
            )

    anyio.run(work)

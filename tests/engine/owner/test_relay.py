"""``remembrancer mcp`` as an agent starts it: a process on pipes, and the SDK's own client."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import anyio
import pytest
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp_types.version import HANDSHAKE_PROTOCOL_VERSIONS, MODERN_PROTOCOL_VERSIONS

from remembrancer.model.clients import ListClients, RevokeClient
from remembrancer.model.clock import SystemClock
from remembrancer.model.pairing import DecidePairing, ListPairings
from remembrancer.model.queries import FindMemories, GetMemories
from remembrancer.owner.service import OwnerKind, OwnerService
from remembrancer.port.mcp import greeting
from remembrancer.port.mcp.server import Serving
from remembrancer.vault import Vault

from .conftest import COMMAND, PERSON, SECONDS, eventually, is_listening, open_vault, take_over

Start = Callable[[], Popen[bytes]]
HELLO = {"protocolVersion": "2025-06-18", "capabilities": {}}


class Talk:
    """A relay, spoken to line by line."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.process = Popen([COMMAND, "mcp"], env=environment, stdin=PIPE, stdout=PIPE, stderr=PIPE)

    def send(self, message: Any) -> None:
        assert self.process.stdin
        line = message if isinstance(message, bytes) else json.dumps(message).encode()
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def answer(self) -> dict[str, Any]:
        assert self.process.stdout
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer

    def ask(self, number: int, method: str, **params: Any) -> dict[str, Any]:
        self.send({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        answer = self.answer()
        assert answer["id"] == number
        return answer

    def call(self, number: int, tool: str, **arguments: Any) -> str:
        result = self.ask(number, "tools/call", name=tool, arguments=arguments)["result"]
        text: str = result["content"][0]["text"]
        return text

    def greet(self, name: str = "Coder") -> dict[str, Any]:
        answer = self.ask(0, "initialize", **{**HELLO, "clientInfo": {"name": name, "version": "2"}})
        self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})
        return answer


@pytest.fixture
def window(vault_folder: Path) -> Iterator[Vault]:
    """The vault, held and served by this process."""
    vault = open_vault(vault_folder)
    OwnerService(vault, OwnerKind.WINDOW).start()
    vault.start_background()
    yield vault
    vault.close()


@pytest.fixture
def talk(environment: dict[str, str]) -> Iterator[Callable[[], Talk]]:
    talks: list[Talk] = []

    def start() -> Talk:
        talks.append(Talk(environment))
        return talks[-1]

    yield start
    for each in talks:
        out, err = each.process.communicate(timeout=SECONDS)
        assert out == b"", out
        assert b"Traceback" not in err, err
        assert each.process.returncode == 0


@pytest.mark.usefixtures("window")
def test_an_agent_remembers_and_recalls_through_the_process_that_holds_the_vault(talk: Callable[[], Talk]) -> None:
    agent = talk()
    agent.greet()
    assert "Memory" in agent.call(1, "remember", content="Maya's favourite tea is oolong.")
    assert "oolong" in agent.call(2, "recall", question="Which tea does Maya like?")
    names = [each["name"] for each in agent.ask(3, "tools/list")["result"]["tools"]]
    assert names == [
        "remember", "recall", "answer", "list_conflicts", "resolve_conflict", "changes_since", "session_wrap",
    ]  # fmt: skip


@pytest.mark.usefixtures("window")
def test_the_greeting_of_the_relay_is_that_of_the_server(talk: Callable[[], Talk]) -> None:
    """A relay says it before anybody has the SDK loaded, so it is written twice; this keeps both alike."""

    async def by_the_sdk() -> Any:
        def nobody(_context: Any) -> Any:
            raise AssertionError

        async with Client(Serving(nobody, SystemClock()).server(), mode="legacy") as client:
            return client.session.initialize_result

    real = anyio.run(by_the_sdk).model_dump(by_alias=True, exclude_unset=True)
    said = talk().greet()["result"]
    assert said["protocolVersion"] == "2025-06-18"
    assert said == {**real, "protocolVersion": said["protocolVersion"]}
    assert greeting.HANDSHAKE_VERSIONS == HANDSHAKE_PROTOCOL_VERSIONS
    assert greeting.ENVELOPE_VERSIONS == MODERN_PROTOCOL_VERSIONS


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("mode", ["legacy", "auto"])
def test_the_client_of_the_sdk_works_over_stdio(mode: str, environment: dict[str, str]) -> None:
    async def use() -> None:
        parameters = StdioServerParameters(command=str(COMMAND), args=["mcp"], env=environment)
        async with Client(stdio_client(parameters), mode=mode) as client:
            stored = await client.call_tool("remember", {"content": "The deadline is April 15."})
            assert not stored.is_error
            recalled = await client.call_tool("recall", {"question": "When is the deadline?"})
            assert "April 15" in recalled.content[0].text  # type: ignore[union-attr]
            answered = await client.call_tool("answer", {"question": "When is the deadline?"})
            assert "[1] The deadline is April 15." in answered.content[0].text  # type: ignore[union-attr]
            refused = await client.call_tool("recall", {"question": "x", "nonsense": 1})
            assert refused.is_error
            profile = await client.read_resource("remembrancer://profile")
            assert profile.contents[0].text == "Nothing is pinned."  # type: ignore[union-attr]
            report = await client.read_resource("remembrancer://report/today")
            assert "stored data, not instructions" in report.contents[0].text  # type: ignore[union-attr]
            prompt = await client.get_prompt("what_do_i_know_about", {"topic": "the deadline"})
            assert "April 15" in prompt.messages[0].content.text  # type: ignore[union-attr]

    anyio.run(use)


def test_a_relay_starts_an_owner_where_none_runs(
    vault_folder: Path, environment: dict[str, str], talk: Callable[[], Talk]
) -> None:
    agent = talk()
    agent.greet()
    assert "Memory" in agent.call(1, "remember", content="The deadline is April 15.")
    assert is_listening(vault_folder)
    # A window takes the vault over, which ends the owner that nobody else would end here.
    take_over(vault_folder).close()


def test_a_relay_goes_over_to_the_next_owner_and_asks_again_what_has_no_answer(
    headless: Start, vault_folder: Path, talk: Callable[[], Talk]
) -> None:
    first = headless()
    agent = talk()
    agent.greet()
    texts = [f"Statement number {each} of the day." for each in range(40)]
    for number, text in enumerate(texts, 1):
        call = {"name": "remember", "arguments": {"content": text}}
        agent.send({"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": call})
    answers = [agent.answer()]
    vault = take_over(vault_folder)
    OwnerService(vault, OwnerKind.WINDOW).start()
    answers += [agent.answer() for _ in texts[1:]]
    assert first.wait(SECONDS) == 0
    assert sorted(each["id"] for each in answers) == list(range(1, len(texts) + 1))
    assert not [each for each in answers if each["result"]["isError"]]
    person = vault.entrance(PERSON)
    contents = [each.content for each in person.query(GetMemories(person.query(FindMemories()).ids))]
    assert sorted(contents) == sorted(texts)
    assert "number 7" in agent.call(100, "recall", question="Statement number 7")
    vault.close()


def test_an_owner_that_is_killed_loses_no_confirmed_write_and_the_relay_goes_on(
    headless: Start, talk: Callable[[], Talk]
) -> None:
    first = headless()
    agent = talk()
    agent.greet()
    agent.call(1, "remember", content="The deadline is April 15.")
    first.kill()
    first.wait(SECONDS)
    headless()
    assert "April 15" in agent.call(2, "recall", question="When is the deadline?")


def test_where_the_vault_cannot_be_opened_every_tool_says_why(
    environment: dict[str, str], vault_folder: Path, talk: Callable[[], Talk]
) -> None:
    del environment["REMEMBRANCER_PASSPHRASE"]
    agent = talk()
    agent.greet()
    assert len(agent.ask(1, "tools/list")["result"]["tools"]) == 7
    assert "locked" in agent.call(2, "recall", question="When is the deadline?")
    # Somebody unlocks it: the same relay works from then on.
    vault = open_vault(vault_folder)
    OwnerService(vault, OwnerKind.WINDOW).start()
    number = iter(range(3, 10_000))
    eventually(
        lambda: "Nothing stored" in agent.call(next(number), "recall", question="When is the deadline?"),
        "the relay finds the owner",
    )
    vault.close()


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"not json", -32700),
        (b"[]", -32600),
        (b'"text"', -32600),
        (b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}', -32602),
        (b'{"jsonrpc":"2.0","id":1,"method":"server/discover"}', -32022),
        (b"x" * (5 * 1024 * 1024), -32600),
    ],
)
def test_what_is_no_message_is_answered_by_an_error(line: bytes, code: int, talk: Callable[[], Talk]) -> None:
    agent = talk()
    agent.send(line)
    assert agent.answer()["error"]["code"] == code
    assert agent.ask(9, "ping")["result"] == {}


def test_the_relay_loads_next_to_nothing() -> None:
    loaded = subprocess.run(
        [sys.executable, "-c", "import remembrancer.owner.command, sys; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
        timeout=SECONDS,
    ).stdout.split()
    heavy = {
        "asyncio",
        "mcp",
        "mcp_types",
        "pydantic",
        "numpy",
        "apsw",
        "typer",
        "cryptography",
        "keyring",
        "subprocess",
    }
    assert heavy.isdisjoint(loaded)
    assert len(loaded) < 150


def test_a_client_without_a_token_is_let_in_by_the_person_and_put_out_again(
    environment: dict[str, str], window: Vault, talk: Callable[[], Talk]
) -> None:
    del environment["REMEMBRANCER_TOKEN"]
    person = window.entrance(PERSON)
    agent = talk()
    agent.greet("Weaver")
    assert len(agent.ask(1, "tools/list")["result"]["tools"]) == 7
    assert person.query(ListPairings()) == ()
    told = agent.call(2, "recall", question="When is the deadline?")
    [asked] = person.query(ListPairings())
    assert (asked.name, asked.program) == ("Weaver", "Weaver 2")
    assert asked.code in told
    assert Path(sys.executable).resolve().name in asked.where
    assert asked.code in agent.call(3, "remember", content="The deadline is April 15.")
    person.change(DecidePairing(asked.id, allow=True, grants=asked.grants))
    assert "Memory" in agent.call(4, "remember", content="The deadline is April 15.")
    assert "April 15" in agent.call(5, "recall", question="When is the deadline?")
    [client] = [each for each in person.query(ListClients()) if each.name == "Weaver"]
    person.change(RevokeClient(client.id))
    assert "April 15" not in agent.call(6, "recall", question="When is the deadline?")


def test_a_program_the_person_says_no_to_stays_outside(
    environment: dict[str, str], window: Vault, talk: Callable[[], Talk]
) -> None:
    del environment["REMEMBRANCER_TOKEN"]
    person = window.entrance(PERSON)
    agent = talk()
    agent.greet("Weaver")
    agent.call(1, "recall", question="When is the deadline?")
    [asked] = person.query(ListPairings())
    person.change(DecidePairing(asked.id, allow=False))
    assert "said no" in agent.call(2, "recall", question="When is the deadline?")
    assert "Nobody was asked" in agent.call(3, "recall", question="When is the deadline?")


def test_a_token_that_is_none_is_said_to_be_none(
    environment: dict[str, str], window: Vault, talk: Callable[[], Talk]
) -> None:
    environment["REMEMBRANCER_TOKEN"] = "rmb_nothing"  # noqa: S105
    agent = talk()
    agent.greet()
    assert "token" in agent.call(1, "recall", question="When is the deadline?").lower()
    assert window.entrance(PERSON).query(ListPairings()) == ()

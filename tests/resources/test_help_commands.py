"""Every command in the help pages on agents, HTTP, MCP, files and bringing in does what the page says."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
from importlib import resources
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from remembrancer.cli.program import program
from remembrancer.embedding import Encoder
from remembrancer.model.changes import Remember
from remembrancer.model.clients import AddClient, ClientScope, Grant
from remembrancer.model.clock import SystemClock
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft
from remembrancer.model.proposals import DecideProposal, ListProposals, ProposalDecision
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.port.mcp.offered import tools_of
from remembrancer.port.mcp.resources import PROMPTS, RESOURCES
from remembrancer.port.mcp.toolsets import Toolset
from remembrancer.port.server import PortServer
from remembrancer.storage.keys import new_recovery_key
from remembrancer.storage.store import Store
from remembrancer.vault import Actor, Vault

_GIVEN_ELSEWHERE = ("ID", "OTHER", "Unwanted")
"""What only another process, or an agent that asked, makes known."""


def page(name: str) -> str:
    return resources.files("remembrancer_resources").joinpath("help", f"{name}.md").read_text("utf-8")


def commands(name: str, program_name: str) -> list[str]:
    """The lines of the page's blocks that start a program."""
    blocks = re.findall(r"^```\n(.*?)^```", page(name), re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line.split(" ")[0] == program_name]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Runs a command as a person at a terminal does, on a vault of its own, in a folder of its own."""
    monkeypatch.setenv("REMEMBRANCER_VAULT", str(tmp_path / "vault"))
    monkeypatch.setenv("REMEMBRANCER_PASSPHRASE", "a passphrase of words")
    for module in ("opening", "exporting"):
        monkeypatch.setattr(f"remembrancer.cli.{module}.is_interactive", lambda: True)
    folder = tmp_path / "project"
    folder.mkdir()
    monkeypatch.chdir(folder)

    def ran(line: str):
        return CliRunner().invoke(program, shlex.split(line)[1:], catch_exceptions=False)

    assert ran("remembrancer vault create").exit_code == 0
    return ran


def test_files_are_kept_up_to_date_and_memories_given_out(run) -> None:
    Path("CLAUDE.md").write_text("# Project\n")
    for text, kind in (("Tea without milk.", "preference"), ("We use SQLite.", "decision")):
        assert run(f'remembrancer remember "{text}" --type {kind}').exit_code == 0
    for line in commands("files", "remembrancer"):
        ran = run(line)
        assert ran.exit_code == 0, (line, ran.output)
        if line.endswith("CLAUDE.md --dry-run"):
            assert "+- Tea without milk." in ran.output
            assert Path("CLAUDE.md").read_text() == "# Project\n"
        if line.endswith("add CLAUDE.md"):
            assert "- Tea without milk." in Path("CLAUDE.md").read_text()
    assert Path("CLAUDE.md").read_text() == "# Project\n"
    assert "We use SQLite." in Path("memory.md").read_text()
    assert "SQLite" in Path("decisions.csv").read_text()
    assert all(Path(name).is_dir() for name in ("notes", "vault"))
    assert json.loads(Path("graph.json").read_text().splitlines()[0])


def test_notes_and_conversations_are_brought_in(run) -> None:
    Path("CLAUDE.md").write_text("# Notes\n\n- The broker listens on 8883.\n- Always run the formatter.\n")
    Path("chat.jsonl").write_text(json.dumps([{"role": "user", "content": "The dock gate is green."}]))
    Path("talk.txt").write_text("Ada: The ferry leaves at nine.\nFelix: I know.\n")
    for line in commands("bringing-in", "remembrancer"):
        ran = run(line)
        assert ran.exit_code == 0, (line, ran.output)
    listed = run("remembrancer list").output
    assert "8883" in listed
    assert "formatter" in listed
    assert "ferry" in run('remembrancer recall "when does the ferry leave"').output


def test_clients_are_added_paused_taken_back_and_revoked(run) -> None:
    for line in commands("agents", "remembrancer"):
        if any(word in _GIVEN_ELSEWHERE for word in line.split()):
            words = [word for word in shlex.split(line) if word.islower() and not word.startswith("-")]
            shown = run(f"{' '.join(words[:3] if words[1] in ('pair', 'client') else words[:2])} --help")
            assert all(option in shown.output for option in line.split() if option.startswith("--")), line
            continue
        ran = run(line)
        nothing_there = line in ("remembrancer pair", "remembrancer proposals", "remembrancer client undo Planner")
        assert ran.exit_code in ((0, 1) if nothing_there else (0,)), (line, ran.output)
    listed = run("remembrancer client list --revoked").output
    assert "Planner" in listed
    assert "revoked" in listed


@pytest.fixture
def listening(tmp_path: Path):
    """A vault with the model behind a port, and a client with every right."""
    clock = SystemClock()
    store = Store.create(tmp_path / "vault", (new_recovery_key(),), clock, Identifiers(clock))
    encoder = Encoder.load()
    vault = Vault(store, encoder=lambda: encoder)
    server = PortServer(vault)
    server.start()
    yield vault, server
    server.stop()
    vault.close()


def test_each_curl_line_is_answered(listening) -> None:
    curl = shutil.which("curl")
    if curl is None:
        pytest.skip("curl is not installed")
    vault, server = listening
    person = vault.entrance(Actor(ActorKind.PERSON, "You"))
    grants = tuple(Grant(scope, ("personal",)) for scope in ClientScope)
    words = {"TOKEN": person.change(AddClient("Everything", grants)).token}
    way = vault.client(words["TOKEN"])
    way.change(Remember(Draft("The project deadline is April 15.", type=MemoryType.GOAL), "personal"))
    contested = way.change(Remember(Draft("The project deadline is May 1.", type=MemoryType.GOAL), "personal"))
    assert contested.conflict is not None
    words["CONFLICT"] = contested.conflict.case
    rule = way.change(Remember(Draft("Always run the formatter.", type=MemoryType.INSTRUCTION), "personal"))
    words["PROPOSAL"] = rule.proposal
    for line in commands("http", "curl"):
        for name, value in words.items():
            line = re.sub(rf"\b{name}\b", value, line)  # noqa: PLW2901
        line = line.replace("http://127.0.0.1:47120", server.address)  # noqa: PLW2901
        arguments = [curl, "-sS", "-w", "\n%{http_code}", *shlex.split(line)[1:]]
        said = subprocess.run(arguments, capture_output=True, check=True, timeout=60, text=True).stdout
        body, _, status = said.rpartition("\n")
        assert status in ("200", "201", "202"), (line, said)
        reply = json.loads(body)
        if " PUT " in line:
            for each in person.query(ListProposals()).proposals:
                if each.memory.pinned:
                    person.change(DecideProposal(each.id, ProposalDecision.APPROVE))
        if line.endswith("/v1/pairing"):
            words |= {"SECRET": reply["secret"], "PAIRING": reply["id"]}
        elif line.endswith("/v1/remember") and "MEMORY" not in words:
            words["MEMORY"] = reply["memory"]


def test_every_route_has_its_line(listening) -> None:
    _, server = listening
    told = page("http")
    for path in httpx.get(f"{server.address}/openapi.json").json()["paths"]:
        pattern = re.sub(r"\\\{\w+\\\}", r"[\\w-]+", re.escape(path))
        assert re.search(rf"47120{pattern}(?=[\s\"?])", told), path


@pytest.mark.parametrize(
    ("status", "headers"),
    [
        (401, {}),
        (401, {"Authorization": "Bearer rmb_nobody"}),
        (403, {"Origin": "http://evil"}),
        (421, {"Host": "evil"}),
    ],
)
def test_what_is_refused_is_in_the_table(listening, status: int, headers: dict[str, str]) -> None:
    _, server = listening
    assert httpx.get(f"{server.address}/v1/access", headers=headers).status_code == status
    assert f"\n| {status} |" in page("http")


def test_the_page_on_mcp_names_what_is_offered(tmp_path: Path) -> None:
    told = page("mcp")
    for toolset in Toolset:
        for tool in tools_of(toolset):
            assert f"`{tool.name}`" in told
    for each in RESOURCES:
        assert f"`{each.uri}`" in told
    assert f"`{PROMPTS[0].name}`" in told
    modes = {line.rpartition("--as ")[2] for line in commands("mcp", "remembrancer") if "--as" in line}
    assert modes == {each.value for each in Toolset} - {Toolset.REMEMBRANCER.value}

"""Connecting tools, with real files in a home of the test's own."""

from __future__ import annotations

import json
import os
import stat
import tomllib
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from remembrancer.connect import Connecting
from remembrancer.connect.machine import Machine
from remembrancer.model.clock import SystemClock
from remembrancer.model.connecting import ApplyConnection, FileProblem, FindTools, PlanConnection, Tool
from remembrancer.model.errors import FilesChangedError, InvalidInputError, NotPermittedError
from remembrancer.model.types import ActorKind
from remembrancer.storage.call import Call
from remembrancer.storage.scope import EVERYTHING
from remembrancer.storage.transaction import Actor

PERSON = Call(EVERYTHING, Actor(ActorKind.PERSON, "You"))
AGENT = Call(EVERYTHING, Actor(ActorKind.AGENT, "Coder"))


class Here:
    """A home, a project and a service that looks at them."""

    def __init__(self, root: Path) -> None:
        self.home, self.project = root / "home", root / "project"
        self.vault = root / "vault"
        for folder in (self.home, self.project, self.vault):
            folder.mkdir(parents=True)
        machine = Machine(self.home, self.home / ".config", "linux")
        self.service = Connecting(self.vault, SystemClock(), is_default=lambda: True, machine=lambda: machine)

    def plan(self, tool, *, project=False, connect=True, hooks=False):
        asked = PlanConnection(tool, str(self.project) if project else "", connect, hooks)
        return self.service.plan(PERSON, asked)

    def apply(self, tool, **how):
        return self.service.apply(PERSON, ApplyConnection(self.plan(tool, **how)))

    def files(self):
        return {
            str(path.relative_to(root)): path.read_bytes()
            for root in (self.home, self.project)
            for path in sorted(root.rglob("*"))
            if path.is_file()
        }

    def folders(self):
        return {str(path) for root in (self.home, self.project) for path in root.rglob("*") if path.is_dir()}


@pytest.fixture
def here(tmp_path):
    return Here(tmp_path)


BOTH = [(tool, project) for tool in Tool for project in (False, True)]


def possible(here, tool, *, project):
    found = next(each for each in here.service.find(PERSON, FindTools()) if each.tool is tool)
    return found.for_project if project else found.for_user


@pytest.mark.parametrize(("tool", "project"), BOTH)
def test_connecting_and_disconnecting_leaves_no_trace_in_an_empty_home(here, tool, project):
    if not possible(here, tool, project=project):
        with pytest.raises(InvalidInputError):
            here.plan(tool, project=project)
        return
    folders = here.folders()
    written = here.apply(tool, project=project, hooks=True).written
    assert written
    found = here.service.find(PERSON, FindTools(str(here.project) if project else ""))
    state = next(each for each in found if each.tool is tool)
    assert state.is_connected
    assert state.is_hooked == state.has_hooks
    assert not here.plan(tool, project=project, hooks=True).changes
    here.apply(tool, project=project, connect=False)
    assert here.files() == {}
    assert here.folders() == folders


LIVED_IN = {
    ".claude.json": '{\n  "numStartups": 3,\n  "mcpServers": {\n    "files": {"command": "npx"}\n  },\n  "z": 1.50\n}',
    ".claude/settings.json": '{"hooks": {"SessionStart": [{"hooks": [{"type": "command", "command": "date"}]}]}}',
    ".claude/CLAUDE.md": "# Mine\r\n\r\nBe brief.",
    ".cursor/mcp.json": "{}",
    ".cursor/hooks.json": '{"version": 1, "hooks": {}}\n',
    ".config/Claude/claude_desktop_config.json": "",
    ".config/Code/User/mcp.json": '// mine\n{\n\t"servers": {},\n\t"inputs": [], // none\n}\n',
    ".codex/config.toml": '# mine\nmodel = "x"\n\n[mcp_servers.files]\ncommand = "npx"   # odd   spacing\n',
    ".codex/AGENTS.md": "\n\nNotes\n\n\n",
    ".gemini/settings.json": '\ufeff{\r\n    "theme": "GitHub"\r\n}\r\n',
    ".gemini/GEMINI.md": "",
    ".codeium/windsurf/mcp_config.json": '{"mcpServers":{}}',
    ".codeium/windsurf/memories/global_rules.md": "Always answer in French.\n",
    ".config/zed/settings.json": '{\n  // Zed\n  "ui_font_size": 16, /* points */\n}\n',
}


@pytest.mark.parametrize("tool", Tool)
def test_files_that_were_there_come_back_to_the_byte(here, tool):
    for name, text in LIVED_IN.items():
        path = here.home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
    before = here.files()
    connected = here.apply(tool, hooks=True)
    assert here.files() != before
    assert {Path(path).read_bytes() for path in connected.backups} <= set(before.values())
    here.apply(tool, connect=False)
    assert here.files() == before


@pytest.mark.parametrize("tool", Tool)
def test_what_was_written_around_ours_meanwhile_stays(here, tool):
    here.apply(tool, hooks=True)
    for path in here.home.rglob("*"):
        if path.suffix in (".md", ".toml"):
            path.write_text(f"# before\n\n{path.read_text()}\n# behind\n")
        elif path.suffix == ".json":
            path.write_text(json.dumps({"mine": 1, **json.loads(path.read_text())}, indent=4))
    here.apply(tool, connect=False)
    left = here.files()
    assert left
    assert not any(b"remembrancer" in text for text in left.values())
    for name, text in left.items():
        if name.endswith(".json"):
            assert json.loads(text)["mine"] == 1
        elif name.endswith((".md", ".toml")):
            assert b"# before" in text
            assert b"# behind" in text


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=st.text(st.characters(blacklist_categories=("Cs",)), max_size=60), ends=st.sampled_from(["\n", "\r\n"]))
def test_any_text_around_a_block_comes_back_to_the_byte(tmp_path_factory, text, ends):
    here = Here(tmp_path_factory.mktemp("any"))
    (here.project / "AGENTS.md").write_bytes(text.replace("\n", ends).encode())
    before = here.files()
    here.apply(Tool.CODEX, project=True)
    here.apply(Tool.CODEX, project=True, connect=False)
    assert here.files() == before


def test_the_entry_starts_our_relay(here):
    here.apply(Tool.CODEX, project=True)
    entry = tomllib.loads((here.project / ".codex/config.toml").read_text())["mcp_servers"]["remembrancer"]
    assert entry == {"command": "remembrancer", "args": ["mcp"]}


def test_another_vault_than_the_default_is_named(tmp_path):
    here = Here(tmp_path)
    machine = Machine(here.home, here.home / ".config", "linux")
    service = Connecting(here.vault, SystemClock(), is_default=lambda: False, machine=lambda: machine)
    plan = service.plan(PERSON, PlanConnection(Tool.CURSOR))
    assert plan.changes[0].after is not None
    entry = json.loads(plan.changes[0].after)["mcpServers"]["remembrancer"]
    assert entry["args"] == ["mcp", "--vault", str(here.vault)]


def test_nothing_is_written_by_a_plan(here):
    assert here.plan(Tool.CLAUDE_CODE, hooks=True).changes
    assert here.files() == {}
    assert not list(here.vault.iterdir())


def test_a_file_that_changed_since_it_was_shown_is_not_written(here):
    (here.home / ".claude").mkdir()
    plan = here.plan(Tool.CLAUDE_CODE)
    (here.home / ".claude/CLAUDE.md").write_text("Changed meanwhile")
    with pytest.raises(FilesChangedError):
        here.service.apply(PERSON, ApplyConnection(plan))
    assert here.files() == {".claude/CLAUDE.md": b"Changed meanwhile"}


def test_a_plan_made_up_by_somebody_writes_nothing(here):
    plan = here.plan(Tool.CURSOR)
    change = plan.changes[0]
    forged = type(change)(str(here.home / ".bashrc"), None, "rm -rf /")
    for changes in ((forged,), (*plan.changes, forged)):
        with pytest.raises(FilesChangedError):
            here.service.apply(PERSON, ApplyConnection(type(plan)(plan.tool, "", True, False, changes)))
    assert here.files() == {}


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
@pytest.mark.parametrize("linked", [".cursor", ".cursor/mcp.json"])
def test_links_are_not_followed(here, tmp_path, linked):
    elsewhere = tmp_path / "elsewhere"
    if linked == ".cursor":
        elsewhere.mkdir()
    else:
        (here.home / ".cursor").mkdir()
        elsewhere.write_text("{}")
    (here.home / linked).symlink_to(elsewhere)
    plan = here.plan(Tool.CURSOR)
    assert {change.problem for change in plan.changes} == {FileProblem.SYMLINK}
    assert json.loads(plan.changes[0].snippet)["mcpServers"]["remembrancer"]
    connected = here.service.apply(PERSON, ApplyConnection(plan))
    assert connected.left_alone
    assert not connected.written
    assert elsewhere.is_dir() or elsewhere.read_text() == "{}"


@pytest.mark.skipif(os.name == "nt", reason="modes are of other systems")
def test_a_file_keeps_its_permissions_and_its_copy_is_private(here):
    path = here.home / ".claude.json"
    path.write_text("{}")
    path.chmod(0o600)
    connected = here.apply(Tool.CLAUDE_CODE)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [stat.S_IMODE(Path(each).stat().st_mode) for each in connected.backups] == [0o600]


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"\xff\xfe{\x00}", FileProblem.NOT_UTF8),
        (b'{"mcpServers": ["x"]}', FileProblem.NOT_UNDERSTOOD),
        (b"not json", FileProblem.NOT_UNDERSTOOD),
    ],
)
def test_a_file_that_is_not_understood_is_left_alone_with_what_to_paste(here, content, problem):
    path = here.home / ".cursor/mcp.json"
    path.parent.mkdir()
    path.write_bytes(content)
    change = here.plan(Tool.CURSOR).changes[0]
    assert change.problem is problem
    assert "remembrancer" in change.snippet
    assert path.read_bytes() == content


def test_tools_that_share_a_file_do_not_take_it_from_each_other(here):
    here.apply(Tool.CODEX, project=True)
    here.apply(Tool.ZED, project=True)
    shared = here.files()["AGENTS.md"]
    here.apply(Tool.CODEX, project=True, connect=False)
    assert here.files()["AGENTS.md"] == shared
    here.apply(Tool.ZED, project=True, connect=False)
    assert here.files() == {}


def test_hooks_alone_can_be_taken_away(here):
    here.apply(Tool.GEMINI_CLI)
    without = here.files()
    here.apply(Tool.GEMINI_CLI, hooks=True)
    assert here.files() != without
    here.apply(Tool.GEMINI_CLI, hooks=False)
    assert here.files() == without


def test_agents_connect_nothing(here):
    for ask in (FindTools(), PlanConnection(Tool.CURSOR), ApplyConnection(here.plan(Tool.CURSOR))):
        with pytest.raises(NotPermittedError):
            here.service.queries()[type(ask)](AGENT, ask, None)

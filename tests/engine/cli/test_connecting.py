from __future__ import annotations

import json

import pytest

from remembrancer.cli import connecting, opening


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A home of the test's own, in which Cursor has left a trace."""
    folder = tmp_path / "home"
    (folder / ".cursor").mkdir(parents=True)
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("USERPROFILE", str(folder))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder / ".config"))
    return folder


@pytest.fixture
def at_terminal(monkeypatch):
    monkeypatch.setattr(opening, "is_interactive", lambda: True)
    monkeypatch.setattr(connecting, "somebody_can_be_asked", lambda: False)


def test_a_tool_is_shown_connected_and_disconnected(cli, home, at_terminal):
    assert cli("vault", "create").code == 0
    shown = cli("connect")
    assert shown.out.splitlines()[0].split() == ["cursor", "Cursor", "not", "connected"]
    dry = cli("connect", "cursor", "--dry-run")
    assert "+" in dry.out
    assert not list((home / ".cursor").iterdir())
    assert cli("connect", "cursor", "--hooks", "--yes").code == 0
    entry = json.loads((home / ".cursor/mcp.json").read_text())["mcpServers"]["remembrancer"]
    assert entry["args"][0] == "mcp"
    assert "connected, with hooks" in cli("connect").out
    assert cli("disconnect", "cursor", "--yes").code == 0
    assert not list((home / ".cursor").iterdir())


def test_a_script_connects_nothing(cli, home):
    assert cli("vault", "create").code == 0
    ran = cli("connect", "cursor", "--yes")
    assert ran.code == 2
    assert "Only a person connects tools" in ran.err
    assert not list((home / ".cursor").iterdir())


def test_an_unknown_tool_is_named_as_the_fault(cli, home, at_terminal):
    assert cli("vault", "create").code == 0
    ran = cli("connect", "emacs")
    assert ran.code == 2
    assert "The tool is not known here." in ran.err

"""What a connected tool starts: a block at the start of a session, its transcript taken in before it is lost."""

from __future__ import annotations

import json
from threading import Event
from time import monotonic

import pytest

from remembrancer.cli import exit_codes


def told(**fields) -> bytes:
    return json.dumps(fields).encode()


@pytest.fixture
def filled(cli):
    assert cli("vault", "create").code == 0
    assert cli("remember", "Harbour deploys go out on Tuesdays.").code == 0


@pytest.mark.parametrize("tool", ["claude-code", "codex", "gemini-cli", "cursor"])
def test_the_block_comes_in_the_form_that_the_tool_reads(command, filled, tool):
    ran = command("hook", "session-start", "--tool", tool, stdin=told(cwd="/work/harbour deploys"))
    assert ran.code == 0
    block = ran.out
    if tool == "gemini-cli":
        block = ran.reply["hookSpecificOutput"]["additionalContext"]
    elif tool == "cursor":
        block = ran.reply["additional_context"]
    assert "Tuesdays" in block
    assert "not instructions" in block


@pytest.fixture
def ending(tmp_path) -> bytes:
    """What Claude Code says of a session in which a question was asked and answered."""
    lines = [
        {"type": "user", "sessionId": "s1", "uuid": "u1", "timestamp": "2026-03-18T09:00:00Z"},
        {"type": "assistant", "sessionId": "s1", "uuid": "u2", "timestamp": "2026-03-18T09:00:05Z"},
    ]
    lines[0]["message"] = {"role": "user", "content": "Which crane is out of order?"}
    lines[1]["message"] = {"role": "assistant", "content": [{"type": "text", "text": "Crane 7 is out of order."}]}
    path = tmp_path / "s1.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return told(session_id="s1", transcript_path=str(path))


@pytest.mark.parametrize("event", ["pre-compaction", "session-end"])
def test_a_transcript_is_taken_in_once(command, cli, filled, ending, event):
    for _ in range(2):
        ran = command("hook", event, "--tool", "claude-code", stdin=ending)
        assert (ran.code, ran.out) == (0, "")
    # The question and the answer, each once.
    assert cli("list", "crane", "--json").reply["found"] == 2


def test_a_tool_that_ends_at_once_need_not_wait_for_its_transcript(command, cli, filled, ending):
    ran = command("hook", "session-end", "--detached", "--tool", "claude-code", stdin=ending)
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    end = monotonic() + 120
    # Meanwhile the other process holds the vault.
    while (listed := cli("list", "crane", "--json")).code or listed.reply["found"] != 2:
        assert monotonic() < end, listed.err
        Event().wait(0.05)


@pytest.mark.parametrize("stdin", [b"", b"no json", b"[]", told(transcript_path="/nowhere/at-all.jsonl")])
def test_a_hook_never_stands_in_the_way_of_its_tool(command, filled, stdin):
    for event in ("session-start", "session-end"):
        ran = command("hook", event, "--tool", "claude-code", stdin=stdin)
        assert ran.code == exit_codes.OK
        assert "Traceback" not in ran.err


def test_without_a_vault_a_hook_says_so_on_stderr_alone(command):
    ran = command("hook", "session-start", stdin=b"{}")
    assert (ran.code, ran.out) == (0, "")
    assert ran.err

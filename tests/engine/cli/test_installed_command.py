"""The main flows, by the command as a process of its own; how it starts, by the command as it is installed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from remembrancer import __version__

COMMAND = Path(sys.executable).with_name("remembrancer.exe" if os.name == "nt" else "remembrancer")


def test_a_vault_is_created_filled_searched_and_taken_back(command, vault, tmp_path):
    assert command("vault", "create").code == 0
    assert command("vault", "create").code == 3
    remembered = command("remember", "The ferry to Korsholm leaves at nine.", "--tag", "travel", "--json")
    assert remembered.code == 0
    identifier = remembered.reply["memory"]
    assert command("remember", "-", stdin="Pia räknar på svenska.".encode()).code == 0

    listed = command("list", "--json")
    assert listed.code == 0
    assert [each["content"] for each in listed.reply["memories"]] == [
        "Pia räknar på svenska.",
        "The ferry to Korsholm leaves at nine.",
    ]
    recalled = command("recall", "when does the boat leave", "--json")
    assert recalled.code == 0
    best = recalled.reply["results"][0]
    assert best["memory"]["id"] == identifier
    assert best["match"] == pytest.approx(sum(best["parts"].values()))
    assert identifier in command("recall", "when does the boat leave").out
    assert "travel" in command("show", identifier).out

    notes = tmp_path / "notes.md"
    notes.write_text("# Boats\n\n- The red boat leaks.\n- The blue boat is dry.\n", encoding="utf-8")
    assert command("import", str(notes), "--dry-run").code == 0
    assert command("list", "--json").reply["found"] == 2
    imported = command("import", str(notes), "--yes", "--json")
    assert imported.code == 0
    assert imported.reply["imported"]["created"] == 2
    assert command("list", "--json").reply["found"] == 4
    undone = command("undo", imported.reply["imported"]["change"]["operation"], "--json")
    assert undone.code == 0
    assert len(undone.reply["memories"]) == 2
    assert command("list", "--json").reply["found"] == 2
    checked = command("health", "--json")
    assert checked.code == 0
    assert {each["area"]: each["state"] for each in checked.reply["findings"]}["journal"] == "sound"


def test_a_missing_locked_or_wrongly_opened_vault_is_exit_code_3(command, vault):
    missing = command("list")
    assert (missing.code, missing.out) == (3, "")
    assert str(vault) in missing.err
    command("vault", "create")
    wrong = command("list", REMEMBRANCER_PASSPHRASE="another")
    assert (wrong.code, wrong.out) == (3, "")
    locked = command("list", REMEMBRANCER_PASSPHRASE="")
    assert (locked.code, locked.out) == (3, "")
    assert "REMEMBRANCER_PASSPHRASE" in locked.err


def test_nothing_is_created_where_no_passphrase_is_known_and_nobody_can_be_asked(command, vault):
    refused = command("remember", "a text", REMEMBRANCER_PASSPHRASE="")
    assert refused.code == 3
    assert not vault.exists()


def test_wrong_use_is_exit_code_2_and_says_why(installed):
    for arguments in (("frobnicate",), ("remember",), ("remember", "a", "--type", "x"), ("list", "--limit", "0")):
        ran = installed(*arguments)
        assert (ran.code, ran.out) == (2, "")
        assert "Error" in ran.err


@pytest.mark.skipif(os.name == "nt", reason="Windows has no arguments that are not text")
def test_an_argument_that_is_no_text_is_refused(installed):
    ran = installed("remember", b"caf\xe9")
    assert ran.code == 2
    assert "UTF-8" in ran.err


@pytest.mark.skipif(sys.platform != "linux", reason="only there may a file's name be any bytes")
def test_a_file_whose_name_is_no_text_is_imported(command, tmp_path):
    path = os.fsencode(tmp_path) + b"/caf\xe9.md"
    with open(path, "wb") as file:  # noqa: PTH123  (a path of bytes)
        file.write(b"- The cafe opens at ten.\n")
    ran = command("import", path, "--yes", "--json")
    assert ran.code == 0, ran.err
    assert ran.reply["imported"]["created"] == 1


def test_the_version_is_told_without_a_vault(installed):
    for arguments in (("--version",), ("version",)):
        assert installed(*arguments).out == f"remembrancer {__version__}\n"


def test_a_repeated_request_is_carried_out_once_and_leaves_stdout_to_the_reply(command):
    first = command("remember", "Said once.", "--key", "k1", "--json")
    again = command("remember", "Said once.", "--key", "k1", "--json")
    assert again.reply == first.reply
    assert command("remember", "Something else.", "--key", "k1").code == 2


def test_output_goes_to_terminals_of_old_encodings_too(command, installed):
    command("remember", "京都で緑茶を飲む")
    ran = installed("list", PYTHONIOENCODING="latin-1")
    assert ran.code == 0
    assert "\\u4eac" in ran.out
    assert installed("list", "--json", PYTHONIOENCODING="latin-1").reply["memories"][0]["content"] == "京都で緑茶を飲む"


@pytest.mark.skipif(os.name == "nt", reason="Windows sends Ctrl+C to the whole console")
def test_ctrl_c_stops_an_import_and_nothing_is_written(command, tmp_path):
    assert command("vault", "create").code == 0
    notes = tmp_path / "notes.md"
    notes.write_text("".join(f"- Box {number} is on shelf {number % 7}.\n" for number in range(600)), encoding="utf-8")
    process = subprocess.Popen(
        [COMMAND, "import", str(notes), "--yes"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # Whoever runs the tests in the background lets them, and what they start, ignore Ctrl+C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    # The summary is written when everything was read and the encoding of 600 texts begins.
    assert process.stdout is not None
    assert "notes.md" in process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=120)
    assert process.returncode == 130, errors
    assert "Traceback" not in errors
    assert command("list").code == 1


def test_a_reader_that_stops_early_gets_no_traceback(command):
    command("remember", "A statement.")
    process = subprocess.Popen([COMMAND, "list"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    errors = process.stderr.read()
    process.wait(timeout=120)
    process.stderr.close()
    assert "Traceback" not in errors


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps the person's folders elsewhere")
def test_nothing_is_written_outside_the_vault(installed, tmp_path):
    """No cache, no number for this machine, nothing of what a library would keep or send."""
    home = tmp_path / "home"
    home.mkdir()
    nowhere = dict.fromkeys(("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"), "")
    for words in (("vault", "create"), ("remember", "The ferry leaves at nine."), ("recall", "ferry"), ("report",)):
        assert installed(*words, HOME=str(home), **nowhere).code == 0
    assert [str(each) for each in home.rglob("*") if each.is_file()] == []


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("remembrancer rec", "recall"),
        ("remembrancer audit ver", "verify"),
        ("remembrancer recall --vali", "--valid-at"),
        ("remembrancer recall --episodes on", "only"),
    ],
)
def test_a_shell_completes_commands_options_and_choices(installed, typed, completed):
    words = {"COMP_WORDS": typed, "COMP_CWORD": str(len(typed.split()) - 1)}
    ran = installed(_REMEMBRANCER_COMPLETE="complete_bash", **words)
    assert ran.out.split() == [completed]

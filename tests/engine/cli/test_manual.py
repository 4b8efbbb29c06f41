"""The commands in the manual and in the README do what the pages say: each is run, in the order of its page."""

from __future__ import annotations

import re
import shlex
from importlib import resources
from pathlib import Path

import pytest

HELP = resources.files("remembrancer_resources") / "help"
PAGES = {
    **{each.name: each.read_text("utf-8") for each in HELP.iterdir() if each.name.endswith(".md")},
    "README.md": (Path(__file__).parents[3] / "README.md").read_text("utf-8"),
}
_FENCE = re.compile(r"^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def commands(text: str) -> list[str]:
    """The lines of a page that call the command, in its order."""
    lines = [line for block in _FENCE.findall(text) for line in block.splitlines()]
    return list(dict.fromkeys(line for line in lines if line.startswith("remembrancer ")))


ONLY_READ = (("serve",), ("mcp",), ("take-over",), ("vault", "restore"), ("model", "try"))
"""What goes on until it is stopped, wants an empty vault, a person's typing, or another server."""
MAY_FIND_NOTHING = frozenset(
    "unusual routines fading reviews list recall ask chains conflicts proposals tags sync audit changes".split()
)
NOTE = "# Notes\n\n- Ines prefers short reports.\n- Always run the formatter before you commit.\n"
CHAT = '{"role": "user", "content": "The demo is on Friday."}\n{"role": "assistant", "content": "I will note that."}\n'
TALK = "Ines: The demo is on Friday.\nMarc: I will bring the cable.\n"


@pytest.fixture
def values(cli, remember, tmp_path, monkeypatch):
    """A small vault, files to bring in, and what the names in capital letters stand for; somebody is at the terminal."""
    monkeypatch.setattr("remembrancer.cli.opening.is_interactive", lambda: True)
    home = tmp_path / "home"
    for name in ("HOME", "USERPROFILE", "APPDATA", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(home))
    for folder in (tmp_path, home, home / "project", home / "work" / "harbour"):
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in (
            ("CLAUDE.md", NOTE),
            ("AGENTS.md", NOTE),
            ("memory.md", NOTE),
            ("chat.jsonl", CHAT),
            ("talk.txt", TALK),
        ):
            (folder / name).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    memory = remember("Boiler service: ask for Renato.", "--type", "fact", "--tag", "flat", "--tag", "report")
    remember("The project deadline is April 15.")
    case = cli("remember", "The project deadline is May 1.", "--json").reply["conflict"]["case"]
    assert cli("vault", "backup").code == 0
    backup = cli("vault", "backups", "--json").reply["backups"][0]["name"]
    return {"ID": memory, "CONFLICT": case, "BACKUP": backup}


@pytest.mark.parametrize("page", [name for name, text in PAGES.items() if commands(text)])
def test_every_command_of_the_page_is_carried_out(page, cli, values):
    for line in commands(PAGES[page]):
        _, *words = shlex.split(line)
        only_read = next((each for each in ONLY_READ if tuple(words[: len(each)]) == each), ())
        if only_read and "--dry-run" not in words:
            shown = cli(*only_read, "--help")
            assert shown.code == 0, line
            assert all(word in shown.out for word in words if word.startswith("--")), line
            continue
        if words[:2] == ["vault", "create"]:
            words += ["--vault", "another"]
        given = [str(Path(word).expanduser()) if word.startswith("~") else values.get(word, word) for word in words]
        ran = cli(*given, stdin=b"y\n")
        possible = (0, 1) if words[0] in MAY_FIND_NOTHING else (0,)
        assert ran.code in possible, f"{line}: {ran.out}{ran.err}"

"""The commands in the manual and in the README do what the pages say: each is run, in the order of its page."""

from __future__ import annotations

import re
import shlex
from importlib import resources
from pathlib import Path

import pytest

from remembrancer.vault import Passphrase, Vault

HELP = resources.files("remembrancer_resources") / "help"
BESIDE = ("agents.md", "bringing-in.md", "files.md", "http.md", "mcp.md")
"""Need an agent or an open port: tests of their own (``tests/resources``) run them."""
PAGES = {
    **{
        each.name: each.read_text("utf-8")
        for each in HELP.iterdir()
        if each.name.endswith(".md") and each.name not in BESIDE
    },
    "README.md": (Path(__file__).parents[3] / "README.md").read_text("utf-8"),
}
_FENCE = re.compile(r"^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def commands(text: str) -> list[str]:
    """The lines of a page that call the command, in its order."""
    lines = [line for block in _FENCE.findall(text) for line in block.splitlines()]
    return list(dict.fromkeys(line for line in lines if line.startswith("remembrancer ")))


ONLY_READ = tuple(
    tuple(each.split())
    for each in (
        "serve",
        "mcp",
        "take-over",
        "vault restore",
        "vault move",
        "vault passphrase",
        "vault recovery-key",
        "health --repair recover",
        "model try",
    )
)
"""What goes on until it is stopped, wants an empty vault, a person's typing, or another server."""
MAY_FIND_NOTHING = [
    "unusual",
    "routines",
    "fading",
    "reviews",
    "list",
    "recall",
    "ask",
    "chains",
    "conflicts",
    "proposals",
    "tags",
    "sync",
    "audit",
    "secrets",
    "changes",
]
_NOTE = "# Notes\n\n- Ines prefers short reports.\n- Always run the formatter before you commit.\n"
FILES = {
    "CLAUDE.md": _NOTE,
    "AGENTS.md": _NOTE,
    "memory.md": _NOTE,
    "chat.jsonl": '{"role": "user", "content": "The demo is on Friday."}\n{"role": "assistant", "content": "Noted."}\n',
    "talk.txt": "Ines: The demo is on Friday.\nMarc: I will bring the cable.\n",
}


@pytest.fixture
def desk(tmp_path, monkeypatch):
    """Where somebody sits at a terminal: a home of their own, and files to bring in."""
    monkeypatch.setattr("remembrancer.cli.opening.is_interactive", lambda: True)
    home = tmp_path / "home"
    for name in ("HOME", "USERPROFILE", "APPDATA", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(home))
    for folder in (tmp_path, home, home / "project", home / "work" / "harbour"):
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in FILES.items():
            (folder / name).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def open_vault(vault, monkeypatch):
    """A vault that stays open from command to command: opening it anew for each would take most of the time."""
    opened = Vault.create(vault, (Passphrase("a passphrase of words"),))
    with monkeypatch.context() as patch:
        patch.setattr(Vault, "close", lambda _vault: None)
        patch.setattr("remembrancer.cli.opening._open_or_create", lambda _folder, **_options: opened)
        patch.setattr("remembrancer.cli.opening._with_secret", lambda _folder, _open: opened)
        yield opened
    opened.close()


@pytest.mark.usefixtures("desk", "open_vault")
def test_every_command_of_the_manual_is_carried_out(cli, remember):
    remember("The project deadline is April 15.")
    case = cli("remember", "The project deadline is May 1.", "--json").reply["conflict"]["case"]
    cli("vault", "backup")
    backup = cli("vault", "backups", "--json").reply["backups"][0]["name"]
    failed = []
    for page, text in sorted(PAGES.items()):
        memory = remember(f"Renato knows about {page}.", "--type", "fact", "--tag", "flat", "--tag", "report")
        values = {"ID": memory, "CONFLICT": case, "BACKUP": backup}
        for line in commands(text):
            words = [values.get(word, word) for word in shlex.split(line)[1:]]
            ran = _run(cli, [str(Path(word).expanduser()) if word.startswith("~") else word for word in words], page)
            if ran.code not in ((0, 1) if words[0] in MAY_FIND_NOTHING else (0,)):
                failed.append(f"{page}: {line}: {ran.code} {ran.out}{ran.err}")
    assert not failed, "\n".join(failed)


def _run(cli, words, page):
    only_read = next((each for each in ONLY_READ if tuple(words[: len(each)]) == each), None)
    if only_read is None or "--dry-run" in words:
        # Nobody can be asked here, and each page makes a vault of its own.
        agreed = ["--yes"] if words[0] in ("import", "connect", "disconnect") and "--yes" not in words else []
        place = ["--vault", f"vault of {page}"] if words[:2] == ["vault", "create"] else []
        return cli(*words, *agreed, *place)
    ran = cli(*only_read, "--help")
    assert all(word in ran.out for word in words if word.startswith("--")), words
    return ran

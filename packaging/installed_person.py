"""What a person does with the program on the first day, by keyboard in its window and at a terminal beside it."""

import json
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from bare_debian import run, run_at_terminal, wait_until, with_variables
from screen import Screen, Typist, screen
from stop import Stop

_PASSPHRASE = "four unrelated words"  # noqa: S105 - of a vault that is thrown away
_TITLE = "Remembrancer"
# From the second line of the passphrase: over what shows, copies and saves, to the tick beside the recovery key.
_TABS_TO_KEPT = 4
_FURTHER_STEPS = 2
_NOTE, _LATER, _AGENTS = (
    "The broker listens on port 8883.",
    "The broker listens on port 1883.",
    "Ines works from Ghent on Fridays.",
)


class Person:
    """Somebody at a screen, with a home of their own in which there is no vault."""

    def __init__(self, enter: list[str], folder: Path, home: Path, seen_as: str, screen: Screen) -> None:
        """For the programs in ``folder``, as it is called behind ``enter``, where the home is called ``seen_as``."""
        self._enter, self._folder, self._home = enter, folder, home
        self._variables = {"HOME": seen_as, "DISPLAY": screen.name, "QT_QPA_PLATFORM": "xcb"}
        self._typist = Typist(screen)
        self.vault = home / ".local/share/remembrancer/vaults/Personal"

    def first_day(self) -> None:
        """Do all of it; stops where something does not come about."""
        with (
            tempfile.TemporaryFile("w+") as said,
            subprocess.Popen(
                [*self._enter, *with_variables(self._variables), str(self._folder / "remembrancer-app")],
                stdout=said,
                stderr=said,
            ) as window,
        ):
            try:
                self._first_run(window)
                self._bring_in_and_decide()
                self._connect()
                self._lock_and_unlock()
                backup = self._back_up()
                self._typist.press("ctrl+q")
                code = window.wait(60)
            except BaseException:
                window.send_signal(signal.SIGKILL)
                raise
            said.seek(0)
            if code != 0 or (words := said.read()):
                raise Stop(Stop.INSTALLATION_FAILED, f"The window ended with {code}:\n{words}")
        self._go_back(backup)

    @property
    def _is_open(self) -> bool:
        return (self.vault / "owner.socket").exists()

    def _first_run(self, window: "subprocess.Popen[bytes]") -> None:
        typist = self._typist
        typist.go_to(_TITLE)
        typist.wait_until_still()
        typist.write(_PASSPHRASE)
        typist.press("Tab", "Tab")
        typist.write(_PASSPHRASE)
        typist.press(*["Tab"] * _TABS_TO_KEPT, "space", "Return")
        wait_until(lambda: (self.vault / "keys.json").exists() or window.poll() is not None, "a vault is made")
        # Nothing is found in this home, and no tool to connect: each further step is left with Enter.
        for _ in range(_FURTHER_STEPS):
            typist.wait_until_still()
            typist.press("Return")
        wait_until(lambda: self._is_open or window.poll() is not None, "the window opens the vault")
        if window.poll() is not None:
            raise Stop(Stop.INSTALLATION_FAILED, f"The window ended with {window.poll()} in the first run.")

    def _bring_in_and_decide(self) -> None:
        notes = self._home / "notes"
        notes.mkdir()
        (notes / "broker.md").write_text(f"- {_NOTE}\n", encoding="utf-8")
        self._at_terminal("import", f"{self._variables['HOME']}/notes", "--yes")
        self._at_terminal("remember", _LATER)
        cases = self._asked("conflicts")
        if len(cases) != 1:
            raise Stop(Stop.INSTALLATION_FAILED, f"Two ports of one broker make no conflict: {cases}")
        self._at_terminal("resolve", cases[0]["id"], "supersede")
        told = [each["content"] for each in self._asked("list")["memories"]]
        if told != [_LATER]:
            raise Stop(Stop.INSTALLATION_FAILED, f"After the decision the vault holds {told}.")
        if "1883" not in self._at_terminal("report"):
            raise Stop(Stop.INSTALLATION_FAILED, "The report of the day does not tell of what was decided.")

    def _connect(self) -> None:
        added = json.loads(self._at_terminal("client", "add", "Coder", "--read", "*", "--propose", "*", "--json"))
        call = {"name": "remember", "arguments": {"content": _AGENTS, "namespace": "personal"}}
        hello = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "Coder", "version": "1"}}
        asked = (
            {"id": 1, "method": "initialize", "params": hello},
            {"method": "notifications/initialized"},
            {"id": 2, "method": "tools/call", "params": call},
        )
        lines = "".join(json.dumps({"jsonrpc": "2.0", **each}) + "\n" for each in asked)
        command = [*self._command(REMEMBRANCER_TOKEN=added["token"]), "mcp"]
        answered = subprocess.run(command, input=lines, check=False, capture_output=True, text=True, timeout=120)
        if answered.returncode != 0 or answered.stderr or _AGENTS not in json.dumps(self._asked("list")):
            told = f"{answered.stdout}\n{answered.stderr}"
            raise Stop(Stop.INSTALLATION_FAILED, f"What an agent remembered is not there:\n{told}")

    def _lock_and_unlock(self) -> None:
        self._typist.go_to(_TITLE)
        self._typist.press("ctrl+l")
        wait_until(lambda: not (self.vault / "owner.json").exists(), "locking closes the vault")
        self._typist.wait_until_still()
        self._typist.write(_PASSPHRASE)
        self._typist.press("Return")
        wait_until(lambda: self._is_open, "the passphrase opens it again")

    def _back_up(self) -> str:
        self._typist.wait_until_still()
        folder = self.vault / "backups"
        before = {each.name for each in folder.glob("*.db")}
        self._typist.press("ctrl+b")
        wait_until(lambda: {each.name for each in folder.glob("*.db")} > before, "a backup is made")
        (made,) = {each.name for each in folder.glob("*.db")} - before
        return made.removesuffix(".db")

    def _go_back(self, backup: str) -> None:
        self._at_terminal("remember", "This comes after the backup.")
        self._at_terminal("vault", "restore", backup, answers={"to go back to it": "restore"})
        told = sorted(each["content"] for each in self._asked("list")["memories"])
        if told != sorted([_LATER, _AGENTS]):
            raise Stop(Stop.INSTALLATION_FAILED, f"After going back the vault holds {told}.")
        self._at_terminal("health")

    def _command(self, **variables: str) -> list[str]:
        known = {"REMEMBRANCER_PASSPHRASE": _PASSPHRASE, **self._variables, **variables}
        return [*self._enter, *with_variables(known), str(self._folder / "remembrancer")]

    def _at_terminal(self, *words: str, answers: dict[str, str] | None = None) -> str:
        return run_at_terminal([*self._command(), *words], answers or {})

    def _asked(self, *words: str) -> Any:
        return json.loads(run(*self._command(), *words, "--json"))


if __name__ == "__main__":
    # With the programs of a checkout's own environment, on this machine: to see where the keys lead.
    with screen() as shown, tempfile.TemporaryDirectory() as place:
        os.chdir(place)
        Person([], Path(sys.argv[1]), Path(place), place, shown).first_day()

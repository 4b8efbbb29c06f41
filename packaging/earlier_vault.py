"""A vault that an earlier version filled: what it told of everything has to be told by the new version as well."""

import json
from collections.abc import Callable
from typing import Any

from stop import Stop

STATEMENT = "The spare key hangs behind the blue door."
_DEADLINE, _LATER = "The project deadline is 15 April 2031.", "The project deadline is 1 May 2031."


class EarlierVault:
    """``command`` runs the installed command line, of whichever version it is then, on one vault."""

    def __init__(self, command: Callable[..., str]) -> None:
        self._command = command
        self._histories: dict[str, Any] = {}
        self._case = ""

    def fill(self) -> None:
        """With the earlier version: versions, tags, dates, what was put away and taken back, an open conflict."""
        self._command("vault", "create")
        key = self._remember(STATEMENT, "--type", "fact", "--tag", "flat")
        tea = self._remember("I take my tea without milk.", "--type", "preference")
        note = self._remember("The meter was read on 3 March 2026.")
        deadline = self._remember(_DEADLINE)
        self._command("edit", key, "--confidence", "0.7")
        self._command("edit", tea, "--text", "I take my tea with a little milk.")
        self._command("tag", tea, "--add", "kitchen")
        self._command("archive", note)
        self._command("archive", tea)
        self._command("undo")
        case = json.loads(self._command("remember", _LATER, "--json"))["conflict"]
        if case is None:
            raise Stop(Stop.INSTALLATION_FAILED, "The earlier version found no conflict, so none could be kept.")
        self._case = case["case"]
        self._histories = {each: self._history(each) for each in (key, tea, note, deadline)}

    def check(self) -> None:
        """With the new version: all of it is there, is found by meaning, holds together, and can be taken back."""
        for memory, told in self._histories.items():
            if not _tells(self._history(memory), told):
                raise Stop(Stop.INSTALLATION_FAILED, f"The new version tells otherwise of {memory}:\n{told}")
        case = json.loads(self._command("conflict", self._case, "--json"))
        if {each["memory"]["content"] for each in case["statements"]} != {_DEADLINE, _LATER}:
            raise Stop(Stop.INSTALLATION_FAILED, f"The conflict of the earlier version is another one:\n{case}")
        if STATEMENT not in self._command("recall", "where is the spare key?"):
            raise Stop(Stop.INSTALLATION_FAILED, "The new version does not find what was kept with the old one.")
        self._command("audit", "verify")
        self._command("health")
        # The newest step of all is the conflict; what it brought goes, and the rest stays.
        self._command("undo")

    def _remember(self, *words: str) -> str:
        return str(json.loads(self._command("remember", *words, "--json"))["memory"])

    def _history(self, memory: str) -> Any:
        return json.loads(self._command("history", memory, "--json"))


def _tells(new: Any, old: Any) -> bool:
    """Whether everything that the earlier version told is told; the new one may tell more."""
    if isinstance(old, dict):
        return isinstance(new, dict) and all(name in new and _tells(new[name], value) for name, value in old.items())
    if isinstance(old, list):
        return isinstance(new, list) and len(new) == len(old) and all(map(_tells, new, old))
    return bool(new == old)

"""``remembrancer mcp`` as agents start it, without loading the command line."""

from __future__ import annotations

import os
from pathlib import Path

from remembrancer.model.places import default_folder
from remembrancer.owner.relay import run_relay
from remembrancer.port.mcp.toolsets import Toolset


def run_plain(arguments: list[str]) -> bool:
    """Relay, if the arguments are known options with values and nothing else; False leaves them to the command line."""
    given = dict(zip(arguments[::2], arguments[1::2], strict=False))
    if len(given) * 2 != len(arguments) or not given.keys() <= {"--vault", "--as"}:
        return False
    tools = given.get("--as", Toolset.REMEMBRANCER.value)
    if tools not in tuple(Toolset):
        return False

    def place() -> Path:
        return Path(given["--vault"]).expanduser() if "--vault" in given else default_folder(os.environ)

    run_relay(place, tools)
    return True

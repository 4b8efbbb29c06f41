"""``serve`` and ``mcp``: holding the vault for others, and speaking to whoever holds it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from remembrancer.cli.opening import log_to_stderr, open_here, vault_folder
from remembrancer.cli.output import escaped, note
from remembrancer.port.mcp.toolsets import Toolset


def serve(
    context: typer.Context,
    *,
    port: Annotated[
        int | None,
        typer.Option(
            "--port",
            min=0,
            max=65535,
            help="Open the port for agents (HTTP and MCP, this computer alone) at this number; 0: any that is free."
            " Without this it is opened if the window left it open.",
        ),
    ] = None,
    idle: Annotated[
        float | None,
        typer.Option(
            "--idle", min=0.1, help="End when nobody was connected for so many seconds; not while the port is open."
        ),
    ] = None,
) -> None:
    """Hold the vault and serve agents and commands, without a window, until Ctrl+C.

    A window that opens the vault takes it over: everything asked so far is answered first, and this ends.
    """
    from remembrancer.owner.headless import Headless  # noqa: PLC0415  (brings the vault along)

    log_to_stderr()
    folder: Path = vault_folder(context)
    vault = open_here(folder)
    where = escaped(str(folder))

    def ready(address: str) -> None:
        note(f"Serving the vault in {where}{f' and at {address}' if address else ''}. Ctrl+C ends.")

    Headless(vault, port=port, idle_seconds=idle).serve(ready)
    note("Ended. Everything that was asked is answered.")


def mcp(
    context: typer.Context,
    *,
    tools: Annotated[Toolset, typer.Option("--as", help="Which tools to offer.")] = Toolset.REMEMBRANCER,
) -> None:
    """Speak MCP on stdin and stdout, for agents that start their servers themselves.

    Everything goes to the process that holds the vault: the window, or else one that is started here and ends when
    it is no longer needed. The client's token is taken from REMEMBRANCER_TOKEN.
    """
    from remembrancer.owner.relay import run_relay  # noqa: PLC0415

    folder = vault_folder(context)
    run_relay(lambda: folder, tools.value)

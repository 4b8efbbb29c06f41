"""Opening the port as the vault's settings say, for whoever holds the vault."""

from __future__ import annotations

from typing import TYPE_CHECKING

from remembrancer.model.port import ChangePortSettings, GetPortSettings, PortSettings
from remembrancer.port.server import PortServer

if TYPE_CHECKING:
    from remembrancer.vault import Entrance, Vault


def open_port(vault: Vault, person: Entrance, number: int | None = None) -> PortServer:
    """Open the port, and keep that it is open and its number. ``number``: another than the one that is kept.

    Raises:
        PortUnavailableError: another program has that number.
        InvalidInputError: the number is none that a port may have.
    """
    settings = PortSettings(is_on=True, number=person.query(GetPortSettings()).number if number is None else number)
    person.query(ChangePortSettings(settings))
    server = PortServer(vault)
    server.start(settings.number)
    person.query(ChangePortSettings(PortSettings(is_on=True, number=server.number)))
    return server


def close_port(server: PortServer, person: Entrance) -> None:
    """Close the port, and keep that it is closed; its number stays for the next time."""
    number = person.query(GetPortSettings()).number
    server.stop()
    person.query(ChangePortSettings(PortSettings(is_on=False, number=number)))

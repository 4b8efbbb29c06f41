"""Keeping whether the port is open, and at which number."""

from __future__ import annotations

from functools import partial
from typing import Final

from remembrancer.model.errors import InvalidInputError, NotPermittedError
from remembrancer.model.port import HIGHEST_PORT, LOWEST_PORT, ChangePortSettings, PortSettings
from remembrancer.model.types import ActorKind
from remembrancer.storage.call import Call
from remembrancer.storage.kept import keep, read_kept
from remembrancer.storage.store import Store

_NAME: Final = "port"
_ON: Final = "on"


class PortKeeping:
    """Reads and keeps the settings of the port."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def settings(self) -> PortSettings:
        """How the port is to be; off, where nobody said so."""
        with self._store.read() as connection:
            state, _, number = read_kept(connection).get(_NAME, "").partition(" ")
        return PortSettings(state == _ON, int(number) if number.isdecimal() else 0)

    def change(self, call: Call, request: ChangePortSettings) -> PortSettings:
        """Keep other settings. See :class:`ChangePortSettings` for what can go wrong."""
        if call.actor.kind is not ActorKind.PERSON:
            raise NotPermittedError("only a person opens the port", action="clients")
        wanted = request.settings
        if wanted.number and not LOWEST_PORT <= wanted.number <= HIGHEST_PORT:
            raise InvalidInputError("port", "out_of_range", limit=f"{LOWEST_PORT}..{HIGHEST_PORT}", given=wanted.number)
        text = f"{_ON if wanted.is_on else 'off'} {wanted.number}"
        self._store.maintain(partial(keep, name=_NAME, text=text))
        return wanted

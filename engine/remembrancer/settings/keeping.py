"""Reading and changing the settings that are kept in the vault."""

from __future__ import annotations

from functools import partial
from typing import Final

from remembrancer.model.errors import InvalidInputError, NotPermittedError
from remembrancer.model.settings import (
    SETTINGS,
    ChangeSetting,
    Setting,
    SettingPlace,
    SettingState,
    SettingValue,
    setting,
)
from remembrancer.model.types import ActorKind
from remembrancer.storage.call import Call
from remembrancer.storage.kept import forget, keep, read_kept
from remembrancer.storage.store import Store

_PREFIX: Final = "setting."
IN_VAULT: Final = tuple(each for each in SETTINGS if each.place is SettingPlace.VAULT)


class SettingsKeeping:
    """A value that another version of the program kept and this one does not understand counts as the default."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def values(self) -> dict[str, SettingValue]:
        """The values of all settings of the vault, by key."""
        return {each.key: each.value for each in self.states()}

    def states(self) -> tuple[SettingState, ...]:
        """All settings of the vault, in the order of the table."""
        with self._store.read() as connection:
            kept = read_kept(connection)
        return tuple(_state(each, kept.get(_PREFIX + each.key, "")) for each in IN_VAULT)

    def change(self, call: Call, request: ChangeSetting) -> SettingState:
        """Keep a value, or forget it where it is the default.

        Raises:
            InvalidInputError: there is no such setting in the vault, or the value may not stand there.
            NotPermittedError: the caller is no person.
        """
        if call.actor.kind is not ActorKind.PERSON:
            raise NotPermittedError("only a person changes settings", action="settings")
        line = setting(request.key)
        if line.place is not SettingPlace.VAULT:
            raise InvalidInputError("setting", "not_in_the_vault", given=request.key)
        value = line.default if request.value is None else line.check(request.value)
        name = _PREFIX + line.key
        if value == line.default:
            self._store.maintain(partial(forget, name=name))
        else:
            self._store.maintain(partial(keep, name=name, text=line.write(value)))
        return SettingState(line.key, value, value != line.default)


def _state(line: Setting, kept: str) -> SettingState:
    if not kept:
        return SettingState(line.key, line.default, changed=False)
    try:
        value = line.read(kept)
    except InvalidInputError:
        return SettingState(line.key, line.default, changed=False)
    return SettingState(line.key, value, value != line.default)

"""Backups in words: how big they are, and what going back to one would mean."""

from __future__ import annotations

from typing import Final

from remembrancer.model.backups import RestorePreview
from remembrancer.wording.templates import Counted, Template, Translate, join_any, write_number, write_share

_THOUSAND: Final = 1000
_SIZES: Final = (
    Template("size.kilobytes", "{figure} kB"),
    Template("size.megabytes", "{figure} MB"),
    Template("size.gigabytes", "{figure} GB"),
)
_MEMORIES = Template("backup.memories", "Current memories: {then} in the backup, {now} in the vault.")
_SINCE = Counted(
    "backup.since",
    "{count} change was made since then, and would not be in it.",
    "{count} changes were made since then, and would not be in it.",
)
_SAME = Template("backup.same", "Nothing was changed since then.")
_PARTED = Template(
    "backup.parted", "The vault does not go on from this backup: their histories parted. What is in both is not known."
)
_KEPT = Template("backup.kept", "The vault as it is now becomes a backup itself, so that this can be taken back.")
_CLIENTS = Template("backup.clients", "Agents that were let in are paused until you resume them.")


_UNLOCKS = Template("backup.unlocks", "It is opened by {ways}, and by nothing else.")
_WAYS: Final = {
    "passphrase": Template("backup.unlocks.passphrase", "the vault's passphrase as it is now"),
    "recovery": Template("backup.unlocks.recovery", "the recovery key"),
    "keyring": Template("backup.unlocks.keyring", "this computer's keyring, here only"),
}
_KEYRING_ONLY = Template(
    "backup.unlocks.keyring_only",
    "It is opened by this computer's keyring alone: elsewhere, or when this computer is lost, nobody can open it. Set a"
    " passphrase in Settings before you rely on it.",
)


def describe_archive(kinds: tuple[str, ...], translate: Translate) -> str:
    """What unlocks a backup that is carried elsewhere."""
    if kinds == ("keyring",):
        return _KEYRING_ONLY.fill(translate)
    ways = [_WAYS[kind].fill(translate) for kind in _WAYS if kind in kinds]
    return _UNLOCKS.fill(translate, ways=join_any(ways, translate))


def write_size(size: int, translate: Translate) -> str:
    """Bytes as a person reads them, in steps of a thousand."""
    figure, unit = size / _THOUSAND, 0
    while figure >= _THOUSAND and unit < len(_SIZES) - 1:
        figure, unit = figure / _THOUSAND, unit + 1
    return _SIZES[unit].fill(translate, figure=write_share(figure, translate, decimals=1))


def describe_restore(preview: RestorePreview, translate: Translate) -> tuple[str, ...]:
    """What going back would mean, in sentences."""
    then, now = (write_number(each, translate) for each in (preview.memories, preview.current))
    lines = [_MEMORIES.fill(translate, then=then, now=now)]
    if not preview.same_history:
        lines.append(_PARTED.fill(translate))
    elif preview.since.total:
        lines.append(_SINCE.fill(translate, preview.since.total))
    else:
        lines.append(_SAME.fill(translate))
    return (*lines, _KEPT.fill(translate), _CLIENTS.fill(translate))

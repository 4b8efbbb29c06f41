"""Whether everything of a vault is as it must be: what was looked at, what was found, and what can be done about it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from remembrancer.model.changes import Change, ChangeRequest
from remembrancer.model.queries import Query


class HealthArea(StrEnum):
    """What can be looked at, in the order in which it is."""

    DATABASE = "database"
    """Every page of the file can be read, and every index agrees with its table."""
    WORDS = "words"
    """The full-text rows say what the texts say."""
    COUNTS = "counts"
    """How often words and tags are said to stand in a namespace is how often they do."""
    CODES = "codes"
    """Every text has its codes for the search by meaning, and they are whole."""
    JOURNAL = "journal"
    """The chain of the journal holds, and every version is what its row says."""
    MODEL = "model"
    """The files of the meaning model are those that the program came with."""
    SPACE = "space"
    """The drive is this computer's, can be written to, and has room for another copy."""
    BACKUPS = "backups"
    """The newest backup is not old, opens, and can be read to its end."""


class HealthState(StrEnum):
    SOUND = "sound"
    ATTENTION = "attention"
    """Nothing is lost, but it should be seen to."""
    DAMAGED = "damaged"


class Repair(StrEnum):
    """What can be done. The first three make derived data again and are asked for with :class:`RepairVault`."""

    WORDS = "words"
    """Write the full-text rows anew from the texts, and the counts with them."""
    COUNTS = "counts"
    """Count words and tags anew."""
    CODES = "codes"
    """Remove codes that are broken, and encode what has none."""
    BACKUP = "backup"
    """Write a fresh backup."""
    RESTORE = "restore"
    """Go back to a backup, after a look at what that would change."""
    RECOVER = "recover"
    """Write what can be read into a new vault."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found in an area, at ``checked_at``.

    ``reason`` is a code; ``found`` of ``expected`` things are meant by it (rows, texts, problems), ``size`` is in
    bytes, ``name`` names what is meant and ``at`` when it was made. ``repairs``: what helps, the best first.
    """

    area: HealthArea
    state: HealthState
    reason: str
    checked_at: datetime
    found: int = 0
    expected: int = 0
    size: int = 0
    name: str = ""
    at: datetime | None = None
    repairs: tuple[Repair, ...] = ()


@dataclass(frozen=True, slots=True)
class Health:
    """What is known of each area, in their order; an area that was never looked at is not among them."""

    findings: tuple[Finding, ...] = ()

    @property
    def state(self) -> HealthState:
        """The worst of them."""
        states = {each.state for each in self.findings}
        for worst in (HealthState.DAMAGED, HealthState.ATTENTION):
            if worst in states:
                return worst
        return HealthState.SOUND

    def of(self, area: HealthArea) -> Finding | None:
        return next((each for each in self.findings if each.area is area), None)


@dataclass(frozen=True, slots=True)
class GetHealth(Query[Health]):
    """What was found when it was last looked at."""


@dataclass(frozen=True, slots=True)
class CheckHealth(Query[Health]):
    """Look at some areas now, all if none is named, and give what is known of all. The vault is not changed.

    Raises:
        NotPermittedError: the caller does not reach the whole vault.
        CancelledError: the person asked to stop; what was found until then is kept.
    """

    areas: frozenset[HealthArea] = frozenset()


@dataclass(frozen=True, slots=True)
class Repaired:
    """What a repair did: ``mended`` rows or texts were made again. ``finding`` is what is found now."""

    change: Change
    mended: int
    finding: Finding


@dataclass(frozen=True, slots=True)
class RepairVault(ChangeRequest[Repaired]):
    """Make derived data again: ``repair`` is ``WORDS``, ``COUNTS`` or ``CODES``. No memory is changed.

    Raises:
        InvalidInputError: another repair is asked for.
        NotPermittedError: the caller does not reach the whole vault.
        VaultDamagedError: the pages themselves cannot be read: only a backup or recovering helps. Nothing was changed.
        ModelMissingError: codes are to be made, and there is no model.
        CancelledError: the person asked to stop; nothing was changed, but codes made until then stay.
    """

    repair: Repair
    key: str = ""


@dataclass(frozen=True, slots=True)
class Recovered:
    """What became of a damaged vault: a new one in ``folder``. The damaged files are where and as they were.

    ``memories`` are in it, ``older`` of them with an older wording since the newest could not be read; those are put
    away. ``unreadable`` rows of what was stored are missing, by table in ``tables``, ``lost`` of them versions of
    memories. What is derived was made again and is not counted. What is missing shows when the journal is verified.
    """

    folder: str
    memories: int
    older: int
    versions: int
    lost: int
    unreadable: int
    tables: tuple[tuple[str, int], ...]

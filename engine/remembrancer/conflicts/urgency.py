"""In what order cases wait for their decision.

    urgency = 0.40 persistence + 0.25 trust + 0.20 use + 0.15 recency        each part 0..1

persistence = W / (W + 90), W the days over which a memory of the type fades by default, 1 for types that do not fade:
what would be wrong for longer comes first. Of the statements in force the one that persists longest counts. trust = how
far apart the trust of the sides is on the scale below: the person's word against what agents are given, or a page's
against the person's, comes before two of the same standing. use = n / (n + 5), n how often the statements in force were
given to an agent or opened as a result. recency = exp(-age / 30 days), age since the last statement came. Ties: the
latest first, then by identifier.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from remembrancer.lifecycle.policy import DEFAULT
from remembrancer.model.cases import CaseStatement, StatementRole, Urgency
from remembrancer.model.types import MemoryType, Trust

PERSISTENCE: Final = 0.40
TRUST: Final = 0.25
USE: Final = 0.20
RECENCY: Final = 0.15

STANDING: Final[dict[Trust, float]] = {
    Trust.PERSON: 1.0,
    Trust.CONFIRMED: 0.8,
    Trust.AGENT: 0.4,
    Trust.IMPORTED: 0.2,
}
_HALF_PERSISTENCE: Final = 90.0
_HALF_USE: Final = 5
_RECENCY_DAYS: Final = 30.0
_SECONDS_A_DAY: Final = 86_400


def urgency(statements: Sequence[CaseStatement], last: datetime, now: datetime) -> Urgency:
    """How urgent a case with these statements is; ``last`` is when the last of them came."""
    in_force = [each for each in statements if each.role is StatementRole.CURRENT] or list(statements[:1])
    persistence = max(persistence_of(each.memory.type) for each in in_force)
    standings = [STANDING[each.memory.trust] for each in statements]
    recalled = sum(each.recalled for each in in_force)
    age = max(0.0, (now - last).total_seconds() / _SECONDS_A_DAY)
    return Urgency(
        PERSISTENCE * persistence,
        TRUST * (max(standings) - min(standings)),
        USE * recalled / (recalled + _HALF_USE),
        RECENCY * math.exp(-age / _RECENCY_DAYS),
    )


def persistence_of(kind: MemoryType) -> float:
    """How long a memory of a type matters, 0..1."""
    days = next(each.window_days for each in DEFAULT.types if each.type is kind)
    return 1.0 if days is None else days / (days + _HALF_PERSISTENCE)

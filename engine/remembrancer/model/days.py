"""When the vault changed: what a date control steps by."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from remembrancer.model.queries import Query


@dataclass(frozen=True, slots=True)
class ChangesAround:
    """When memories were changed last before a period, and first after it; None where they never were."""

    before: datetime | None
    after: datetime | None


@dataclass(frozen=True, slots=True)
class GetChangesAround(Query[ChangesAround]):
    """The nearest changes of memories outside a period: before ``start``, and after ``end``."""

    start: datetime
    end: datetime

"""What the tests of reports know of the vault that they are made of."""

from dataclasses import dataclass
from datetime import date

from remembrancer.model.clock import FixedClock
from remembrancer.model.reports import GetReport, Report
from remembrancer.vault import Entrance, Vault

TUESDAY = date(2026, 3, 24)


@dataclass(frozen=True, slots=True)
class Days:
    """The vault on Wednesday 25 March 2026, 09:00, with what was said on Monday and Tuesday."""

    vault: Vault
    person: Entrance
    clock: FixedClock
    port: str
    key: str
    old: str

    def report(self, day: date = TUESDAY, namespace: str = "") -> Report:
        return self.person.query(GetReport(day, namespace))

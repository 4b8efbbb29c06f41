"""What an entrance may see: every storage call takes one, and a request can only narrow it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from remembrancer.model.types import Status

TURNED_AWAY: Final = frozenset((Status.DELETED, Status.REJECTED))
"""What the person threw away or turned down: whoever did not do that is not to see it."""


@dataclass(frozen=True, slots=True)
class Scope:
    """A set of namespaces, by row number. ``None`` stands for all of them: the person's own view.

    ``hides``: what is of such a status by now is not shown as it was before that either.
    """

    namespaces: frozenset[int] | None = None
    hides: frozenset[Status] = frozenset()

    def allows(self, namespace: int) -> bool:
        return self.namespaces is None or namespace in self.namespaces

    def narrowed(self, namespaces: frozenset[int]) -> Scope:
        """This scope, limited further."""
        return replace(self, namespaces=namespaces if self.namespaces is None else self.namespaces & namespaces)

    def shown(self, version: str, *, is_current: bool = False) -> list[str]:
        """What else the row ``version`` satisfies in SQL, whenever it was current; nothing where nothing is hidden."""
        if not self.hides:
            return []
        hidden = ", ".join(f"'{status}'" for status in sorted(self.hides))
        if is_current:
            return [f"{version}.status NOT IN ({hidden})"]
        now = f"SELECT status FROM version gone WHERE gone.memory_id = {version}.memory_id AND gone.to_tx IS NULL"
        return [f"({now}) NOT IN ({hidden})"]

    def shown_cases(self, version: str) -> list[str]:
        """The same of a case by its row ``version``: none of the memories in it is hidden."""
        if not self.hides:
            return []
        hidden = ", ".join(f"'{status}'" for status in sorted(self.hides))
        theirs = "SELECT 1 FROM case_statement told JOIN version gone ON gone.memory_id = told.memory_id"
        gone = f"told.version_id = {version}.id AND gone.to_tx IS NULL AND gone.status IN ({hidden})"
        return [f"NOT EXISTS ({theirs} WHERE {gone})"]


EVERYTHING = Scope()

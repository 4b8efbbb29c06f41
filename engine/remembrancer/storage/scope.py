"""What an entrance may see: every storage call takes one, and a request can only narrow it."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Scope:
    """A set of namespaces, by row number. ``None`` stands for all of them: the person's own view.

    ``hides_deleted``: what is deleted by now is not shown as it was before that either.
    """

    namespaces: frozenset[int] | None = None
    hides_deleted: bool = False

    def allows(self, namespace: int) -> bool:
        return self.namespaces is None or namespace in self.namespaces

    def narrowed(self, namespaces: frozenset[int]) -> Scope:
        """This scope, limited further."""
        return replace(self, namespaces=namespaces if self.namespaces is None else self.namespaces & namespaces)

    def shown(self, version: str, *, is_current: bool = False) -> list[str]:
        """What else the row ``version`` satisfies in SQL, whenever it was current; nothing where nothing is hidden."""
        if not self.hides_deleted:
            return []
        if is_current:
            return [f"{version}.status <> 'deleted'"]
        now = f"SELECT status FROM version gone WHERE gone.memory_id = {version}.memory_id AND gone.to_tx IS NULL"
        return [f"({now}) <> 'deleted'"]


EVERYTHING = Scope()

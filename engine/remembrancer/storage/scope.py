"""What an entrance may see: every storage call takes one, and a request can only narrow it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Scope:
    """A set of namespaces, by row number. ``None`` stands for all of them: the person's own view."""

    namespaces: frozenset[int] | None = None

    def allows(self, namespace: int) -> bool:
        return self.namespaces is None or namespace in self.namespaces

    def narrowed(self, namespaces: frozenset[int]) -> Scope:
        """This scope, limited further."""
        return Scope(namespaces if self.namespaces is None else self.namespaces & namespaces)


EVERYTHING = Scope()

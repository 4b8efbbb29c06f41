"""What the person is told when something did not work."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Message:
    """``title`` says what happened, without a full stop; ``text`` why, and that nothing is lost; ``action`` what to do.

    ``text`` and ``action`` are whole sentences; either may be empty.
    """

    title: str
    text: str
    action: str

    @property
    def in_one(self) -> str:
        """All of it as one paragraph, for the command line."""
        return " ".join(part for part in (f"{self.title}.", self.text, self.action) if part)

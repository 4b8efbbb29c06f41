"""A command that can be given a key."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication


@dataclass(frozen=True, slots=True)
class KeyCommand:
    """A line of the table.

    Attributes:
        name: its name for good, under which a person's choice is kept; ``page.act`` on a page, ``act`` everywhere.
        context, source: its words in English, and the context in which they are translated.
        keys: the key sequences it has until somebody chooses another, in Qt's portable form.
    """

    name: str
    context: str
    source: str
    keys: tuple[str, ...] = ()

    @property
    def page(self) -> str:
        """The page on which it works (a PageName); empty for what works everywhere."""
        page, dot, _ = self.name.partition(".")
        return page if dot else ""

    def words(self) -> str:
        """What it does, in the language of the window."""
        return QCoreApplication.translate(self.context, self.source).replace("&", "")

    def meets(self, other: KeyCommand) -> bool:
        """Whether both can be wanted at the same place, so that they cannot have the same key."""
        return self.name != other.name and (not self.page or not other.page or self.page == other.page)

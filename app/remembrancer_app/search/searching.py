"""The search of the window: one text, read once, handed to whichever page is in front."""

from __future__ import annotations

from datetime import date, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from remembrancer.model.search import AllOf, InNamespace, ValidAt
from remembrancer.vault import Key, SearchLanguage, Term

if TYPE_CHECKING:
    from remembrancer.model.clock import Clock
    from remembrancer.vault import ParsedSearch

TYPING_MS = 150


class Searching(QObject):
    """Holds the search text. While somebody types it waits 150 ms before it speaks.

    Signals:
        changed: the :class:`~remembrancer.vault.ParsedSearch` that holds from now on.
        text_set: the text was changed by something else than typing, so that the field follows.
    """

    changed = Signal(object)
    text_set = Signal(str)

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.language = SearchLanguage()
        self._clock = clock
        self._namespaces: tuple[str, ...] = ()
        self._text = ""
        self._passing = ""
        self._parsed = self.parse("")
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(TYPING_MS)
        self._wait.timeout.connect(self.search_now)

    @property
    def text(self) -> str:
        return self._text

    @property
    def parsed(self) -> ParsedSearch:
        """What was last handed on."""
        return self._parsed

    def parse(self, text: str) -> ParsedSearch:
        """What a text would ask for now."""
        return self.language.parse(text, now=self._clock.now(), zone=self._clock.zone(), namespaces=self._namespaces)

    @property
    def namespaces(self) -> tuple[str, ...]:
        """The names that ``namespace:`` may have."""
        return self._namespaces

    def set_namespaces(self, names: tuple[str, ...]) -> None:
        self._namespaces = names

    def type_text(self, text: str) -> None:
        """Somebody typed: search when they pause."""
        self._text = text
        self._wait.start()

    def set_text(self, text: str) -> None:
        """Search for this text at once."""
        self._text = text
        self.text_set.emit(text)
        self.search_now()

    def pass_by(self, text: str) -> None:
        """Search for a text that the person did not write; until they search themselves, it is not remembered."""
        self._passing = text
        self.set_text(text)

    @property
    def is_passing(self) -> bool:
        """Whether what is searched for now is not to be remembered."""
        return bool(self._passing) and self._passing == self._text

    @Slot()
    def search_now(self) -> None:
        """Do not wait any longer."""
        self._wait.stop()
        self._parsed = self.parse(self._text)
        self.changed.emit(self._parsed)

    # The namespace, as the status bar chooses it

    @property
    def namespace(self) -> str:
        """The one namespace that the text names, or an empty text."""
        condition = self._parsed.search.condition
        parts = condition.parts if isinstance(condition, AllOf) else (condition,)
        return next((part.namespace for part in parts if isinstance(part, InNamespace)), "")

    def choose_namespace(self, name: str) -> None:
        """Search in this namespace alone; an empty name means all."""
        if name:
            self.set_text(self.language.replace(self._text, Term(Key.NAMESPACE, name)))
        elif self.namespace:
            self.set_text(self.language.remove(self._text, Term(Key.NAMESPACE, self.namespace)))

    # The past

    @property
    def as_of(self) -> datetime | None:
        return self._parsed.search.as_of

    @property
    def past_day(self) -> date | None:
        """The day at whose end the vault is shown, in the person's zone."""
        return self.as_of.astimezone(self._clock.zone()).date() if self.as_of is not None else None

    def today(self) -> date:
        """The present day in the person's zone."""
        return self._clock.now().astimezone(self._clock.zone()).date()

    def go_to(self, day: date) -> None:
        """Show the vault as it stood at the end of this day; today is now."""
        if day >= self.today():
            self.return_to_now()
            return
        self.set_text(self.language.replace(self._text, Term(Key.AS_OF, day.isoformat())))

    @Slot()
    def return_to_now(self) -> None:
        """Take the date out of the text."""
        self.set_text(self._without(self._text, Key.AS_OF))

    def _without(self, text: str, key: Key) -> str:
        # Whatever was written for the date is replaced by a date that is known, and that is taken out.
        known = Term(key, self.today().isoformat())
        return self.language.remove(self.language.replace(text, known), known)

    # What held

    @property
    def held_day(self) -> date | None:
        """The day on which what is shown has to have held, in the person's zone; None if it is not asked."""
        condition = self._parsed.search.condition
        parts = condition.parts if isinstance(condition, AllOf) else (condition,)
        instant = next((part.instant for part in parts if isinstance(part, ValidAt)), None)
        return instant.astimezone(self._clock.zone()).date() if instant is not None else None

    @property
    def lasting_text(self) -> str:
        """The text without what held when: like the other date, it is not remembered across starts."""
        return self._text if self.held_day is None else self._without(self._text, Key.VALID_AT)

    @Slot(object)
    def hold_at(self, day: date | None) -> None:
        """Show what held on this day, as far as is known at the moment that is looked at; None: whenever it held."""
        if day is None:
            self.set_text(self._without(self._text, Key.VALID_AT))
        else:
            self.set_text(self.language.replace(self._text, Term(Key.VALID_AT, day.isoformat())))

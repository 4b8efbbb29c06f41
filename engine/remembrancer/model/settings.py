"""The settings of the program: one table from which the page, the help, the command line and validation come.

What belongs to a namespace (how contradictions are treated, how memories fade) has requests of its own and can be
undone; a setting cannot: the table's default is the way back.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from remembrancer.model.addresses import check_address
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.languages import AS_SYSTEM, LANGUAGES
from remembrancer.model.queries import Query

SettingValue: TypeAlias = bool | int | str


class SettingKind(StrEnum):
    """What a setting's value is."""

    SWITCH = "switch"
    CHOICE = "choice"
    """One of the words in ``choices``."""
    NUMBER = "number"
    """A whole number from ``least`` to ``most``."""
    TEXT = "text"
    """A line of at most ``most`` characters; empty where nothing is set."""
    ADDRESS = "address"
    """As a text, and the address of a server (see :func:`remembrancer.model.addresses.check_address`)."""


class SettingPlace(StrEnum):
    """Where the value of a setting is kept."""

    COMPUTER = "computer"
    """In the program's own file on this computer: it is needed before a vault is open."""
    WINDOW = "window"
    """Beside the vault, with the sizes and columns of its window."""
    VAULT = "vault"
    """Inside the vault, encrypted."""


class SettingGroup(StrEnum):
    """What belongs together, in the order of the page."""

    APPEARANCE = "appearance"
    HABITS = "habits"
    LOCK = "lock"
    PRIVACY = "privacy"
    LANGUAGE_MODEL = "language_model"
    NOTICES = "notices"


@dataclass(frozen=True, slots=True)
class Setting:
    """A line of the table.

    Attributes:
        key: its name for good, ``group.name``.
        kind: what its value is.
        default: the value until somebody chooses another.
        since: the version of the program that brought it.
        group: what it belongs to.
        place: where its value is kept.
        choices: the words of a choice.
        least, most: the range of a number; ``most`` is also the length of a text.
        step: what a number goes up by.
        form: a pattern that a text has to have where it is not empty.
    """

    key: str
    kind: SettingKind
    default: SettingValue
    since: str
    group: SettingGroup
    place: SettingPlace
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    step: int = 1
    form: str = ""

    def check(self, value: object) -> SettingValue:
        """The value, if it may stand here.

        Raises:
            InvalidInputError: it is of another kind, or outside the limits.
        """
        match self.kind:
            case SettingKind.SWITCH if isinstance(value, bool):
                return value
            case SettingKind.CHOICE if isinstance(value, str):
                if value not in self.choices:
                    raise InvalidInputError(self.key, "not_a_choice", limit=", ".join(self.choices), given=value)
                return value
            case SettingKind.NUMBER if isinstance(value, int) and not isinstance(value, bool):
                if not self.least <= value <= self.most or (value - self.least) % self.step:
                    raise InvalidInputError(self.key, "out_of_range", limit=self.range, given=value)
                return value
            case SettingKind.TEXT | SettingKind.ADDRESS if isinstance(value, str):
                line = self._check_line(value.strip())
                return check_address(self.key, line) if self.kind is SettingKind.ADDRESS else line
            case _:
                raise InvalidInputError(self.key, "not_its_kind", given=value)

    def _check_line(self, line: str) -> str:
        if len(line) > self.most:
            raise InvalidInputError(self.key, "too_long", limit=self.most, given=len(line))
        if not line.isprintable():
            raise InvalidInputError(self.key, "control_character")
        if line and self.form and not re.fullmatch(self.form, line):
            raise InvalidInputError(self.key, "not_its_kind", given=line)
        return line

    def read(self, text: str) -> SettingValue:
        """The value that a text stands for, as a person types it or as it is kept.

        Raises:
            InvalidInputError: it stands for none.
        """
        match self.kind:
            case SettingKind.SWITCH:
                words = {"on": True, "off": False, "true": True, "false": False, "yes": True, "no": False}
                known = words.get(text.strip().casefold())
                return self.check(text if known is None else known)
            case SettingKind.NUMBER:
                digits = text.strip()
                return self.check(int(digits) if digits.isdecimal() and len(digits) < 10 else text)
            case _:
                return self.check(text.strip())

    def write(self, value: SettingValue) -> str:
        """A value as it is kept and shown; :meth:`read` gives it back."""
        if isinstance(value, bool):
            return "on" if value else "off"
        return str(value)

    @property
    def range(self) -> str:
        """What may stand here, as a person reads it; empty for switches and texts."""
        match self.kind:
            case SettingKind.CHOICE:
                return ", ".join(self.choices)
            case SettingKind.NUMBER:
                return f"{self.least}..{self.most}" + (f" by {self.step}" if self.step > 1 else "")
            case _:
                return ""


FIRST: Final = "0.1.0"

_APPEARANCE = (SettingGroup.APPEARANCE, SettingPlace.COMPUTER)
_MODEL = (SettingGroup.LANGUAGE_MODEL, SettingPlace.VAULT)
_PRIVACY = (SettingGroup.PRIVACY, SettingPlace.VAULT)
_PAGES = ("last", "today", "ask", "memories", "timeline", "conflicts", "insights", "reports", "audit", "agents")

SETTINGS: Final = (
    Setting(
        "appearance.theme",
        SettingKind.CHOICE,
        "system",
        FIRST,
        *_APPEARANCE,
        choices=("system", "light", "dark", "contrast"),
    ),
    Setting(
        "appearance.density",
        SettingKind.CHOICE,
        "comfortable",
        FIRST,
        *_APPEARANCE,
        choices=("compact", "comfortable", "spacious"),
    ),
    Setting("appearance.text_size", SettingKind.NUMBER, 100, FIRST, *_APPEARANCE, least=80, most=200, step=5),
    Setting("appearance.font", SettingKind.CHOICE, "inter", FIRST, *_APPEARANCE, choices=("inter", "system")),
    Setting(
        "appearance.language",
        SettingKind.CHOICE,
        AS_SYSTEM,
        FIRST,
        *_APPEARANCE,
        choices=(AS_SYSTEM, *LANGUAGES),
    ),
    Setting("appearance.less_motion", SettingKind.SWITCH, False, FIRST, *_APPEARANCE),
    Setting(
        "habits.first_page",
        SettingKind.CHOICE,
        "last",
        FIRST,
        SettingGroup.HABITS,
        SettingPlace.WINDOW,
        choices=_PAGES,
    ),
    Setting("habits.tray", SettingKind.SWITCH, False, FIRST, SettingGroup.HABITS, SettingPlace.COMPUTER),
    Setting("habits.close_to_tray", SettingKind.SWITCH, False, FIRST, SettingGroup.HABITS, SettingPlace.COMPUTER),
    Setting(
        "lock.after_minutes",
        SettingKind.CHOICE,
        "never",
        FIRST,
        SettingGroup.LOCK,
        SettingPlace.VAULT,
        choices=("never", "5", "15", "30", "60"),
    ),
    Setting("lock.on_suspend", SettingKind.SWITCH, True, FIRST, SettingGroup.LOCK, SettingPlace.WINDOW),
    Setting(
        "habits.country",
        SettingKind.TEXT,
        "",
        FIRST,
        SettingGroup.HABITS,
        SettingPlace.VAULT,
        most=4,
        form="[A-Za-z]{2}|[Nn]one",
    ),
    Setting(
        "habits.report_language",
        SettingKind.CHOICE,
        AS_SYSTEM,
        FIRST,
        SettingGroup.HABITS,
        SettingPlace.VAULT,
        choices=(AS_SYSTEM, *LANGUAGES),
    ),
    Setting(
        "privacy.secrets_agents",
        SettingKind.CHOICE,
        "redact",
        FIRST,
        *_PRIVACY,
        choices=("redact", "block", "keep"),
    ),
    Setting(
        "privacy.secrets_imports",
        SettingKind.CHOICE,
        "redact",
        FIRST,
        *_PRIVACY,
        choices=("redact", "block", "keep"),
    ),
    Setting(
        "privacy.secrets_person",
        SettingKind.CHOICE,
        "ask",
        FIRST,
        *_PRIVACY,
        choices=("ask", "redact", "block", "keep"),
    ),
    Setting("language_model.on", SettingKind.SWITCH, False, FIRST, *_MODEL),
    Setting("language_model.endpoint", SettingKind.ADDRESS, "", FIRST, *_MODEL, most=500),
    Setting("language_model.model", SettingKind.TEXT, "", FIRST, *_MODEL, most=200),
    Setting("language_model.seconds", SettingKind.NUMBER, 60, FIRST, *_MODEL, least=5, most=600, step=5),
    Setting("language_model.answers", SettingKind.SWITCH, True, FIRST, *_MODEL),
    Setting("language_model.agents", SettingKind.SWITCH, False, FIRST, *_MODEL),
    Setting("language_model.facts", SettingKind.SWITCH, True, FIRST, *_MODEL),
    Setting("language_model.opinions", SettingKind.SWITCH, False, FIRST, *_MODEL),
    Setting("language_model.reports", SettingKind.SWITCH, False, FIRST, *_MODEL),
    Setting("notices.report", SettingKind.SWITCH, False, FIRST, SettingGroup.NOTICES, SettingPlace.WINDOW),
)
"""Only what does something stands here."""

_BY_KEY: Final = {each.key: each for each in SETTINGS}


def setting(key: str) -> Setting:
    """The line of the table with this key.

    Raises:
        InvalidInputError: there is none.
    """
    found = _BY_KEY.get(key)
    if found is None:
        raise InvalidInputError("setting", "unknown", given=key)
    return found


@dataclass(frozen=True, slots=True)
class SettingState:
    """A setting as it is now. ``changed``: somebody chose another value than the default."""

    key: str
    value: SettingValue
    changed: bool


@dataclass(frozen=True, slots=True)
class GetSettings(Query[tuple[SettingState, ...]]):
    """The settings that are kept in the vault, in the order of the table."""


@dataclass(frozen=True, slots=True)
class ChangeSetting(Query[SettingState]):
    """Change a setting that is kept in the vault; None: back to its default.

    No memory is changed and nothing is journalled. Raises InvalidInputError where there is no such setting in the
    vault or the value may not stand there, NotPermittedError for everybody but a person.
    """

    key: str
    value: SettingValue | None = None

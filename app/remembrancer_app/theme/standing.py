"""How a memory's standing looks: status, flags and trust, each an icon, a word and a tone."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from remembrancer_app.theme.icon_names import Icon
from remembrancer_app.theme.roles import Role


@dataclass(frozen=True, slots=True)
class StandingLook:
    """`row_text` is the tone of a memory's text in a list, `row_icon` that of the icon behind it."""

    word: str
    icon: Icon
    tone: Role
    row_text: Role = Role.TEXT
    row_icon: Role = Role.TEXT3


class Standing(Enum):
    """What a chip or a row can say about a memory; the members from DELETED to PINNED stand in the order rows show."""

    DELETED = StandingLook(str(QT_TRANSLATE_NOOP("Standing", "Deleted")), Icon.TRASH_2, Role.BAD, Role.TEXT3, Role.BAD)
    CONTESTED = StandingLook(
        str(QT_TRANSLATE_NOOP("Standing", "Contested")), Icon.GIT_COMPARE, Role.CONTEST, row_icon=Role.CONTEST
    )
    WAITING = StandingLook(
        str(QT_TRANSLATE_NOOP("Standing", "Waiting for you")), Icon.HOURGLASS, Role.WARN, Role.TEXT2, Role.WARN
    )
    SUPERSEDED = StandingLook(
        str(QT_TRANSLATE_NOOP("Standing", "Superseded")), Icon.HISTORY, Role.PAST, Role.TEXT2, Role.PAST
    )
    EXPIRED = StandingLook(str(QT_TRANSLATE_NOOP("Standing", "Expired")), Icon.TIMER_OFF, Role.TEXT2, Role.TEXT2)
    FADED = StandingLook(str(QT_TRANSLATE_NOOP("Standing", "Faded")), Icon.ARCHIVE, Role.TEXT2, Role.TEXT2)
    UNUSUAL = StandingLook(
        str(QT_TRANSLATE_NOOP("Standing", "Out of the ordinary")), Icon.ACTIVITY, Role.WARN, row_icon=Role.WARN
    )
    PINNED = StandingLook(str(QT_TRANSLATE_NOOP("Standing", "Pinned")), Icon.PIN, Role.TEXT2)
    QUIET = StandingLook(str(QT_TRANSLATE_NOOP("Standing", "Quiet")), Icon.BELL_OFF, Role.WARN, row_icon=Role.WARN)
    TURNED_DOWN = StandingLook(str(QT_TRANSLATE_NOOP("Standing", "Turned down")), Icon.CIRCLE_X, Role.TEXT2, Role.TEXT3)
    PUT_AWAY = StandingLook(str(QT_TRANSLATE_NOOP("Standing", "Put away")), Icon.FOLDER_ARCHIVE, Role.TEXT2, Role.TEXT2)
    NOTED = StandingLook(str(QT_TRANSLATE_NOOP("Standing", "Noted")), Icon.MESSAGE_SQUARE_TEXT, Role.TEXT2)
    CURRENT = StandingLook(str(QT_TRANSLATE_NOOP("Standing", "Current")), Icon.CIRCLE_CHECK, Role.GOOD)
    PERSON = StandingLook(str(QT_TRANSLATE_NOOP("Standing", "Person")), Icon.USER_ROUND, Role.TEXT2)
    CONFIRMED = StandingLook(str(QT_TRANSLATE_NOOP("Standing", "Confirmed")), Icon.BADGE_CHECK, Role.TEXT2)
    AGENT = StandingLook(str(QT_TRANSLATE_NOOP("Standing", "Agent")), Icon.BOT, Role.TEXT2)
    IMPORTED = StandingLook(str(QT_TRANSLATE_NOOP("Standing", "Imported")), Icon.IMPORT, Role.TEXT2)

    @property
    def look(self) -> StandingLook:
        return self.value

    def word(self) -> str:
        """The word in the language of the window."""
        return QCoreApplication.translate("Standing", self.value.word)


ROW_ORDER = (
    Standing.DELETED,
    Standing.CONTESTED,
    Standing.WAITING,
    Standing.SUPERSEDED,
    Standing.EXPIRED,
    Standing.FADED,
    Standing.UNUSUAL,
    Standing.PINNED,
)
"""If several apply, a row shows their icons in this order."""

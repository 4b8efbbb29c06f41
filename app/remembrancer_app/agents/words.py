"""Clients and what they ask for, in words."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from remembrancer.model.changes import Outcome
from remembrancer.model.clients import Client, ClientScope, ClientState
from remembrancer.model.traffic import RequestOutcome
from remembrancer_app.shell.translation import listed
from remembrancer_app.theme import Icon, Role

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from remembrancer.model.clients import Grant
    from remembrancer.model.traffic import ClientRequest
    from remembrancer_app.memories.day_words import DayWords

SCOPE_ICONS = MappingProxyType(
    {
        ClientScope.READ: Icon.EYE,
        ClientScope.PROPOSE: Icon.MESSAGE_SQUARE_PLUS,
        ClientScope.WRITE: Icon.PENCIL,
        ClientScope.RESOLVE: Icon.GIT_COMPARE,
    }
)
OUTCOME_LOOKS = MappingProxyType(
    {
        RequestOutcome.DONE: (Icon.CHECK, Role.GOOD, Role.TEXT2),
        RequestOutcome.WAITING: (Icon.HOURGLASS, Role.WARN, Role.WARN),
        RequestOutcome.REFUSED: (Icon.BAN, Role.BAD, Role.BAD),
        RequestOutcome.FAILED: (Icon.TRIANGLE_ALERT, Role.BAD, Role.BAD),
    }
)
"""Icon, its colour, and that of the words."""
_PROGRAM_ICONS = (
    (("claude", "codex", "gemini", "terminal"), Icon.TERMINAL),
    (("cursor",), Icon.MOUSE_POINTER_2),
    (("code", "zed", "windsurf", "desktop"), Icon.APP_WINDOW),
    (("calendar", "planner"), Icon.CALENDAR_CHECK),
    (("home",), Icon.HOUSE),
)


def client_icon(name: str, program: str = "") -> Icon:
    """A drawing for a client, by what it calls itself."""
    told = f"{name} {program}".casefold()
    return next((icon for words, icon in _PROGRAM_ICONS if any(word in told for word in words)), Icon.BOT)


def scope_word(scope: ClientScope) -> str:
    """One word for a chip."""
    return {
        ClientScope.READ: QCoreApplication.translate("Agents", "read"),
        ClientScope.PROPOSE: QCoreApplication.translate("Agents", "propose"),
        ClientScope.WRITE: QCoreApplication.translate("Agents", "write"),
        ClientScope.RESOLVE: QCoreApplication.translate("Agents", "resolve"),
    }[scope]


def scope_sentence(scope: ClientScope) -> str:
    """What ticking it allows."""
    return {
        ClientScope.READ: QCoreApplication.translate("Agents", "Read memories"),
        ClientScope.PROPOSE: QCoreApplication.translate("Agents", "Remember new things; rules and pins wait for you"),
        ClientScope.WRITE: QCoreApplication.translate("Agents", "Also change and put away what it wrote"),
        ClientScope.RESOLVE: QCoreApplication.translate("Agents", "Decide conflicts between its own statements"),
    }[scope]


def namespaces_of(grants: Sequence[Grant]) -> tuple[str, ...]:
    """The namespaces that any grant names, in order; nothing where one of them means all."""
    if any(grant.is_everywhere for grant in grants):
        return ()
    return tuple(dict.fromkeys(name for grant in grants for name in grant.namespaces))


def namespaces_words(grants: Sequence[Grant]) -> str:
    return listed(namespaces_of(grants)) or QCoreApplication.translate("Agents", "all namespaces")


def rights_sentence(client: Client, day_words: DayWords) -> str:
    """What it may do, where, and until when: "reads and proposes in halyard; ends 4 May"."""
    verbs = {
        ClientScope.READ: QCoreApplication.translate("Agents", "reads"),
        ClientScope.PROPOSE: QCoreApplication.translate("Agents", "proposes"),
        ClientScope.WRITE: QCoreApplication.translate("Agents", "writes"),
        ClientScope.RESOLVE: QCoreApplication.translate("Agents", "resolves its own conflicts"),
    }
    done = [verbs[scope] for scope in ClientScope if any(grant.scope is scope for grant in client.grants)]
    if not done:
        return QCoreApplication.translate("Agents", "may do nothing")
    rights = (
        done[0]
        if len(done) == 1
        else QCoreApplication.translate("Agents", "{0} and {1}").format(listed(done[:-1]), done[-1])
    )
    words = QCoreApplication.translate("Agents", "{0} in {1}").format(rights, namespaces_words(client.grants))
    if client.expires_at is not None:
        words = QCoreApplication.translate("Agents", "{0}; ends {1}").format(
            words, day_words.dates.day(client.expires_at)
        )
    return words


def is_expired(client: Client, now: datetime) -> bool:
    return client.expires_at is not None and client.expires_at <= now


def state_words(client: Client, day_words: DayWords, now: datetime) -> tuple[str, Role]:
    """How it stands, with the last time it was seen, and the colour of the mark before it."""
    seen = (
        day_words.brief(client.last_seen_at)
        if client.last_seen_at
        else QCoreApplication.translate("Agents", "not seen yet")
    )
    if client.state is ClientState.REVOKED:
        return QCoreApplication.translate("Agents", "Revoked"), Role.BAD
    if client.state is ClientState.PAUSED:
        return QCoreApplication.translate("Agents", "Paused, {0}").format(seen), Role.LINE2
    if is_expired(client, now):
        return QCoreApplication.translate("Agents", "Ended {0}").format(
            day_words.brief(client.expires_at or now)
        ), Role.LINE2
    return QCoreApplication.translate("Agents", "Active, {0}").format(seen), Role.GOOD


def operation_word(operation: str) -> str:
    """What was asked for, as it stands in a row."""
    return operation.replace("_", " ")


def result_words(request: ClientRequest) -> str:
    """What came of a request."""
    if request.outcome is RequestOutcome.REFUSED:
        return QCoreApplication.translate("Agents", "refused: {0}").format(reason_words(request.reason))
    if request.outcome is RequestOutcome.FAILED:
        return QCoreApplication.translate("Agents", "failed: {0}").format(reason_words(request.reason))
    if request.outcome is RequestOutcome.WAITING:
        return (
            QCoreApplication.translate("Agents", "waits for you: {0}").format(reason_words(request.reason))
            if request.reason
            else QCoreApplication.translate("Agents", "waits for you")
        )
    figure = QLocale().toString
    if request.tokens:
        memories = (
            QCoreApplication.translate("Agents", "1 memory")
            if request.memories == 1
            else QCoreApplication.translate("Agents", "{0} memories").format(figure(request.memories))
        )
        return QCoreApplication.translate("Agents", "{0}, {1} tokens").format(memories, figure(request.tokens))
    if request.memories:
        return (
            QCoreApplication.translate("Agents", "1 memory")
            if request.memories == 1
            else QCoreApplication.translate("Agents", "{0} memories").format(figure(request.memories))
        )
    return reason_words(request.reason) if request.reason else QCoreApplication.translate("Agents", "done")


def reason_words(reason: str) -> str:
    """A reason or an outcome in words; unknown ones are told as they are."""
    known = {
        Outcome.CREATED.value: QCoreApplication.translate("Agents", "stored"),
        Outcome.REINFORCED.value: QCoreApplication.translate("Agents", "said again"),
        Outcome.ALREADY_THERE.value: QCoreApplication.translate("Agents", "known already"),
        Outcome.REJECTED.value: QCoreApplication.translate("Agents", "turned down before"),
        Outcome.CONFLICT.value: QCoreApplication.translate("Agents", "contradicts what is remembered"),
        Outcome.WAITING.value: QCoreApplication.translate("Agents", "a rule or a pin"),
        "no_token": QCoreApplication.translate("Agents", "no token"),
        "unknown_token": QCoreApplication.translate("Agents", "unknown token"),
        "unknown": QCoreApplication.translate("Agents", "unknown token"),
        "origin": QCoreApplication.translate("Agents", "came from a web page"),
        "host": QCoreApplication.translate("Agents", "not asked for this computer"),
        "paused": QCoreApplication.translate("Agents", "it is paused"),
        "expired": QCoreApplication.translate("Agents", "its time is over"),
        "revoked": QCoreApplication.translate("Agents", "it is revoked"),
        "not_permitted": QCoreApplication.translate("Agents", "not allowed to"),
        "quota": QCoreApplication.translate("Agents", "over its limits"),
        "quota_exceeded": QCoreApplication.translate("Agents", "over its limits"),
        "invalid_input": QCoreApplication.translate("Agents", "a field is outside its limits"),
    }
    return known.get(reason, reason.replace("_", " "))


def code_words(code: str) -> str:
    """A pairing code as it is compared: two groups."""
    half = (len(code) + 1) // 2
    return f"{code[:half]} {code[half:]}" if code.isalnum() else code

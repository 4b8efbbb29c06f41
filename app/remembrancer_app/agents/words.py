"""Clients and what they ask for, in words."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from remembrancer.model.changes import Outcome
from remembrancer.model.clients import Client, ClientScope, ClientState
from remembrancer.model.traffic import RequestOutcome
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


def _tr(text: str) -> str:
    return QCoreApplication.translate("Agents", text)


def client_icon(name: str, program: str = "") -> Icon:
    """A drawing for a client, by what it calls itself."""
    told = f"{name} {program}".casefold()
    return next((icon for words, icon in _PROGRAM_ICONS if any(word in told for word in words)), Icon.BOT)


def scope_word(scope: ClientScope) -> str:
    """One word for a chip."""
    return {
        ClientScope.READ: _tr("read"),
        ClientScope.PROPOSE: _tr("propose"),
        ClientScope.WRITE: _tr("write"),
        ClientScope.RESOLVE: _tr("resolve"),
    }[scope]


def scope_sentence(scope: ClientScope) -> str:
    """What ticking it allows."""
    return {
        ClientScope.READ: _tr("Read memories"),
        ClientScope.PROPOSE: _tr("Remember new things; rules and pins wait for you"),
        ClientScope.WRITE: _tr("Also change and put away what it wrote"),
        ClientScope.RESOLVE: _tr("Decide conflicts between its own statements"),
    }[scope]


def namespaces_of(grants: Sequence[Grant]) -> tuple[str, ...]:
    """The namespaces that any grant names, in order; nothing where one of them means all."""
    if any(grant.is_everywhere for grant in grants):
        return ()
    return tuple(dict.fromkeys(name for grant in grants for name in grant.namespaces))


def namespaces_words(grants: Sequence[Grant]) -> str:
    return ", ".join(namespaces_of(grants)) or _tr("all namespaces")


def rights_sentence(client: Client, day_words: DayWords) -> str:
    """What it may do, where, and until when: "reads and proposes in halyard; ends 4 May"."""
    verbs = {
        ClientScope.READ: _tr("reads"),
        ClientScope.PROPOSE: _tr("proposes"),
        ClientScope.WRITE: _tr("writes"),
        ClientScope.RESOLVE: _tr("resolves its own conflicts"),
    }
    done = [verbs[scope] for scope in ClientScope if any(grant.scope is scope for grant in client.grants)]
    if not done:
        return _tr("may do nothing")
    listed = done[0] if len(done) == 1 else _tr("{0} and {1}").format(", ".join(done[:-1]), done[-1])
    words = _tr("{0} in {1}").format(listed, namespaces_words(client.grants))
    if client.expires_at is not None:
        words = _tr("{0}; ends {1}").format(words, day_words.dates.day(client.expires_at))
    return words


def is_expired(client: Client, now: datetime) -> bool:
    return client.expires_at is not None and client.expires_at <= now


def state_words(client: Client, day_words: DayWords, now: datetime) -> tuple[str, Role]:
    """How it stands, with the last time it was seen, and the colour of the mark before it."""
    seen = day_words.brief(client.last_seen_at) if client.last_seen_at else _tr("not seen yet")
    if client.state is ClientState.REVOKED:
        return _tr("Revoked"), Role.BAD
    if client.state is ClientState.PAUSED:
        return _tr("Paused, {0}").format(seen), Role.LINE2
    if is_expired(client, now):
        return _tr("Ended {0}").format(day_words.brief(client.expires_at or now)), Role.LINE2
    return _tr("Active, {0}").format(seen), Role.GOOD


def operation_word(operation: str) -> str:
    """What was asked for, as it stands in a row."""
    return operation.replace("_", " ")


def result_words(request: ClientRequest) -> str:
    """What came of a request."""
    if request.outcome is RequestOutcome.REFUSED:
        return _tr("refused: {0}").format(reason_words(request.reason))
    if request.outcome is RequestOutcome.FAILED:
        return _tr("failed: {0}").format(reason_words(request.reason))
    if request.outcome is RequestOutcome.WAITING:
        return (
            _tr("waits for you: {0}").format(reason_words(request.reason)) if request.reason else _tr("waits for you")
        )
    figure = QLocale().toString
    if request.tokens:
        memories = _tr("1 memory") if request.memories == 1 else _tr("{0} memories").format(figure(request.memories))
        return _tr("{0}, {1} tokens").format(memories, figure(request.tokens))
    if request.memories:
        return _tr("1 memory") if request.memories == 1 else _tr("{0} memories").format(figure(request.memories))
    return reason_words(request.reason) if request.reason else _tr("done")


def reason_words(reason: str) -> str:
    """A reason or an outcome in words; unknown ones are told as they are."""
    known = {
        Outcome.CREATED.value: _tr("stored"),
        Outcome.REINFORCED.value: _tr("said again"),
        Outcome.ALREADY_THERE.value: _tr("known already"),
        Outcome.REJECTED.value: _tr("turned down before"),
        Outcome.CONFLICT.value: _tr("contradicts what is remembered"),
        Outcome.WAITING.value: _tr("a rule or a pin"),
        "no_token": _tr("no token"),
        "unknown_token": _tr("unknown token"),
        "unknown": _tr("unknown token"),
        "origin": _tr("came from a web page"),
        "host": _tr("not asked for this computer"),
        "paused": _tr("it is paused"),
        "expired": _tr("its time is over"),
        "revoked": _tr("it is revoked"),
        "not_permitted": _tr("not allowed to"),
        "quota": _tr("over its limits"),
        "quota_exceeded": _tr("over its limits"),
        "invalid_input": _tr("a field is outside its limits"),
    }
    return known.get(reason, reason.replace("_", " "))


def code_words(code: str) -> str:
    """A pairing code as it is compared: two groups."""
    half = (len(code) + 1) // 2
    return f"{code[:half]} {code[half:]}" if code.isalnum() else code

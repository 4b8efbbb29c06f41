"""Which requests a client may send, by which right, and how far they reach: everything else is refused."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from remembrancer.model import cases, changes, days, history, language, proposals, queries, recalling, reports
from remembrancer.model.clients import ClientScope
from remembrancer.model.errors import NotPermittedError
from remembrancer.storage.clients import ClientRecord
from remembrancer.storage.scope import TURNED_AWAY, Scope

_WRITING: Final = (ClientScope.PROPOSE, ClientScope.WRITE)

RIGHTS: Final[dict[type[Any], tuple[ClientScope, ...]]] = {
    recalling.Recall: (ClientScope.READ,),
    language.AnswerAgent: (ClientScope.READ,),
    queries.FindMemories: (ClientScope.READ,),
    queries.GetMemories: (ClientScope.READ,),
    queries.GetHistory: (ClientScope.READ,),
    queries.CountFacets: (ClientScope.READ,),
    queries.ListTags: (ClientScope.READ,),
    queries.ListNamespaces: tuple(ClientScope),
    history.GetVersionSteps: (ClientScope.READ,),
    history.ListChanges: (ClientScope.READ,),
    history.CountChanges: (ClientScope.READ,),
    history.ListSessions: (ClientScope.READ,),
    days.GetChangesAround: (ClientScope.READ,),
    cases.ListConflicts: (ClientScope.READ,),
    cases.CountConflicts: (ClientScope.READ,),
    cases.GetConflict: (ClientScope.READ, ClientScope.RESOLVE),
    reports.GetReport: (ClientScope.READ,),
    proposals.GetProposal: _WRITING,
    changes.Remember: _WRITING,
    changes.Revise: _WRITING,
    changes.SetStatus: _WRITING,
    cases.ResolveConflict: (ClientScope.RESOLVE,),
}
"""By the type of a request, the rights of which one is needed where it reaches."""


def reach(record: ClientRecord, rights: Iterable[ClientScope]) -> Scope:
    """The namespaces on which a client has one of these rights, and there what the person did not turn away."""
    wanted = frozenset(rights)
    granted = [each.namespaces for each in record.grants if each.scope in wanted]
    if None in granted:
        return Scope(hides=TURNED_AWAY)
    names = frozenset(namespace for each in granted if each is not None for namespace in each)
    return Scope(names, TURNED_AWAY)


def reach_of(record: ClientRecord, request: object) -> Scope:
    """How far a client's request reaches.

    Raises:
        NotPermittedError: clients cannot ask for this at all, or this one nowhere.
    """
    rights = RIGHTS.get(type(request))
    if rights is None:
        raise NotPermittedError(f"{type(request).__name__} is not for clients", action="scope")
    scope = reach(record, rights)
    if scope.namespaces is not None and not scope.namespaces:
        raise NotPermittedError("not granted", action="scope", scope=rights[0].value)
    return scope

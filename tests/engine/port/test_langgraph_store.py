"""The store for LangGraph, beside LangGraph's own store in memory: the same operations, the same answers."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest
from langgraph.store.base import BaseStore, InvalidNamespaceError, Item
from langgraph.store.memory import InMemoryStore

from remembrancer.model.clients import EVERY_NAMESPACE, AddClient, ClientScope, Grant
from remembrancer.model.clock import FixedClock
from remembrancer.model.errors import ClientRefusedError, InvalidInputError
from remembrancer.model.queries import FindMemories, GetHistory
from remembrancer.owner.remote import RemoteClient
from remembrancer.owner.service import OwnerKind, OwnerService
from remembrancer.port.langgraph_store import RemembrancerStore
from remembrancer.vault import Entrance, Vault

USERS = ("users", "maya")


@pytest.fixture
def token(knowing: Entrance) -> str:
    grants = tuple(Grant(each, EVERY_NAMESPACE) for each in ClientScope)
    return knowing.change(AddClient("Graph", grants)).token


@pytest.fixture
def items(knowing_vault: Vault, token: str, clock: FixedClock) -> RemembrancerStore:
    return RemembrancerStore(knowing_vault.client(token), clock=clock)


def plain(answer: Any) -> Any:
    """An answer without its times and scores."""
    if isinstance(answer, Item):
        return answer.namespace, answer.key, answer.value
    return sorted(plain(each) for each in answer) if isinstance(answer, list) else answer


def use(store: BaseStore) -> list[Any]:
    """A life of a store, and all that it answered."""
    answers: list[Any] = []
    store.put(USERS, "tea", {"text": "Maya likes oolong.", "rank": 1, "tags": ["drink"]})
    store.put(USERS, "boat", {"text": "Maya sails the Halyard.", "rank": 2, "nested": {"deep": [1, None, "x"]}})
    store.put(("users", "ines"), "tea", {"text": "Ines drinks coffee.", "rank": 3})
    store.put(("teams",), "crew", {"text": "The crew meets on Mondays.", "rank": 4})
    answers += [store.get(USERS, "tea"), store.get(USERS, "none")]
    answers += [store.search(("users",)), store.search(USERS), store.search((), limit=2, offset=2).__len__()]
    answers += [store.search(("users",), filter={"rank": {"$gte": 2}}), store.search((), filter={"tags": ["drink"]})]
    answers += [store.search((), filter={"nested": {"deep": [1, None, "x"]}})]
    answers += [
        store.list_namespaces(),
        store.list_namespaces(prefix=("users", "*")),
        store.list_namespaces(max_depth=1),
    ]
    store.put(USERS, "tea", {"text": "Maya likes sencha.", "rank": 1})
    answers.append(store.get(USERS, "tea"))
    store.delete(USERS, "boat")
    store.delete(USERS, "none")
    answers += [store.get(USERS, "boat"), store.search(("users",))]
    store.put(USERS, "boat", {"text": "Maya sails the Halyard.", "rank": 2})
    answers.append(store.get(USERS, "boat"))
    return [plain(each) for each in answers]


def test_the_store_answers_as_langgraphs_own_does(items: RemembrancerStore) -> None:
    assert use(items) == use(InMemoryStore())


def test_putting_on_a_key_that_exists_makes_a_new_version(items: RemembrancerStore, knowing: Entrance) -> None:
    items.put(USERS, "tea", {"text": "Maya likes oolong."})
    first = items.get(USERS, "tea")
    items.put(USERS, "tea", {"text": "Maya likes sencha."})
    second = items.get(USERS, "tea")
    [memory] = knowing.query(FindMemories()).ids
    assert len(knowing.query(GetHistory(memory))) == 2
    assert first
    assert second
    assert second.created_at == first.created_at


def test_a_query_is_answered_by_meaning_and_leaves_out_what_is_not_indexed(items: RemembrancerStore) -> None:
    items.put(USERS, "tea", {"text": "Maya's favourite hot drink is oolong."})
    items.put(USERS, "boat", {"text": "The Halyard lies in the harbour.", "note": "oolong"}, index=["text"])
    items.put(USERS, "hidden", {"text": "Maya also drinks oolong at night."}, index=False)
    found = items.search(("users",), query="What does Maya like to drink?")
    assert [each.key for each in found][:1] == ["tea"]
    assert "hidden" not in [each.key for each in found]
    assert all(each.score is not None for each in found)


def test_what_has_an_end_is_gone_then_and_a_read_puts_it_off(items: RemembrancerStore, clock: FixedClock) -> None:
    items.put(USERS, "soon", {"text": "The kettle is on."}, ttl=10)
    clock.advance(timedelta(minutes=8))
    assert items.get(USERS, "soon")
    clock.advance(timedelta(minutes=8))
    assert items.get(USERS, "soon", refresh_ttl=False)
    clock.advance(timedelta(minutes=3))
    assert items.get(USERS, "soon") is None
    assert items.search(USERS) == []


def test_asynchronous_calls_do_the_same(items: RemembrancerStore) -> None:
    async def work() -> Any:
        await items.aput(USERS, "tea", {"text": "Maya likes oolong."})
        return await items.aget(USERS, "tea")

    assert plain(asyncio.run(work())) == (USERS, "tea", {"text": "Maya likes oolong."})


def test_what_cannot_be_kept_is_refused(items: RemembrancerStore) -> None:
    with pytest.raises(InvalidInputError):
        items.put(USERS, "large", {"text": "x" * 5_000})
    with pytest.raises(InvalidNamespaceError):
        items.put((), "tea", {"text": "x"})
    assert items.search(()) == []


def test_a_program_reaches_it_through_the_process_that_holds_the_vault(
    knowing_vault: Vault, token: str, clock: FixedClock
) -> None:
    service = OwnerService(knowing_vault, OwnerKind.WINDOW)
    service.start()
    with pytest.raises(ClientRefusedError):
        RemoteClient(knowing_vault.store.folder, "rmb_nothing")
    way = RemoteClient(knowing_vault.store.folder, token)
    store = RemembrancerStore(way, clock=clock)
    store.put(USERS, "tea", {"text": "Maya likes oolong."})
    assert plain(store.get(USERS, "tea")) == (USERS, "tea", {"text": "Maya likes oolong."})
    way.close()
    service.stop()

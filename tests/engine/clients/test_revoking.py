"""After a revocation is acknowledged nothing of the client is written any more, whatever was under way."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import pytest

from remembrancer.model.changes import ChangeRequest, Remember, Revise, Revision, SetStatus
from remembrancer.model.clients import (
    AddClient,
    ChangeClient,
    ClientScope,
    Grant,
    PauseClient,
    Quotas,
    RevokeClient,
    WrapSession,
)
from remembrancer.model.errors import ClientRefusedError
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, GetMemories
from remembrancer.model.types import ActorKind, MemoryType, Status
from remembrancer.vault import ClientEntrance, Entrance, Vault

PATIENCE = 30
MANY = Quotas(writes_per_minute=1_000_000, writes_per_day=1_000_000)
WRITE = (Grant(ClientScope.READ, ("personal",)), Grant(ClientScope.WRITE, ("personal",)))
Holds = Callable[[ClientEntrance, ChangeRequest[object], Callable[[], object]], object]


@pytest.fixture
def client(vault: Vault, person: Entrance) -> ClientEntrance:
    return vault.client(person.change(AddClient("Coder", WRITE, quotas=MANY)).token)


@pytest.fixture
def hold(monkeypatch: pytest.MonkeyPatch) -> Holds:
    """Sends a change of a client on its own thread, holds it behind its admission, and lets it go on after an act."""

    def held(client: ClientEntrance, request: ChangeRequest[object], act: Callable[[], object]) -> object:
        admitted, acted = threading.Event(), threading.Event()
        go_on = Entrance.change

        def change(entrance: Entrance, *given: object, **named: object) -> object:
            if entrance.actor.kind is ActorKind.AGENT and not admitted.is_set():
                admitted.set()
                assert acted.wait(PATIENCE)
            return go_on(entrance, *given, **named)

        with monkeypatch.context() as patch, ThreadPoolExecutor(1) as pool:
            patch.setattr(Entrance, "change", change)
            under_way = pool.submit(client.change, request)
            assert admitted.wait(PATIENCE)
            act()
            acted.set()
            return under_way.result(PATIENCE)

    return held


@pytest.mark.parametrize("ends", [RevokeClient, PauseClient])
@pytest.mark.parametrize("kind", ["remember", "edit", "archive", "wrap"])
def test_what_was_let_in_before_is_refused_when_it_comes_to_be_written(
    client: ClientEntrance, person: Entrance, hold: Holds, kind: str, ends: type[RevokeClient] | type[PauseClient]
):
    memory = client.change(Remember(Draft("The build runs on two cores", MemoryType.FACT))).memory
    request: ChangeRequest[object] = {
        "remember": Remember(Draft("The kettle is blue", MemoryType.FACT), key="1"),
        "edit": Revise((memory,), Revision(title="Build")),
        "archive": SetStatus((memory,), Status.ARCHIVED),
        "wrap": WrapSession("The kettle was painted blue."),
    }[kind]
    with pytest.raises(ClientRefusedError):
        hold(client, request, lambda: person.change(ends(client.id)))
    (kept,) = person.query(GetMemories(person.query(FindMemories()).ids))
    assert (kept.id, kept.number, kept.status) == (memory, 1, Status.ACTIVE)


def test_a_right_that_was_taken_away_holds_for_what_was_let_in_before(
    client: ClientEntrance, person: Entrance, hold: Holds
):
    memory = client.change(Remember(Draft("The build runs on two cores", MemoryType.FACT))).memory
    only_propose = (Grant(ClientScope.PROPOSE, ("personal",)),)
    change = hold(
        client,
        SetStatus((memory,), Status.ARCHIVED),
        lambda: person.change(ChangeClient(client.id, grants=only_propose)),
    )
    assert (change.memories, len(change.proposals)) == ((), 1)
    assert person.query(GetMemories((memory,)))[0].status is Status.ACTIVE


def test_of_many_that_write_at_once_nothing_comes_after_the_revocation(
    vault: Vault, client: ClientEntrance, person: Entrance
):
    numbers, enough = count(), threading.Event()

    def write_until_refused() -> int:
        while True:
            number = next(numbers)
            if number >= 12:
                enough.set()
            try:
                client.change(Remember(Draft(f"The reading of meter {number} was taken", MemoryType.FACT)))
            except ClientRefusedError:
                return number

    with ThreadPoolExecutor(4) as pool:
        writers = [pool.submit(write_until_refused) for _ in range(4)]
        assert enough.wait(PATIENCE)
        revoked = person.change(RevokeClient(client.id))
        for writer in writers:
            writer.result(PATIENCE)
    with vault.store.read() as connection:
        last = connection.execute(
            "SELECT max(tx.id) FROM tx JOIN operation o ON o.id = tx.operation_id WHERE o.client = ?", (client.id,)
        ).get
    assert 0 < last < revoked.number

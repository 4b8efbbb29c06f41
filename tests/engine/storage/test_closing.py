"""Closing a vault while others still read and write: whoever comes too late is told, and nobody waits for ever."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from remembrancer.model.changes import Remember
from remembrancer.model.errors import VaultLockedError
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories
from remembrancer.model.types import MemoryType
from remembrancer.storage.relocking import KeyChange
from remembrancer.storage.store import Store
from remembrancer.vault import Vault

PATIENCE = 5.0
READERS = 4


def test_readers_that_come_while_the_vault_closes_are_served_or_told(store):
    """Each holds its connection a little, so that more of them wait for one than there are."""
    reading = threading.Semaphore(0)

    def read_until_told():
        while True:
            try:
                with store.read() as connection:
                    reading.release()
                    connection.execute("SELECT count(*) FROM version").fetchall()
            except VaultLockedError:
                return

    threads = [threading.Thread(target=read_until_told, daemon=True) for _ in range(4 * READERS)]
    for thread in threads:
        thread.start()
    for _ in range(200):
        assert reading.acquire(timeout=PATIENCE)
    store.close()
    for thread in threads:
        thread.join(PATIENCE)
    assert not any(thread.is_alive() for thread in threads)


@pytest.mark.parametrize("ask", ["write", "read", "back_up", "maintain", "verify_journal", "number", "change_keys"])
def test_a_closed_vault_says_that_it_is_locked(store, person, secret, ask):
    store.close()
    questions = {
        "write": lambda: person.change(Remember(Draft("Late", type=MemoryType.FACT))),
        "read": lambda: person.query(FindMemories()),
        "back_up": store.back_up,
        "maintain": lambda: store.maintain(lambda _: None),
        "verify_journal": store.verify_journal,
        "number": store.number,
        "change_keys": lambda: store.change_keys(KeyChange(add=secret)),
    }
    with pytest.raises(VaultLockedError):
        questions[ask]()


def test_a_vault_is_let_go_though_its_statistics_cannot_be_brought_up(folder, clock, secret, store):
    """That is done at the end, when everything is on disk already: it is no reason to fail."""
    store._connection.set_progress_handler(lambda: True, 1)  # whatever it is asked to do is broken off
    store.close()
    reopened = Store.open(folder, secret, clock, Identifiers(clock))
    assert not reopened.verify_journal().problems
    reopened.close()


def test_a_vault_is_let_go_though_something_goes_wrong_before(folder, clock, secret, person):
    done = []
    person.vault.before_closing(lambda: done.append("first registered"))
    person.vault.before_closing(lambda: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        person.vault.close()
    assert done == ["first registered"]
    Store.open(folder, secret, clock, Identifiers(clock)).close()


def test_what_is_acknowledged_while_the_vault_closes_is_there_and_the_rest_is_refused(folder, clock, secret, person):
    acknowledged, surprises = [], []
    going = threading.Barrier(5)

    def write(name):
        going.wait(PATIENCE)
        for number in range(200):
            try:
                acknowledged.append(person.change(Remember(Draft(f"{name}x{number}", type=MemoryType.FACT))).memory)
            except VaultLockedError:
                return
            except BaseException as error:  # whatever else it is, it is the failure this looks for
                surprises.append(error)
                raise

    threads = [threading.Thread(target=write, args=(f"writer{number}",)) for number in range(4)]
    for thread in threads:
        thread.start()
    going.wait(PATIENCE)
    while len(acknowledged) < 10:
        pass
    person.vault.close()
    for thread in threads:
        thread.join(PATIENCE)
    assert surprises == []
    with Store.open(folder, secret, clock, Identifiers(clock)) as again:
        stored = Vault(again, encoder=lambda: None).entrance(person.actor).query(FindMemories()).ids
        assert set(acknowledged) == set(stored)
        assert not again.verify_journal().problems


def test_whoever_closes_second_returns_when_the_vault_is_closed(folder, clock, secret, store):
    with ThreadPoolExecutor(4) as pool:
        for closing in [pool.submit(store.close) for _ in range(4)]:
            closing.result(PATIENCE)
            Store.open(folder, secret, clock, Identifiers(clock)).close()

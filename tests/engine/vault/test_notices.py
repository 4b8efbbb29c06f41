"""Notices of changes: a subscriber's failure is its own."""

import threading

from remembrancer.model.changes import Remember
from remembrancer.model.memory import Draft
from remembrancer.model.types import MemoryType


def remember(entrance, text):
    return entrance.change(Remember(Draft(text, type=MemoryType.FACT)))


def test_a_subscriber_that_fails_neither_fails_the_change_nor_silences_the_others(vault, person, monkeypatch):
    reported, heard = [], []
    monkeypatch.setattr(threading, "excepthook", lambda arguments: reported.append(arguments.exc_value))

    def fails(_notice):
        raise ZeroDivisionError

    vault.subscribe(fails)
    vault.subscribe(heard.append)
    reply = remember(person, "Kept")
    assert [each.operation for each in heard] == [reply.change.operation]
    assert [type(each) for each in reported] == [ZeroDivisionError]


def test_a_subscriber_may_change_the_vault_and_leave_while_it_is_told(vault, person):
    numbers = []

    def answer(notice):
        numbers.append(notice.number)
        if len(numbers) == 1:
            remember(person, "An answer")
            stop()
            stop()

    stop = vault.subscribe(answer)
    remember(person, "A question")
    assert numbers == sorted(numbers)
    assert len(numbers) <= 2

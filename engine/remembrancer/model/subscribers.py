"""Whoever wants to be told when something happens."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import Generic, TypeVar

ToldT = TypeVar("ToldT")


class Subscribers(Generic[ToldT]):
    """Called one after the other, on the thread on which it happens. May be used from any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._subscribers: list[Callable[[ToldT], None]] = []

    def add(self, subscriber: Callable[[ToldT], None]) -> Callable[[], None]:
        """Call ``subscriber`` from now on. Returns how to stop that."""
        with self._lock:
            self._subscribers.append(subscriber)

        def remove() -> None:
            with self._lock:
                if subscriber in self._subscribers:
                    self._subscribers.remove(subscriber)

        return remove

    def tell(self, told: ToldT) -> None:
        """Call them all. What one raises goes to :func:`threading.excepthook`, and the others are called anyway."""
        with self._lock:
            subscribers = tuple(self._subscribers)
        for subscriber in subscribers:
            try:
                subscriber(told)
            except Exception:  # noqa: BLE001  (not swallowed: it goes where what a thread does not catch goes)
                threading.excepthook(threading.ExceptHookArgs((*sys.exc_info(), threading.current_thread())))

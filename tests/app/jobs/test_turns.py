"""Work of the window's thread in portions: one in each turn, what asks again once, in the order of asking."""

from functools import partial
from itertools import pairwise

import shiboken6
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from remembrancer_app.jobs.turns import Turns


def test_one_thing_is_done_in_each_turn_and_what_asked_twice_is_done_once(qtbot: QtBot) -> None:
    owner = QObject()
    turns, done, seen = Turns(owner), list[str](), list[int]()
    for name in ("one", "two", "three"):
        turns.ask(name, partial(done.append, name))
    turns.ask("two", partial(done.append, "two again"))
    assert not done, "nothing is done before the next turn"
    watch = QTimer(owner, interval=0)
    watch.timeout.connect(lambda: seen.append(len(done)))
    watch.start()
    qtbot.waitUntil(lambda: bool(seen) and seen[-1] == 3)
    watch.stop()
    assert done == ["one", "two again", "three"]
    assert all(later - before <= 1 for before, later in pairwise(seen))
    shiboken6.delete(owner)


def test_what_is_asked_for_in_a_turn_comes_in_a_later_one(qtbot: QtBot) -> None:
    owner = QObject()
    turns, done = Turns(owner), list[str]()

    def first() -> None:
        turns.ask("second", partial(done.append, "second"))
        done.append("first")

    turns.ask("first", first)
    qtbot.waitUntil(lambda: len(done) == 2)
    assert done == ["first", "second"]
    shiboken6.delete(owner)

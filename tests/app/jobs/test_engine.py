"""Jobs: off the GUI thread, one change after the other, silent once cancelled."""

import threading

import pytest
import shiboken6
from PySide6.QtCore import QObject, QThread
from pytestqt.qtbot import QtBot

from remembrancer.model.changes import Change, CreateNamespace, Remember
from remembrancer.model.comparing import ScanForConflicts, Scanned
from remembrancer.model.errors import CancelledError, NamespaceExistsError, RemembrancerError
from remembrancer.model.memory import Draft
from remembrancer.model.queries import GetState, ListNamespaces, VaultState
from remembrancer.vault import Notice
from remembrancer_app.jobs.engine import Engine, Job


@pytest.fixture
def owner(qapp: QObject) -> QObject:
    return QObject()


def test_a_query_answers_on_the_gui_thread(qtbot: QtBot, engine: Engine, owner: QObject) -> None:
    answered: list[tuple[VaultState, bool]] = []
    engine.query(owner, GetState(), lambda state: answered.append((state, QThread.currentThread() is owner.thread())))
    assert answered == []
    qtbot.waitUntil(lambda: bool(answered))
    assert answered[0][0].current == 4
    assert answered[0][1]


def test_a_change_is_on_disk_when_it_is_answered_and_is_told_to_all(
    qtbot: QtBot, engine: Engine, owner: QObject
) -> None:
    notices: list[Notice] = []
    engine.changed.connect(notices.append)
    done: list[str] = []
    engine.change(owner, Remember(Draft("The lab printer is on the second floor.")), lambda r: done.append(r.memory))
    qtbot.waitUntil(lambda: bool(done and notices), timeout=20_000)
    assert notices[0].memories == (done[0],)
    assert notices[0].initiator == engine.entrance.number
    assert engine.entrance.query(GetState()).current == 5


def test_changes_are_made_in_the_order_in_which_they_were_asked(qtbot: QtBot, engine: Engine, owner: QObject) -> None:
    done: list[int] = []
    for number in range(5):
        engine.change(owner, CreateNamespace(f"space{number}"), lambda change: done.append(change.number))
    qtbot.waitUntil(lambda: len(done) == 5)
    assert done == sorted(done)


def test_an_error_goes_to_who_asked_or_to_all(qtbot: QtBot, engine: Engine, owner: QObject) -> None:
    own: list[RemembrancerError] = []
    with qtbot.assertNotEmitted(engine.failed):
        engine.change(owner, CreateNamespace("halyard"), lambda _change: None, own.append)
        qtbot.waitUntil(lambda: bool(own))
    assert isinstance(own[0], NamespaceExistsError)
    with qtbot.waitSignal(engine.failed) as failed:
        engine.change(owner, CreateNamespace("halyard"), lambda _change: None)
    assert isinstance(failed.args[0], NamespaceExistsError)  # type: ignore[index]


def test_progress_that_was_on_its_way_when_a_job_was_cancelled_is_not_told(
    qtbot: QtBot, engine: Engine, owner: QObject
) -> None:
    reported, go_on = threading.Event(), threading.Event()
    told: list[int] = []
    ended: list[bool] = []

    def task(job: Job[str]) -> str:
        job.report(1, 2, "reading")
        reported.set()
        go_on.wait(10)
        return "done"

    job = engine.work(owner, task, lambda _reply: None, lambda _error: None, lambda: ended.append(True))
    job.progressed.connect(lambda done, _total, _stage: told.append(done))
    # Nothing is delivered while this thread waits.
    assert reported.wait(10)
    job.cancel()
    go_on.set()
    qtbot.waitUntil(lambda: bool(ended))
    assert told == []


def test_a_cancelled_job_says_nothing_but_that_it_ended(qtbot: QtBot, engine: Engine, owner: QObject) -> None:
    begun, go_on = threading.Event(), threading.Event()
    said: list[str] = []

    def task(job: Job[str]) -> str:
        begun.set()
        go_on.wait(10)
        if job.is_cancelled():
            raise CancelledError
        return "done"

    job = engine.work(owner, task, said.append, lambda _error: said.append("failed"), lambda: said.append("finished"))
    begun.wait(10)
    job.cancel()
    go_on.set()
    qtbot.waitUntil(lambda: bool(said))
    assert said == ["finished"]


def test_an_owner_that_is_gone_is_not_called(qtbot: QtBot, engine: Engine) -> None:
    begun, go_on = threading.Event(), threading.Event()
    said: list[str] = []

    def task(_job: Job[str]) -> str:
        begun.set()
        go_on.wait(10)
        return "done"

    gone = QObject()
    engine.work(gone, task, said.append)
    begun.wait(10)
    shiboken6.delete(gone)
    go_on.set()
    ended: list[Change] = []
    other = QObject()
    engine.change(other, CreateNamespace("later"), ended.append)
    qtbot.waitUntil(lambda: bool(ended))
    assert said == []


def test_what_is_to_be_written_is_though_who_asked_for_it_is_gone(qtbot: QtBot, engine: Engine) -> None:
    """A dialog is closed, or the vault locked, while the changes before it are still being made."""
    gate = threading.Event()
    engine._changes.submit(gate.wait)
    gone = QObject()
    said: list[object] = []
    engine.change(gone, CreateNamespace("asked-for"), said.append)
    taken_back = engine.change(gone, CreateNamespace("taken-back"), said.append)
    taken_back.cancel()
    shiboken6.delete(gone)
    gate.set()
    qtbot.waitUntil(lambda: not engine._under_way)
    names = {each.name for each in engine.entrance.query(ListNamespaces())}
    assert "asked-for" in names
    assert "taken-back" not in names
    assert said == []


def test_progress_reaches_the_gui_thread(qtbot: QtBot, engine: Engine, owner: QObject) -> None:
    go_on = threading.Event()
    seen: list[tuple[int, int, str]] = []

    def task(job: Job[str]) -> str:
        go_on.wait(10)
        job.report(3, 10, "reading")
        return "done"

    job = engine.work(owner, task, lambda _done: None)
    job.progressed.connect(lambda done, total, stage: seen.append((done, total, stage)))
    go_on.set()
    qtbot.waitUntil(lambda: bool(seen))
    assert seen == [(3, 10, "reading")]


def test_a_bug_in_a_job_is_raised_on_the_gui_thread(qtbot: QtBot, engine: Engine, owner: QObject) -> None:
    def task(_job: Job[str]) -> str:
        raise ZeroDivisionError

    with qtbot.captureExceptions() as caught:
        engine.work(owner, task, lambda _done: None)
        qtbot.waitUntil(lambda: bool(caught))
    assert caught[0][0] is ZeroDivisionError


def test_jobs_are_asked_for_on_the_gui_thread_only(engine: Engine, owner: QObject) -> None:
    raised: list[BaseException] = []

    def ask() -> None:
        try:
            engine._submit(engine._queries, None, None)  # type: ignore[arg-type]
        except RuntimeError as error:
            raised.append(error)

    thread = threading.Thread(target=ask)
    thread.start()
    thread.join()
    assert "GUI thread" in str(raised[0])


def test_what_is_asked_after_the_vault_was_closed_is_dropped(qtbot: QtBot, engine: Engine, owner: QObject) -> None:
    """Timers of pages may come due between the closing of the vault and the end of its window."""
    said: list[object] = []
    engine.close()
    with qtbot.assertNotEmitted(engine.failed, wait=50):
        jobs = (
            engine.query(owner, GetState(), said.append, said.append, lambda: said.append("ended")),
            engine.change(owner, CreateNamespace("late"), said.append, said.append, lambda: said.append("ended")),
            engine.work(owner, lambda _job: said.append("worked"), said.append),
        )
    assert all(job.is_cancelled() for job in jobs)
    assert said == []


def test_what_lasts_holds_up_no_other_change(qtbot: QtBot, engine: Engine, owner: QObject) -> None:
    said: list[str] = []
    gate = threading.Event()
    engine._aside.submit(gate.wait)
    engine.change_aside(owner, ScanForConflicts(), lambda _scanned: said.append("scanned"))
    engine.change(owner, CreateNamespace("quick"), lambda _change: said.append("changed"))
    qtbot.waitUntil(lambda: said == ["changed"])
    gate.set()
    qtbot.waitUntil(lambda: said == ["changed", "scanned"])
    assert not engine._lasting


def test_closing_stops_what_lasts_instead_of_waiting_for_its_end(engine: Engine, owner: QObject) -> None:
    said: list[object] = []
    lasting: list[Job[Scanned]] = []
    engine._aside.submit(lambda: lasting[0]._cancelled.wait() if lasting else None)
    lasting.append(engine.change_aside(owner, ScanForConflicts(), said.append))
    engine.close()
    assert lasting[0].is_cancelled()
    assert said == []


def test_owners_may_go_at_any_moment_while_their_jobs_end(qtbot: QtBot, engine: Engine) -> None:
    """A thread that emits a signal of an object in the middle of its end would take the program with it."""
    for _ in range(300):
        owner = QObject()
        engine.query(owner, GetState(), lambda _state: None)
        shiboken6.delete(owner)
    last = QObject()
    answered: list[object] = []
    engine.query(last, GetState(), answered.append)
    qtbot.waitUntil(lambda: bool(answered))
    qtbot.waitUntil(lambda: not engine._under_way)

"""The engine off the GUI thread: queries and changes as jobs whose outcome comes back on the GUI thread.

A job touches no widget: read what is needed from the widgets before submitting, write to them in ``done``.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from threading import Event
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Qt, QThread, Signal, Slot
from shiboken6 import isValid

from remembrancer.model.changes import ChangeRequest
from remembrancer.model.errors import CancelledError, RemembrancerError, SecretFoundError
from remembrancer.model.queries import Query
from remembrancer.model.secrets import SecretAction
from remembrancer.vault import Entrance, Notice, Vault

ReplyT = TypeVar("ReplyT")

_QUERY_THREADS = 2


class Job(QObject, Generic[ReplyT]):
    """One request under way. Cancelling it silences its progress and its outcome; a long one also stops early.

    It is no child of its owner: an object that is deleted while a thread emits its signal takes the program with it.
    It outlives the owner, and then says nothing. A question that nobody waits for any more is not begun; what is to be
    ``written`` is, unless it was cancelled: who closes a dialog, or the vault, has asked for it all the same.

    Signals:
        progressed: steps done, steps in all (0: unknown), and the code of the stage.
        delivered: whoever wanted to know the outcome knows it.
    """

    progressed = Signal(int, int, str)
    delivered = Signal()
    _reported = Signal(int, int, str)
    _ended = Signal(object, object)

    def __init__(
        self,
        owner: QObject,
        done: Callable[[ReplyT], None],
        failed: Callable[[RemembrancerError], None],
        finished: Callable[[], None] | None = None,
        *,
        written: bool = False,
    ) -> None:
        super().__init__()
        self._cancelled = Event()
        self._is_orphaned = False
        self._written = written
        owner.destroyed.connect(self._let_go)
        self._done, self._failed, self._finished = done, failed, finished
        self._reported.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._ended.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    @Slot()
    def cancel(self) -> None:
        self._cancelled.set()

    def report(self, done: int, total: int, stage: str) -> None:
        """From the worker (see :class:`remembrancer.model.progress.Progress`)."""
        if not self.is_cancelled():
            self._reported.emit(done, total, stage)

    def is_cancelled(self) -> bool:
        """Also once the owner is gone: what takes long stops early."""
        return self._cancelled.is_set() or self._is_orphaned

    def run(self, work: Callable[[], ReplyT]) -> None:
        """On the worker: do the work and send the outcome back."""
        if self._cancelled.is_set() or (self._is_orphaned and not self._written):
            self._send(None, CancelledError())
            return
        try:
            reply = work()
        except RemembrancerError as error:
            self._send(None, error)
        except BaseException as error:
            logging.getLogger("jobs").exception("job_failed")
            self._send(None, error)
        else:
            self._send(reply, None)

    def _send(self, reply: object, error: BaseException | None) -> None:
        self._ended.emit(reply, error)

    @Slot()
    def _let_go(self) -> None:
        """The owner is gone: nobody waits for the outcome."""
        self._is_orphaned = True

    @Slot(int, int, str)
    def _tell(self, done: int, total: int, stage: str) -> None:
        # What was on its way when it was cancelled would say that it goes on.
        if not self.is_cancelled():
            self.progressed.emit(done, total, stage)

    @Slot(object, object)
    def _deliver(self, reply: Any, error: BaseException | None) -> None:
        try:
            if self._is_orphaned:
                return
            if self._finished is not None:
                self._finished()
            if self._cancelled.is_set() or isinstance(error, CancelledError):
                return
            if isinstance(error, RemembrancerError):
                self._failed(error)
            elif error is not None:
                # A bug: raised here, so that it reaches the crash dialog.
                raise error
            else:
                self._done(reply)
        finally:
            self.delivered.emit()
            self.deleteLater()


@dataclass(frozen=True, slots=True)
class SecretQuestion:
    """A change that was not made, since a person has to say what becomes of the secrets in it.

    ``answer`` makes it with what they said; ``leave`` tells whoever wanted it that it was not made.
    """

    error: SecretFoundError
    answer: Callable[[SecretAction], None]
    leave: Callable[[], None]


class Engine(QObject):
    """The person's entrance to the open vault, for the whole window.

    Signals:
        changed: a :class:`~remembrancer.vault.Notice` after every change, whoever made it.
        seen: what a client asked for, as it comes (a ClientRequest), that one asks to be let in (a PairingRequest) or
            was answered (a PairingAnswered).
        failed: an error that no view took care of; the window words and shows it.
    """

    changed = Signal(object)
    seen = Signal(object)
    failed = Signal(object)

    def __init__(self, vault: Vault, entrance: Entrance, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.vault = vault
        self.entrance = entrance
        self._queries = ThreadPoolExecutor(_QUERY_THREADS, thread_name_prefix="query")
        self._changes = ThreadPoolExecutor(1, thread_name_prefix="change")
        self._aside = ThreadPoolExecutor(1, thread_name_prefix="aside")
        self._lasting: set[Job[Any]] = set()
        self._under_way: set[Job[Any]] = set()
        """Nothing else holds a job whose asker does not keep it."""
        self._unsubscribe = vault.subscribe(self._notify)
        # As with changes: called on the threads of clients, queued to the GUI thread by Qt.
        self._unfollow = vault.follow_clients(self.seen.emit)
        self._is_closed = False
        self.ask_about_secrets: Callable[[SecretQuestion], None] | None = None
        """Who puts the question to the person; without it a change with secrets fails like any other."""

    @property
    def is_busy(self) -> bool:
        """Whether anything that was asked is not answered yet."""
        return bool(self._under_way)

    def _notify(self, notice: Notice) -> None:
        # Called on the thread that made the change; the signal is queued to the GUI thread by Qt.
        self.changed.emit(notice)

    def query(
        self,
        owner: QObject,
        request: Query[ReplyT],
        done: Callable[[ReplyT], None],
        failed: Callable[[RemembrancerError], None] | None = None,
        finished: Callable[[], None] | None = None,
    ) -> Job[ReplyT]:
        """Ask, off the GUI thread. ``owner`` is the widget that waits; its end silences the job."""
        job: Job[ReplyT] = Job(owner, done, failed or self.failed.emit, finished)
        self._submit(self._queries, job, lambda: self.entrance.query(request, job))
        return job

    def change(
        self,
        owner: QObject,
        request: ChangeRequest[ReplyT],
        done: Callable[[ReplyT], None],
        failed: Callable[[RemembrancerError], None] | None = None,
        finished: Callable[[], None] | None = None,
    ) -> Job[ReplyT]:
        """Change the vault, off the GUI thread, one change after the other. ``done`` runs when it is on disk.

        Where it holds secrets the person is asked first; ``failed`` runs if they leave it.
        """
        fails = failed or self.failed.emit

        def fail(error: RemembrancerError) -> None:
            asks = isinstance(error, SecretFoundError) and error.values.get("reason") == SecretAction.ASK.value
            if not asks or self.ask_about_secrets is None or not isinstance(error, SecretFoundError):
                fails(error)
                return

            def answer(action: SecretAction) -> None:
                if isValid(owner):
                    self.change_with_secrets(owner, request, action, done, fails)

            def leave() -> None:
                if isValid(owner):
                    fails(error)

            self.ask_about_secrets(SecretQuestion(error, answer, leave))

        job: Job[ReplyT] = Job(owner, done, fail, finished, written=True)
        self._submit(self._changes, job, lambda: self.entrance.change(request, job))
        return job

    def change_with_secrets(
        self,
        owner: QObject,
        request: ChangeRequest[ReplyT],
        action: SecretAction,
        done: Callable[[ReplyT], None],
        failed: Callable[[RemembrancerError], None] | None = None,
    ) -> Job[ReplyT]:
        """As :meth:`change`, where the person has said what becomes of the secrets in it."""
        job: Job[ReplyT] = Job(owner, done, failed or self.failed.emit, written=True)
        self._submit(self._changes, job, lambda: self.entrance.change(request, job, action))
        return job

    def query_aside(
        self,
        owner: QObject,
        request: Query[ReplyT],
        done: Callable[[ReplyT], None],
        failed: Callable[[RemembrancerError], None] | None = None,
    ) -> Job[ReplyT]:
        """As :meth:`query`, for what takes minutes: nothing else waits for it, and closing does not either."""
        job: Job[ReplyT] = Job(owner, done, failed or self.failed.emit)
        self._submit_aside(job, lambda: self.entrance.query(request, job))
        return job

    def change_aside(
        self,
        owner: QObject,
        request: ChangeRequest[ReplyT],
        done: Callable[[ReplyT], None],
        failed: Callable[[RemembrancerError], None] | None = None,
        finished: Callable[[], None] | None = None,
    ) -> Job[ReplyT]:
        """As :meth:`change`, for what takes minutes and writes in portions of its own: other changes do not wait."""
        job: Job[ReplyT] = Job(owner, done, failed or self.failed.emit, finished)
        self._submit_aside(job, lambda: self.entrance.change(request, job))
        return job

    def work(
        self,
        owner: QObject,
        task: Callable[[Job[ReplyT]], ReplyT],
        done: Callable[[ReplyT], None],
        failed: Callable[[RemembrancerError], None] | None = None,
        finished: Callable[[], None] | None = None,
    ) -> Job[ReplyT]:
        """Something that is no request but must not run beside a change, such as a backup."""
        job: Job[ReplyT] = Job(owner, done, failed or self.failed.emit, finished, written=True)
        self._submit(self._changes, job, lambda: task(job))
        return job

    def _submit_aside(self, job: Job[ReplyT], work: Callable[[], ReplyT]) -> None:
        self._lasting.add(job)
        job.delivered.connect(partial(self._lasting.discard, job))
        self._submit(self._aside, job, work)

    def _submit(self, pool: ThreadPoolExecutor, job: Job[ReplyT], work: Callable[[], ReplyT]) -> None:
        application = QCoreApplication.instance()
        if application is not None and QThread.currentThread() is not application.thread():
            raise RuntimeError("jobs are submitted from the GUI thread")
        if self._is_closed:
            # A timer or a late signal of a page that is going: nobody waits for the outcome any more.
            job.cancel()
            job.deleteLater()
            return
        self._under_way.add(job)
        job.delivered.connect(partial(self._under_way.discard, job))
        pool.submit(job.run, work)

    def close(self) -> None:
        """Wait for what is under way and let the vault go. What is asked from now on is dropped, without an outcome."""
        self._is_closed = True
        self._unsubscribe()
        self._unfollow()
        for job in tuple(self._lasting):
            # It goes on the next time; nobody wants to wait for it now.
            job.cancel()
        self._aside.shutdown(cancel_futures=True)
        self._queries.shutdown(cancel_futures=True)
        self._changes.shutdown()
        self.vault.close()

"""Opening, making and closing vaults on a thread of its own, which also imports the engine."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.health import Recovered
    from remembrancer.model.queries import Namespace, VaultState
    from remembrancer.vault import Entrance, Keys, Secret, Vault
    from remembrancer_app.jobs.engine import Engine

RECOVERY, PASSPHRASE, KEYRING = "recovery", "passphrase", "keyring"


class SecretKind(StrEnum):
    """The ways in which a person can unlock a vault."""

    PASSPHRASE = PASSPHRASE
    RECOVERY = RECOVERY
    KEYRING = KEYRING


@dataclass(frozen=True, slots=True)
class GivenSecret:
    """What a person typed, or that the keyring is to be asked. Plain data, so that no engine is needed to make it."""

    kind: SecretKind
    text: str = ""


@dataclass(frozen=True, slots=True)
class NewVault:
    """A vault to be made, and what is to unlock it; the recovery key always does.

    ``with_keyring``: this computer's keyring does as well as the passphrase.
    """

    folder: Path
    secret: GivenSecret
    recovery_key: str
    with_keyring: bool = False


@dataclass(frozen=True, slots=True)
class Opened:
    """An open vault with what the window shows first.

    ``warning`` is something that did not work out beside it, ``aside`` where its old files are kept if it was moved,
    ``recovered`` what is in it if it was made of a damaged one.
    """

    folder: Path
    vault: Vault
    entrance: Entrance
    state: VaultState
    namespaces: tuple[Namespace, ...]
    kept: Mapping[str, str]
    warning: RemembrancerError | None = None
    aside: Path | None = None
    recovered: Recovered | None = None


@dataclass(frozen=True, slots=True)
class Locked:
    """Somebody has to be asked. ``error`` says why what was tried did not open it, or is None."""

    folder: Path
    kinds: tuple[str, ...]
    error: RemembrancerError | None = None


@dataclass(frozen=True, slots=True)
class Absent:
    """There is no vault in the folder. ``has_keyring``: this computer has a keyring that keeps what it is given."""

    folder: Path
    has_keyring: bool
    recovery_key: str


@dataclass(frozen=True, slots=True)
class Failed:
    """The vault could not be opened or made, for a reason that a person can be told.

    ``secret`` is what it was to be opened with: where it is damaged, going back or recovering needs it again, and
    nobody is asked twice.
    """

    folder: Path
    error: RemembrancerError
    secret: Secret | Keys | None = field(default=None, repr=False)


Outcome = Opened | Locked | Absent | Failed


class VaultOpener(QObject):
    """Opens one vault at a time. A newer request makes the outcome of an older one fall away.

    Signals:
        ended: an :data:`Outcome`, on the GUI thread.
        progressed: steps done, steps in all, and the code of the stage, while the sample vault is made.
        closed: an engine that was handed to :meth:`close` has let its vault go.
    """

    ended = Signal(object)
    progressed = Signal(int, int, str)
    closed = Signal()
    _outcome = Signal(int, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="vault-opener")
        self._request = 0
        self._undelivered: list[Opened] = []
        self._stop = Event()
        self._outcome.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def open(self, folder: Path, secret: GivenSecret | None = None) -> None:
        """Open the vault in ``folder`` with what was given, or with what the environment or the keyring has."""
        self._submit(lambda: _open(folder, secret))

    def open_sample(self, folder: Path) -> None:
        """Open the sample vault, making it first if there is none."""
        stop = self._stop = Event()
        self._submit(lambda: _open_sample(folder, _Report(self.progressed.emit, stop)))

    def create(self, wanted: NewVault) -> None:
        """Make a vault and open it."""
        self._submit(lambda: _create(wanted))

    def move(self, engine: Engine, target: Path) -> None:
        """Close an open vault, move it to another folder, and open it there; where it was if that does not work."""
        stop = self._stop = Event()
        self._submit(lambda: _move(engine, target, _Report(self.progressed.emit, stop)))

    def stop(self) -> None:
        """Let the present request end early, with an outcome."""
        self._stop.set()

    def cancel(self) -> None:
        """Let the present request fall away."""
        self._request += 1
        self._stop.set()

    def close(self, engine: Engine) -> None:
        """Close an open vault, when what is under way in it has ended."""
        self._pool.submit(self._close, engine)

    def _close(self, engine: Engine) -> None:
        try:
            engine.close()
        except BaseException:  # logged; whoever waits for the end of it, as the computer's sleep does, must not wait on
            logging.getLogger("opening").exception("not_closed_well")
            raise
        finally:
            self.closed.emit()

    def restore(self, engine: Engine, backup: str) -> None:
        """Close an open vault, put one of its backups in its place, and open it again."""
        self._submit(lambda: _restore(engine, backup))

    def unpack(self, folder: Path, archive: str) -> None:
        """Make a vault in ``folder`` of a backup in one file, and open it."""
        self._submit(lambda: _unpack(folder, archive))

    def go_back(self, failed: Failed, backup: str) -> None:
        """Put a backup in the place of a vault that did not open, and open that."""
        self._submit(lambda: _go_back(failed, backup))

    def recover(self, source: Failed | Engine, target: Path) -> None:
        """Write what can be read of a vault into a new one, and open that; an open one is closed first."""
        stop = self._stop = Event()
        self._submit(lambda: _recover(source, target, _Report(self.progressed.emit, stop)))

    def shut_down(self) -> None:
        """End the thread; waits for what it is doing, and closes a vault that nobody will take any more."""
        self.cancel()
        self._pool.shutdown()
        while self._undelivered:
            self._undelivered.pop().vault.close()

    def _submit(self, work: Callable[[], Outcome]) -> None:
        self._request += 1
        self._pool.submit(self._run, self._request, work)

    def _run(self, request: int, work: Callable[[], Outcome]) -> None:
        try:
            outcome = work()
        except BaseException as error:  # noqa: BLE001  (raised again on the GUI thread, where the crash dialog is)
            self._outcome.emit(request, None, error)
        else:
            if isinstance(outcome, Opened):
                self._undelivered.append(outcome)
            self._outcome.emit(request, outcome, None)

    @Slot(int, object, object)
    def _deliver(self, request: int, outcome: Outcome | None, error: BaseException | None) -> None:
        if isinstance(outcome, Opened):
            self._undelivered.remove(outcome)
        if request != self._request:
            if isinstance(outcome, Opened):
                self._pool.submit(outcome.vault.close)
            return
        if error is not None:
            raise error
        self.ended.emit(outcome)


class _Report:
    """How far making the sample vault is (see :class:`remembrancer.model.progress.Progress`)."""

    def __init__(self, report: Callable[[int, int, str], None], stop: Event) -> None:
        self._report = report
        self._stop = stop

    def report(self, done: int, total: int, stage: str) -> None:
        self._report(done, total, stage)

    def is_cancelled(self) -> bool:
        return self._stop.is_set()


def _open(folder: Path, given: GivenSecret | None) -> Outcome:
    from remembrancer.model import errors  # noqa: PLC0415  (the engine is imported on this thread)
    from remembrancer.owner.opening import open_or_take_over  # noqa: PLC0415
    from remembrancer.vault import FromKeyring, Vault, find_secret  # noqa: PLC0415

    try:
        secret: Secret = find_secret(folder, os.environ) if given is None else _secret(given)
    except errors.VaultNotFoundError:
        return _absent(folder)
    except errors.VaultLockedError as error:
        return Locked(folder, _kinds(error))
    except errors.RemembrancerError as error:
        return Failed(folder, error)
    try:
        vault = open_or_take_over(folder, secret, partial(Vault.open, folder, secret))
    except (errors.WrongSecretError, errors.KeyringUnavailableError) as error:
        # What the keyring did not have was not the person's mistake: ask without reproach.
        asked_nobody = given is None and isinstance(secret, FromKeyring)
        return Locked(folder, (PASSPHRASE, RECOVERY), None if asked_nobody else error)
    except errors.VaultNotFoundError:
        return _absent(folder)
    except errors.RemembrancerError as error:
        return Failed(folder, error, secret)
    try:
        return _opened(folder, vault)
    except errors.RemembrancerError as error:
        # It opened, but what the window shows first cannot be read.
        return Failed(folder, error, secret)


def _unpack(folder: Path, archive: str) -> Outcome:
    from remembrancer.model.errors import RemembrancerError  # noqa: PLC0415
    from remembrancer.vault import make_of_archive  # noqa: PLC0415

    try:
        make_of_archive(Path(archive), folder)
    except RemembrancerError as error:
        return Failed(folder, error)
    return _open(folder, None)


def _go_back(failed: Failed, backup: str) -> Outcome:
    from remembrancer.model.clock import SystemClock  # noqa: PLC0415
    from remembrancer.model.errors import RemembrancerError  # noqa: PLC0415
    from remembrancer.vault import Vault, restore_backup  # noqa: PLC0415

    if failed.secret is None:
        return failed
    try:
        restore_backup(failed.folder, backup, failed.secret, SystemClock().now())
        return _opened(failed.folder, Vault.open(failed.folder, failed.secret))
    except RemembrancerError as error:
        return replace(failed, error=error)


def _recover(source: Failed | Engine, target: Path, progress: _Report) -> Outcome:
    from remembrancer.model.clock import SystemClock  # noqa: PLC0415
    from remembrancer.model.errors import RemembrancerError  # noqa: PLC0415
    from remembrancer.vault import Vault, recover  # noqa: PLC0415

    if isinstance(source, Failed):
        folder, secret = source.folder, source.secret
    else:
        folder, secret = source.vault.folder, source.vault.keys
        source.close()
    if secret is None:
        return Locked(folder, ())
    try:
        recovered = recover(folder, target, secret, SystemClock(), progress)
        return replace(_opened(target, Vault.open(target, secret)), recovered=recovered)
    except RemembrancerError as error:
        if isinstance(source, Failed):
            return replace(source, error=error)
        return _again(source.vault, folder, error)


def _restore(engine: Engine, backup: str) -> Outcome:
    from remembrancer.model.errors import RemembrancerError  # noqa: PLC0415

    vault = engine.vault
    engine.close()
    try:
        vault.go_back_to(backup)
    except RemembrancerError as error:
        return Failed(vault.folder, error)
    return _open(vault.folder, None)


def _move(engine: Engine, target: Path, progress: _Report) -> Outcome:
    from remembrancer.model.errors import RemembrancerError  # noqa: PLC0415

    vault = engine.vault
    engine.close()
    try:
        moved = vault.move_to(target, progress)
    except RemembrancerError as error:
        return _again(vault, vault.folder, error)
    outcome = _again(vault, moved.folder, None)
    return replace(outcome, aside=moved.aside) if isinstance(outcome, Opened) else outcome


def _again(vault: Vault, folder: Path, warning: RemembrancerError | None) -> Outcome:
    from remembrancer.model.errors import RemembrancerError  # noqa: PLC0415

    try:
        return replace(_opened(folder, vault.open_again(folder)), warning=warning)
    except RemembrancerError as error:
        return Failed(folder, error)


def _open_sample(folder: Path, progress: _Report) -> Outcome:
    from remembrancer.model.errors import RemembrancerError  # noqa: PLC0415
    from remembrancer.vault.sample import open_sample  # noqa: PLC0415

    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        return _opened(folder, open_sample(folder, progress=progress))
    except RemembrancerError as error:
        return Failed(folder, error)


def _create(wanted: NewVault) -> Outcome:
    from remembrancer.model.errors import RemembrancerError  # noqa: PLC0415
    from remembrancer.vault import FromKeyring, RecoveryKey, Vault  # noqa: PLC0415

    secrets: list[Secret] = [_secret(wanted.secret), RecoveryKey(wanted.recovery_key)]
    if wanted.with_keyring:
        secrets.append(FromKeyring())
    try:
        vault = Vault.create(wanted.folder, tuple(secrets))
        # The steps that follow go on wherever the program ends before they are done.
        return _opened(wanted.folder, vault, first_run="bring")
    except RemembrancerError as error:
        return Failed(wanted.folder, error)


def _opened(folder: Path, vault: Vault, *, first_run: str = "") -> Opened:
    """What the window shows of a vault; one that cannot be shown is closed. ``first_run``: the step to begin at."""
    from remembrancer.model.queries import GetState, ListNamespaces  # noqa: PLC0415
    from remembrancer.owner.service import OwnerKind, OwnerService  # noqa: PLC0415
    from remembrancer.vault import PERSON  # noqa: PLC0415

    try:
        if first_run:
            vault.keep("first_run", first_run)
        entrance = vault.entrance(PERSON)
        state, namespaces = entrance.query(GetState()), entrance.query(ListNamespaces())
        opened = Opened(folder, vault, entrance, state, namespaces, vault.kept())
        OwnerService(vault, OwnerKind.WINDOW).start()
        vault.start_background()
    except BaseException:
        vault.close()
        raise
    return opened


def _absent(folder: Path) -> Absent:
    import keyring  # noqa: PLC0415

    from remembrancer.vault import new_recovery_key  # noqa: PLC0415

    # The backends "fail" and "null" have no positive priority.
    has_keyring = keyring.get_keyring().priority > 0
    return Absent(folder, has_keyring, new_recovery_key().text)


def _secret(given: GivenSecret) -> Secret:
    from remembrancer.vault import FromKeyring, Passphrase, RecoveryKey  # noqa: PLC0415

    match given.kind:
        case SecretKind.PASSPHRASE:
            return Passphrase(given.text)
        case SecretKind.RECOVERY:
            return RecoveryKey(given.text)
        case SecretKind.KEYRING:
            return FromKeyring()


def _kinds(error: RemembrancerError) -> tuple[str, ...]:
    kinds = error.values.get("kinds", ())
    return tuple(str(kind) for kind in kinds) if isinstance(kinds, tuple) else ()

"""Opening the vault for one command: where it lies, what unlocks it, and who is acting."""

from __future__ import annotations

import getpass
import logging
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import typer

from remembrancer.cli.asking_secrets import AskingSecrets
from remembrancer.cli.output import escaped, note
from remembrancer.model.clock import Clock, SystemClock
from remembrancer.model.errors import (
    InvalidInputError,
    KeyringUnavailableError,
    VaultLockedError,
    VaultNotFoundError,
    WrongSecretError,
)
from remembrancer.model.names import COMMAND_LINE_NAME
from remembrancer.model.types import ActorKind
from remembrancer.model.way_in import WayIn

# The vault brings the engine along, which takes a second: it is loaded when one is opened here, and not for a command
# that the process answers which holds the vault.
if TYPE_CHECKING:
    from remembrancer.cli.history_sheets import HistorySheets
    from remembrancer.cli.recall_sheets import RecallSheets
    from remembrancer.cli.sheets import Sheets
    from remembrancer.owner.remote import RemoteVault
    from remembrancer.vault import Actor, Passphrase, Secret, Vault

OpenedT = TypeVar("OpenedT")


@dataclass(frozen=True, slots=True)
class Opened:
    """An open vault and the way in for whoever started the command: opened here, or in the process that holds it.

    ``back_up`` copies it into its ``backups`` folder, and says where the copy lies.
    """

    folder: Path
    entrance: WayIn
    back_up: Callable[[], Path]
    clock: Clock

    def sheets(self) -> Sheets:
        """What writes memories and lists for a person."""
        from remembrancer.cli.sheets import Sheets  # noqa: PLC0415  (brings all words along)

        return Sheets(self.clock)

    def history_sheets(self) -> HistorySheets:
        """What writes histories, changes and the journal for a person."""
        from remembrancer.cli.history_sheets import HistorySheets  # noqa: PLC0415  (as above)

        return HistorySheets(self.clock)

    def recall_sheets(self) -> RecallSheets:
        """What writes recalls and answers for a person."""
        from remembrancer.cli.recall_sheets import RecallSheets  # noqa: PLC0415  (as above)

        return RecallSheets(self.clock)


def vault_folder(context: typer.Context) -> Path:
    """The vault that is meant: ``--vault``, else the environment's, else the person's own."""
    from remembrancer.model.places import default_folder  # noqa: PLC0415

    named: Path | None = context.obj
    return named.expanduser() if named else default_folder(os.environ)


@contextmanager
def opened(context: typer.Context, *, create: bool = False) -> Iterator[Opened]:
    """Open the vault for as long as the context lasts.

    ``create``: make it if there is none and its passphrase is known, or a person at a terminal agrees.

    Raises:
        VaultNotFoundError: there is none.
        VaultLockedError: its passphrase is not known, and there is nobody to ask.
    """
    log_to_stderr()
    folder = vault_folder(context)
    vault = _open_or_create(folder, create=create)
    try:
        yield of_vault(vault)
    finally:
        vault.close()


def of_vault(vault: Vault | RemoteVault) -> Opened:
    """What a command works with."""
    from remembrancer.owner.remote import RemoteVault  # noqa: PLC0415  (the help needs none)

    if isinstance(vault, RemoteVault):
        return Opened(vault.folder, AskingSecrets(vault), vault.back_up, SystemClock())
    from remembrancer.vault import command_line  # noqa: PLC0415

    entrance = AskingSecrets(command_line(vault, actor()))
    return Opened(vault.folder, entrance, lambda: vault.file_of(vault.back_up()), SystemClock())


def open_here(folder: Path) -> Vault:
    """The vault, opened in this process.

    Raises:
        VaultInUseError: another process holds it.
        VaultNotFoundError, VaultLockedError: as :func:`opened`.
    """
    return _with_secret(folder, partial(_open_here, folder))


def _open(folder: Path, secret: Secret) -> Vault | RemoteVault:
    from remembrancer.owner.opening import open_or_ask  # noqa: PLC0415  (the help needs none)

    return open_or_ask(folder, secret, partial(_open_here, folder, secret), at_terminal=is_interactive())


def _open_here(folder: Path, secret: Secret) -> Vault:
    from remembrancer.vault import Vault  # noqa: PLC0415

    return Vault.open(folder, secret)


def _open_or_create(folder: Path, *, create: bool) -> Vault | RemoteVault:
    try:
        return _with_secret(folder, partial(_open, folder))
    except VaultNotFoundError:
        if not create or not _may_create(folder):
            raise
        vault = create_vault(folder, (new_passphrase(),))
        note(f"Created an encrypted vault in {escaped(str(folder))}.")
        return vault


def _with_secret(folder: Path, open_with: Callable[[Secret], OpenedT]) -> OpenedT:
    """What opening with the environment's secret or the keyring's gives, else with the passphrase that is asked for."""
    from remembrancer.vault import find_secret  # noqa: PLC0415

    try:
        return open_with(find_secret(folder, os.environ))
    except (VaultLockedError, KeyringUnavailableError):
        if not somebody_can_be_asked():
            raise
        return open_with(ask_passphrase(folder))
    except WrongSecretError as error:
        # An entry of the keyring that does not fit is no reason to shut the person out.
        if error.values.get("kind") != "keyring" or not somebody_can_be_asked():
            raise
        return open_with(ask_passphrase(folder))


def log_to_stderr() -> None:
    """Warnings of the engine go to stderr: stdout belongs to results."""
    logging.basicConfig(stream=sys.stderr, format="%(levelname)s %(message)s", level=logging.WARNING)


def create_vault(folder: Path, secrets: tuple[Secret, ...]) -> Vault:
    from remembrancer.vault import Vault  # noqa: PLC0415

    return Vault.create(folder, secrets)


def _may_create(folder: Path) -> bool:
    if given_passphrase():
        return True
    if not somebody_can_be_asked():
        return False
    return typer.confirm(f"There is no vault in {escaped(str(folder))}. Create one?", err=True)


def given_passphrase() -> str:
    """The passphrase that the environment gives; empty if it gives none."""
    from remembrancer.model.places import PASSPHRASE_VARIABLE  # noqa: PLC0415

    return os.environ.get(PASSPHRASE_VARIABLE, "")


def ask_passphrase(folder: Path) -> Passphrase:
    """Ask the person at the terminal."""
    from remembrancer.vault import Passphrase  # noqa: PLC0415

    return Passphrase(ask_secret(f"Passphrase of {escaped(folder.name)}: "))


def new_passphrase() -> Passphrase:
    """The passphrase for a new vault: the environment's, or the one that the person types twice.

    Raises:
        VaultLockedError: there is nobody to ask.
        InvalidInputError: the two differ.
    """
    from remembrancer.vault import Passphrase  # noqa: PLC0415

    if given := given_passphrase():
        return Passphrase(given)
    if not somebody_can_be_asked():
        raise VaultLockedError
    return ask_new_passphrase("Passphrase for the new vault: ")


def ask_new_passphrase(question: str) -> Passphrase:
    """Ask the person at the terminal for a passphrase to be, twice.

    Raises:
        InvalidInputError: the two differ.
    """
    from remembrancer.vault import Passphrase  # noqa: PLC0415

    first = ask_secret(question)
    if ask_secret("The same again: ") != first:
        raise InvalidInputError("passphrase", "not_the_same")
    return Passphrase(first)


def ask_secret(prompt: str) -> str:
    """What the person at the terminal types, which is not shown."""
    try:
        return getpass.getpass(prompt)
    except EOFError as error:
        raise VaultLockedError from error


def somebody_can_be_asked() -> bool:
    """Whether a person sees the questions. They go to the terminal itself, so stdin may be something else."""
    return sys.stderr.isatty()


def is_interactive() -> bool:
    """Whether a person types the commands and reads the answers."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def actor() -> Actor:
    """Who acts: a person at a terminal; whatever else starts the command may be an agent, and has its trust."""
    from remembrancer.vault import PERSON, Actor  # noqa: PLC0415

    return PERSON if is_interactive() else Actor(ActorKind.AGENT, COMMAND_LINE_NAME)

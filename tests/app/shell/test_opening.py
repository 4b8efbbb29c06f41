"""Opening, making and closing vaults off the GUI thread."""

from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import keyring
import pytest
from keyring.backends.fail import Keyring
from pytestqt.qtbot import QtBot

from remembrancer.model.errors import (
    KeyringUnavailableError,
    VaultExistsError,
    VaultInUseError,
    VaultNotMovedError,
    VaultUnreadableError,
    WrongSecretError,
)
from remembrancer.model.queries import FindMemories
from remembrancer.owner.address import NobodyThereError, read_address
from remembrancer.owner.remote import RemoteVault
from remembrancer.owner.service import OwnerKind, OwnerService
from remembrancer.storage.files import KEY_FILE
from remembrancer.storage.keys import KeyFile
from remembrancer.vault import Passphrase, RecoveryKey, Vault, new_recovery_key
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.shell.opening import (
    Absent,
    Failed,
    GivenSecret,
    Locked,
    NewVault,
    Opened,
    Outcome,
    SecretKind,
    VaultOpener,
)

SAMPLE_MS = 180_000


@pytest.fixture
def opener(qapp: object) -> Iterator[VaultOpener]:
    opener = VaultOpener()
    yield opener
    opener.shut_down()


def outcome_of(qtbot: QtBot, opener: VaultOpener, ask: Any, *words: Any, timeout: int = 30_000) -> Outcome:
    with qtbot.waitSignal(opener.ended, timeout=timeout) as ended:
        ask(*words)
    outcome: Outcome = ended.args[0]  # type: ignore[index]
    return outcome


def close(qtbot: QtBot, opener: VaultOpener, opened: Opened) -> None:
    with qtbot.waitSignal(opener.closed, timeout=30_000):
        opener.close(Engine(opened.vault, opened.entrance))


def test_a_vault_opens_by_its_passphrase(qtbot: QtBot, opener: VaultOpener, closed_vault: Path) -> None:
    opened = outcome_of(qtbot, opener, opener.open, closed_vault, GivenSecret(SecretKind.PASSPHRASE, "x"))
    assert isinstance(opened, Opened)
    assert opened.state.current == 4
    assert [each.name for each in opened.namespaces] == ["halyard", "personal"]
    assert opened.entrance.actor.name == "You"
    close(qtbot, opener, opened)


def test_a_vault_that_others_could_not_reach_is_not_opened_and_it_is_said_why(
    qtbot: QtBot, opener: VaultOpener, closed_vault: Path
) -> None:
    secret = GivenSecret(SecretKind.PASSPHRASE, "x")
    in_the_way = closed_vault / "owner.socket"
    in_the_way.mkdir()
    failed = outcome_of(qtbot, opener, opener.open, closed_vault, secret)
    assert isinstance(failed, Failed)
    assert isinstance(failed.error, VaultUnreadableError)
    in_the_way.rmdir()
    opened = outcome_of(qtbot, opener, opener.open, closed_vault, secret)
    assert isinstance(opened, Opened)
    close(qtbot, opener, opened)


def test_a_vault_nobody_gave_a_secret_for_is_locked(qtbot: QtBot, opener: VaultOpener, closed_vault: Path) -> None:
    locked = outcome_of(qtbot, opener, opener.open, closed_vault)
    assert locked == Locked(closed_vault, ("passphrase",))


def test_a_wrong_passphrase_asks_again_and_says_so(qtbot: QtBot, opener: VaultOpener, closed_vault: Path) -> None:
    locked = outcome_of(qtbot, opener, opener.open, closed_vault, GivenSecret(SecretKind.PASSPHRASE, "wrong"))
    assert isinstance(locked, Locked)
    assert isinstance(locked.error, WrongSecretError)


def test_a_vault_that_somebody_else_has_is_not_opened(qtbot: QtBot, opener: VaultOpener, vault: Vault) -> None:
    failed = outcome_of(qtbot, opener, opener.open, vault.store.folder, GivenSecret(SecretKind.PASSPHRASE, "x"))
    vault.close()
    assert isinstance(failed, Failed)
    assert isinstance(failed.error, VaultInUseError)


def test_a_vault_that_a_process_without_a_window_holds_is_handed_over(
    qtbot: QtBot, opener: VaultOpener, vault: Vault
) -> None:
    folder = vault.store.folder
    gone: list[Thread] = []

    def hand_over() -> None:
        gone.append(Thread(target=vault.close))
        gone[0].start()

    OwnerService(vault, OwnerKind.HEADLESS, hand_over).start()
    opened = outcome_of(qtbot, opener, opener.open, folder, GivenSecret(SecretKind.PASSPHRASE, "x"))
    gone[0].join(30)
    assert isinstance(opened, Opened)
    close(qtbot, opener, opened)


def test_an_open_window_serves_others_and_ends_with_everything_answered(
    qtbot: QtBot, opener: VaultOpener, closed_vault: Path
) -> None:
    opened = outcome_of(qtbot, opener, opener.open, closed_vault, GivenSecret(SecretKind.PASSPHRASE, "x"))
    assert isinstance(opened, Opened)
    keys = KeyFile.load(closed_vault / KEY_FILE).unlock(Passphrase("x"))
    command = RemoteVault(closed_vault, keys, at_terminal=False)
    assert len(command.query(FindMemories()).ids) == 4
    close(qtbot, opener, opened)
    command.close()
    with pytest.raises(NobodyThereError):
        read_address(closed_vault)


def test_where_there_is_no_vault_one_can_be_made(qtbot: QtBot, opener: VaultOpener, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "Personal"
    absent = outcome_of(qtbot, opener, opener.open, folder)
    assert isinstance(absent, Absent)
    assert not folder.exists()
    wanted = NewVault(folder, GivenSecret(SecretKind.PASSPHRASE, "four unrelated words"), absent.recovery_key)
    opened = outcome_of(qtbot, opener, opener.create, wanted)
    assert isinstance(opened, Opened)
    close(qtbot, opener, opened)
    Vault.open(folder, RecoveryKey(absent.recovery_key)).close()
    Vault.open(folder, Passphrase("four unrelated words")).close()


def test_a_vault_of_the_keyring_opens_without_asking(qtbot: QtBot, opener: VaultOpener, tmp_path: Path) -> None:
    folder = tmp_path / "Personal"
    recovery = new_recovery_key().text
    opened = outcome_of(qtbot, opener, opener.create, NewVault(folder, GivenSecret(SecretKind.KEYRING), recovery))
    assert isinstance(opened, Opened)
    close(qtbot, opener, opened)
    again = outcome_of(qtbot, opener, opener.open, folder)
    assert isinstance(again, Opened)
    close(qtbot, opener, again)
    Vault.open(folder, RecoveryKey(recovery)).close()


def test_a_keyring_that_lost_the_entry_is_no_reproach(
    qtbot: QtBot, opener: VaultOpener, tmp_path: Path, memory_keyring: Any
) -> None:
    folder = tmp_path / "Personal"
    wanted = NewVault(folder, GivenSecret(SecretKind.KEYRING), new_recovery_key().text)
    opened = outcome_of(qtbot, opener, opener.create, wanted)
    assert isinstance(opened, Opened)
    close(qtbot, opener, opened)
    memory_keyring.passwords.clear()
    locked = outcome_of(qtbot, opener, opener.open, folder)
    assert locked == Locked(folder, ("passphrase", "recovery"), None)


def test_a_keyring_that_refuses_is_told_and_nothing_is_made(qtbot: QtBot, opener: VaultOpener, tmp_path: Path) -> None:
    keyring.set_keyring(Keyring())  # type: ignore[no-untyped-call]
    absent = outcome_of(qtbot, opener, opener.open, tmp_path / "Personal")
    assert isinstance(absent, Absent)
    assert not absent.has_keyring
    wanted = NewVault(tmp_path / "Personal", GivenSecret(SecretKind.KEYRING), absent.recovery_key)
    failed = outcome_of(qtbot, opener, opener.create, wanted)
    assert isinstance(failed, Failed)
    assert isinstance(failed.error, KeyringUnavailableError)
    assert not (tmp_path / "Personal").exists()


def test_a_passphrase_and_the_keyring_can_both_open_it(qtbot: QtBot, opener: VaultOpener, tmp_path: Path) -> None:
    folder = tmp_path / "Personal"
    secret = GivenSecret(SecretKind.PASSPHRASE, "four unrelated words")
    wanted = NewVault(folder, secret, new_recovery_key().text, with_keyring=True)
    opened = outcome_of(qtbot, opener, opener.create, wanted)
    assert isinstance(opened, Opened)
    close(qtbot, opener, opened)
    close(qtbot, opener, outcome_of(qtbot, opener, opener.open, folder))  # type: ignore[arg-type]
    Vault.open(folder, Passphrase("four unrelated words")).close()


def test_a_folder_with_something_in_it_is_left_alone(qtbot: QtBot, opener: VaultOpener, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("mine", encoding="utf-8")
    wanted = NewVault(tmp_path, GivenSecret(SecretKind.PASSPHRASE, "words"), new_recovery_key().text)
    failed = outcome_of(qtbot, opener, opener.create, wanted)
    assert isinstance(failed, Failed)
    assert isinstance(failed.error, VaultExistsError)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_what_was_asked_before_falls_away(qtbot: QtBot, opener: VaultOpener, closed_vault: Path) -> None:
    outcomes: list[Outcome] = []
    opener.ended.connect(outcomes.append)
    opener.open(closed_vault, GivenSecret(SecretKind.PASSPHRASE, "x"))
    opener.open(closed_vault / "nothing")
    qtbot.waitUntil(lambda: bool(outcomes), timeout=30_000)
    assert [type(outcome) for outcome in outcomes] == [Absent]
    opener.shut_down()
    # The vault that nobody wants any longer was let go.
    Vault.open(closed_vault, Passphrase("x")).close()


def test_making_the_sample_can_be_stopped_and_leaves_nothing(qtbot: QtBot, opener: VaultOpener, tmp_path: Path) -> None:
    with qtbot.waitSignal(opener.progressed, timeout=SAMPLE_MS):
        opener.open_sample(tmp_path / "sample")
    opener.cancel()
    opener.shut_down()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("wait_for_it", [False, True], ids=["while it opens", "once it is open"])
def test_a_vault_that_nobody_takes_any_more_is_closed(closed_vault: Path, *, wait_for_it: bool) -> None:
    """The program ends while it opens one: what works in the background of the vault must not outlive it."""
    opener = VaultOpener()
    opener.open(closed_vault, GivenSecret(SecretKind.PASSPHRASE, "x"))
    if wait_for_it:
        # No event is handled meanwhile: the outcome is there, and nobody has taken it.
        opener._pool.submit(lambda: None).result()
    opener.shut_down()
    Vault.open(closed_vault, Passphrase("x")).close()


def test_a_moved_vault_opens_in_its_new_place_and_one_that_stays_where_it_was(
    qtbot: QtBot, opener: VaultOpener, closed_vault: Path, tmp_path: Path
) -> None:
    opened = outcome_of(qtbot, opener, opener.open, closed_vault, GivenSecret(SecretKind.PASSPHRASE, "x"))
    assert isinstance(opened, Opened)
    target = tmp_path / "new"
    target.mkdir()
    (target / "letter.txt").write_text("mine", encoding="utf-8")
    stays = outcome_of(qtbot, opener, opener.move, Engine(opened.vault, opened.entrance), target)
    assert isinstance(stays, Opened)
    assert stays.folder == closed_vault
    assert isinstance(stays.warning, VaultNotMovedError)
    (target / "letter.txt").unlink()
    moved = outcome_of(qtbot, opener, opener.move, Engine(stays.vault, stays.entrance), target)
    assert isinstance(moved, Opened)
    assert (moved.folder, moved.warning, moved.state.current) == (target, None, 4)
    assert moved.aside is not None
    assert moved.aside.parent == closed_vault.parent
    assert not closed_vault.exists()
    close(qtbot, opener, moved)

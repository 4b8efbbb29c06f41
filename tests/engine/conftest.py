"""Vaults for tests: real ones, on disk, encrypted; most without the model, which takes a third of a second to load."""

import os
import shutil
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import filelock
import pytest

from remembrancer.embedding import Encoder
from remembrancer.model.clock import FixedClock
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.progress import Silent
from remembrancer.model.types import ActorKind
from remembrancer.storage.keys import RecoveryKey, Secret, new_recovery_key
from remembrancer.storage.store import Store
from remembrancer.vault import Actor, Entrance, Vault
from remembrancer.vault.sample import build_sample

PERSON = Actor(ActorKind.PERSON, "You")
AGENT = Actor(ActorKind.AGENT, "Coder")


@pytest.fixture(scope="session")
def encoder() -> Encoder:
    return Encoder.load()


@pytest.fixture(scope="session")
def secret() -> RecoveryKey:
    """What opens the vaults of these tests: a recovery key, since stretching a passphrase takes its time."""
    return new_recovery_key()


@pytest.fixture(scope="session")
def sample_files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sample vault as it is made on 10 June 2026, once by all processes of a run: half a minute. To be copied."""
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "sample-of-all"
    with filelock.FileLock(f"{folder}.lock"):
        if not folder.exists():
            build_sample(
                folder, FixedClock(datetime(2026, 6, 10, 7, 30, tzinfo=UTC), ZoneInfo("Europe/Rome")), Silent()
            )
    return folder


@pytest.fixture(scope="module")
def sample_folder(sample_files: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A sample vault of one's own."""
    return Path(shutil.copytree(sample_files, tmp_path_factory.mktemp("data") / "sample"))


@pytest.fixture
def clock() -> FixedClock:
    return FixedClock(datetime(2026, 3, 18, 9, 0, tzinfo=UTC))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "vault"


@pytest.fixture
def store(folder: Path, clock: FixedClock, secret: Secret) -> Iterator[Store]:
    made = Store.create(folder, (secret,), clock, Identifiers(clock))
    yield made
    made.close()


@pytest.fixture
def vault(store: Store) -> Iterator[Vault]:
    """A vault whose model is missing."""
    made = Vault(store, encoder=lambda: None)
    yield made
    made.close()


@pytest.fixture
def person(vault: Vault) -> Entrance:
    return vault.entrance(PERSON)


@pytest.fixture
def agent(vault: Vault) -> Entrance:
    return vault.entrance(AGENT)


@pytest.fixture
def knowing_vault(store: Store, encoder: Encoder) -> Iterator[Vault]:
    """A vault with the model."""
    made = Vault(store, encoder=lambda: encoder)
    yield made
    made.close()


@pytest.fixture
def knowing(knowing_vault: Vault) -> Entrance:
    return knowing_vault.entrance(PERSON)

"""Vaults with damaged files: real ones, of which pages are changed, cut off or overwritten."""

from __future__ import annotations

import os
import shutil
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from remembrancer.model.changes import Remember, Revise, Revision
from remembrancer.model.clock import FixedClock
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.storage.connection import connect
from remembrancer.storage.keys import KeyFile, Secret
from remembrancer.storage.store import Store
from remembrancer.vault import Actor, Vault

PERSON = Actor(ActorKind.PERSON, "You")
STORED = 150


class Damaging:
    """Damages the closed vault in ``folder`` in one way or another."""

    def __init__(self, folder: Path, secret: Secret) -> None:
        self.folder = folder
        self.database = folder / "vault.db"
        self._key = KeyFile.load(folder / "keys.json").unlock(secret).data

    def pages(self, table: str, kind: str = "leaf") -> list[int]:
        """The numbers of a table's pages."""
        with closing(connect(self.database, self._key)) as connection:
            statement = "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = ? ORDER BY path"
            return [page for (page,) in connection.execute(statement, (table, kind))]

    def flip(self, *pages: int) -> None:
        """Change some bytes in the middle of pages."""
        with self.database.open("r+b") as file:
            for page in pages:
                file.seek((page - 1) * 4096 + 1000)
                found = file.read(8)
                file.seek((page - 1) * 4096 + 1000)
                file.write(bytes(each ^ 0xFF for each in found))

    def flip_middle(self, table: str) -> None:
        pages = self.pages(table)
        self.flip(pages[len(pages) // 2])

    def cut(self, share: float) -> None:
        """Cut the file off."""
        os.truncate(self.database, int(self.database.stat().st_size * share) // 4096 * 4096)

    def zero_beginning(self) -> None:
        with self.database.open("r+b") as file:
            file.write(bytes(100))


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory, secret: Secret) -> Path:
    """A closed vault with a hundred and fifty memories, of which every tenth was edited, and a backup."""
    folder = tmp_path_factory.mktemp("health") / "whole"
    clock = FixedClock(datetime(2026, 3, 18, 9, 0, tzinfo=UTC))
    vault = Vault(Store.create(folder, (secret,), clock, Identifiers(clock)), encoder=lambda: None)
    person = vault.entrance(PERSON)
    drafts = tuple(Draft(statement(number), type=MemoryType.FACT, tags=("house",)) for number in range(STORED))
    for number, draft in enumerate(drafts):
        made = person.change(Remember(draft))
        if number % 10 == 0:
            person.change(Revise((made.memory,), Revision(content=f"{statement(number)} As of today.")))
    vault.back_up()
    vault.close()
    return folder


@pytest.fixture
def damaging(whole: Path, tmp_path: Path, secret: Secret) -> Damaging:
    """A copy of that vault, to be damaged."""
    folder = tmp_path / "vault"
    shutil.copytree(whole, folder)
    return Damaging(folder, secret)


def statement(number: int) -> str:
    return f"Shelf {number} in the cellar holds {number * 7} jars of apple jam. {'So it was counted. ' * 4}"

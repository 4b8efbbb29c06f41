"""What a window keeps for its person inside the vault: texts by name, such as a draft or the searches made.

They may repeat what is in memories, so they lie where the memories lie. They are no memories: nothing of them is
journalled, searched or exported, and only the last value of a name is held.
"""

from __future__ import annotations

from remembrancer.model.errors import InvalidInputError
from remembrancer.model.limits import KEPT_CHARACTERS, KEPT_NAME_CHARACTERS, KEPT_NAMES
from remembrancer.storage.connection import Connection, value


def read_kept(connection: Connection) -> dict[str, str]:
    """Everything that is kept, by name."""
    return dict(connection.execute("SELECT name, value FROM kept ORDER BY name"))


def keep(connection: Connection, name: str, text: str) -> None:
    """Keep ``text`` under ``name`` in place of what was there.

    Raises:
        InvalidInputError: the name or the text is too long, the name empty, or there are too many names.
    """
    if not name:
        raise InvalidInputError("name", "empty")
    for field, given, limit in (("name", name, KEPT_NAME_CHARACTERS), ("value", text, KEPT_CHARACTERS)):
        if len(given) > limit:
            raise InvalidInputError(field, "too_long", limit=limit, given=len(given))
    others = value(connection, "SELECT count(*) FROM kept WHERE name <> ?", (name,))
    if others >= KEPT_NAMES:
        raise InvalidInputError("name", "too_many", limit=KEPT_NAMES, given=others + 1)
    connection.execute(
        "INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (name, text),
    )


def forget(connection: Connection, name: str) -> None:
    """Keep nothing under ``name`` any more."""
    connection.execute("DELETE FROM kept WHERE name = ?", (name,))

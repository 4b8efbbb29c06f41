"""Whether a client may come in: asked where its request begins, and again by the writer, behind whatever was written.

What waits for the writer while its client is revoked comes after the revocation, and is refused there.
"""

from __future__ import annotations

from typing import Any

import apsw

from remembrancer.model.clients import ClientState
from remembrancer.model.errors import ClientRefusedError


class AccessChangedError(Exception):
    """What a client may do is no longer what it was when its request began: whoever sent it on has to look again."""


def check_admitted(name: str, state: ClientState, expires_at: int | None, now: int) -> None:
    """Raise ClientRefusedError where a client may not come in now (microseconds)."""
    if state is not ClientState.ACTIVE:
        raise ClientRefusedError(reason=state.value, name=name)
    if expires_at is not None and now >= expires_at:
        raise ClientRefusedError(reason="expired", name=name)


def check_still_admitted(connection: apsw.Connection, client: str, admission: int, now: int) -> None:
    """Look again, with a change of a client about to be written.

    Args:
        connection: the writer's, in its transaction.
        client: its id.
        admission: the row of the state by which it was let in; 0 if it does not matter what else it may do.
        now: microseconds.

    Raises:
        ClientRefusedError: it may not come in any longer.
        AccessChangedError: it may, but what it may do was changed.
    """
    rows: Any = connection.execute(
        "SELECT cv.id, cv.name, cv.state, cv.expires_at FROM client c JOIN client_version cv ON cv.client_id = c.id"
        " WHERE c.public_id = ? AND cv.to_tx IS NULL",
        (client,),
    ).fetchall()
    for row, name, state, expires_at in rows:
        check_admitted(name, ClientState(state), expires_at, now)
        if admission not in (0, row):
            raise AccessChangedError
        return
    raise ClientRefusedError(reason="unknown_token")

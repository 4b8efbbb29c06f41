"""What is gone for good, as far as what is left has to know."""

from __future__ import annotations

from typing import Any

import apsw

from remembrancer.storage.scope import Scope


def erased_since(connection: apsw.Connection, scope: Scope, operation: int) -> tuple[str, ...]:
    """The memories of the scope that an operation changed and that were erased since."""
    found: Any = connection.execute(
        "SELECT m.public_id, v.namespace_id FROM tx t JOIN erased_version v ON v.from_tx = t.id"
        " JOIN memory m ON m.id = v.memory_id WHERE t.operation_id = ? ORDER BY m.id",
        (operation,),
    )
    return tuple(memory for memory, namespace in found if scope.allows(namespace))

"""Public identifiers: ULIDs made from the injected clock and injected randomness."""

from __future__ import annotations

import os
from collections.abc import Callable
from threading import Lock

from remembrancer.model.clock import Clock
from remembrancer.model.errors import InvalidInputError

_RANDOM_BITS = 80
_RANDOM_BYTES = _RANDOM_BITS // 8


class Identifiers:
    """Makes ULIDs that rise strictly, also within a millisecond and when the clock is set back."""

    def __init__(self, clock: Clock, randomness: Callable[[int], bytes] = os.urandom) -> None:
        self._clock = clock
        self._randomness = randomness
        self._last = 0
        self._lock = Lock()

    def new(self) -> str:
        """A new identifier: 26 characters of Crockford's base 32, sorted by time of making."""
        from ulid import ULID  # noqa: PLC0415  (slow to load, and commands that only ask make none)

        milliseconds = int(self._clock.now().timestamp() * 1000)
        with self._lock:
            value = (milliseconds << _RANDOM_BITS) | int.from_bytes(self._randomness(_RANDOM_BYTES))
            # A clock that stands still or goes back must not reorder what was made later.
            if value <= self._last:
                value = self._last + 1
            self._last = value
        return str(ULID(value.to_bytes(16)))

    def random_bytes(self, count: int) -> bytes:
        """``count`` bytes from the injected randomness, for salts."""
        return self._randomness(count)


def check_identifier(value: str, field: str) -> str:
    """``value`` in canonical upper case.

    Raises:
        InvalidInputError: it is not a ULID.
    """
    from ulid import ULID  # noqa: PLC0415  (as above)

    try:
        return str(ULID.from_str(value.strip().upper()))
    except ValueError as error:
        raise InvalidInputError(field, "not_an_identifier", given=value[:40]) from error

from __future__ import annotations

import pytest

from remembrancer.embedding import Encoder


@pytest.fixture(scope="session")
def encoder() -> Encoder:
    return Encoder.load()

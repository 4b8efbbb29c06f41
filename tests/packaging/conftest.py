"""Where the checkout lies."""

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def checkout() -> Path:
    return Path(__file__).resolve().parents[2]

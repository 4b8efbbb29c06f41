from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from remembrancer.exchange.reading import read_paths
from remembrancer.model.importing import ReadFile
from remembrancer.model.progress import Silent

BERLIN = ZoneInfo("Europe/Berlin")


@pytest.fixture
def read(tmp_path: Path) -> Callable[[str, str | bytes], ReadFile]:
    """Writes a file of that name and content and reads it, as a person in Berlin."""

    def write_and_read(name: str, content: str | bytes) -> ReadFile:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode("utf-8") if isinstance(content, str) else content)
        (result,) = read_paths([path], progress=Silent(), zone=BERLIN)
        return result

    return write_and_read

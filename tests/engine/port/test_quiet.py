"""The port costs nothing while nobody asks."""

import threading
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from pathlib import Path
from threading import Event

import httpx
import pytest

from remembrancer.port.server import PortServer

LOOKED_AT = 0.5


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux counts what a thread does")
def test_an_open_port_sleeps_while_nobody_asks(port: PortServer):
    assert httpx.get(f"{port.address}/v1/health").status_code == 200
    before = _woken()
    Event().wait(LOOKED_AT)
    assert _woken() - before <= 1


def test_every_answer_says_when_it_was_made(port: PortServer):
    for path in ("/v1/health", "/v1/changes"):
        said = httpx.get(f"{port.address}{path}").headers.get_list("date")
        assert len(said) == 1
        assert abs(parsedate_to_datetime(said[0]) - datetime.now(UTC)) < timedelta(minutes=1)


def _woken() -> int:
    """How often the thread of the port has gone to sleep."""
    thread = next(each for each in threading.enumerate() if each.name == "port")
    status = Path(f"/proc/self/task/{thread.native_id}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("voluntary")).split()[1])

"""A vault in which a person and an agent changed things on three days, and the page over it."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import shiboken6
from pytestqt.qtbot import QtBot

from remembrancer.model.changes import Remember, Revise, Revision, SetStatus
from remembrancer.model.clock import FixedClock
from remembrancer.model.memory import Draft
from remembrancer.model.search import Search
from remembrancer.model.types import ActorKind, MemoryType, Status
from remembrancer.vault import Actor, Entrance, ParsedSearch, Vault, new_recovery_key
from remembrancer_app.audit.page import AuditPage
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.shell.page import PageContext

START = datetime(2026, 3, 16, 9, 0, tzinfo=UTC)
AGENT = Actor(ActorKind.AGENT, "Claude Code")


@pytest.fixture
def clock() -> FixedClock:
    return FixedClock(START)


@pytest.fixture
def vault(tmp_path: Path, clock: FixedClock) -> Vault:
    """An empty vault with a clock that stands still; `engine` closes it."""
    return Vault.create(tmp_path / "vault", (new_recovery_key(),), clock)


@pytest.fixture
def agent(vault: Vault) -> Entrance:
    return vault.entrance(AGENT)


@pytest.fixture
def written(engine: Engine, agent: Entrance, clock: FixedClock) -> dict[str, str]:
    """The ids of four memories, and of the operations that edited the first and deleted the last."""
    person = engine.entrance
    wire = person.change(Remember(Draft("Keep Protobuf for the wire format.", type=MemoryType.DECISION))).memory
    printer = person.change(Remember(Draft("The lab printer is on the second floor.", type=MemoryType.FACT))).memory
    clock.advance(timedelta(days=1))
    talk = "Bergen planning"
    bergen = agent.change(
        Remember(Draft("Working from Bergen until 24 March.", type=MemoryType.CONTEXT, session=talk))
    ).memory
    clock.advance(timedelta(minutes=4))
    seat = agent.change(
        Remember(Draft("Aisle seat on the night train.", type=MemoryType.PREFERENCE, session=talk))
    ).memory
    clock.advance(timedelta(minutes=2))
    agent.change(Revise((bergen,), Revision(content="Working from Bergen until 27 March.")))
    clock.advance(timedelta(days=1))
    edit = person.change(
        Revise((wire,), Revision(content="Keep Protobuf for the wire format; revisit CBOR after the pilot."))
    ).operation
    clock.advance(timedelta(minutes=5))
    delete = person.change(SetStatus((printer,), Status.DELETED, "it was sold")).operation
    ids = {"wire": wire, "bergen": bergen, "seat": seat, "printer": printer}
    return {**ids, "edit": edit, "delete": delete}


@pytest.fixture
def make_page(qtbot: QtBot, context: PageContext) -> Iterator[Callable[..., AuditPage]]:
    """Builds and shows the page in a window of its own, and waits for the journal."""
    pages: list[AuditPage] = []

    def make(width: int = 1280, height: int = 720) -> AuditPage:
        page = AuditPage(context)
        page.resize(width, height)
        with qtbot.waitExposed(page):
            page.show()
        page.activateWindow()
        qtbot.waitActive(page)
        with qtbot.waitSignals([page.journal.reading.found, page.journal.reading.sessions_found]):
            page.apply_search(ParsedSearch(Search()))
        page.show_page()
        pages.append(page)
        return page

    yield make
    for page in pages:
        page.close()
        shiboken6.delete(page)


@pytest.fixture
def page(written: dict[str, str], make_page: Callable[..., AuditPage]) -> AuditPage:
    assert written
    return make_page()

"""Cases made by hand for what is plain, and the page over a real vault in which statements contradict each other."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QSettings, Qt
from pytestqt.qtbot import QtBot

from remembrancer.model.cases import CaseState, CaseStatement, ConflictCase, Opposition, StatementRole, Urgency
from remembrancer.model.changes import Outcome, Remember
from remembrancer.model.clock import FixedClock
from remembrancer.model.conflicts import ConflictKind, Contradiction, ContradictionCode, ContradictionReason
from remembrancer.model.memory import Draft, Memory, Source, Times, TypeReason
from remembrancer.model.queries import GetState, ListNamespaces
from remembrancer.model.search import Search
from remembrancer.model.types import ActorKind, Importance, MemoryType, Provenance, SourceKind, Status, Trust
from remembrancer.vault import Actor, Entrance, ParsedSearch, Vault, new_recovery_key
from remembrancer_app.conflicts.page import ConflictsPage
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.shell.page import PageContext, PageName
from remembrancer_app.shell.workspace import Workspace
from remembrancer_app.theme import Theme

NOW = datetime(2026, 3, 18, 9, 0, tzinfo=UTC)


def memory(content: str, identifier: str, due: datetime | None = None) -> Memory:
    return Memory(
        id=identifier,
        number=1,
        namespace="personal",
        type=MemoryType.COMMITMENT,
        content=content,
        title="",
        tags=(),
        status=Status.ACTIVE,
        confidence=1.0,
        provenance=Provenance.EXPLICIT_STATEMENT,
        trust=Trust.PERSON,
        importance=Importance.NORMAL,
        pinned=False,
        source=Source(SourceKind.CLIENT, "Claude Code"),
        evidence="",
        times=Times(due=due),
        recorded=NOW - timedelta(days=20),
        changed=NOW - timedelta(days=20),
        session="",
        type_reason=TypeReason(),
    )


def statement(position: int, role: StatementRole, said: Memory) -> CaseStatement:
    return CaseStatement(position, role, said, "", "Claude Code", ActorKind.AGENT, said.recorded, recalled=6 - position)


@pytest.fixture
def deadline() -> ConflictCase:
    """A report due on 15 April, and then on 1 May; the text does not say what became of the first date."""
    old = memory("The report is due on 15 April.", "A", datetime(2026, 4, 15, 21, 59, tzinfo=UTC))
    new = memory("The report is due on 1 May.", "", datetime(2026, 5, 1, 21, 59, tzinfo=UTC))
    reason = ContradictionReason(ContradictionCode.DIFFERENT_DATE, "15 April", "1 May")
    found = Contradiction(ConflictKind.DATE, 0.95, ((21, 29),), ((21, 26),), reason)
    return ConflictCase(
        id="C",
        namespace="personal",
        state=CaseState.OPEN,
        kind=ConflictKind.DATE,
        statements=(statement(0, StatementRole.CURRENT, old), statement(1, StatementRole.WAITING, new)),
        oppositions=(Opposition(0, 1, found),),
        opened=NOW - timedelta(hours=3),
        actor="Claude Code",
        actor_kind=ActorKind.AGENT,
        operation="O",
        urgency=Urgency(0.3, 0.2, 0.1, 0.1),
        supersession=None,
        number=5,
    )


@pytest.fixture
def three_way(deadline: ConflictCase) -> ConflictCase:
    """The same with an older date before it."""
    first = statement(0, StatementRole.CURRENT, memory("The report is due in March.", "Z"))
    moved = tuple(replace(each, position=each.position + 1) for each in deadline.statements)
    found = deadline.oppositions[0].contradiction
    return replace(deadline, statements=(first, *moved), oppositions=(Opposition(1, 2, found), Opposition(0, 2, found)))


DEADLINE = ("The project deadline is April 15.", "The project deadline is May 1.")
OTHERS = (
    ("We use UUIDv4 for record identifiers.", "We switched from UUIDv4 to ULID for record identifiers."),
    ("I like meetings before 10:00.", "I dislike meetings before 10:00."),
)


@pytest.fixture
def clock() -> FixedClock:
    return FixedClock(NOW)


@pytest.fixture
def vault(tmp_path: Path, clock: FixedClock) -> Vault:
    """An empty vault with a clock that stands still; `engine` closes it."""
    return Vault.create(tmp_path / "vault", (new_recovery_key(),), clock)


@pytest.fixture
def agent(vault: Vault) -> Entrance:
    return vault.entrance(Actor(ActorKind.AGENT, "Claude Code"))


@pytest.fixture
def contradict(engine: Engine, agent: Entrance, clock: FixedClock) -> Callable[[str, str], str]:
    """The person wrote the first, and a day later an agent the second: the id of the case."""

    def write(old: str, new: str) -> str:
        engine.entrance.change(Remember(Draft(old)))
        clock.advance(timedelta(days=1))
        remembered = agent.change(Remember(Draft(new, evidence=f"You said: {new}")))
        assert remembered.outcome is Outcome.CONFLICT
        assert remembered.conflict is not None
        return remembered.conflict.case

    return write


@pytest.fixture
def three_cases(contradict: Callable[[str, str], str]) -> tuple[str, ...]:
    return tuple(contradict(*pair) for pair in (*OTHERS, DEADLINE))


@pytest.fixture
def make_page(qtbot: QtBot, context: PageContext) -> Iterator[Callable[..., ConflictsPage]]:
    """Builds and shows the page in a window of its own, and waits for the first answer."""
    pages: list[ConflictsPage] = []

    def make(width: int = 1280, height: int = 720, *, mirrored: bool = False) -> ConflictsPage:
        page = ConflictsPage(context)
        if mirrored:
            page.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        page.resize(width, height)
        with qtbot.waitExposed(page):
            page.show()
        page.activateWindow()
        qtbot.waitActive(page)
        page.apply_search(ParsedSearch(Search()))
        with qtbot.waitSignal(page.listing.found):
            page.show_page()
        page.show_page()
        pages.append(page)
        return page

    yield make
    for page in pages:
        page.close()
        shiboken6.delete(page)


@pytest.fixture
def page(three_cases: tuple[str, ...], make_page: Callable[..., ConflictsPage]) -> ConflictsPage:
    """The page with three open cases."""
    assert three_cases
    return make_page()


@pytest.fixture
def choose_case(qtbot: QtBot) -> Callable[[ConflictsPage, str], None]:
    """Goes to a case in the list."""

    def choose(page: ConflictsPage, case: str) -> None:
        page.inbox.view.setCurrentIndex(page.cases.index(page.cases.row_of(case)))
        qtbot.waitUntil(lambda: page.review.case is not None and page.review.case.id == case)
        page.review.setFocus(Qt.FocusReason.OtherFocusReason)

    return choose


@pytest.fixture
def workspace(qtbot: QtBot, engine: Engine, theme: Theme, settings: QSettings) -> Iterator[Workspace]:
    workspace = Workspace(
        engine,
        theme,
        settings,
        engine.entrance.query(GetState()),
        engine.entrance.query(ListNamespaces()),
        kept=engine.vault.kept(),
    )
    workspace.resize(1280, 720)
    qtbot.addWidget(workspace)
    with qtbot.waitExposed(workspace):
        workspace.show()
    workspace.activateWindow()
    qtbot.waitActive(workspace)
    workspace.show_page(PageName.MEMORIES)
    yield workspace
    workspace.put_away()

"""``routines``, ``routine`` and ``unusual`` on the command line, on what was said again week after week."""

from datetime import UTC, datetime, timedelta

import pytest

from remembrancer.cli import exit_codes
from remembrancer.model.changes import Remember
from remembrancer.model.clock import FixedClock
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.storage.keys import Passphrase
from remembrancer.storage.store import Store
from remembrancer.vault import Actor, Vault


@pytest.fixture
def watered(vault):
    """A tree that was watered every week, until thirty days ago; returns the memory."""
    now = datetime.now(UTC)
    clock = FixedClock(now - timedelta(days=200), UTC)
    store = Store.create(vault, (Passphrase("a passphrase of words"),), clock, Identifiers(clock))
    made = Vault(store, encoder=lambda: None)
    person = made.entrance(Actor(ActorKind.PERSON, "You"))
    for week in range(8):
        clock.set(now - timedelta(days=30 + 7 * (7 - week)))
        memory = person.change(Remember(Draft("Watered the lemon tree.", type=MemoryType.EVENT))).memory
    made.close()
    return memory


def test_routines_tells_rhythm_state_and_reason(cli, watered):
    shown = cli("routines")
    assert shown.code == 0
    assert "Quiet" in shown.out
    assert "Watered the lemon tree." in shown.out
    assert "every 7 days" in shown.out
    assert "30 days; usually every 7 (8 entries)" in shown.out
    assert cli("routines", "--state", "quiet", "--json").reply["routines"][0]["id"] == watered
    assert cli("routines", "--state", "changed").code == exit_codes.NOTHING


def test_routine_lists_its_entries(cli, watered):
    shown = cli("routine", watered[:22])
    assert shown.out.count(watered) == 8
    assert len(cli("routine", watered, "--json").reply["series"][0]["points"]) == 8


def test_unusual_lists_flags_about_which_only_a_person_decides(cli, watered):
    shown = cli("unusual")
    assert shown.code == 0
    assert "Gone quiet" in shown.out
    refused = cli("unusual", "dismiss", watered)
    assert refused.code == exit_codes.INVALID
    assert "Only a person decides this" in refused.err
    assert cli("unusual").out == shown.out


def test_where_nothing_recurs_nothing_is_listed(cli, remember):
    cli("vault", "create")
    memory = remember("The boiler is serviced in May.")
    assert cli("routines").code == exit_codes.NOTHING
    assert cli("unusual").code == exit_codes.NOTHING
    assert cli("routine", memory).code == exit_codes.NOTHING

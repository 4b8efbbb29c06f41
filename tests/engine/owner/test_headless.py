"""``remembrancer serve``: who else wants the vault goes through it, and a window takes it over."""

import os
import signal
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import Popen
from threading import Thread

import httpx
import pytest

from remembrancer.model.changes import Remember
from remembrancer.model.errors import RemembrancerError, VaultInUseError, WrongSecretError
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, GetMemories, ListOperations
from remembrancer.model.types import ActorKind, Trust
from remembrancer.owner.address import ADDRESS_FILE, NobodyThereError, read_address
from remembrancer.owner.opening import open_or_ask
from remembrancer.owner.remote import RemoteVault
from remembrancer.owner.service import OwnerKind, OwnerService
from remembrancer.storage.files import KEY_FILE
from remembrancer.storage.keys import KeyFile, Keys
from remembrancer.vault import Passphrase

from .conftest import COMMAND, PASSPHRASE, PERSON, SECONDS, eventually, open_vault, take_over

Start = Callable[[], Popen[bytes]]


def keys_of(folder: Path) -> Keys:
    return KeyFile.load(folder / KEY_FILE).unlock(Passphrase(PASSPHRASE))


def run(environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [COMMAND, *words], env=environment, capture_output=True, text=True, timeout=SECONDS, check=False, stdin=-3
    )


def test_commands_go_through_the_process_that_holds_the_vault(
    headless: Start, vault_folder: Path, environment: dict[str, str]
) -> None:
    owner = headless()
    said = run(environment, "remember", "The deadline is April 15.", "--json")
    assert said.returncode == 0, said.stderr
    assert "April 15" in run(environment, "list").stdout
    assert run(environment, "health").returncode == 0
    backup = run(environment, "vault", "backup").stdout.strip()
    assert Path(backup).parent == vault_folder / "backups"
    missing = run(environment, "show", "01")
    assert missing.returncode == 0
    refused = run(environment, "conflicts", "settings", "--policy", "annotate")
    assert refused.returncode != 0
    assert "Traceback" not in refused.stderr
    assert owner.poll() is None


STARTED = """
import sys
from remembrancer.cli import main
try:
    main()
finally:
    print(*sorted(set(sys.modules)), file=sys.stderr)
"""


def test_a_command_that_the_owner_answers_loads_neither_the_engine_nor_what_only_that_needs(
    headless: Start, environment: dict[str, str]
) -> None:
    headless()
    run(environment, "remember", "The deadline is April 15.")
    words = [sys.executable, "-c", STARTED, "recall", "when is the deadline"]
    ran = subprocess.run(words, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert "April 15" in ran.stdout
    needless = {"numpy", "pydantic", "apsw", "lark", "keyring", "asyncio", "remembrancer.vault.facade"}
    assert needless & set(ran.stderr.split()) == set()


def test_what_is_no_terminal_writes_with_the_trust_of_an_agent(
    headless: Start, vault_folder: Path, environment: dict[str, str]
) -> None:
    headless()
    run(environment, "remember", "The deadline is April 15.")
    person = RemoteVault(vault_folder, keys_of(vault_folder), at_terminal=True)
    person.change(Remember(Draft("Maya drinks oolong.")))
    found = person.query(GetMemories(person.query(FindMemories()).ids))
    assert {each.content: each.trust for each in found} == {
        "The deadline is April 15.": Trust.AGENT,
        "Maya drinks oolong.": Trust.PERSON,
    }
    kinds = [each.actor_kind for each in person.query(ListOperations())]
    assert kinds[:2] == [ActorKind.PERSON.value, ActorKind.AGENT.value]
    person.close()


def test_nobody_comes_in_without_what_unlocks_the_vault(headless: Start, vault_folder: Path) -> None:
    headless()
    for at_terminal in (False, True):
        with pytest.raises(WrongSecretError):
            RemoteVault(vault_folder, Keys(os.urandom(32), os.urandom(32)), at_terminal=at_terminal)
    with pytest.raises(WrongSecretError):
        open_or_ask(vault_folder, Passphrase("wrong"), lambda: open_vault(vault_folder), at_terminal=True)


def test_the_socket_is_for_its_user_alone_and_goes_with_its_owner(headless: Start, vault_folder: Path) -> None:
    owner = headless()
    address = read_address(vault_folder)
    socket = Path(address.path)
    assert stat.S_ISSOCK(socket.stat().st_mode)
    assert stat.S_IMODE(socket.parent.stat().st_mode) == 0o700
    assert stat.S_IMODE((vault_folder / ADDRESS_FILE).stat().st_mode) == 0o600
    owner.terminate()
    owner.wait(SECONDS)
    assert owner.returncode == 0
    assert not socket.parent.exists()
    with pytest.raises(NobodyThereError):
        read_address(vault_folder)


def test_an_owner_that_was_killed_is_nobody_and_its_leftovers_go(
    headless: Start, vault_folder: Path, environment: dict[str, str]
) -> None:
    owner = headless()
    left = Path(read_address(vault_folder).path).parent
    owner.kill()
    owner.wait(SECONDS)
    assert left.exists()
    assert run(environment, "remember", "The deadline is April 15.").returncode == 0
    headless()
    assert not left.exists()


def test_a_window_that_wants_the_vault_gets_it_and_the_owner_ends(headless: Start, vault_folder: Path) -> None:
    owner = headless()
    vault = take_over(vault_folder)
    vault.close()
    assert owner.wait(SECONDS) == 0


def test_a_second_owner_does_not_take_the_vault_from_the_first(headless: Start, environment: dict[str, str]) -> None:
    owner = headless()
    second = run(environment, "serve")
    assert second.returncode == 3
    assert "open elsewhere" in second.stderr or "has it open" in second.stderr
    assert owner.poll() is None


def test_no_request_is_lost_or_carried_out_twice_when_the_vault_is_handed_over(
    headless: Start, vault_folder: Path
) -> None:
    """One thread writes all the while; the vault goes from a process without a window to this one, which serves it."""
    owner = headless()
    writer = RemoteVault(vault_folder, keys_of(vault_folder), at_terminal=True)
    failures: list[RemembrancerError] = []
    written: list[str] = []
    wanted = [f"Statement number {each} of the day." for each in range(60)]

    def write() -> None:
        try:
            for text in wanted:
                written.append(writer.change(Remember(Draft(text))).memory)  # noqa: PERF401  (seen by the other thread)
        except RemembrancerError as error:
            failures.append(error)

    thread = Thread(target=write)
    thread.start()
    eventually(lambda: len(written) >= 5, "some are written")
    vault = take_over(vault_folder)
    OwnerService(vault, OwnerKind.WINDOW).start()
    thread.join(SECONDS)
    assert failures == []
    person = vault.entrance(PERSON)
    contents = [each.content for each in person.query(GetMemories(person.query(FindMemories()).ids))]
    vault.close()
    writer.close()
    assert sorted(contents) == sorted(wanted)
    assert owner.wait(SECONDS) == 0


def test_a_window_keeps_its_vault(vault_folder: Path) -> None:
    vault = open_vault(vault_folder)
    OwnerService(vault, OwnerKind.WINDOW).start()
    with pytest.raises(VaultInUseError):
        take_over(vault_folder)
    remote = RemoteVault(vault_folder, keys_of(vault_folder), at_terminal=True)
    remote.change(Remember(Draft("It goes on.")))
    vault.close()
    remote.close()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_the_owner_ends_in_order_when_it_is_told_to(headless: Start, vault_folder: Path, how: int) -> None:
    owner = headless()
    owner.send_signal(how)
    assert owner.wait(SECONDS) == 0
    assert not (vault_folder / "vault.db-wal").exists()


def test_the_port_opens_while_the_sdk_is_loaded_early(vault_folder: Path, environment: dict[str, str]) -> None:
    """Two threads that load it at once would stand in each other's way (in a process that has nothing of it yet)."""
    program = (
        "import sys; from pathlib import Path; from threading import Thread;"
        " from remembrancer.owner.loading import EarlyLoading; from remembrancer.port.server import PortServer;"
        " from remembrancer.vault import Passphrase, Vault;"
        " vault = Vault.open(Path(sys.argv[1]), Passphrase(sys.argv[2])); early = EarlyLoading(); early.start(0);"
        " port = PortServer(vault); port.start(); port.stop(); early.stop(); vault.close(); print('done')"
    )
    command = [sys.executable, "-c", program, str(vault_folder), PASSPHRASE]
    finished = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=SECONDS)
    assert (finished.stdout, finished.stderr) == ("done\n", "")


def test_an_owner_that_nobody_needs_ends(vault_folder: Path, environment: dict[str, str]) -> None:
    del vault_folder
    finished = run(environment, "serve", "--idle", "0.2")
    assert finished.returncode == 0, finished.stderr


def test_the_port_is_open_where_it_is_asked_for(environment: dict[str, str], vault_folder: Path) -> None:
    owner = subprocess.Popen([COMMAND, "serve", "--port", "0"], env=environment, stderr=subprocess.PIPE, text=True)
    assert owner.stderr
    address = owner.stderr.readline().rpartition(" and at ")[2].partition(". Ctrl")[0]
    assert httpx.get(f"{address}/v1/health").json()["status"] == "ok"
    hello = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "Coder", "version": "2"}}
    headers = {
        "Authorization": f"Bearer {environment['REMEMBRANCER_TOKEN']}",
        "Accept": "application/json, text/event-stream",
    }
    ask = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello}
    greeted = httpx.post(f"{address}/mcp", json=ask, headers=headers)
    assert greeted.json()["result"]["serverInfo"]["name"] == "remembrancer"
    take_over(vault_folder).close()
    assert owner.wait(SECONDS) == 0
    with pytest.raises(httpx.TransportError):
        httpx.get(f"{address}/v1/health")
    owner.stderr.close()

from datetime import timedelta

import pytest

from remembrancer.model.clients import ClientScope, Grant, ListClients, Quotas
from remembrancer.model.clock import FixedClock
from remembrancer.model.errors import (
    ClientRefusedError,
    InvalidInputError,
    NotPermittedError,
    PairingNotFoundError,
    PairingRefusedError,
)
from remembrancer.model.pairing import (
    AskPairing,
    DecidePairing,
    ForgetDenial,
    ListDenials,
    ListPairings,
    PairingAnswered,
    PairingRequest,
    PairingState,
)
from remembrancer.model.queries import GetMemories
from remembrancer.vault import Entrance, Vault

READ = (Grant(ClientScope.READ, ("personal",)),)
WANTED = (*READ, Grant(ClientScope.WRITE, ("*",)))
ASK = AskPairing("Zed", WANTED, "/usr/bin/zed", "this computer")


def test_what_is_asked_waits_for_the_person_and_is_told(vault: Vault, person: Entrance, clock: FixedClock):
    seen = []
    vault.follow_clients(seen.append)
    asked = vault.ask_pairing(ASK)
    (waiting,) = person.query(ListPairings())
    assert seen == [waiting]
    assert isinstance(waiting, PairingRequest)
    assert (waiting.name, waiting.program, waiting.grants, waiting.where) == (
        "Zed",
        "/usr/bin/zed",
        WANTED,
        "this computer",
    )
    assert waiting.code == asked.code
    assert len(asked.code) == 6
    assert waiting.until == clock.now() + timedelta(minutes=10)
    assert vault.poll_pairing(asked.id, asked.secret).state is PairingState.WAITING
    assert person.query(ListClients()) == ()


@pytest.mark.parametrize("allow", [True, False])
@pytest.mark.parametrize("remember", [True, False])
def test_who_shows_what_waits_is_told_of_every_answer(vault: Vault, person: Entrance, allow: bool, remember: bool):
    asked = vault.ask_pairing(ASK)
    seen = []
    vault.follow_clients(lambda what: seen.append((what, person.query(ListPairings()))))
    person.change(DecidePairing(asked.id, allow=allow, grants=READ, remember=remember))
    assert seen == [(PairingAnswered(asked.id), ())]


def test_the_token_comes_once_and_only_with_what_was_allowed(vault: Vault, person: Entrance):
    asked = vault.ask_pairing(ASK)
    person.change(DecidePairing(asked.id, allow=True, grants=READ, quotas=Quotas(recalls_per_minute=3)))
    answer = vault.poll_pairing(asked.id, asked.secret)
    assert answer.state is PairingState.ALLOWED
    assert answer.grants == READ
    (client,) = person.query(ListClients())
    assert (client.id, client.grants, client.quotas.recalls_per_minute) == (answer.client, READ, 3)
    assert vault.client(answer.token).query(GetMemories(())) == ()
    with pytest.raises(PairingNotFoundError):
        vault.poll_pairing(asked.id, asked.secret)


def test_only_who_asked_fetches_the_token(vault: Vault, person: Entrance):
    asked = vault.ask_pairing(ASK)
    person.change(DecidePairing(asked.id, allow=True, grants=READ))
    for secret in ("", "0" * 64, asked.code, asked.secret[:-1]):
        with pytest.raises(PairingNotFoundError):
            vault.poll_pairing(asked.id, secret)
    assert vault.poll_pairing(asked.id, asked.secret).token


def test_what_nobody_answers_in_ten_minutes_is_denied(vault: Vault, person: Entrance, clock: FixedClock):
    asked = vault.ask_pairing(ASK)
    clock.advance(timedelta(minutes=10))
    assert person.query(ListPairings()) == ()
    with pytest.raises(PairingNotFoundError):
        person.change(DecidePairing(asked.id, allow=True, grants=READ))
    assert vault.poll_pairing(asked.id, asked.secret).state is PairingState.DENIED
    assert person.query(ListClients()) == ()


def test_a_denial_is_remembered_if_the_person_says_so(vault: Vault, person: Entrance):
    asked = vault.ask_pairing(ASK)
    person.change(DecidePairing(asked.id, allow=False, remember=True))
    assert vault.poll_pairing(asked.id, asked.secret).state is PairingState.DENIED
    with pytest.raises(PairingRefusedError) as refused:
        vault.ask_pairing(AskPairing("ZED", READ))
    assert refused.value.values["reason"] == "denied"
    assert [each.name for each in person.query(ListDenials())] == ["zed"]
    assert person.query(ForgetDenial("Zed"))
    assert vault.ask_pairing(ASK)


def test_a_denial_that_is_not_remembered_lets_ask_again(vault: Vault, person: Entrance):
    asked = vault.ask_pairing(ASK)
    person.change(DecidePairing(asked.id, allow=False, remember=False))
    vault.poll_pairing(asked.id, asked.secret)
    assert vault.ask_pairing(ASK)


def test_what_is_allowed_without_remembering_ends_after_six_hours(vault: Vault, person: Entrance, clock: FixedClock):
    asked = vault.ask_pairing(ASK)
    person.change(DecidePairing(asked.id, allow=True, grants=READ, remember=False))
    client = vault.client(vault.poll_pairing(asked.id, asked.secret).token)
    clock.advance(timedelta(hours=6))
    with pytest.raises(ClientRefusedError):
        client.query(GetMemories(()))


def test_a_code_that_is_another_lets_nobody_in(vault: Vault, person: Entrance):
    asked = vault.ask_pairing(ASK)
    wrong = f"{(int(asked.code) + 1) % 1_000_000:06}"
    with pytest.raises(InvalidInputError):
        person.change(DecidePairing(asked.id, allow=True, grants=READ, code=wrong))
    spaced = f"{asked.code[:3]} {asked.code[3:]}"
    person.change(DecidePairing(asked.id, allow=True, grants=READ, code=spaced))


def test_asking_a_lot_is_bounded(vault: Vault, person: Entrance, clock: FixedClock):
    vault.ask_pairing(ASK)
    with pytest.raises(PairingRefusedError) as again:
        vault.ask_pairing(ASK)
    for number in range(4):
        vault.ask_pairing(AskPairing(f"Tool {number}", READ))
    with pytest.raises(PairingRefusedError) as many:
        vault.ask_pairing(AskPairing("One more", READ))
    assert [each.value.values["reason"] for each in (again, many)] == ["waiting", "too_many"]
    assert len(person.query(ListPairings())) == 5
    clock.advance(timedelta(minutes=11))
    assert vault.ask_pairing(ASK)


@pytest.mark.parametrize(
    ("request_made", "field"),
    [
        (AskPairing("", READ), "name"),
        (AskPairing("You", READ), "name"),
        (AskPairing("Zed\x00", READ), "name"),
        (AskPairing("Zed", ()), "grants"),
        (AskPairing("Zed", (Grant(ClientScope.READ, ("../etc",)),)), "namespace"),
        (AskPairing("Zed", READ, program="x" * 600), "program"),
    ],
)
def test_what_cannot_be_asked_names_its_field_and_asks_nobody(
    vault: Vault, person: Entrance, request_made: AskPairing, field: str
):
    with pytest.raises(InvalidInputError) as refused:
        vault.ask_pairing(request_made)
    assert refused.value.field == field
    assert person.query(ListPairings()) == ()


def test_agents_neither_see_nor_answer_who_asks(vault: Vault, agent: Entrance):
    asked = vault.ask_pairing(ASK)
    with pytest.raises(NotPermittedError):
        agent.query(ListPairings())
    with pytest.raises(NotPermittedError):
        agent.change(DecidePairing(asked.id, allow=True, grants=READ))
    with pytest.raises(NotPermittedError):
        agent.query(ForgetDenial("Zed"))

"""No secret gets past the gate, in whatever field of whatever request, and none is on the disk afterwards."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass, replace

import pytest

from remembrancer.model.cases import OpenConflict
from remembrancer.model.changes import (
    ApplyImport,
    CreateNamespace,
    Remember,
    RenameTag,
    Revise,
    Revision,
    SetStatus,
)
from remembrancer.model.clients import AddClient, ClientScope, Grant, WrapSession
from remembrancer.model.conflicts import ConflictKind
from remembrancer.model.errors import NotPermittedError, SecretFoundError
from remembrancer.model.importing import ImportApproval
from remembrancer.model.ingesting import Ingest
from remembrancer.model.memory import Draft, Origin, Source
from remembrancer.model.pairing import AskPairing
from remembrancer.model.queries import FindMemories, GetMemories, PlanImport
from remembrancer.model.secrets import FoundSecret, SecretAction, SecretKind
from remembrancer.model.settings import ChangeSetting
from remembrancer.model.types import MemoryType, SourceKind, Status
from remembrancer.wording import describe_error, in_english

MARKER = "Quuxvillian7"
SAID = f"The router password: {MARKER}"
WITHOUT = "The router password: [redacted: password]"


def on_disk(vault) -> list[str]:
    """Where something of the marker is found: in the decrypted pages, or in the log with them."""
    store = vault.store
    found = []
    with store.read() as connection:
        # What is only in the log is part of what a reader sees, page by page.
        everything = connection.serialize("main")
    found += [word for word in (MARKER, MARKER.lower(), "uuxvilli") if word.encode() in everything]
    for path in store.folder.rglob("*"):
        if path.is_file() and b"uuxvilli" in path.read_bytes():
            found.append(path.name)
    return found


def every_field(vault, agent) -> None:
    draft = Draft(
        SAID,
        title=SAID,
        tags=(SAID, "router"),
        evidence=f"He said: {SAID}",
        session=SAID,
        source=Source(SourceKind.FILE, SAID, SAID),
        origin=Origin("notes", SAID),
    )
    told = agent.change(Remember(draft, key="first"))
    assert FoundSecret("content", SecretKind.PASSWORD) in told.change.redacted
    other = agent.change(Remember(Draft("The cellar is dry", type=MemoryType.FACT))).memory
    agent.change(
        Revise((other,), Revision(content=SAID + " now", title=SAID, evidence=SAID, add_tags=(SAID,)), key="2")
    )
    agent.change(SetStatus((other,), Status.ARCHIVED, reason=SAID))
    agent.change(SetStatus((told.memory,), Status.ARCHIVED, reason=SAID))


def test_what_an_agent_writes_into_any_field_is_redacted_before_it_reaches_the_disk(vault, agent, person):
    every_field(vault, agent)
    agent.change(Remember(Draft("A tag", tags=("plain",))))
    agent.change(RenameTag("plain", SAID))
    turns = [{"role": "user", "content": SAID}, {"role": "assistant", "content": f"Noted. {SAID}"}]
    agent.change(Ingest(json.dumps(turns), session="talk", key="talk"))
    (first, *_) = person.query(GetMemories(person.query(FindMemories()).ids))
    assert MARKER not in repr(first)
    assert on_disk(vault) == []


def test_the_same_request_again_is_known_though_its_secret_was_taken_out(agent):
    request = Remember(Draft(SAID), key="once")
    first = agent.change(request)
    assert agent.change(request) == first
    assert first.change.redacted == (FoundSecret("content", SecretKind.PASSWORD),)


def test_the_test_of_the_disk_would_find_it(vault, person):
    person.change(Remember(Draft(SAID)), secrets=SecretAction.KEEP)
    assert on_disk(vault)


def test_what_clients_write_and_wrap_up_and_are_called(vault, person):
    added = person.change(AddClient("Coder", (Grant(ClientScope.PROPOSE, ("personal",)),)))
    client = vault.client(added.token)
    stored = client.change(Remember(Draft(SAID), key="a"))
    assert person.query(GetMemories((stored.memory,)))[0].content == WITHOUT
    waits = client.change(Remember(Draft(f"Always log in with it. {SAID}", type=MemoryType.INSTRUCTION)))
    assert waits.proposal
    client.change(WrapSession(f"We set it up. {SAID}", "personal", tags=(SAID,)))
    with pytest.raises(SecretFoundError):
        vault.ask_pairing(AskPairing(SAID, (Grant(ClientScope.READ, ("personal",)),)))
    with pytest.raises(NotPermittedError):
        client.change(Remember(Draft(SAID)), secrets=SecretAction.KEEP)
    assert on_disk(vault) == []


@pytest.mark.parametrize(
    "request_with_it",
    [
        Remember(Draft("The cellar is dry"), key=SAID),
        CreateNamespace("work", title=SAID),
        CreateNamespace(MARKER.lower() + "-ghp_" + "a1B2" * 9),
        OpenConflict("a", "b", ConflictKind.VALUE, reason=SAID),
    ],
)
def test_a_person_is_asked_whatever_they_do_and_names_are_refused(person, request_with_it):
    with pytest.raises(SecretFoundError) as caught:
        person.change(request_with_it)
    assert caught.value.values["reason"] in ("ask", "named")


def test_a_person_decides_and_is_not_asked_where_the_setting_says_it(person, vault):
    with pytest.raises(SecretFoundError) as caught:
        person.change(Remember(Draft(SAID)))
    told = describe_error(caught.value, in_english)
    assert "The text" in told.text
    assert "a password" in told.text
    assert MARKER not in repr(caught.value.values) + told.in_one
    assert person.query(FindMemories()).ids == ()
    assert person.change(Remember(Draft(SAID)), secrets=SecretAction.REDACT).change.redacted
    kept = person.change(Remember(Draft(SAID)), secrets=SecretAction.KEEP)
    assert person.query(GetMemories((kept.memory,)))[0].content == SAID
    person.query(ChangeSetting("privacy.secrets_person", "block"))
    with pytest.raises(SecretFoundError) as caught:
        person.change(Remember(Draft(SAID + "!")), secrets=SecretAction.KEEP)
    assert caught.value.values["reason"] == "blocked"


def test_what_agents_write_is_refused_or_kept_as_set(person, agent):
    person.query(ChangeSetting("privacy.secrets_agents", "block"))
    with pytest.raises(SecretFoundError) as caught:
        agent.change(Remember(Draft("The cellar is dry", evidence=SAID)))
    assert (caught.value.values["field"], caught.value.values["kind"]) == ("evidence", "password")
    person.query(ChangeSetting("privacy.secrets_agents", "keep"))
    kept = agent.change(Remember(Draft(SAID)))
    assert person.query(GetMemories((kept.memory,)))[0].content == SAID


def test_an_import_says_what_becomes_of_secrets_and_does_it(person, vault, tmp_path):
    notes = tmp_path / "MEMORY.md"
    notes.write_text(f"- {SAID}\n- The cellar is dry\n", encoding="utf-8")
    plan = person.query(PlanImport((str(notes),)))
    assert (plan.secret_count, plan.secret_action) == (1, SecretAction.REDACT)
    assert MARKER not in repr(plan)
    # What passed through other hands is looked at once more.
    file = plan.files[0]
    item = replace(file.items[0], draft=replace(file.items[0].draft, evidence=SAID))
    tampered = replace(plan, files=(replace(file, items=(item, *file.items[1:])),))
    person.change(ApplyImport(tampered, ImportApproval()))
    assert on_disk(vault) == []
    person.query(ChangeSetting("privacy.secrets_imports", "block"))
    plan = person.query(PlanImport((str(notes),)))
    assert [each.reason for each in plan.files[0].unreadable] == ["holds_secret"]
    assert plan.secret_count == 1


def test_what_the_window_keeps_of_a_draft_holds_no_secret(vault):
    vault.keep("capture.draft", json.dumps({"text": SAID, "more": f'he said: password: "{MARKER}" \n'}))
    kept = json.loads(vault.kept()["capture.draft"])
    assert MARKER not in repr(kept)
    assert on_disk(vault) == []


def test_every_text_of_a_draft_and_of_a_revision_passes(vault):
    """A field that is added to one of them later must pass as well."""
    for whole in (Draft(SAID), Revision()):
        for each in fields(whole):
            if "str" in str(each.type) and each.name != "remove_tags":
                value = (SAID,) if "tuple" in str(each.type) else SAID
                passed = vault.secrets.record(replace(whole, **{each.name: value}))
                assert MARKER not in repr(passed.content), each.name
            elif is_dataclass(getattr(whole, each.name)):
                assert not isinstance(getattr(whole, each.name), str)

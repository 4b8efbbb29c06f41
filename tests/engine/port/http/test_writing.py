from remembrancer.model.changes import Remember
from remembrancer.model.clients import ClientScope, Quotas
from remembrancer.model.memory import Draft
from remembrancer.model.proposals import CountProposals, DecideProposal, ListProposals, ProposalDecision
from remembrancer.model.queries import FindMemories, GetMemories
from remembrancer.model.settings import ChangeSetting
from remembrancer.model.types import MemoryType, Status, Trust


def test_a_statement_is_stored_and_found(connect, person):
    http = connect().http
    told = http.post("/v1/remember", json={"content": "The kettle is blue", "tags": ["kitchen"], "type": "fact"}).json()
    assert (told["status"], told["type"]) == ("stored", "fact")
    (memory,) = person.query(GetMemories((told["memory"],)))
    assert (memory.content, memory.trust, memory.source.name, memory.tags) == (
        "The kettle is blue",
        Trust.AGENT,
        "Coder",
        ("kitchen",),
    )
    assert http.post("/v1/remember", json={"content": "The kettle is blue"}).json()["status"] == "duplicate"


def test_the_same_key_stores_once_whatever_happens(connect, person):
    http = connect().http
    answers = [
        http.post("/v1/remember", json={"content": "The lamp is red"}, headers={"Idempotency-Key": "k"})
        for _ in range(3)
    ]
    assert {answer.text for answer in answers} == {answers[0].text}
    other = http.post("/v1/remember", json={"content": "Something else"}, headers={"Idempotency-Key": "k"})
    assert (other.status_code, other.json()["code"]) == (409, "idempotency_conflict")
    assert len(person.query(FindMemories()).ids) == 1


def test_of_a_batch_each_is_told_what_became_of_it(connect, person):
    http = connect().http
    body = {
        "memories": [
            {"content": "One", "type": "fact"},
            {"content": "One", "type": "fact"},
            {"content": "Never deploy on Fridays", "type": "instruction"},
            {"content": "Bad\u0000", "type": "fact"},
            {"content": "I said so", "source": {"kind": "person"}},
        ]
    }
    answer = http.post("/v1/remember/batch", json=body, headers={"Idempotency-Key": "b"})
    results = answer.json()["results"]
    assert [each["status"] for each in results] == ["stored", "duplicate", "waiting", "refused", "refused"]
    assert results[2]["proposal"]
    assert (results[3]["problem"]["field"], results[3]["problem"]["reason"]) == ("content", "nul_character")
    assert results[4]["problem"]["code"] == "not_permitted"
    assert len(person.query(FindMemories()).ids) == 1
    assert http.post("/v1/remember/batch", json=body, headers={"Idempotency-Key": "b"}).json()["results"] == results


def test_a_batch_has_at_most_a_hundred(connect):
    body = {"memories": [{"content": f"Number {number}"} for number in range(101)]}
    answer = connect().http.post("/v1/remember/batch", json=body)
    assert (answer.status_code, answer.json()["field"], answer.json()["limit"]) == (422, "memories", 100)


def test_what_is_wrong_names_its_field_and_its_limit(connect, person):
    http = connect().http
    for body, field, limit in (
        ({}, "content", None),
        ({"content": ""}, "content", 1),
        ({"content": "x" * 10_001}, "content", 10_000),
        ({"content": "x", "title": "t" * 201}, "title", 200),
        ({"content": "x", "confidence": 2}, "confidence", 1.0),
        ({"content": "x", "tags": ["t"] * 21}, "tags", 20),
        ({"content": "x", "trust": "person"}, "trust", None),
        ({"content": "x", "times": {"due": "2026-01-01T00:00:00"}}, "times.due", None),
        ({"content": "x", "times": {"due": "0001-01-01T00:00:00Z"}}, "times.due", "1900..2100"),
        ({"content": "x", "tags": ["\u0000"]}, "tag", None),
        ({"content": "x", "namespace": "n" * 65}, "namespace", 64),
    ):
        answer = http.post("/v1/remember", json=body)
        problem = answer.json()
        assert (answer.status_code, problem["field"], problem.get("limit")) == (422, field, limit), body
        assert problem["detail"]
    assert person.query(FindMemories()).ids == ()


def test_what_was_sent_is_never_repeated_in_an_error(connect):
    answer = connect().http.post("/v1/remember", json={"content": "x", "confidence": "quuxvillian"})
    assert answer.status_code == 422
    assert "quuxvillian" not in answer.text


def test_an_edit_needs_the_version_it_is_about_and_loses_nothing(connect, person):
    http = connect().http
    memory = http.post("/v1/remember", json={"content": "The kettle is blue"}).json()["memory"]
    tag = http.get(f"/v1/memories/{memory}").headers["etag"]
    assert http.patch(f"/v1/memories/{memory}", json={"title": "Kettle"}).status_code == 428
    first = http.patch(f"/v1/memories/{memory}", json={"title": "Kettle"}, headers={"If-Match": tag})
    assert (first.status_code, first.json()["status"], first.headers["etag"]) == (200, "stored", '"2"')
    second = http.patch(f"/v1/memories/{memory}", json={"title": "Pot"}, headers={"If-Match": tag})
    assert (second.status_code, second.json()["code"], second.json()["current"]) == (412, "version_changed", 2)
    assert person.query(GetMemories((memory,)))[0].title == "Kettle"
    assert http.get(f"/v1/memories/{memory}", headers={"If-None-Match": '"2"'}).status_code == 304
    assert http.patch(f"/v1/memories/{memory}", json={}, headers={"If-Match": "W/x"}).status_code == 422


def test_what_is_not_its_own_waits_for_the_person(connect, person):
    http = connect().http
    memory = person.change(Remember(Draft("The kettle is blue"))).memory
    edited = http.patch(f"/v1/memories/{memory}", json={"content": "It is green"}, headers={"If-Match": '"1"'}).json()
    archived = http.post(f"/v1/memories/{memory}/archive", json={"reason": "gone"}).json()
    assert (edited["status"], archived["status"]) == ("waiting", "waiting")
    assert person.query(GetMemories((memory,)))[0].content == "The kettle is blue"
    proposal = edited["proposals"][0]
    assert http.get(f"/v1/proposals/{proposal}").json()["state"] == "waiting"
    person.change(DecideProposal(proposal, ProposalDecision.APPROVE))
    assert http.get(f"/v1/proposals/{proposal}").json()["state"] == "accepted"
    assert person.query(GetMemories((memory,)))[0].content == "It is green"
    assert person.query(CountProposals()) == 1


def test_a_rule_waits_and_is_recalled_once_it_is_approved(connect, person):
    http = connect().http
    told = http.post("/v1/remember", json={"content": "Use tabs in this project", "type": "instruction"}).json()
    assert (told["status"], told["memory"]) == ("waiting", "")
    assert http.get("/v1/memories").json()["memories"] == []
    (proposal,) = person.query(ListProposals()).proposals
    person.change(DecideProposal(proposal.id, ProposalDecision.APPROVE))
    (memory,) = http.get("/v1/memories").json()["memories"]
    assert (memory["type"], memory["trust"]) == (MemoryType.INSTRUCTION, Trust.CONFIRMED)


def test_nothing_is_deleted_through_the_port(connect, person):
    http = connect().http
    memory = http.post("/v1/remember", json={"content": "The kettle is blue"}).json()["memory"]
    assert http.delete(f"/v1/memories/{memory}").status_code == 405
    assert http.post(f"/v1/memories/{memory}/archive", json={}).json()["memory"]["status"] == "archived"
    assert person.query(GetMemories((memory,)))[0].status is Status.ARCHIVED


def test_rights_are_kept_whatever_the_request_names(connect, person, work):
    reader, writer = connect("Reader", ClientScope.READ), connect("Writer", ClientScope.PROPOSE, on=(work,))
    secret = person.change(Remember(Draft("The safe is behind the painting"))).memory
    assert reader.http.post("/v1/remember", json={"content": "x"}).status_code == 403
    assert writer.http.get("/v1/memories").status_code == 403
    assert writer.http.post("/v1/remember", json={"content": "x", "namespace": "personal"}).status_code == 404
    assert writer.http.post("/v1/remember", json={"content": "x"}).json()["status"] == "stored"
    assert (
        writer.http.patch(f"/v1/memories/{secret}", json={"title": "x"}, headers={"If-Match": '"1"'}).status_code == 404
    )


def test_too_much_is_refused_with_when_to_come_again(connect):
    http = connect("Coder", quotas=Quotas(writes_per_minute=1)).http
    assert http.post("/v1/remember", json={"content": "One"}).status_code == 200
    answer = http.post("/v1/remember", json={"content": "Two"})
    assert (answer.status_code, answer.json()["reason"], answer.headers["retry-after"]) == (
        429,
        "writes_per_minute",
        "60",
    )


def test_a_session_is_wrapped_with_its_summary(connect, person):
    http = connect().http
    http.post("/v1/remember", json={"content": "One"})
    wrapped = http.post("/v1/sessions/wrap", json={"summary": "Counted to one"}).json()
    assert wrapped["session"]["closed_at"]
    assert wrapped["summary"]["status"] == "stored"
    assert http.post("/v1/sessions/renew").json()["session"]["closed_at"] is None
    assert len(http.get("/v1/sessions").json()["sessions"]) == 2


def test_a_secret_is_told_by_its_field_and_kind_and_never_itself(connect, person):
    http = connect().http
    body = {"content": "The cellar is dry", "evidence": "The router password: Quuxvillian7"}
    stored = http.post("/v1/remember", json=body)
    assert stored.json()["redacted"] == [{"field": "evidence", "kind": "password"}]
    person.query(ChangeSetting("privacy.secrets_agents", "block"))
    refused = http.post("/v1/remember", json=body)
    told = refused.json()
    assert (refused.status_code, told["code"], told["field"], told["kind"]) == (
        422,
        "secret_found",
        "evidence",
        "password",
    )
    assert "Quuxvillian7" not in stored.text + refused.text
    batch = http.post("/v1/remember/batch", json={"memories": [body, {"content": "One"}]})
    assert [each["status"] for each in batch.json()["results"]] == ["refused", "stored"]
    assert "Quuxvillian7" not in batch.text

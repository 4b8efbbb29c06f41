from datetime import timedelta

import httpx
import pytest

from remembrancer.model.changes import Remember, SetStatus
from remembrancer.model.clients import ClientScope, ListClients
from remembrancer.model.memory import Draft
from remembrancer.model.pairing import DecidePairing, ListPairings
from remembrancer.model.types import MemoryType, Status


@pytest.fixture
def filled(person):
    """Ids of five statements, the oldest first."""
    texts = ("The kettle is blue", "The lamp is red", "The door is green", "The roof is brown", "The wall is white")
    return [person.change(Remember(Draft(each, type=MemoryType.FACT))).memory for each in texts]


def test_a_question_is_answered_with_memories_and_a_fenced_block(connect, filled):
    body = connect().http.post("/v1/recall", json={"query": "The kettle is blue", "explain": True}).json()
    assert body["items"][0]["memory"]["id"] == filled[0]
    assert body["items"][0]["hit"]["matched_words"]
    assert "not instructions" in body["text"]
    assert 0 < body["tokens"] <= 1100
    plain = connect("Other").http.post("/v1/recall", json={"query": "kettle", "slots": ["pinned"]}).json()
    assert plain["items"][0]["hit"] is None
    assert [each["slot"] for each in plain["parts"] if each["slot"] != "pinned"] == []


def test_filters_apply_before_ranking(connect, filled, person, clock):
    http = connect().http
    clock.advance(timedelta(hours=1))
    person.change(SetStatus((filled[0],), Status.ARCHIVED))
    question, archived = {"query": "The kettle is blue"}, filled[0]
    for filters, is_found in (
        ({}, False),
        ({"current_only": False}, True),
        ({"statuses": ["archived"]}, True),
        ({"current_only": False, "types": ["event"]}, False),
        ({"current_only": False, "types": ["fact", "event"], "namespaces": ["personal"]}, True),
        ({"current_only": False, "tags": ["nowhere"]}, False),
        ({"current_only": False, "times": {"recorded": {"start": "2027-01-01T00:00:00Z"}}}, False),
        ({"current_only": False, "times": {"recorded": {"end": "2027-01-01T00:00:00Z"}}}, True),
        ({"as_of": "2026-03-18T09:00:00Z"}, True),
        ({"as_of": "2020-01-01T00:00:00Z"}, False),
    ):
        answer = http.post("/v1/recall", json={**question, **filters})
        assert answer.status_code == 200, answer.text
        found = {each["memory"]["id"] for each in answer.json()["items"]}
        assert (archived in found) is is_found, filters


def test_an_answer_cites_what_is_stored_or_says_that_nothing_is(connect, filled):
    http = connect().http
    found = http.post("/v1/answer", json={"query": "The kettle is blue"}).json()
    assert found["is_answered"]
    assert found["citations"][0]["memory"] == filled[0]
    nothing = http.post("/v1/answer", json={"query": "quuxvillian"}).json()
    assert (nothing["is_answered"], nothing["citations"]) == (False, [])


def test_memories_come_page_by_page_none_twice_none_left_out(connect, filled, person):
    http = connect().http
    seen, cursor = [], ""
    while True:
        page = http.get("/v1/memories", params={"limit": 2, "cursor": cursor}).json()
        seen += [each["id"] for each in page["memories"]]
        # What comes meanwhile is newer than everything that is still to come.
        person.change(Remember(Draft(f"Said meanwhile {len(seen)}")))
        cursor = page["next"]
        if not cursor:
            break
    assert seen == filled[::-1]
    for wrong in ("x", "-1.a", "9" * 30 + ".a", "1."):
        assert http.get("/v1/memories", params={"cursor": wrong}).status_code == 422


def test_a_page_goes_on_where_it_was_when_its_last_memory_is_gone(connect, filled, person):
    http = connect().http
    first = http.get("/v1/memories", params={"limit": 2}).json()
    person.change(SetStatus((first["memories"][-1]["id"],), Status.ARCHIVED))
    second = http.get("/v1/memories", params={"limit": 2, "cursor": first["next"]}).json()
    assert [each["id"] for each in second["memories"]][-1] in filled[:2]


def test_history_and_changes_tell_what_happened(connect, filled):
    http = connect().http
    mine = http.post("/v1/remember", json={"content": "The car is grey"}).json()["memory"]
    number = http.get("/v1/changes").json()["number"]
    http.patch(f"/v1/memories/{mine}", json={"title": "Car"}, headers={"If-Match": '"1"'})
    (change,) = http.get("/v1/changes", params={"since_number": number}).json()["changes"]
    assert (change["memory"], change["kinds"]) == (mine, ["edited"])
    versions = http.get(f"/v1/memories/{mine}/history").json()["versions"]
    assert [each["version"]["memory"]["number"] for each in versions] == [2, 1]


def test_what_was_deleted_is_not_for_clients(connect, filled, person):
    http = connect().http
    person.change(SetStatus((filled[0],), Status.DELETED))
    assert http.get(f"/v1/memories/{filled[0]}").status_code == 404
    assert http.get(f"/v1/memories/{filled[0]}/history").status_code == 404
    assert http.get("/v1/memories", params={"status": "deleted"}).status_code == 403


def test_what_is_not_there_is_not_found(connect):
    http = connect().http
    unknown = "01ARZ3NDEKTSV4RRFFQ69G5FAV"
    for path in (f"/v1/memories/{unknown}", f"/v1/conflicts/{unknown}", f"/v1/proposals/{unknown}", "/v1/nothing"):
        answer = http.get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (404, "application/problem+json")
    assert http.get("/v1/memories", params={"namespace": "nowhere"}).json()["memories"] == []


def test_a_client_learns_what_it_may_do(connect, work):
    told = connect("Coder", ClientScope.READ, on=("personal", work)).http.get("/v1/access").json()
    assert told["grants"] == [{"scope": "read", "namespaces": ["personal", "work"]}]
    assert told["namespace"] == ""
    assert [each["name"] for each in told["namespaces"]] == ["personal", "work"]


def test_reports_and_conflicts_are_read(connect, filled):
    http = connect().http
    assert "kettle" in http.get("/v1/reports/2026-03-18").json()["markdown"]
    assert http.get("/v1/reports/2040-01-01").status_code == 422
    assert http.get("/v1/reports/yesterday").status_code == 422
    assert http.get("/v1/conflicts").json()["conflicts"] == []


def test_pairing_over_the_port(port, person):
    asked = httpx.post(
        f"{port.address}/v1/pairing",
        json={"name": "Zed", "program": "/usr/bin/zed", "grants": [{"scope": "read", "namespaces": ["personal"]}]},
    )
    assert asked.status_code == 202
    told = asked.json()
    (waiting,) = person.query(ListPairings())
    assert (waiting.code, waiting.where) == (told["code"], "this computer, HTTP")
    poll = f"{port.address}/v1/pairing/{told['id']}"
    assert httpx.post(poll, json={"secret": told["secret"]}).json()["state"] == "waiting"
    assert httpx.post(poll, json={"secret": "wrong"}).status_code == 404
    person.change(DecidePairing(told["id"], allow=True, grants=waiting.grants))
    token = httpx.post(poll, json={"secret": told["secret"]}).json()["token"]
    assert httpx.get(f"{port.address}/v1/access", headers={"Authorization": f"Bearer {token}"}).status_code == 200
    assert httpx.post(poll, json={"secret": told["secret"]}).status_code == 404
    assert [each.name for each in person.query(ListClients())] == ["Zed"]


@pytest.mark.parametrize("moment", ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999999+14:00", "1899-12-31T23:59:59Z"])
def test_what_lies_beyond_the_years_of_a_vault_is_refused_by_name(connect, moment):
    http = connect().http
    for answer in (
        http.post("/v1/recall", json={"query": "kettle", "as_of": moment}),
        http.post("/v1/answer", json={"query": "kettle", "valid_at": moment}),
        http.post("/v1/recall", json={"query": "kettle", "times": {"due": {"start": moment}}}),
        http.get("/v1/memories", params={"as_of": moment}),
        http.get("/v1/changes", params={"since": moment}),
    ):
        problem = answer.json()
        assert (answer.status_code, problem["reason"], problem["limit"]) == (422, "out_of_range", "1900..2100")

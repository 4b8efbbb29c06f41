"""The rows of the threat model that name the port: who must not come in, and that trying it changes nothing."""

import json
import socket
from collections.abc import Callable
from time import monotonic

import httpx
import pytest

from remembrancer.model.clients import AddClient, ClientScope, Grant, RevokeClient
from remembrancer.model.errors import PortUnavailableError
from remembrancer.model.queries import FindMemories, GetState
from remembrancer.model.traffic import ListTraffic, RequestOutcome
from remembrancer.port.server import PortServer
from remembrancer.vault import Entrance, Vault

BODY = json.dumps({"content": "The kettle is blue"}).encode()
JSON = "application/json"


@pytest.fixture
def send(port: PortServer, connect) -> Callable[..., httpx.Response]:
    """Sends a request that would store a statement, with other headers than the right ones (None: without)."""
    client = connect()

    def sent(
        headers: dict[str, str | None] | None = None,
        body: bytes = BODY,
        url: str = "/v1/remember",
        method: str = "POST",
    ) -> httpx.Response:
        wanted: dict[str, str | None] = {
            "Content-Type": JSON,
            "Authorization": f"Bearer {client.token}",
            **(headers or {}),
        }
        given = {name: value for name, value in wanted.items() if value is not None}
        return httpx.request(method, f"{port.address}{url}", content=body, headers=given)

    return sent


def test_what_is_right_comes_in(send):
    assert send().status_code == 200
    assert send({"Content-Type": "application/json; charset=UTF-8"}).status_code == 200


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        # Row 1: a form or a fetch of a web page.
        ({"Origin": "https://evil.example"}, 403, "from_a_web_page"),
        ({"Origin": "null"}, 403, "from_a_web_page"),
        ({"Sec-Fetch-Site": "cross-site"}, 403, "from_a_web_page"),
        ({"Sec-Fetch-Site": "same-origin"}, 403, "from_a_web_page"),
        ({"Content-Type": "text/plain"}, 415, "not_json"),
        ({"Content-Type": "application/x-www-form-urlencoded"}, 415, "not_json"),
        ({"Content-Type": "multipart/form-data; boundary=x"}, 415, "not_json"),
        ({"Content-Type": "application/json; charset=utf-16"}, 415, "not_json"),
        ({"Content-Type": None}, 415, "not_json"),
        ({"Content-Encoding": "gzip"}, 415, "not_json"),
        # Row 2: another name for this computer.
        ({"Host": "evil.example"}, 421, "other_host"),
        ({"Host": "127.0.0.1"}, 421, "other_host"),
        ({"Host": "127.0.0.1:1"}, 421, "other_host"),
        ({"Host": "0.0.0.1"}, 421, "other_host"),
        ({"Host": "[::1]"}, 421, "other_host"),
        ({"Host": "localhost.evil.example"}, 421, "other_host"),
        # Row 4: a page of another port of this computer.
        ({"Origin": "http://localhost:3000"}, 403, "from_a_web_page"),
        ({"Origin": "http://127.0.0.1:3000"}, 403, "from_a_web_page"),
        # Row 6: tokens.
        ({"Authorization": None}, 401, "no_token"),
        ({"Authorization": "Basic eDp5"}, 401, "no_token"),
        ({"Authorization": "Bearer"}, 401, "no_token"),
        ({"Authorization": "Bearer nonsense"}, 401, "client_refused"),
        ({"Authorization": "Bearer " + "x" * 5000}, 401, "client_refused"),
        ({"Authorization": None, "Cookie": "token=x"}, 401, "no_token"),
    ],
)
def test_who_must_not_come_in_is_told_and_changes_nothing(
    send, person: Entrance, headers: dict[str, str | None], status: int, code: str
):
    before = person.query(GetState()).number
    answer = send(headers)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.headers["content-type"] == "application/problem+json"
    assert person.query(GetState()).number == before
    assert person.query(FindMemories()).ids == ()


def test_a_refused_request_is_seen_by_the_person(send, person: Entrance):
    send({"Origin": "https://evil.example"})
    (seen, *_) = person.query(ListTraffic()).requests
    assert (seen.outcome, seen.reason, seen.name, seen.operation) == (
        RequestOutcome.REFUSED,
        "from_a_web_page",
        "",
        "remember",
    )


def test_the_right_host_by_either_name(send, port: PortServer):
    assert send({"Host": f"localhost:{port.number}"}).status_code == 200
    assert send({"Host": f"127.0.0.1:{port.number}"}).status_code == 200


def test_no_answer_lets_a_page_read_it(send):
    for headers in ({}, {"Origin": "http://localhost:3000"}, {"Authorization": None}):
        for method in ("POST", "OPTIONS", "GET"):
            answer = send(headers, method=method)
            assert not [name for name in answer.headers if name.startswith("access-control")]
            assert "set-cookie" not in answer.headers


def test_a_preflight_is_refused(send):
    asked = {"Origin": "https://evil.example", "Access-Control-Request-Private-Network": "true"}
    assert send(asked, b"", method="OPTIONS").status_code == 403


def test_a_websocket_is_refused(send):
    asked = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Key": "eA==",
        "Sec-WebSocket-Version": "13",
    }
    answer = send(asked, b"", url="/mcp", method="GET")
    assert (answer.status_code, answer.json()["code"]) == (400, "upgrade")
    assert send({**asked, "Origin": "https://evil.example"}, b"", url="/mcp", method="GET").status_code == 403


def test_no_stream_stays_open(send):
    assert send({"Accept": "text/event-stream"}, b"", url="/mcp", method="GET").status_code == 405


def test_a_token_in_the_address_is_refused_even_with_the_right_header(send, connect, person: Entrance):
    token = connect("Other").token
    answer = send(url=f"/v1/remember?access_token={token}")
    assert (answer.status_code, answer.json()["code"]) == (400, "token_in_address")
    assert token not in answer.text
    assert person.query(FindMemories()).ids == ()


@pytest.mark.parametrize("header", ["Authorization", "Host", "Content-Type"])
def test_a_header_that_comes_twice_is_refused(port: PortServer, connect, person: Entrance, header: str):
    lines = [
        f"Host: 127.0.0.1:{port.number}",
        f"Authorization: Bearer {connect().token}",
        f"Content-Type: {JSON}",
        f"Content-Length: {len(BODY)}",
    ]
    lines.append(next(line for line in lines if line.startswith(header)))
    with socket.create_connection(("127.0.0.1", port.number)) as connection:
        connection.sendall("\r\n".join(["POST /v1/remember HTTP/1.1", *lines, "", ""]).encode() + BODY)
        answer = connection.recv(4096)
    assert answer.split(b" ")[1] in (b"400", b"401", b"415", b"421")
    assert person.query(FindMemories()).ids == ()


def test_who_is_revoked_is_out_at_once_also_on_an_open_connection(connect, person: Entrance):
    client = connect()
    assert client.http.get("/v1/memories").status_code == 200
    person.change(RevokeClient(client.id))
    answer = client.http.get("/v1/memories")
    assert (answer.status_code, answer.json()["reason"]) == (403, "revoked")


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b'{"content": "\\ud800"}', "lone_surrogate"),
        (b'{"\\udfff": 1}', "lone_surrogate"),
        (b'{"content": "x", "confidence": NaN}', "not_a_number"),
        (b'{"content": "x", "confidence": -Infinity}', "not_a_number"),
        (b'{"content": "x", "confidence": 1e999}', "not_a_number"),
        (b'{"content": "x", "content": "y"}', "duplicate_key"),
        (b'{"content": "x", "times": {"zone": "", "zone": "UTC"}}', "duplicate_key"),
        (b"[" * 100_000 + b"]" * 100_000, "too_deep"),
        (b'{"a":' * 40 + b"1" + b"}" * 40, "too_deep"),
        (b"9" * 5_000, "no_json"),
        (b'{"content": "x"', "no_json"),
        (b'{"content": "\xff"}', "invalid_utf8"),
        (b'\xef\xbb\xbf{"content": "x"}', "no_json"),
        (b"", "missing"),
    ],
)
def test_json_that_is_not_strict_is_refused(send, person: Entrance, body: bytes, reason: str):
    answer = send(body=body)
    assert answer.status_code in (400, 422)
    assert answer.json()["reason"] == reason
    assert person.query(FindMemories()).ids == ()


def test_brackets_in_a_text_are_no_depth(send):
    assert send(body=json.dumps({"content": 'an array: [[[[ "quoted" {{{' + "[" * 200}).encode()).status_code == 200


def test_a_body_of_two_megabytes_is_refused_before_it_is_read(send, person: Entrance):
    answer = send(body=json.dumps({"content": "x" * 2_000_000}).encode())
    assert (answer.status_code, answer.json()["limit"]) == (413, 1_000_000)


def test_a_body_that_does_not_say_how_long_it_is_is_bounded_too(port: PortServer, connect):
    def pieces():
        for _ in range(200):
            yield b"x" * 10_000

    with httpx.Client(base_url=port.address, headers={"Authorization": f"Bearer {connect().token}"}) as http:
        try:
            answer = http.post("/v1/remember", content=pieces(), headers={"Content-Type": JSON})
        except httpx.WriteError:
            return  # it was refused and closed before all of it was sent
    assert answer.status_code == 413


def test_a_slow_body_is_given_up_and_others_are_answered_meanwhile(port: PortServer, connect, person: Entrance):
    client = connect()
    head = (
        f"POST /v1/remember HTTP/1.1\r\nHost: 127.0.0.1:{port.number}\r\nAuthorization: Bearer {client.token}\r\n"
        f"Content-Type: {JSON}\r\nContent-Length: 100\r\n\r\n{{"
    )
    with socket.create_connection(("127.0.0.1", port.number)) as slow:
        slow.sendall(head.encode())
        assert client.http.get("/v1/memories").status_code == 200
        slow.settimeout(10)
        assert b" 408 " in slow.recv(4096)
    assert person.query(FindMemories()).ids == ()


def test_who_has_no_token_and_sends_slowly_holds_up_no_client(vault: Vault, person: Entrance):
    server = PortServer(vault, body_seconds=60)
    server.start()
    head = f"POST /v1/pairing HTTP/1.1\r\nHost: 127.0.0.1:{server.number}\r\nContent-Type: {JSON}\r\n"
    held = []
    try:
        for _ in range(120):
            held.append(socket.create_connection(("127.0.0.1", server.number)))
            held[-1].sendall(f"{head}Content-Length: 100\r\n\r\n{{".encode())
        # Only once one of them is told to come again have all the others come as far as they get.
        held[-1].settimeout(20)
        assert b" 429 " in held[-1].recv(4096)
        added = person.change(AddClient("Coder", (Grant(ClientScope.READ, ("personal",)),)))
        headers = {"Authorization": f"Bearer {added.token}"}
        assert httpx.get(f"{server.address}/v1/memories", headers=headers, timeout=20).status_code == 200
        assert httpx.post(f"{server.address}/v1/recall", headers=headers, json={"query": "x"}).status_code == 200
    finally:
        for each in held:
            each.close()
        server.stop()


def test_a_long_address_is_refused(send):
    assert send(url="/v1/memories?tag=" + "x" * 9_000, body=b"", method="GET").status_code == 414


def test_more_at_once_than_can_wait_are_told_to_come_again(port: PortServer, connect):
    client = connect()
    head = (
        f"POST /v1/remember HTTP/1.1\r\nHost: 127.0.0.1:{port.number}\r\nAuthorization: Bearer {client.token}\r\n"
        f"Content-Type: {JSON}\r\nContent-Length: 100\r\n\r\n{{"
    ).encode()
    held = []
    try:
        for _ in range(110):
            held.append(socket.create_connection(("127.0.0.1", port.number)))
            held[-1].sendall(head)
        answers = []
        for each in held:
            each.settimeout(20)
            answers.append(each.recv(4096).split(b" ")[1])
    finally:
        for each in held:
            each.close()
    assert set(answers) <= {b"408", b"429"}
    assert b"429" in answers
    assert client.http.get("/v1/memories").status_code == 200


def test_only_this_computer_can_reach_it(port: PortServer):
    others = {
        info[4][0]
        for info in socket.getaddrinfo(socket.gethostname(), port.number, socket.AF_INET)
        if not info[4][0].startswith("127.0.0.1")
    }
    for address in ("127.0.0.2", *others):
        with socket.socket() as probe:
            probe.settimeout(1)
            assert probe.connect_ex((address, port.number)) != 0


def test_closing_leaves_nothing_behind_and_it_opens_again_at_once(vault: Vault):
    server = PortServer(vault)
    number = server.start()
    assert httpx.get(f"{server.address}/v1/health").status_code == 200
    begun = monotonic()
    server.stop()
    assert monotonic() - begun < 10
    assert not server.is_open
    with socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.1", number)) != 0
    assert server.start(number) == number
    assert httpx.get(f"{server.address}/v1/health").json()["status"] == "ok"
    server.stop()
    server.stop()


def test_a_number_that_is_taken_is_named(vault: Vault, port: PortServer):
    for number in (port.number, 70_000):
        with pytest.raises(PortUnavailableError) as refused:
            PortServer(vault).start(number)
        assert refused.value.values == {"number": number}

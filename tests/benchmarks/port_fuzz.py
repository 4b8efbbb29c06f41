"""Requests made up at random against the port, and how many answers are the port's own fault.

``python -m tests.benchmarks.port_fuzz [--requests N] [--seed S]`` makes a vault of its own, opens the port over a real
socket, lets a client in with every right, and sends N requests (20,000 by default): right ones, right ones with pieces
replaced by strange values (halves of characters, NaN, deep brackets, huge numbers, wrong kinds), torn and random bytes,
wrong headers, and hosts and origins of others. It writes how often each status came, and ends with an error if any was
5xx, if the port did not answer, or if the journal does not verify afterwards.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
from collections import Counter
from pathlib import Path
from time import monotonic, process_time
from typing import Any, Final

import httpx

from remembrancer.model.changes import Remember
from remembrancer.model.clients import EVERY_NAMESPACE, MOST_OF_A_QUOTA, AddClient, ClientScope, Grant, Quotas
from remembrancer.model.clock import SystemClock
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft
from remembrancer.model.queries import VerifyJournal
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.port.server import PortServer
from remembrancer.storage.keys import new_recovery_key
from remembrancer.storage.store import Store
from remembrancer.vault import Actor, Vault

_RIGHT: Final[tuple[tuple[str, str, Any], ...]] = (
    ("POST", "/v1/remember", {"content": "The kettle is blue", "type": "fact", "tags": ["kitchen"], "confidence": 0.5}),
    ("POST", "/v1/remember", {"content": "Use tabs", "type": "instruction", "pinned": True}),
    ("POST", "/v1/remember/batch", {"memories": [{"content": "One"}, {"content": "Two", "times": {"zone": "UTC"}}]}),
    ("POST", "/v1/recall", {"query": "kettle", "limit": 5, "types": ["fact"], "explain": True, "context": []}),
    (
        "POST",
        "/v1/recall",
        {"query": "lamp", "as_of": "2026-01-01T00:00:00Z", "current_only": False, "slots": ["flags"]},
    ),
    ("POST", "/v1/answer", {"query": "what colour is the kettle", "entities": ["kettle"], "threshold": 0.2}),
    ("GET", "/v1/memories?limit=5&type=fact", None),
    ("GET", "/v1/memories?cursor=3.{memory}", None),
    ("GET", "/v1/memories/{memory}", None),
    ("PATCH", "/v1/memories/{memory}", {"title": "Kettle", "tags": [], "times": {"due": "2027-01-01T00:00:00Z"}}),
    ("POST", "/v1/memories/{memory}/archive", {"reason": "old"}),
    ("GET", "/v1/memories/{memory}/history", None),
    ("GET", "/v1/changes?since_number=3&kinds=edited", None),
    ("GET", "/v1/conflicts?state=open", None),
    ("POST", "/v1/conflicts/{memory}/resolve", {"resolution": "retain", "chosen": 0, "expected": 3}),
    ("GET", "/v1/sessions", None),
    ("POST", "/v1/sessions/renew", None),
    ("POST", "/v1/sessions/wrap", {"summary": "It went well"}),
    ("GET", "/v1/reports/2026-03-18?namespace=personal", None),
    ("GET", "/v1/proposals/{memory}", None),
    ("GET", "/v1/access", None),
    ("GET", "/v1/health", None),
    ("POST", "/v1/pairing", {"name": "Zed", "grants": [{"scope": "read", "namespaces": ["*"]}]}),
    ("POST", "/v1/pairing/{memory}", {"secret": "x"}),
)
_STRANGE: Final[tuple[str, ...]] = (
    '"\\ud800"',
    '"\\udfff\\ud800"',
    "NaN",
    "-Infinity",
    "1e999",
    "9" * 400,
    "-1",
    "0.1",
    "null",
    "true",
    "[]",
    "{}",
    '""',
    '"\\u0000"',
    '"\\u202e"',
    '"' + "x" * 20_000 + '"',
    "[" * 40 + "]" * 40,
    '{"a": 1, "a": 2}',
    '"../../etc/passwd"',
    '"C++ AND (x* OR \\"y"',
    '"\'; DROP TABLE memory; --"',
    '"0001-01-01T00:00:00Z"',
    '"9999-12-31T23:59:59.999999+14:00"',
    '"2026-02-30T00:00:00Z"',
    '"*"',
    '["\\ud83d"]',
    "[null]",
    "[[[[]]]]",
    '"\\uffff\\ufeff"',
    "1" + "0" * 18,
    '"a\\nb"',
)
_HEADERS: Final[tuple[dict[str, str], ...]] = (
    {"Origin": "https://evil.example"},
    {"Host": "evil.example"},
    {"Content-Type": "text/plain"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Authorization": "Bearer x"},
    {"Authorization": ""},
    {"If-Match": '"1"'},
    {"If-Match": 'W/"x"'},
    {"If-Match": "9" * 60},
    {"Idempotency-Key": "k"},
    {"Idempotency-Key": "k" * 300},
    {"Content-Encoding": "gzip"},
    {"If-None-Match": '"1"'},
    {"Accept": "text/html"},
    {"X-Forwarded-Host": "evil.example"},
    {"Transfer-Encoding": "chunked"},
    {"Expect": "100-continue"},
)


class Fuzz:
    """Makes requests up from right ones."""

    def __init__(self, chance: random.Random, memories: list[str]) -> None:
        self._chance = chance
        self._memories = memories

    def request(self) -> tuple[str, str, dict[str, str], bytes]:
        """Method, address, headers beside the right ones, and body."""
        method, url, right = self._chance.choice(_RIGHT)
        url = url.replace("{memory}", self._identifier())
        headers = {"If-Match": '"1"'} if method == "PATCH" else {}
        body = b"" if right is None else json.dumps(right).encode()
        for _ in range(self._chance.choice((0, 1, 1, 1, 2, 3))):
            match self._chance.randrange(6):
                case 0 | 1:
                    body = self._with_strange_piece(right)
                case 2:
                    headers = {**headers, **self._chance.choice(_HEADERS)}
                case 3:
                    body = self._torn(body)
                case 4:
                    url = self._strange_address(url)
                case _:
                    method = self._chance.choice(("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "TRACE"))
        return method, url, headers, body

    def _identifier(self) -> str:
        return self._chance.choice(
            (*self._memories, "01ARZ3NDEKTSV4RRFFQ69G5FAV", "x", "%00", "%ED%A0%80", "..%2f..", "é")
        )

    def _with_strange_piece(self, right: Any) -> bytes:
        """The right body with one value, at whatever depth, in the place of which stands a strange one."""
        strange = self._chance.choice(_STRANGE)
        if not isinstance(right, dict):
            return strange.encode()
        mark = "\x01here\x01"
        copied = json.loads(json.dumps(right))
        inside = copied
        while True:
            key = self._chance.choice(list(inside) if isinstance(inside, dict) else range(len(inside)))
            if isinstance(inside[key], dict | list) and inside[key] and self._chance.random() < 0.6:
                inside = inside[key]
                continue
            inside[key] = mark
            return json.dumps(copied).replace(json.dumps(mark), strange).encode("utf-8", "surrogatepass")

    def _torn(self, body: bytes) -> bytes:
        if not body or self._chance.random() < 0.3:
            return self._chance.randbytes(self._chance.randrange(1, 400))
        place = self._chance.randrange(len(body))
        return (
            body[:place] + self._chance.randbytes(self._chance.randrange(3)) + body[place + self._chance.randrange(3) :]
        )

    def _strange_address(self, url: str) -> str:
        name = self._chance.choice(
            ("limit", "cursor", "namespace", "as_of", "since_number", "kinds", "type", "since", "x")
        )
        value = self._chance.choice(
            ("-1", "%00", "%ED%A0%80", "9" * 30, "NaN", "*", "a" * 3000, "%2e%2e", "2026-13-01", "1.%00")
        )
        return f"{url}{'&' if '?' in url else '?'}{name}={value}"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    options.add_argument("--requests", type=int, default=20_000)
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        clock = SystemClock()
        store = Store.create(Path(folder) / "vault", (new_recovery_key(),), clock, Identifiers(clock))
        vault = Vault(store, encoder=lambda: None)
        try:
            _run(vault, asked.requests, random.Random(asked.seed))  # noqa: S311
        finally:
            vault.close()


def _run(vault: Vault, requests: int, chance: random.Random) -> None:
    person = vault.entrance(Actor(ActorKind.PERSON, "You"))
    most = MOST_OF_A_QUOTA
    grants = tuple(Grant(scope, EVERY_NAMESPACE) for scope in ClientScope)
    token = person.change(AddClient("Fuzz", grants, quotas=Quotas(most, most, most, most))).token
    # Enough of them that what is made up never touches a fifth of all, which would pause the client.
    drafts = [Draft(f"Statement number {number} of the fuzz", type=MemoryType.FACT) for number in range(300)]
    memories = [vault.client(token).change(Remember(each)).memory for each in drafts[:30]]
    for each in drafts[30:]:
        person.change(Remember(each))
    fuzz, statuses, unanswered = Fuzz(chance, memories), Counter[int](), Counter[str]()
    bad: list[tuple[str, str, dict[str, str], bytes]] = []
    server = PortServer(vault, body_seconds=1.0)
    server.start()
    began, cpu = monotonic(), process_time()
    with httpx.Client(base_url=server.address, timeout=30) as http:
        for _ in range(requests):
            method, url, headers, body = fuzz.request()
            sent = {"Authorization": f"Bearer {token}", "Content-Type": "application/json", **headers}
            try:
                answer = http.request(method, url, content=body, headers=sent)
            except (httpx.InvalidURL, httpx.LocalProtocolError, UnicodeEncodeError):
                unanswered["not sendable"] += 1
            except httpx.TransportError as error:
                unanswered[type(error).__name__] += 1
            else:
                statuses[answer.status_code] += 1
                if answer.status_code >= 500:
                    bad.append((method, url, headers, body))
    seconds, cpu = monotonic() - began, process_time() - cpu
    alive = httpx.get(f"{server.address}/v1/health").status_code
    server.stop()
    intact = person.query(VerifyJournal()).intact
    failed = sum(count for status, count in statuses.items() if status >= 500)
    print(f"{requests:,} requests, {requests / seconds:,.0f} a second, {cpu / requests * 1000:.1f} ms of CPU each")
    print("  " + ", ".join(f"{status}: {count:,}" for status, count in sorted(statuses.items())))
    print(f"  no answer: {dict(unanswered) or 'none'}; 5xx: {failed}; health {alive}; journal intact: {intact}")
    for method, url, headers, body in bad[:10]:
        print("  ", method, url[:200], headers, body[:300])
    if failed or alive != 200 or not intact:
        raise SystemExit(1)


if __name__ == "__main__":
    main()

"""Asking a server: what it answers, and every way in which it does not, over a real socket."""

from __future__ import annotations

import logging
import socket
from threading import Event, Thread

import pytest
from model_server import KEY, answer_with, model_server

from remembrancer.language_model.endpoint import MOST_BYTES, Endpoint
from remembrancer.language_model.prompts import to_try
from remembrancer.model.errors import CancelledError, LanguageModelError
from remembrancer.model.progress import Silent

SECONDS = 20.0


def asked(server, *, seconds=SECONDS, secret="", progress=None):
    endpoint = Endpoint(server.address, "small-one", seconds, secret)
    return endpoint.ask(to_try(), 64, progress or Silent())


def reason_of(server, **values):
    with pytest.raises(LanguageModelError) as caught:
        asked(server, **values)
    return caught.value.values["reason"]


def test_it_is_asked_as_the_interface_wants_it(server):
    assert asked(server) == "READY"
    (question,) = server.asked
    assert question["path"] == "/v1/chat/completions"
    assert question["model"] == "small-one"
    assert question["stream"] is False
    assert [each["role"] for each in question["messages"]] == ["user"]
    assert "Authorization" not in server.sent_headers[0]


def test_a_model_that_takes_no_temperature_is_asked_without(server):
    server.refuses_temperature = True
    assert asked(server) == "READY"
    assert len(server.asked) == 2


def test_the_key_is_sent_and_stands_in_no_log(server, caplog):
    server.wants_key = True
    caplog.set_level(logging.INFO)
    assert asked(server, secret=KEY) == "READY"
    assert KEY not in caplog.text
    assert KEY not in repr(Endpoint(server.address, "m", 1, KEY))


@pytest.mark.parametrize("secret", ["", "another"])
def test_a_wrong_key_is_named(server, secret):
    server.wants_key = True
    assert reason_of(server, secret=secret) == "wrong_key"


@pytest.mark.parametrize(
    ("status", "reason"),
    [(404, "not_there"), (429, "busy"), (500, "refused"), (400, "refused"), (204, "not_understood")],
)
def test_a_status_has_its_reason(server, status, reason):
    server.status, server.body = status, b""
    assert reason_of(server) == reason


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_no_redirect_is_followed(server, status):
    with model_server() as other:
        server.status, server.headers = status, {"Location": f"{other.address}/chat/completions"}
        assert reason_of(server, secret=KEY) == "redirected"
        assert not other.asked


@pytest.mark.parametrize(
    "body",
    [
        b"<html>not here</html>",
        b"",
        b"[]",
        b"{}",
        b'{"choices": []}',
        b'{"choices": [{"message": {"content": null}}]}',
        b'{"choices": [{"message": {"content": 3}}]}',
        b'{"choices": {"0": 1}}',
        b"[" * 100_000,
        b"\xff\xfe\x00",
    ],
)
def test_garbage_is_no_answer(server, body):
    server.body = body
    assert reason_of(server) == "not_understood"


def test_what_is_packed_is_not_unpacked(server):
    server.headers, server.body = {"Content-Encoding": "gzip"}, b"\x1f\x8b" + bytes(100)
    assert reason_of(server) == "not_understood"


def test_an_answer_without_end_is_cut_off(server):
    server.body = b" " * (MOST_BYTES + 1)
    assert reason_of(server) == "too_much"


def test_an_answer_of_too_many_words_is_none(server):
    server.body = answer_with("word " * 10_000)
    assert reason_of(server) == "too_much"


def test_thoughts_are_no_part_of_an_answer(server):
    server.say = lambda _messages: "<think>They want READY.</think>\n\nREADY"
    assert asked(server) == "READY"


def test_a_server_that_is_silent_is_given_up(server):
    server.holds = Event()
    assert reason_of(server, seconds=0.3) == "timed_out"
    assert server.gone.wait(SECONDS)


def test_a_server_that_is_not_there_is_said_to_be_unreachable():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(LanguageModelError) as caught:
        Endpoint(f"http://127.0.0.1:{port}/v1", "m", 5).ask(to_try(), 8, Silent())
    assert caught.value.values["reason"] == "unreachable"


class Watched:
    def __init__(self):
        self.stop = Event()

    def report(self, done, total, stage):
        """Nobody looks."""

    def is_cancelled(self):
        return self.stop.is_set()


def test_who_stops_waiting_hangs_up(server):
    server.holds = Event()
    watched, ended = Watched(), []

    def run():
        with pytest.raises(CancelledError):
            asked(server, progress=watched)
        ended.append(True)

    waiting = Thread(target=run)
    waiting.start()
    assert server.arrived.wait(SECONDS)
    watched.stop.set()
    waiting.join(SECONDS)
    assert ended
    assert server.gone.wait(SECONDS)


def test_proxies_of_the_environment_are_not_used(server, monkeypatch):
    with model_server() as proxy:
        for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
            monkeypatch.setenv(name, proxy.address.removesuffix("/v1"))
        assert asked(server) == "READY"
        assert not proxy.asked

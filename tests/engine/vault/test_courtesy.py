"""What works in the background waits for what somebody asked, and does not wait for ever."""

from threading import Event, Thread

import pytest

from remembrancer.vault import courtesy
from remembrancer.vault.courtesy import Courtesy

SECONDS = 30.0


def test_the_background_goes_on_when_the_answer_is_there() -> None:
    gate, went_on, waits = Courtesy(), Event(), Event()

    def work() -> None:
        waits.set()
        gate.step_aside()
        went_on.set()

    with gate.request():
        thread = Thread(target=work)
        thread.start()
        assert waits.wait(SECONDS)
        with gate.request():
            pass
        assert not went_on.is_set()
    assert went_on.wait(SECONDS)
    thread.join(SECONDS)


def test_the_background_comes_to_its_turn_however_much_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courtesy, "_LONGEST_SECONDS", 0.01)
    gate = Courtesy()
    with gate.request():
        gate.step_aside()


def test_a_request_that_fails_is_over() -> None:
    gate = Courtesy()
    with pytest.raises(ValueError, match="failed"), gate.request():
        raise ValueError("failed")
    gate.step_aside()
    assert not gate._under_way

"""What the person typed is kept in the vault, off the GUI thread, the last write winning."""

import threading
from pathlib import Path

import pytest
import shiboken6
from pytestqt.qtbot import QtBot

from remembrancer.model.errors import RemembrancerError
from remembrancer.model.limits import KEPT_CHARACTERS
from remembrancer.model.types import ActorKind
from remembrancer.vault import Actor, Passphrase, Vault
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.state.private_state import PrivateState


def test_what_is_kept_is_there_at_once_and_in_the_vault_soon(
    engine: Engine, private: PrivateState, qtbot: QtBot
) -> None:
    assert private.value("search.text") == ""
    private.keep("search.text", "calib")
    private.keep("search.text", "calibration")
    assert private.value("search.text") == "calibration"
    qtbot.waitUntil(lambda: engine.vault.kept() == {"search.text": "calibration"})
    private.keep("search.text", "")
    qtbot.waitUntil(lambda: engine.vault.kept() == {})


def test_it_is_written_on_another_thread(
    engine: Engine, private: PrivateState, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []
    keep = engine.vault.keep

    def noted(name: str, value: str) -> None:
        threads.append(threading.current_thread())
        keep(name, value)

    monkeypatch.setattr(engine.vault, "keep", noted)
    private.keep("search.text", "calibration")
    qtbot.waitUntil(lambda: bool(engine.vault.kept()))
    assert threading.main_thread() not in threads


def test_what_was_typed_last_is_on_disk_when_the_engine_has_closed(
    qapp: object, closed_vault: Path, qtbot: QtBot
) -> None:
    vault = Vault.open(closed_vault, Passphrase("x"))
    engine = Engine(vault, vault.entrance(_person()))
    private = PrivateState(engine, vault.kept(), engine)
    private.keep("capture.draft", "Half a thought")
    private.close()
    private.keep("capture.draft", "Too late")
    engine.close()
    again = Vault.open(closed_vault, Passphrase("x"))
    assert again.kept() == {"capture.draft": "Half a thought"}
    again.close()


def test_what_was_typed_last_is_kept_though_the_window_goes_before_it_is_its_turn(
    qapp: object, closed_vault: Path
) -> None:
    vault = Vault.open(closed_vault, Passphrase("x"))
    engine = Engine(vault, vault.entrance(_person()))
    gate = threading.Event()
    engine._changes.submit(gate.wait)
    private = PrivateState(engine, vault.kept())
    private.keep("capture.draft", "Half a thought")
    private.close()
    shiboken6.delete(private)
    gate.set()
    engine.close()
    again = Vault.open(closed_vault, Passphrase("x"))
    assert again.kept() == {"capture.draft": "Half a thought"}
    again.close()


def test_lists_come_back_as_they_were_and_nonsense_as_none(private: PrivateState) -> None:
    private.keep_texts("search.recent", ["tag:a", 'the "b"\tc'])
    assert private.texts("search.recent") == ["tag:a", 'the "b"\tc']
    private.keep_texts("search.recent", [])
    assert private.value("search.recent") == ""
    private.keep("search.recent", "{not a list")
    assert private.texts("search.recent") == []
    private.keep("search.recent", '"a text"')
    assert private.texts("search.recent") == []


def test_what_cannot_be_kept_is_told(engine: Engine, private: PrivateState, qtbot: QtBot) -> None:
    with qtbot.waitSignal(engine.failed) as failed:
        private.keep("capture.draft", "x" * (KEPT_CHARACTERS + 1))
    assert isinstance(failed.args[0], RemembrancerError)  # type: ignore[index]


def _person() -> Actor:
    return Actor(ActorKind.PERSON, "You")

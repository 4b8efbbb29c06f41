"""The system's own keyring: a real Secret Service, started for this test and ended with it."""

import os
import shutil
import subprocess
import sys

import pytest

SCRIPT = """
import sys, tempfile
from pathlib import Path
from remembrancer.model.clock import SystemClock
from remembrancer.model.identifiers import Identifiers
from remembrancer.storage.keys import FromKeyring, KeyFile, forget_keyring_entry, make_keyring_entry, new_keys
from remembrancer.model.errors import WrongSecretError

vault = "01M8NP71C9ZZRJT89A94DFPGS5"
keys = new_keys()
make_keyring_entry(vault)
file = KeyFile(vault, ()).with_slot(FromKeyring(), keys)
assert file.unlock(FromKeyring()) == keys
forget_keyring_entry(vault)
try:
    file.unlock(FromKeyring())
except WrongSecretError:
    import keyring
    print("backend", type(keyring.get_keyring()).__module__)
"""


def test_a_real_keyring_unlocks_a_vault(tmp_path):
    if sys.platform != "linux" or not shutil.which("dbus-run-session") or not shutil.which("gnome-keyring-daemon"):
        pytest.skip("needs dbus-run-session and gnome-keyring-daemon")
    environment = {name: value for name, value in os.environ.items() if name != "PYTHON_KEYRING_BACKEND"}
    runtime = tmp_path / "run"
    runtime.mkdir(mode=0o700)
    environment |= {"HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(runtime), "XDG_DATA_HOME": str(tmp_path / "data")}
    # The daemon would outlive its session: it is ended by its own process number.
    session = (
        'eval "$(printf "test\\n" | gnome-keyring-daemon --unlock --components=secrets)"; "$0" -c "$1"; code=$?;'
        " pkill -P $$ -x gnome-keyring-d || true; exit $code"
    )
    command = ["dbus-run-session", "--", "sh", "-c", session, sys.executable, SCRIPT]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert "SecretService" in done.stdout or "libsecret" in done.stdout

from __future__ import annotations

import json


def test_a_conversation_comes_from_a_file_or_from_stdin(cli, command, tmp_path):
    path = tmp_path / "chat.txt"
    path.write_text("User: We moved to Ghent.\nAssistant: Noted.\n")
    ran = cli("ingest", str(path))
    assert ran.code == 0
    assert "2 turns" in ran.out
    messages = json.dumps([{"role": "user", "content": "And to Oslo."}]).encode()
    assert command("ingest", "-", "--session", "s", "--json", stdin=messages).reply["created"] == 1
    assert cli("list", "is:episode", "--json").reply["found"] == 3


def test_what_cannot_be_read_is_told(cli, tmp_path):
    assert cli("ingest", str(tmp_path / "absent")).code == 1
    (tmp_path / "bad").write_bytes(b"\xff\xfe\x00")
    assert cli("ingest", str(tmp_path / "bad")).code == 2

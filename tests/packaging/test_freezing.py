"""What is done to the frozen program, tried on a stand-in for it."""

from importlib.metadata import PathDistribution
from pathlib import Path

import freezing


def test_records_name_what_is_there_and_not_where_it_was_built(tmp_path: Path) -> None:
    about = tmp_path / "thing-1.0.dist-info"
    (about / "licenses").mkdir(parents=True)
    (about / "licenses" / "LICENSE").write_text("Do as you like.", encoding="utf-8")
    (about / "direct_url.json").write_text('{"url": "file:///home/somebody/checkout"}', encoding="utf-8")
    (about / "METADATA").write_text("Name: thing\nVersion: 1.0\n", encoding="utf-8")
    record = (
        "../../../bin/thing,sha256=x,5",
        "thing.py,sha256=y,7",
        *(f"{about.name}/{each}," for each in ("METADATA", "RECORD", "direct_url.json", "licenses/LICENSE")),
    )
    (about / "RECORD").write_text("\n".join(record), encoding="utf-8")
    freezing.name_what_is_there(tmp_path)
    found = {str(each) for each in PathDistribution(about).files or ()}
    assert found == {f"{about.name}/{each}" for each in ("METADATA", "RECORD", "licenses/LICENSE")}
    assert not any("somebody" in each.read_text(encoding="utf-8") for each in about.iterdir() if each.is_file())

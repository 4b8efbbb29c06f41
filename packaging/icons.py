"""Copy the icons named in `icons/names.txt` out of a Lucide package into the resources.

Usage: npm pack lucide-static@1.62.0 && python packaging/icons.py lucide-static-1.62.0.tgz [--accept]

Each file of the package is compared with `icons/checksums.txt`; a file that is not listed yet, or that changed, stops
the run unless `--accept` says that the new sums were looked at. Comments and classes are dropped, nothing else is
changed.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
import tarfile
from pathlib import Path

ICONS = Path(__file__).resolve().parent.parent / "resources" / "remembrancer_resources" / "icons"
_COMMENT = re.compile(r"<!--.*?-->\s*", re.DOTALL)
_CLASS = re.compile(r'\s+class="[^"]*"')
_BETWEEN = re.compile(r">\s+<")
_SPACE = re.compile(r"\s+")


def cleaned(source: str) -> str:
    """The drawing on one line, without comments and classes."""
    text = _CLASS.sub("", _COMMENT.sub("", source))
    text = _BETWEEN.sub("><", _SPACE.sub(" ", text)).strip()
    return text.replace(" >", ">").replace(" />", "/>") + "\n"


def names() -> list[str]:
    return (ICONS / "names.txt").read_text(encoding="ascii").split()


def known_sums() -> dict[str, str]:
    path = ICONS / "checksums.txt"
    if not path.exists():
        return {}
    pairs = (line.split() for line in path.read_text(encoding="ascii").splitlines())
    return {name: checksum for checksum, name in pairs}


def read_package(path: Path) -> dict[str, bytes]:
    """The named drawings and the licence, by name, as they stand in the package."""
    members = {name: f"package/icons/{name}.svg" for name in names()} | {"LICENSE": "package/LICENSE"}
    contents = {}
    with tarfile.open(path) as archive:
        for name, member in members.items():
            file = archive.extractfile(member)
            if file is None:
                sys.exit(f"{member} is not a file in the package.")
            contents[name] = file.read()
    return contents


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("package", type=Path, help="lucide-static-*.tgz")
    parser.add_argument("--accept", action="store_true", help="write the sums of new and changed files")
    arguments = parser.parse_args()

    contents = read_package(arguments.package)
    found = {name: hashlib.sha256(content).hexdigest() for name, content in contents.items()}
    known = known_sums()
    strange = sorted(name for name, checksum in found.items() if known.get(name) != checksum)
    if strange and not arguments.accept:
        sys.exit("New or changed in this package: " + ", ".join(strange) + ". Look at them, then use --accept.")

    target = ICONS / "lucide"
    target.mkdir(exist_ok=True)
    for old in target.glob("*.svg"):
        old.unlink()
    for name in names():
        (target / f"{name}.svg").write_text(cleaned(contents[name].decode("utf-8")), encoding="utf-8")
    (target / "LICENSE").write_bytes(contents["LICENSE"])
    lines = [f"{checksum}  {name}" for name, checksum in sorted(found.items())]
    (ICONS / "checksums.txt").write_text("\n".join(lines) + "\n", encoding="ascii")
    print(f"{len(contents) - 1} icons")


if __name__ == "__main__":
    main()

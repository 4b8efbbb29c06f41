"""The one version number of everything that is built: it stands in the engine, and nowhere else."""

import re
from pathlib import Path

from stop import Stop

PLACE = "engine/remembrancer/__init__.py"
_LINE = re.compile(r'^__version__ = "(\d+\.\d+\.\d+)"$', re.MULTILINE)


def read_version(project: Path) -> str:
    """Return it; stops where the line that holds it was made unreadable."""
    found = _LINE.search((project / PLACE).read_text(encoding="utf-8"))
    if found is None:
        raise Stop(Stop.USAGE, f'{PLACE} has no line __version__ = "MAJOR.MINOR.PATCH", so there is nothing to build.')
    return found[1]

"""Colours stand in one place, and looking at them needs no heavy library."""

import re
import subprocess
import sys
from pathlib import Path

import remembrancer_app

APP = Path(remembrancer_app.__file__).parent
ALLOWED = APP / "theme" / "roles.py"
LITERAL = re.compile(
    r"""\#[0-9A-Fa-f]{6}(?:[0-9A-Fa-f]{2})?\b   # written out
    | ["']\#[0-9A-Fa-f]{3,4}["';]               # written short
    | (?<![.\w])rgba?\(                             # in a style sheet
    | \bQColor\(\s*["'0-9]                      # made of figures or a name
    | GlobalColor\.(?!transparent)              # one of Qt's own
    """,
    re.VERBOSE,
)


def test_no_colour_is_written_outside_the_roles() -> None:
    found = [
        f"{path.relative_to(APP)}:{number}: {line.strip()}"
        for path in sorted(APP.rglob("*.py"))
        if path != ALLOWED
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if LITERAL.search(line)
    ]
    assert found == []


def test_theme_and_widgets_import_no_plots_and_no_arrays() -> None:
    widgets = sorted(path.stem for path in (APP / "widgets").glob("*.py") if path.stem != "__init__")
    lines = [f"import remembrancer_app.widgets.{name}" for name in widgets]
    program = "\n".join(
        [
            "import sys",
            "import remembrancer_app.theme",
            *lines,
            "engine = {f'remembrancer.{part}' for part in ('vault', 'storage', 'wording')}",
            "heavy = (engine | {'numpy', 'pyqtgraph', 'onnxruntime'}) & set(sys.modules)",
            "sys.exit(', '.join(sorted(heavy)) or None)",
        ]
    )
    finished = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stderr

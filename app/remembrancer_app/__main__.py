"""The program. Everything that takes time to import is imported after the first paint."""

from __future__ import annotations

import sys

from remembrancer_app import earlyinit

USAGE_ERROR = 2


def main(words: list[str] | None = None) -> int:
    """Run the program; returns its exit code, which is below 10."""
    from remembrancer_app.options import USAGE, UsageError, read_options  # noqa: PLC0415

    try:
        options = read_options(sys.argv[1:] if words is None else words)
    except UsageError as error:
        _say(f"{error}\n\n{USAGE}", to_error=True)
        return USAGE_ERROR
    if options.says:
        _say(options.says)
        return 0
    earlyinit.check()
    from remembrancer_app.running import run  # noqa: PLC0415  (Qt, which earlyinit has to have looked for)

    return run(options)


def _say(words: str, *, to_error: bool = False) -> None:
    stream = sys.stderr if to_error else sys.stdout
    # A windowed program on Windows has neither.
    if stream is not None:
        stream.write(words)


if __name__ == "__main__":
    sys.exit(main())

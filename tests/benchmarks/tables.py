"""Tables in Markdown, as the reports and ARCHITECTURE.md show them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table with its first column to the left and figures to the right."""
    cells = [[str(cell) for cell in row] for row in rows]
    widths = [max(len(row[column]) for row in [list(head), *cells]) for column in range(len(head))]

    def line(row: Sequence[str]) -> str:
        padded = [
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        return f"| {' | '.join(padded)} |"

    rule = [("-" * width) if column == 0 else ("-" * (width - 1) + ":") for column, width in enumerate(widths)]
    return "\n".join([line(head), line(rule), *map(line, cells)])


def share(value: float | None) -> str:
    """A share of one with three digits and no leading zero; nothing where there is none."""
    if value is None:
        return ""
    return f"{value:.3f}".removeprefix("0") if value < 1 else f"{value:.2f}"


def with_interval(value: float, interval: Sequence[float] | None) -> str:
    """A share with its 95 % interval."""
    return share(value) if interval is None else f"{share(value)} ({share(interval[0])} to {share(interval[1])})"

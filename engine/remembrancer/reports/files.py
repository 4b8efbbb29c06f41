"""Reports as files in a folder of the person's: readable by their owner alone, each written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterable
from importlib import resources
from pathlib import Path
from typing import Final

from jinja2.sandbox import ImmutableSandboxedEnvironment

from remembrancer.model.errors import InvalidInputError
from remembrancer.model.reports import Report, ReportChart
from remembrancer.storage.files import given_file

CHART: Final = "chart.svg.j2"
_BAR, _GAP, _HEIGHT = 14, 4, 48


def write_files(folder: Path, reports: Iterable[Report]) -> tuple[str, ...]:
    """Write reports and their charts into ``folder``; the paths written.

    Raises:
        InvalidInputError: it is no folder that exists.
        FileNotWrittenError: the disk is full, a link is in the place of a file, or the folder may not be written to;
            what was there before is as it was.
    """
    if not folder.is_dir():
        raise InvalidInputError("folder", "not_a_folder", given=str(folder))
    written = []
    for report in reports:
        stem = f"{report.day}-{report.namespace}" if report.namespace else str(report.day)
        text = report.markdown
        for chart in report.charts:
            name = f"{stem}-{chart.name}.svg"
            text = text.replace(f"(chart:{chart.name})", f"({name})")
            written.append(_written(folder / name, chart_svg(chart)))
        written.append(_written(folder / f"{stem}.md", text))
    return tuple(written)


def chart_svg(chart: ReportChart) -> str:
    """A chart as a picture: a bar for each day, that of the report in full colour, with a title for screen readers."""
    source = (resources.files("remembrancer.reports") / "templates" / CHART).read_text("utf-8")
    most = max((each.value for each in chart.days), default=0)
    bars = [
        {
            "x": place * (_BAR + _GAP),
            "height": max(1, round(_HEIGHT * each.value / most)) if each.value else 0,
            "label": f"{each.day}: {each.value}",
            "is_last": place == len(chart.days) - 1,
        }
        for place, each in enumerate(chart.days)
    ]
    environment = ImmutableSandboxedEnvironment(autoescape=True, trim_blocks=True, lstrip_blocks=True)
    return environment.from_string(source).render(
        title=chart.title, bars=bars, width=len(bars) * (_BAR + _GAP), height=_HEIGHT, bar=_BAR
    )


def _written(path: Path, text: str) -> str:
    with given_file(path, replace=True) as file:
        file.write(text.encode())
    return os.fspath(path)

"""The licences of everything the program is made with, read from what is installed: nothing here can be out of date.

Used by the window and, for the same list in a file, by what makes packages; so without Qt.
"""

from __future__ import annotations

import re
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

PROGRAM: Final = "remembrancer"
_NAME: Final = re.compile(r"[A-Za-z0-9._-]+")
_PAPER: Final = re.compile(r"^(licen[cs]e|copying|notice|thirdpartynotices)", re.IGNORECASE)
_STANDARD: Final = (("LGPL", ("LGPL-3.0.txt", "GPL-3.0.txt")), ("Apache", ("Apache-2.0.txt",)))
"""Texts for what comes without its own: by a word of the licence's name."""
_VAGUE: Final = frozenset({"", "Dual License", "OSI Approved", "UNKNOWN"})


@dataclass(frozen=True, slots=True)
class Part:
    """Something the program is made with. ``licence`` is a name, "" where only the text tells; ``text`` is whole."""

    name: str
    version: str
    licence: str
    text: str


def parts() -> tuple[Part, ...]:
    """The program itself, then all it is made with by name. Takes a second: call it off the GUI thread."""
    found = distributions()
    own = _part(found.pop(PROGRAM)) if PROGRAM in found else Part("Remembrancer", "", "Apache-2.0", "")
    others = [*map(_part, found.values()), *_resources(), _python()]
    return own, *sorted(others, key=lambda part: part.name.casefold())


def distributions() -> dict[str, Distribution]:
    """What is installed for the program, by its normalised name: the program, what it asks for, what that asks for.

    What only other systems or extras ask for is not there, or does not count.
    """
    found: dict[str, Distribution] = {}
    ahead = [PROGRAM]
    while ahead:
        name = re.sub(r"[-_.]+", "-", ahead.pop()).lower()
        if name in found:
            continue
        try:
            one = distribution(name)
        except PackageNotFoundError:
            continue
        found[name] = one
        wanted = (_NAME.match(line) for line in one.requires or () if not re.search(r"\bextra\s*==", line))
        ahead += [match[0] for match in wanted if match]
    return found


def name_licence(one: Distribution) -> str:
    """The name of a licence as its maker writes it: an SPDX expression, a word, or what the classifiers say."""
    about = one.metadata
    # The last of them is the most exact.
    said = [*(about.get_all("License") or []), *(about.get_all("License-Expression") or [])]
    exact = said[-1].strip() if said else ""
    if "\n" not in exact and exact not in _VAGUE:
        return exact
    named = [line.rsplit(" :: ", 1)[-1] for line in about.get_all("Classifier") or () if line.startswith("License ::")]
    return " or ".join(each for each in named if each not in _VAGUE)


def _part(one: Distribution) -> Part:
    licence = name_licence(one)
    papers = [path for path in one.files or () if _is_paper(path.parts)]
    texts = [text for path in sorted(papers, key=str) if (text := one.read_text(_below(path.parts)))]
    if not texts:
        texts = [*_inside(one), *_standard(licence)]
    name = one.metadata["Name"]
    return Part(
        name.capitalize() if name == PROGRAM else name, one.version, licence, "\n\n".join(texts).strip("\n") + "\n"
    )


def _is_paper(place: tuple[str, ...]) -> bool:
    return place[0].endswith((".dist-info", ".egg-info")) and _PAPER.match(place[-1]) is not None


def _below(place: tuple[str, ...]) -> str:
    """The path of a file from the folder that describes its distribution."""
    return "/".join(place[1:])


def _inside(one: Distribution) -> Iterator[str]:
    """Licences that lie in the package itself (ONNX Runtime)."""
    for path in one.files or ():
        if len(path.parts) > 1 and _PAPER.match(path.name) and path.suffix in {"", ".txt", ".md"}:
            place = Path(str(one.locate_file(path)))
            if place.is_file():
                yield place.read_text("utf-8", "replace")


def _standard(licence: str) -> Iterator[str]:
    folder = files("remembrancer_resources") / "licences"
    for word, names in _STANDARD:
        if word.casefold() in licence.casefold():
            yield from ((folder / name).read_text("utf-8") for name in names)
            return


def _resources() -> Iterator[Part]:
    root = files("remembrancer_resources")
    for name, licence, papers in (
        ("answerai-colbert-small-v1 (the model)", "Apache-2.0", ("models/answerai_colbert_small_v1",)),
        ("Inter (the typeface)", "OFL-1.1", ("fonts",)),
        ("Lucide (the icons)", "ISC", ("icons/lucide",)),
    ):
        texts = [text for paper in papers for text in _texts_in(root.joinpath(paper))]
        yield Part(name, "", licence, "\n\n".join(texts))


def _texts_in(folder: Traversable) -> Iterator[str]:
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if _PAPER.match(each.name):
            yield each.read_text("utf-8")


def _python() -> Part:
    """The interpreter; a frozen program has its licence beside the libraries."""
    version = ".".join(map(str, sys.version_info[:3]))
    bundled = getattr(sys, "_MEIPASS", None)
    folders = [Path(bundled, "python")] if bundled else [Path(sysconfig.get_path("stdlib"))]
    found = [place for folder in folders if (place := folder / "LICENSE.txt").is_file()]
    text = found[0].read_text("utf-8", "replace") if found else "https://docs.python.org/3/license.html\n"
    return Part("Python", version, "PSF-2.0", text)

"""What the command line asks for. Read by hand: a library for it would delay the window."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from remembrancer.model.places import default_folder
from remembrancer_app import places
from remembrancer_app.links.link import carried, looks_like_link

USAGE: Final = """\
Usage: remembrancer-app [--vault FOLDER] [--sample] [--version] [--help]
       remembrancer-app LINK

  --vault FOLDER  open the vault in this folder
  --sample        open the sample vault, making it first if there is none
  LINK            go where a link remembrancer://... leads, in the window that is open if there is one
  --version       print the version and leave
  --help          print this and leave
"""


class UsageError(Exception):
    """The command line cannot be understood; the text says why."""


@dataclass(frozen=True, slots=True)
class Options:
    """``vault`` None means the person's own vault. With ``says`` there is nothing to do but print it.

    ``link`` is what stood in the place of a link: it may be anything.
    """

    vault: Path | None = None
    sample: bool = False
    says: str = ""
    link: str = ""


def read_options(words: Sequence[str]) -> Options:
    """Read the words after the program's name.

    Raises:
        UsageError: there is an option that does not exist, a folder is missing, or something stands beside a link.
    """
    link = next((word for word in words if looks_like_link(word)), "")
    if link:
        if len(words) > 1:
            # Whoever wrote the link may have tried to add words of their own to it.
            raise UsageError("A link stands alone; nothing else may be given with it.")
        return Options(link=carried(link))
    vault: Path | None = None
    sample = False
    remaining = list(words)
    while remaining:
        word = remaining.pop(0)
        name, equals, value = word.partition("=")
        if name == "--vault":
            if not equals:
                value = remaining.pop(0) if remaining else ""
            if not value:
                raise UsageError("--vault needs a folder.")
            vault = Path(value).expanduser().absolute()
        elif word == "--sample":
            sample = True
        elif word == "--version":
            return Options(says=f"Remembrancer {_version()}\n")
        elif word in ("--help", "-h"):
            return Options(says=USAGE)
        else:
            raise UsageError(f"There is no option {word}.")
    if vault is not None and sample:
        raise UsageError("--vault and --sample name two vaults; give one of them.")
    return Options(vault, sample)


def folder_of(options: Options) -> Path:
    """The vault that is meant."""
    if options.sample:
        return places.sample_folder()
    return options.vault or default_folder(os.environ)


def _version() -> str:
    from importlib.metadata import version  # noqa: PLC0415  (only here, and it is slow to import)

    return version("remembrancer")

"""Where things of this person lie beside their vaults, known before the engine is loaded."""

from __future__ import annotations

from pathlib import Path

from remembrancer.model.places import data_folder


def sample_folder() -> Path:
    return data_folder() / "sample"


def log_folder() -> Path:
    return data_folder() / "logs"

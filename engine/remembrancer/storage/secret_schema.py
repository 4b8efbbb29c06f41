"""The tables of secrets in what is stored: where they were found, never what they are."""

from __future__ import annotations

from typing import Final

SECRETS: Final = """
-- Versions in which a scan found secrets. Derived, and no part of the truth, but for ``kept``: the person saw it and
-- leaves it as it is. Which secrets they are is read from the version.
CREATE TABLE secret_finding (
    version_id INTEGER PRIMARY KEY REFERENCES version,
    found_at INTEGER NOT NULL,
    kept INTEGER NOT NULL DEFAULT 0
) STRICT;

-- How far scans have come, by which rules: with other rules they begin anew.
CREATE TABLE secret_scan (
    rules INTEGER PRIMARY KEY,
    after_version INTEGER NOT NULL
) STRICT;
"""
"""Secrets that are stored."""

"""Remembrancer's engine: typed, temporal, conflict-aware memory in an encrypted local vault.

The entrance for programs is :mod:`remembrancer.vault`. Importing this package loads neither Qt nor any model,
and opens no network connection.
"""

__version__ = "0.1.0"

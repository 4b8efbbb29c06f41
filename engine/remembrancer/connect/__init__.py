"""Connecting the agent tools of this machine: entries in their files, shown before they are written, and taken out."""

from remembrancer.connect.service import Connecting

__all__ = ["Connecting"]

"""The sets of tools that can be offered. Light to import."""

from __future__ import annotations

from enum import StrEnum


class Toolset(StrEnum):
    """Ours, or those of what an agent was set up for before."""

    REMEMBRANCER = "remembrancer"
    MEMORY_GRAPH = "memory-graph"
    """The nine tools of the MCP reference memory server."""
    MEMORY_FILES = "memory-files"
    """The one tool with six commands on text files that Anthropic's memory tool is."""
    MEMORY_BLOCKS = "memory-blocks"
    """Blocks of core memory that agents edit, as Letta's do; a person approves each change."""

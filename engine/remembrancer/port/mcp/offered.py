"""Which tools a toolset has."""

from __future__ import annotations

from typing import Any, Final

from remembrancer.port.mcp.block_tools import BLOCK_TOOLS
from remembrancer.port.mcp.file_tools import FILE_TOOLS
from remembrancer.port.mcp.graph_tools import GRAPH_TOOLS
from remembrancer.port.mcp.tools import TOOLS, Tool
from remembrancer.port.mcp.toolsets import Toolset

_OFFERED: Final[dict[str, tuple[Tool[Any], ...]]] = {
    Toolset.REMEMBRANCER.value: TOOLS,
    Toolset.MEMORY_GRAPH.value: GRAPH_TOOLS,
    Toolset.MEMORY_FILES.value: FILE_TOOLS,
    Toolset.MEMORY_BLOCKS.value: BLOCK_TOOLS,
}


def tools_of(toolset: object) -> tuple[Tool[Any], ...]:
    """The tools of a toolset by its name; ours where there is none of that name."""
    return _OFFERED.get(str(toolset), TOOLS)

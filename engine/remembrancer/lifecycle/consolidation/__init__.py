"""Several weak memories of the same as one record that links its sources; near duplicates as one."""

from remembrancer.lifecycle.consolidation.service import Consolidating

__all__ = ["Consolidating"]

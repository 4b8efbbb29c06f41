"""Deep mode: the best memories of a recall, put in order again by a model that reads question and memory together."""

from remembrancer.recall.deep.reordering import reorder, worths

__all__ = ["reorder", "worths"]

"""From a ranking to what an agent receives: items with what is needed to judge them, and a block within a budget."""

from remembrancer.recall.delivery.service import Delivering

__all__ = ["Delivering"]

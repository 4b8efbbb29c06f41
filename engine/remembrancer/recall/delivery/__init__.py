"""From a ranking to what an agent receives: items with what is needed to judge them, and a block within a budget."""

from remembrancer.recall.delivery.service import REPEATS, Delivering
from remembrancer.recall.delivery.snippets import ELLIPSIS
from remembrancer.recall.delivery.view import View

__all__ = ["ELLIPSIS", "REPEATS", "Delivering", "View"]

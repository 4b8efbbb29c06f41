"""The page Conflicts: what contradicts each other, and the decision between them."""

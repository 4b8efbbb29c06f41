"""How memories fade, what keeps them, and what a daily sweep does about it."""

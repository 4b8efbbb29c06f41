"""Erasing for good: what it reaches, the act, and cleaning the files so that nothing of it is left in them."""

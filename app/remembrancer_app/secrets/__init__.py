"""Secrets: the question about one that is being written, and those that are stored already."""

"""Readers of what other programs that keep memories for agents give out."""

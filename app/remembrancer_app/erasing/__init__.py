"""Erasing for good, in the window: what it reaches, a second step, and a receipt."""

"""Giving memories out as files, in the window."""

"""Memories in a block of a project's file, and edits of that block as proposals."""

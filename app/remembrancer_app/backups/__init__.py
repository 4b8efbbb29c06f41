"""Backups in the window: when the last one was made, all there are, and going back to one."""

"""Writing a new memory."""

"""A new vault of what can be read of a damaged one, whose own files are only copied."""

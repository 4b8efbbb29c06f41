"""The page Memories: facets, the list, and one memory in detail."""

"""The first run: three short steps, each of which can be skipped."""

"""The controls and small parts that every page is built of. Import each from its own module."""

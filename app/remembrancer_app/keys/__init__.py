"""Which key does what: the commands that have keys, and what a person chose in their place."""

"""Whether the vault is well: what is looked at, what was found, and what can be done about it."""

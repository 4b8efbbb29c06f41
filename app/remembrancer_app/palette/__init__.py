"""The palette of actions: everything that can be done here, found by its words."""

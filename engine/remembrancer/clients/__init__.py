"""Clients: who may come in, what for and how much; what they did, and what waits for a person because of them."""

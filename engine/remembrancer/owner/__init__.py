"""One process owns a vault, and serves everybody else over a private socket. Imports of it are light."""

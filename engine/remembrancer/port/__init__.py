"""The agents' port: HTTP and MCP in front of a client's entrance. Imports of it are light; its parts are not."""

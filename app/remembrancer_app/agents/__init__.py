"""The page Agents: the port, who may use it, what they ask for, and the tools that can be connected."""

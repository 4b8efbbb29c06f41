"""The Model Context Protocol: tools, resources and a prompt over an entrance to the vault."""

"""The sample vault's readable source: what a new user can look around in before bringing their own memories."""

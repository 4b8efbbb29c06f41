"""The page Today: what asks for the person, what yesterday brought, and a place to write something down."""

"""The page Ask: a question, what is known about it, and what an agent would get."""

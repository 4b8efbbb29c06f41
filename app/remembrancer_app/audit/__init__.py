"""The page Audit: who changed what and when, whether the journal is whole, and two dates compared."""

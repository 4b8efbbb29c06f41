"""The page Reports: a calendar of days, and the report of one of them."""

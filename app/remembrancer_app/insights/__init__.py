"""The page Insights: how memories fade, what is out of the ordinary, how long types last, and what happened when."""

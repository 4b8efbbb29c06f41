"""The template of the daily report. It lies here as a file, so that a person can copy and change it."""

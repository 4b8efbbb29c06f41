"""Everything that is true in a vault as named records, out of one vault and into another, empty one."""

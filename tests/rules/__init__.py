"""Each rule, by example and by property."""

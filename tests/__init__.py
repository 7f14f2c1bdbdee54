"""The tests, in the order of the rooms they look into."""

"""Tables under siege: servers that die, networks that lie, and people who go on playing."""

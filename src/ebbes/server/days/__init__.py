"""The hand of the day: one round, the same for everybody on this server."""

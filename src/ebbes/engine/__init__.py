"""The game as a log: commands are decided into events, events evolve the state, a view hides."""

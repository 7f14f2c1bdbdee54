"""Which card? Puzzles that ship with the package, and the ratings that people's answers move."""

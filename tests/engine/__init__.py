"""The engine: examples where they explain, laws where they hold for every game."""

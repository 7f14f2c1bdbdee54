"""Tables: a log of what happened at each, and all that follows from it."""

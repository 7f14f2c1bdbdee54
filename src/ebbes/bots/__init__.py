"""Players behind one protocol: a view and a random generator in, a choice out."""

"""`make pictures`: every screen at every size, by day and by night, to be looked at."""

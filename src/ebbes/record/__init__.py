"""`ebbes-record/1`: a whole game as one JSON object, read, written, replayed and verified."""

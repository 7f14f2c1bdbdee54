"""What a table is: its log, and the state that follows from it; pure."""

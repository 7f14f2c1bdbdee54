"""Tables at work: tasks, time, and the store."""

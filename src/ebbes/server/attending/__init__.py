"""Who is connected to this process, by what they came, and what they are told besides tables."""

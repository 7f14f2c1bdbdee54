"""What a client hears when something is refused."""

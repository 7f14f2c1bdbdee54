"""What a server counts and logs."""

"""What the server answers to requests, one noun per file."""

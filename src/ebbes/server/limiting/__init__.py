"""How much anybody may ask of a server."""

"""One whole game per option set, kept word for word."""

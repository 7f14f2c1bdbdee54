"""Sockets: what people say to a table, and what they are told."""

"""What may happen at a table: commands in, entries out; pure."""

"""Sheets over the table: help, the last trick, the map, chatter, a hint, the count, the end."""

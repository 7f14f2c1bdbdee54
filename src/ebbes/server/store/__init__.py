"""What the server keeps: one log per table, indexes into it, and people."""

from ebbes.server.store.store import Store

__all__ = ["Store"]

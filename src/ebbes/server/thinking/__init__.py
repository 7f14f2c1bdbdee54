"""Bots that think in processes of their own, so that the server never waits for one."""

from ebbes.server.thinking.thinkers import Thinkers

__all__ = ["Thinkers"]

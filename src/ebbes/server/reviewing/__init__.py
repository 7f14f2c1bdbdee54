"""Reviews of games that are over, judged by the thinkers while no bot needs them."""

from ebbes.server.reviewing.reviewer import Reviewer

__all__ = ["Reviewer"]

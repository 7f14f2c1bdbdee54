"""A bot that plays what a policy likes best, without a thought."""

from pathlib import Path
from random import Random

from ebbes.bots.sight import sight
from ebbes.bots.thought import WARMTH
from ebbes.bots.weights import network_for
from ebbes.engine.commands import Choice
from ebbes.engine.view import View
from ebbes.kernel.network import Network, load_network
from ebbes.kernel.policy import policy_of
from ebbes.kernel.search import PLAYING
from ebbes.kernel.trials import card_chances


class InstinctBot:
    """Takes the likeliest card; starters and designators, which no policy knows, by lot."""

    def __init__(self, weights: Path | None = None) -> None:
        self._network = None if weights is None else load_network(weights)

    def choose(self, view: View, rng: Random) -> Choice:
        """The choice that comes to its mind first."""
        seen = sight(view)
        if seen.kind != PLAYING:
            return rng.choice(view.legal)
        policy = policy_of(self._weights(view), WARMTH)
        return view.legal[int(card_chances(seen.position, policy).argmax())]

    def _weights(self, view: View) -> Network:
        return network_for(view.seen.options) if self._network is None else self._network

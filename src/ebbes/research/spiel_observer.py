"""What OpenSpiel's algorithms are shown of a state: its views, as strings and tensors."""

from typing import Any

import pyspiel

from ebbes.engine.options import Options
from ebbes.research.encoding import Encoding, empty_pieces
from ebbes.research.table import GAME, Table
from ebbes.research.text import view_text
from ebbes.rules.seats import Seat


class Observer:
    """OpenSpiel's interface of an observer; `table` is the one thing it asks of a state.

    With perfect recall it tells all that the seat was ever told, else what the seat sees now.
    """

    def __init__(self, options: Options, episode: str, kind: Any, params: Any = None) -> None:
        if params:
            raise ValueError(f"an observation has no parameters, not even {params}")
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError("an observation is all that one player knows, public and private")
        self._recall = kind.perfect_recall
        self._encoding = Encoding(options)
        shapes = self._encoding.shapes()
        if self._recall:
            rounds = options.rounds if episode == GAME else 1
            shapes["memory"] = self._encoding.memory_shape(rounds)
        self.tensor, self.dict = empty_pieces(shapes)

    def set_from(self, state: Any, player: Seat) -> None:
        """Write what a player knows into the tensor."""
        table: Table = state.table
        self.tensor.fill(0)
        self._encoding.write(self.dict, table.view(player))
        if self._recall:
            self._encoding.write_memory(self.dict["memory"], table.memory.heard(player))

    def string_from(self, state: Any, player: Seat) -> str:
        """What a player knows, as a string."""
        table: Table = state.table
        if self._recall:
            return table.memory.text(player)
        return view_text(table.view(player))

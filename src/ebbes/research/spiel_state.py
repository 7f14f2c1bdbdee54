"""A state of the OpenSpiel game: a table, and OpenSpiel's questions to it."""

from collections.abc import Callable
from typing import Any

import pyspiel

from ebbes.engine.state import State
from ebbes.research.actions import Action
from ebbes.research.draw import Outcome
from ebbes.research.resample import exchanged, exchanges, resampled
from ebbes.research.table import CHANCE, TERMINAL, Table, started
from ebbes.research.text import table_text
from ebbes.rules.cards import Card
from ebbes.rules.codes import codes_of
from ebbes.rules.seats import Seat


class EbbesState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """Made by its game; everything about it follows from `table`.

    Methods that OpenSpiel answers itself from others are answered here where a search asks often.
    """

    def __init__(self, game: Any, table: Table) -> None:
        super().__init__(game)
        self.table = table

    def current_player(self) -> int:
        """The seat to act, or OpenSpiel's number for chance or for the end."""
        return self.table.actor

    def is_terminal(self) -> bool:
        """Whether the episode is over."""
        return self.table.actor == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether cards are being dealt."""
        return self.table.actor == CHANCE

    def chance_outcomes(self) -> list[tuple[Outcome, float]]:
        """What may be drawn next, each equally likely."""
        outcomes = self.table.outcomes()
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def returns(self) -> list[float]:
        """For every person the own points less the mean of the others', at the end."""
        return self.table.utilities

    def legal_actions(self, *player: Seat) -> list[int]:
        """What a player, or whoever is to act, may do."""
        actor = self.table.actor
        if actor >= 0 and (not player or player[0] == actor):
            return self.table.legal()
        return list(super().legal_actions(*player))

    def information_state_string(self, *player: Seat) -> str:
        """All that a player, or the one to act, has ever been told."""
        seat = player[0] if player else self.table.actor
        if 0 <= seat < self.table.state.options.players:
            return self.table.memory.text(seat)
        return str(super().information_state_string(*player))

    def resample_from_infostate(
        self, player_id: Seat, probability_sampler: Callable[[], float]
    ) -> "EbbesState":
        """A state with hidden cards dealt anew, which the player cannot tell from this one."""
        if self.table.actor == CHANCE:
            return self._drawn_anew(probability_sampler)
        state = self.table.state
        other = resampled(self.table.view(player_id), int(probability_sampler() * 2**53))
        return self._replayed(exchanges(state, other))

    def _replayed(self, cards: dict[Card, Card]) -> "EbbesState":
        """The same actions, with cards in the places of others since the last deal."""
        frame, actions = self.table.frame, self.history()
        deal = [at for at, item in enumerate(self.full_history()) if item.player == CHANCE]
        for at in deal[-len(frame.draw.deck) :]:
            actions[at] = frame.draw.exchanged(actions[at], cards)
        start = frame.start if deal else exchanged(frame.start, cards)
        return self._started(start, actions)

    def _drawn_anew(self, sampler: Callable[[], float]) -> "EbbesState":
        """Nobody has been told of a deal that is not complete: it is drawn again."""
        actions, drawn = self.history(), len(self.table.drawn)
        state = self._started(self.table.frame.start, actions[: len(actions) - drawn])
        for _ in range(drawn):
            outcomes = state.table.outcomes()
            state.apply_action(outcomes[int(sampler() * len(outcomes))])
        return state

    def _started(self, start: State, actions: list[int]) -> "EbbesState":
        state = EbbesState(self.get_game(), started(self.table.frame, start))
        for action in actions:
            state.apply_action(action)
        return state

    def _legal_actions(self, player: Seat) -> list[Action]:
        return self.table.legal()

    def _apply_action(self, action: Action) -> None:
        table = self.table
        self.table = table.drew(action) if table.actor == CHANCE else table.acted(action)

    def _action_to_string(self, player: int, action: int) -> str:
        names = self.table.frame.draw if player == CHANCE else self.table.frame.actions
        return names.name_of(action)

    def __str__(self) -> str:
        table = self.table
        virtual = table.state.virtual
        piles = [*table.state.hands, *(virtual.face_down if virtual else ())]
        hands = [codes_of(pile) for pile in piles]
        drawn = [table.frame.draw.name_of(outcome) for outcome in table.drawn]
        return "\n".join([*hands, " ".join(drawn), table_text(table.view(None))])

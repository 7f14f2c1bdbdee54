"""A game as the research adapters play it: the engine, driven by numbered actions and draws."""

from typing import Any, Final, NamedTuple

from ebbes.engine.decide import step
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, OVER, State, new_game
from ebbes.engine.view import View, view
from ebbes.research.actions import Action, Actions
from ebbes.research.draw import Draw, Drawn, Outcome
from ebbes.research.memory import Memory
from ebbes.rules.seats import Seat

CHANCE: Final = -1
TERMINAL: Final = -4
"""Who acts when nobody at the table does, in OpenSpiel's numbers."""

ROUND: Final = "round"
GAME: Final = "game"
EPISODES: Final = (ROUND, GAME)


class Frame(NamedTuple):
    """What never changes in an episode."""

    actions: Actions
    draw: Draw
    episode: str
    start: State
    """How the game stood when the episode began."""


class Table(NamedTuple):
    """One moment of an episode; immutable, so that copies cost nothing."""

    frame: Frame
    state: State
    actor: int
    memory: Memory
    drawn: Drawn = ()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return self

    @property
    def points(self) -> tuple[int, ...]:
        """Points made in this episode so far, by seat."""
        before, now = self.frame.start.score.totals, self.state.score.totals
        return tuple([total - start for total, start in zip(now, before, strict=True)])

    @property
    def utilities(self) -> list[float]:
        """For every person the own points less the mean of all others', the virtual one's too.

        Nothing before the end. The sum is zero unless a virtual player sits at the table (R34).
        """
        players = self.state.options.players
        if self.actor != TERMINAL:
            return [0.0] * players
        points = self.points
        return [lead(points, seat) for seat in range(players)]

    def view(self, seat: Seat | None) -> View:
        """All that a seat, or a spectator, may know now."""
        return view(self.state, seat)

    def legal(self) -> list[Action]:
        """The actions of the seat to act."""
        return self.frame.actions.numbered(legal_commands(self.state))

    def outcomes(self) -> list[Outcome]:
        """What chance may draw next."""
        return self.frame.draw.outcomes(self.state, self.drawn)

    def acted(self, action: Action) -> "Table":
        """The table after a choice of the seat to act."""
        state, events = step(self.state, self.frame.actions.choice_of(action, self.actor))
        return Table(self.frame, state, actor_in(self.frame, state), self.memory.after(events))

    def drew(self, outcome: Outcome) -> "Table":
        """The table after one step of chance; the last one deals."""
        drawn = (*self.drawn, outcome)
        draw, state = self.frame.draw, self.state
        if len(drawn) < draw.steps(state):
            return self._replace(drawn=drawn)
        state, events = step(state, draw.deal_of(state, drawn))
        return Table(self.frame, state, actor_in(self.frame, state), self.memory.after(events))


def lead(points: tuple[int, ...], seat: Seat) -> float:
    """The own points less the mean of the others'."""
    own = points[seat]
    return own - (sum(points) - own) / (len(points) - 1)


def actor_in(frame: Frame, state: State) -> int:
    """The seat to act, `CHANCE` before a deal, `TERMINAL` after the episode."""
    if state.phase is OVER:
        return TERMINAL
    if state.phase is DEAL:
        ended = frame.episode == ROUND and state.score.rounds > frame.start.score.rounds
        return TERMINAL if ended else CHANCE
    return state.turn


def new_table(options: Options, episode: str = ROUND) -> Table:
    """A table before its first deal."""
    return table_of(new_game(options), episode)


def table_of(state: State, episode: str = ROUND) -> Table:
    """An episode that begins with a state, which may lie in the middle of a round."""
    if episode not in EPISODES:
        raise ValueError(f"an episode is a {' or a '.join(EPISODES)}, not {episode!r}")
    return started(Frame(Actions(state.options), Draw(state.options), episode, state), state)


def started(frame: Frame, start: State) -> Table:
    """The same episode from another start."""
    frame = frame._replace(start=start)
    return Table(frame, start, actor_in(frame, start), Memory.of(start))

"""The engine and the naive game, played side by side and compared at every ply."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from ebbes.engine.commands import Command, Deal, NameStarter, PickDesignator, PlayCard
from ebbes.engine.decide import step
from ebbes.engine.events import Event, RoundScored, SuitDesignated
from ebbes.engine.evolve import evolve
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import NOBODY, OVER, State, new_game
from ebbes.rules.cards import LETTERS, NO_CARD, Card
from ebbes.rules.codes import CODES
from ebbes.rules.ending import END_NAMES
from ebbes.rules.roles import ROLE_NAMES
from ebbes.rules.seats import next_dealer
from tests.oracle.naive import Game
from tests.support import random_command

Facts = dict[str, object]
"""What can be said of a game in the words of the naive one."""


def oracle_game(options: Options) -> Game:
    """The naive game for the same options."""
    return Game(
        options.players,
        options.more_cards,
        options.pick_designators,
        options.rounds,
        options.goal,
        options.dabbscheedel,
    )


def choice_of(command: Command) -> str:
    """A choice as the naive game takes it."""
    match command:
        case NameStarter(_, starter):
            return str(starter)
        case PickDesignator(_, card) | PlayCard(_, card):
            return CODES[card]
        case Deal():
            raise TypeError("a deal is no choice")


def give(game: Game, command: Command) -> None:
    """Let the naive game take a command."""
    if isinstance(command, Deal):
        hands = [codes(hand) for hand in command.hands]
        game.deal(command.dealer, hands, command.value, command.starter)
    else:
        game.act(choice_of(command))


def codes(cards: tuple[Card, ...]) -> list[str]:
    """Cards by their codes."""
    return [CODES[card] for card in cards]


@dataclass(slots=True)
class Engine:
    """The engine's game, with what only its log tells."""

    state: State
    designated: list[tuple[str, str, int]] = field(default_factory=list)
    scored: RoundScored | None = None

    def take(self, command: Command) -> None:
        """One command, and everything that follows."""
        if isinstance(command, Deal):
            self.designated = []
        after, events = step(self.state, command)
        for event in events:
            self.state = evolve(self.state, event)
            self._hear(event)
        assert self.state == after

    def _hear(self, event: Event) -> None:
        if isinstance(event, RoundScored):
            self.scored = event
        if isinstance(event, SuitDesignated):
            plays = len(self.state.plays)
            self.designated.append((ROLE_NAMES[event.role], LETTERS[event.suit], plays))

    def facts(self) -> Facts:
        """What the engine says of the game."""
        return {**self._table(), **self._round(), **self._score()}

    def _table(self) -> Facts:
        state = self.state
        virtual = state.virtual
        hands = [sorted(codes(hand)) for hand in state.hands]
        if state.options.has_virtual:
            lying = () if virtual is None else (*virtual.face_up, *sum(virtual.face_down, ()))
            hands.append(sorted(CODES[card] for card in lying if card != NO_CARD))
        columns = 5 if state.options.has_virtual else 0
        up = [NO_CARD] * columns if virtual is None else virtual.face_up
        down = [()] * columns if virtual is None else virtual.face_down
        return {
            "to act": (state.phase.value, state.turn),
            "legal": sorted(choice_of(choice) for choice in legal_commands(state)),
            "hands": hands,
            "face up": ["" if card == NO_CARD else CODES[card] for card in up],
            "face down": [codes(pile) for pile in down],
        }

    def _round(self) -> Facts:
        state = self.state
        seats = [state.seat_after(state.leader, step) for step in range(len(state.trick))]
        taken: list[list[str]] = [[] for _ in range(state.options.seats)]
        for trick in state.tricks:
            taken[trick.winner] += codes(trick.cards)
        return {
            "trick": list(zip(seats, codes(state.trick), strict=True)),
            "roles": {LETTERS[suit]: ROLE_NAMES[role] for role, suit in enumerate(state.roles)},
            "designated": self.designated,
            "winners": [trick.winner for trick in state.tricks],
            "taken": taken,
            "picks": [(seat, CODES[card]) for seat, card in state.setup.picks],
            "plays": codes(state.plays),
        }

    def _score(self) -> Facts:
        state, scored = self.state, self.scored
        dealer, starter = state.setup.dealer, state.setup.starter
        return {
            "points": [] if scored is None else list(scored.points),
            "totals": list(state.score.totals),
            "nix winner": None if scored is None else scored.nix_winner,
            "chooser": state.score.chooser,
            "dealer": None if dealer == NOBODY else dealer,
            "next dealer": (
                None if dealer == NOBODY else next_dealer(dealer, state.options.players)
            ),
            "starter": None if starter == NOBODY else starter,
            "end": END_NAMES[state.score.end],
            "game winners": list(state.score.winners),
        }


def oracle_facts(game: Game) -> Facts:
    """What the naive game says of itself."""
    return {
        "to act": game.to_act(),
        "legal": sorted(game.legal()),
        "hands": [sorted(hand) for hand in game.hands],
        "face up": game.face_up,
        "face down": game.face_down,
        "trick": game.trick,
        "roles": game.roles,
        "designated": game.designated,
        "winners": game.winners,
        "taken": game.taken,
        "picks": game.picks,
        "plays": game.plays,
        "points": game.points,
        "totals": game.totals,
        "nix winner": game.nix_winner,
        "chooser": game.chooser,
        "dealer": game.dealer,
        "next dealer": game.next_dealer(),
        "starter": game.starter,
        "end": game.end,
        "game winners": game.game_winners,
    }


def disagreements(engine: Engine, game: Game) -> Facts:
    """Everything the two say differently."""
    said, expected = engine.facts(), oracle_facts(game)
    assert said.keys() == expected.keys()
    return {
        fact: {"engine": said[fact], "oracle": expected[fact]}
        for fact in said
        if said[fact] != expected[fact]
    }


def played_side_by_side(
    options: Options, seed: str
) -> Iterator[tuple[Engine, Game, Command | None]]:
    """A random game of both, before the first deal and after every command."""
    engine, game, rng = Engine(new_game(options)), oracle_game(options), Random(seed)
    yield engine, game, None
    while engine.state.phase is not OVER:
        command = random_command(engine.state, rng)
        engine.take(command)
        give(game, command)
        yield engine, game, command

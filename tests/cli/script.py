"""What a person types through a whole game, and the game that must come of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from ebbes.bots.greedy import GreedyBot
from ebbes.engine.commands import Choice, Command, NameStarter
from ebbes.engine.decide import step
from ebbes.engine.events import Event
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, OVER, PICK, State, new_game
from ebbes.engine.view import view
from ebbes.record.certificate import Certificate
from ebbes.record.chance import Chance
from ebbes.rules.codes import code_of

NAMES = ("You", "Lisbeth", "Schorsch", "Gretel", "Kuno")


def names_at(options: Options) -> tuple[str, ...]:
    """Who sits at the table of `ebbes play`."""
    names = NAMES[: options.players]
    return (*names, "virtual player") if options.has_virtual else names


@dataclass
class Script:
    """A whole game with a seed, played by the library alone."""

    options: Options
    seed: int
    typed: list[str] = field(default_factory=list)
    log: list[Event] = field(default_factory=list)
    heard: list[int] = field(default_factory=list)
    """How long the log was at each question; at last, how long it is at the end."""

    def __post_init__(self) -> None:
        person, bots = Random(f"typing {self.seed}"), Random(self.seed)
        chance = Chance(
            Certificate.from_seed(str(self.seed), self.options.players).key, self.options
        )
        state = new_game(self.options)
        while state.phase is not OVER:
            command: Command
            if state.phase is DEAL:
                command = chance.deal(state)
            elif state.turn == 0:
                command = self._choose(state, person)
            else:
                command = GreedyBot().choose(view(state, state.turn), bots)
            state, events = step(state, command)
            self.log += events
        self.heard.append(len(self.log))

    def text(self, answers: int | None = None) -> str:
        """The first so many answers, one a line."""
        return "".join(f"{answer}\n" for answer in self.typed[:answers])

    def _choose(self, state: State, rng: Random) -> Choice:
        legal = legal_commands(state)
        choice = rng.choice(legal)
        self.heard.append(len(self.log))
        by_number = state.phase is not PICK and rng.random() < 0.5
        self.typed.append(self._number(choice, legal) if by_number else self._word(choice))
        return choice

    def _number(self, choice: Choice, legal: Sequence[Choice]) -> str:
        return str(legal.index(choice) + 1)

    def _word(self, choice: Choice) -> str:
        if isinstance(choice, NameStarter):
            return names_at(self.options)[choice.starter]
        return code_of(choice.card)

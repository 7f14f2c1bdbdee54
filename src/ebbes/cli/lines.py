"""The table in the terminal: what happens is a line, what you do is a line."""

from collections.abc import Iterator
from random import Random

import typer

from ebbes.bots.greedy import GreedyBot
from ebbes.cli.answers import read_choice
from ebbes.engine.commands import Choice, Command
from ebbes.engine.decide import step
from ebbes.engine.errors import RuleError
from ebbes.engine.events import (
    CardPlayed,
    CardUncovered,
    Dealt,
    DesignatorPicked,
    Event,
    GameEnded,
    NumberRevealed,
    RoundScored,
    StarterNamed,
    SuitDesignated,
    TrickTaken,
)
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, NAME_STARTER, OVER, PICK, new_game
from ebbes.engine.view import View, apply, view, view_event
from ebbes.record.chance import Chance
from ebbes.record.text import ending_text, options_text, printable, score_table
from ebbes.rules.cards import NO_CARD, SUIT_NAMES, suit_of
from ebbes.rules.codes import code_of, codes_of
from ebbes.rules.roles import ROLE_NAMES
from ebbes.rules.seats import Seat

YOU: Seat = 0

HELP = """\
  Type a card such as G7, or its number in the list; Enter alone takes an only choice.
  B blue, N brown, Y yellow, G green, R red. Follow the led suit if you can (R12).
  The first designator card played makes its suit trump, then plus, ebbes, minus; the rest is nix.
  Plus cards count +1, minus cards -1. ebbes gives 3, but nothing to who has most or fewest.
  ? this help, t the table, q quit"""


class Quit(Exception):
    """The player has left the table."""


class Lines:
    """One person's game against bots, in lines of text."""

    def __init__(self, options: Options, names: tuple[str, ...], rng: Random) -> None:
        self.names = names
        self.log: list[Event] = []
        self._shown = tuple(printable(name) for name in names)
        self._state = new_game(options)
        self._view = view(self._state, YOU)
        self._bot = GreedyBot()
        self._rng = rng

    def say(self, line: str) -> None:
        """Print a line."""
        typer.echo(line)

    def play(self, chance: Chance) -> None:
        """The whole game; `Quit` if the player leaves."""
        self.say(f"ebbes for {options_text(self._state.options)}. Type ? for help, q to quit.")
        while self._state.phase is not OVER:
            command: Command
            if self._state.phase is DEAL:
                command = chance.deal(self._state)
            elif self._state.turn == YOU:
                command = self._ask()
            else:
                seat = self._state.turn
                command = self._bot.choose(view(self._state, seat), self._rng)
            self._do(command)

    def _do(self, command: Command) -> None:
        try:
            self._state, events = step(self._state, command)
        except RuleError as error:
            self.say(f"  {error}")
            return
        for event in events:
            self.log.append(event)
            self._view = apply(self._view, view_event(event, YOU))
            for line in self._event_lines(view_event(event, YOU)):
                self.say(line)

    def _ask(self) -> Choice:
        for line in self._table_lines():
            self.say(line)
        while True:
            try:
                text = input(self._prompt()).strip()
            except EOFError:
                self.say("")
                raise Quit from None
            if text == "q":
                raise Quit
            if text == "?":
                self.say(HELP)
            elif text == "t":
                for line in self._table_lines():
                    self.say(line)
            else:
                choice = read_choice(text, self._view, self._shown)
                if choice is not None:
                    return choice
                self.say(f"  {text or 'Nothing'} is none of the choices. Type ? for help.")

    def _prompt(self) -> str:
        if self._state.phase is NAME_STARTER:
            return "Who starts? "
        if self._state.phase is PICK:
            return "Which designator card? "
        return "Your card? "

    def _table_lines(self) -> Iterator[str]:
        """What a player looks at before deciding."""
        seen = self._view.seen
        yield ""
        yield f"  {self._roles()}"
        if seen.virtual is not None:
            rows = [code_of(card) if card else "--" for card in seen.virtual.face_up]
            yield f"  {self._shown[-1]}: {' '.join(rows)}"
        if seen.phase is NAME_STARTER:
            yield f"  Your hand: {codes_of(self._view.hand)}"
            seats = [f"{seat + 1} {name}" for seat, name in enumerate(self._shown)]
            yield f"  You name the starter: {', '.join(seats)}"
        elif seen.phase is PICK:
            yield f"  Your hand: {codes_of(self._view.hand)}"
            yield f"  Picked: {codes_of(card for _, card in seen.setup.picks) or 'nothing yet'}"
        else:
            yield from self._hand_lines(self._view)

    def _hand_lines(self, seen: View) -> Iterator[str]:
        legal = [choice.card for choice in seen.legal if hasattr(choice, "card")]
        others = [card for card in seen.hand if card not in legal]
        yield "  Your cards: " + "  ".join(
            f"{number} {code_of(card)}" for number, card in enumerate(legal, start=1)
        )
        if others:
            yield f"  Not now: {codes_of(others)}"

    def _roles(self) -> str:
        seen = self._view.seen
        roles = [f"{ROLE_NAMES[role]} {SUIT_NAMES[suit]}" for role, suit in enumerate(seen.roles)]
        waiting = [card for card in seen.setup.designator_cards if suit_of(card) not in seen.roles]
        text = ", ".join(roles) or "No suit has a role yet"
        return f"{text}. Still to come: {codes_of(waiting)}" if waiting else text

    def _event_lines(self, event: Event) -> Iterator[str]:
        names = self._shown
        match event:
            case Dealt(dealer):
                yield ""
                yield f"Round {self._view.seen.score.rounds + 1}: the dealer is {names[dealer]}."
            case NumberRevealed(value):
                yield f"  The number is {value}."
            case StarterNamed(starter):
                yield f"  The starter is {names[starter]}."
            case DesignatorPicked(seat, card):
                yield f"  {names[seat]}: picks {code_of(card)}"
            case CardPlayed(seat, card):
                yield f"  {names[seat]}: {code_of(card)}"
            case SuitDesignated(role, suit):
                yield f"    {SUIT_NAMES[suit]} is {ROLE_NAMES[role]}!"
            case TrickTaken(seat):
                yield f"  -> {names[seat]}"
            case CardUncovered(_, card) if card != NO_CARD:
                yield f"  {names[-1]}: turns up {code_of(card)}"
            case RoundScored() as scored:
                yield from score_table(self._view.seen, names, scored)
            case GameEnded(end, winners):
                yield ending_text(names, end, winners)
            case _:
                pass

"""A game in the terminal: what happens is a line, what you do is a line."""

from collections.abc import Iterable
from random import Random
from textwrap import indent

import typer

from ebbes.bots.bot import Bot
from ebbes.cli.answers import read_choice
from ebbes.cli.event_lines import event_lines
from ebbes.cli.picking import half_pick
from ebbes.cli.refusal import refusal
from ebbes.cli.speech import Speech
from ebbes.cli.table_lines import table_lines
from ebbes.engine.commands import Choice, Command
from ebbes.engine.decide import step
from ebbes.engine.errors import RuleError
from ebbes.engine.events import Event
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, NAME_STARTER, OVER, PICK, new_game
from ebbes.engine.view import apply, view, view_event
from ebbes.record.chance import Chance
from ebbes.record.text import printable
from ebbes.report.speech import of_options
from ebbes.rules.seats import Seat

YOU: Seat = 0


class Quit(Exception):
    """The player has left the table."""


class Lines:
    """One person's game against bots, in lines of text."""

    def __init__(
        self, options: Options, names: tuple[str, ...], bot: Bot, rng: Random, speech: Speech
    ) -> None:
        self.names = names
        self.log: list[Event] = []
        self._speech = speech
        self._shown = speech.names(options, names)
        self._state = new_game(options)
        self._view = view(self._state, YOU)
        self._bot = bot
        self._rng = rng

    def say(self, line: str) -> None:
        """Print a line."""
        typer.echo(line)

    def _tell(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.say(line)

    def play(self, chance: Chance) -> None:
        """The whole game; `Quit` if the player leaves."""
        self.say(self._speech.say("cli-welcome", **of_options(self._state.options)))
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
            self.say(f"  {refusal(error, self._speech)}")
            return
        for event in events:
            self.log.append(event)
            heard = view_event(event, YOU)
            self._view = apply(self._view, heard)
            self._tell(event_lines(heard, self._view.seen, self._shown, self._speech))

    def _ask(self) -> Choice:
        """Ask until the answer is a choice; whether it is legal comes out later."""
        self._tell(table_lines(self._view, self._shown, self._speech))
        while True:
            text = self._read()
            if text.lower() == "q":
                raise Quit
            if text == "?":
                self.say(self._help())
            elif text.lower() == "t":
                self._tell(table_lines(self._view, self._shown, self._speech))
            else:
                choice = read_choice(text, self._view, self._shown, self._speech)
                if choice is not None:
                    return choice
                self.say(f"  {self._hint(text)}")

    def _hint(self, text: str) -> str:
        """What to type instead of something that was no choice."""
        seen = self._view.seen
        missing = half_pick(text, seen, self._speech) if seen.phase is PICK else None
        if missing is not None:
            return missing
        if text:
            return self._speech.say("cli-no-choice", typed=printable(text))
        return self._speech.say("cli-choose")

    def _read(self) -> str:
        try:
            return input(f"{self._question()} ").strip()
        except (EOFError, KeyboardInterrupt, RuntimeError):
            self.say("")
            raise Quit from None

    def _help(self) -> str:
        """What to type now, then the game in short."""
        keys = {NAME_STARTER: "cli-help-starter", PICK: "cli-help-designator"}
        now = self._speech.say(keys.get(self._view.seen.phase, "cli-help-card"))
        return indent(f"{now}\n{self._speech.say('cli-help')}", "  ")

    def _question(self) -> str:
        keys = {NAME_STARTER: "cli-ask-starter", PICK: "cli-ask-designator"}
        return self._speech.say(keys.get(self._view.seen.phase, "cli-ask-card"))

"""What happens at a table on a server, in full sentences: for people who listen."""

from collections.abc import Iterator
from functools import partial

from ebbes.cli.speech import Speech
from ebbes.client.news import News
from ebbes.client.seen import Seen
from ebbes.engine.state import State
from ebbes.protocol import game_events as game
from ebbes.protocol import table_events as on
from ebbes.protocol.prompts import CardPrompt, Prompt, StarterPrompt
from ebbes.protocol.refusals import Reason
from ebbes.protocol.seats import BotSeat, OpenSeat, PersonSeat
from ebbes.record.text import printable, signed
from ebbes.rules.codes import CARDS, HIDDEN_CODE, code_of, letter_of
from ebbes.rules.roles import ROLE_NAMES
from ebbes.terminal.standings import by_points
from ebbes.words.pieces import of_card
from ebbes.words.refusals import refusal_sentence

UNTOLD = (on.GameOpened, on.ProofShown, on.TimeGranted, on.SettingsChanged)
"""What nobody who listens needs to hear."""


class Announcer:
    """Tells one person what happens, in one language."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech

    def news(self, news: News) -> Iterator[str]:
        """A sentence or two for every event."""
        for event, seen in news.steps():
            if not isinstance(event, UNTOLD):
                yield from self._event(event, seen)

    def name(self, seen: Seen, seat: int) -> str:
        """Who sits there."""
        if seat == _own_seat(seen):
            return self._speech.say("you")
        if seat < len(seen.seats):
            there = seen.seats[seat]
            if isinstance(there, PersonSeat | BotSeat):
                return printable(there.name)
        return self._speech.say("virtual-player")

    def about(self, seen: Seen, seat: int) -> dict[str, str]:
        """For sentences about somebody: the name, and whether it means who listens."""
        return {
            "who": self.name(seen, seat),
            "you": "yes" if seat == _own_seat(seen) else "no",
        }

    def _event(self, event: on.AnyEvent, seen: Seen) -> Iterator[str]:
        match event:
            case game.Dealt(dealer=dealer):
                yield self._say("announce-dealt", **self.about(seen, dealer))
                yield from self.hand(seen)
            case game.NumberRevealed(value=value):
                yield self._say("announce-number-revealed", value=value)
            case game.StarterNamed(starter=starter):
                yield self._say("announce-starter-named", **self.about(seen, starter))
            case game.DesignatorPicked(seat=seat, card=card):
                about = self.about(seen, seat)
                yield self._say("announce-designator-picked", **about, **_of(card))
            case game.CardPlayed(seat=seat, card=card):
                yield self._say("announce-card-played", **self.about(seen, seat), **_of(card))
            case game.SuitDesignated(role=role, suit=suit):
                yield self._say("announce-suit-designated", role=role, suit=suit)
            case game.TrickTaken(seat=seat):
                yield self._say("announce-trick-taken", **self.about(seen, seat))
            case game.CardUncovered(column=column, card=card):
                yield self._say("announce-card-uncovered", column=column + 1, **_of(card))
            case game.RoundScored():
                yield from self._scored(event, seen)
            case game.GameEnded(winners=winners):
                yield self._ended(winners, seen)
            case _:
                yield from self._around(event, seen)

    def _scored(self, event: game.RoundScored, seen: Seen) -> Iterator[str]:
        state = _state(seen)
        about = self.about(seen, event.nix_winner)
        yield self._say("announce-round-scored", round=state.score.rounds, **about)
        for seat, points in enumerate(event.points):
            yield self._say(
                "announce-round-points",
                **self.about(seen, seat),
                signed=signed(points).replace("-", "−"),
                total=str(state.score.totals[seat]).replace("-", "−"),
            )

    def _ended(self, winners: tuple[int, ...], seen: Seen) -> str:
        you = "yes" if _own_seat(seen) in winners else "no"
        who = self._speech.listed([self.name(seen, seat) for seat in winners])
        return self._say("announce-game-ended", you=you, winners=len(winners), who=who)

    def _around(self, event: on.AnyEvent, seen: Seen) -> Iterator[str]:
        """What happens around the game."""
        match event:
            case on.SeatTaken(seat=seat):
                yield self._say("announce-seat-taken", **self.about(seen, seat))
            case on.SeatAsked(name=name):
                yield self._say("announce-seat-asked", who=printable(name))
                if seen.you.host:
                    yield self._say("cli-join-asked")
            case on.NonceAdded(seat=seat, missing=str()):
                yield self._say("announce-nonce-missing", **self.about(seen, seat))
            case on.HostPassed(seat=seat):
                yield self._say("announce-host-passed", **self.about(seen, seat))
            case on.PlayerAway(seat=seat, reason=reason):
                yield self._say("announce-player-away", **self.about(seen, seat), reason=reason)
                if seat == _own_seat(seen):
                    yield self._say("cli-join-away")
            case on.PlayerBack(seat=seat):
                yield self._say("announce-player-back", **self.about(seen, seat))
            case on.Said(seat=seat, phrase=phrase):
                said = self._say(f"table-phrase-{phrase}")
                key = "cli-join-you-say" if seat == _own_seat(seen) else "announce-said"
                yield self._say(key, who=self.name(seen, seat), phrase=said)
            case on.TableEnded(reason=why):
                told = "operator" if event.operator else why
                yield self._say("announce-table-ended", reason=told)
            case _:
                return

    def sat_down(self, seen: Seen) -> str:
        """That whoever listens has a seat."""
        assert seen.you.seat is not None
        return self._say("announce-seat-taken", **self.about(seen, seen.you.seat))

    def hand(self, seen: Seen) -> Iterator[str]:
        """The own cards."""
        if seen.game is not None and seen.game.view.hand:
            cards = [self._say("card-short", **_of(code_of(c))) for c in seen.game.view.hand]
            yield f"{self._say('play-hand')}: {self._speech.listed(cards)}."

    def around(self, seen: Seen) -> Iterator[str]:
        """Who sits at the table, and how many seats wait for somebody."""
        taken = [seat for seat, here in enumerate(seen.seats) if not isinstance(here, OpenSeat)]
        if taken:
            who = self._speech.listed([self.name(seen, seat) for seat in taken])
            yield self._say("cli-join-around", who=who)
        if free := len(seen.seats) - len(taken):
            yield self._say("cli-join-free", free=free)
        if seen.host is not None and not seen.you.host:
            yield self._say("waiting-guest-wait", host=self.name(seen, seen.host))

    def table(self, seen: Seen) -> Iterator[str]:
        """The roles, the trick and the hand again; before a game, who sits there."""
        if seen.game is None:
            yield from self.around(seen)
            return
        state = _state(seen)
        for role, suit in enumerate(state.roles):
            yield self._say("announce-role", role=ROLE_NAMES[role], suit=letter_of(suit))
        if not state.roles:
            yield self._say("announce-roles-none")
        if state.trick:
            for seat, card in zip(state.owners[-len(state.trick) :], state.trick, strict=True):
                about = self.about(seen, seat)
                yield f"{self._say('play-trick-card', **about, **_of(code_of(card)), best='no')}."
        else:
            yield self._say("announce-trick-none")
        yield from self.hand(seen)

    def last_trick(self, seen: Seen) -> Iterator[str]:
        """The trick that was taken last, where the table lets one look at it."""
        tricks = () if seen.game is None else _state(seen).tricks
        if not tricks or not seen.settings.last_trick:
            yield self._say("table-last-trick-none")
            return
        state, trick = _state(seen), tricks[-1]
        for step, card in enumerate(trick.cards):
            about = self.about(seen, state.seat_after(trick.leader, step))
            yield f"{self._say('play-trick-card', **about, **_of(code_of(card)), best='no')}."
        yield self._say("table-last-trick-taken", **self.about(seen, trick.winner))

    def standings(self, seen: Seen) -> Iterator[str]:
        """Everybody's points, the best first."""
        if seen.game is None:
            yield self._say("cli-join-not-yet")
            return
        totals = _state(seen).score.totals
        for seat in by_points(totals):
            total = str(totals[seat]).replace("-", "−")
            yield self._say("cli-join-points", **self.about(seen, seat), total=total)

    def prompt(self, prompt: Prompt, seen: Seen) -> Iterator[str]:
        """What there is to decide, and the choices with their numbers."""
        things = choices_of(prompt)
        yield self._say("announce-your-turn", kind=prompt.kind, choices=len(things))
        match prompt:
            case CardPrompt() if _state(seen).trick:
                yield self._say("announce-follow", led=letter_of(_state(seen).led))
                named = [self._say("card-short", **_of(code)) for code in prompt.cards]
            case CardPrompt():
                named = [self._say("card-short", **_of(code)) for code in prompt.cards]
            case StarterPrompt():
                named = [self.name(seen, seat) for seat in prompt.seats]
            case _:
                yield self._say("cli-join-pick")
                return
        for number, name in enumerate(named, start=1):
            yield f"{number}: {name}"

    def refusal(self, reason: Reason, seen: Seen | None = None) -> str:
        """Why the server refuses something."""
        name_of = None if seen is None else partial(self.name, seen)
        return refusal_sentence(self._say, reason.code, reason.message, reason.context, name_of)

    def _say(self, key: str, /, **told: str | float) -> str:
        return " ".join(self._speech.say(key, **told).split())


def choices_of(prompt: Prompt) -> tuple[str | int, ...]:
    """What can be chosen, as the server says."""
    return prompt.seats if isinstance(prompt, StarterPrompt) else prompt.cards


def _state(seen: Seen) -> State:
    assert seen.game is not None
    return seen.game.view.seen


def _own_seat(seen: Seen) -> int | None:
    return seen.you.seat


def _of(code: str) -> dict[str, str | float]:
    """For sentences about a card."""
    assert code != HIDDEN_CODE
    return of_card(CARDS[code])

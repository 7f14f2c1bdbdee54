"""How the bots of the house play: `python -m bench.styles`.

Four of a kind play the same deals. Wherever somebody could play a card of a kind or another one,
it is counted how often the kind was played.
"""

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

import typer

from ebbes.arena.duplicate import play_deal
from ebbes.arena.match import Match
from ebbes.bots.cast import CAST
from ebbes.bots.estimate import estimate
from ebbes.bots.roster import bot_named
from ebbes.engine.commands import PlayCard
from ebbes.engine.options import Options
from ebbes.engine.state import State
from ebbes.engine.view import view
from ebbes.judge.bot_round import bot_round
from ebbes.record.decision import Decision, decisions_of
from ebbes.rules.cards import Card, suit_of
from ebbes.rules.roles import is_designator
from ebbes.rules.trick import trick_winner

Kind: TypeAlias = Callable[[State, Card], bool]


def is_trump(seen: State, card: Card) -> bool:
    """Whether it is one."""
    return suit_of(card) == seen.trump


def names_role(seen: State, card: Card) -> bool:
    """Whether it is a designator, which may give its suit a role."""
    return is_designator(card, seen.setup.designators)


def takes(seen: State, card: Card) -> bool:
    """Whether it is the best of those that lie; whoever leads may still be beaten."""
    return bool(seen.trick) and trick_winner((*seen.trick, card), seen.trump) == len(seen.trick)


KINDS: Final[dict[str, Kind]] = {"trumping": is_trump, "naming": names_role, "taking": takes}


def main(rounds: int = 40, deals: int = 100) -> None:
    """Tell how often each kind of card is played, and the lead over three of the same strength."""
    tasteful = [player for player in CAST if player.known_as != player.level]
    for name in dict.fromkeys(player.level for player in tasteful):
        typer.echo(f"{name:<9} {_shares(name, rounds)}")
    for player in tasteful:
        typer.echo(f"{player.known_as:<9} {_shares(player.known_as, rounds)}")
    for player in tasteful:
        typer.echo(f"{player.known_as:<9} {_lead(player.known_as, player.level, deals)}")


def _shares(name: str, rounds: int) -> str:
    bots = [bot_named(name)] * 4
    decisions = [
        decision
        for number in range(rounds)
        for decision in decisions_of(bot_round(Options(4), bots, f"styles {number}"))
    ]
    shares = {
        kind: estimate([each for decision in decisions for each in _chosen(decision, is_one)])
        for kind, is_one in KINDS.items()
    }
    return "  ".join(
        f"{kind} {100 * share.mean:.0f} ± {100 * share.error:.0f} %"
        for kind, share in shares.items()
    )


def _chosen(decision: Decision, is_one: Kind) -> Iterator[float]:
    """Whether a card of the kind was played, where that was a question."""
    seen = view(decision.state, decision.seat)
    plays = [choice for choice in seen.legal if isinstance(choice, PlayCard)]
    found = {choice: is_one(seen.seen, choice.card) for choice in plays}
    if isinstance(decision.choice, PlayCard) and len(set(found.values())) > 1:
        yield float(found[decision.choice])


def _lead(name: str, level: str, deals: int) -> str:
    match = Match((name, level, level, level), Options(4), 5, False)
    found = estimate([play_deal(match, deal).lead for deal in range(deals)])
    return f"{found.mean:+.2f} ± {found.error:.2f} over {level}"


if __name__ == "__main__":
    typer.run(main)

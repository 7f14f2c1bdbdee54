"""How the bots of the house play: `python -m bench.styles`.

Four of a kind play the same deals. Wherever somebody could play a card of a kind or another one,
it is counted how often the kind was played.
"""

from collections.abc import Iterator
from typing import Final

import typer

from ebbes.arena.duplicate import play_deal
from ebbes.arena.match import Match
from ebbes.bots.cast import CAST
from ebbes.bots.estimate import estimate
from ebbes.bots.roster import bot_named
from ebbes.bots.taste import Taste
from ebbes.engine.commands import PlayCard
from ebbes.engine.options import Options
from ebbes.engine.view import view
from ebbes.judge.bot_round import bot_round
from ebbes.judge.decision import Decision, decisions_of

KINDS: Final = {kind: Taste(**{kind: 1.0}) for kind in ("trumping", "naming", "taking")}


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
        kind: estimate([each for decision in decisions for each in _chosen(decision, taste)])
        for kind, taste in KINDS.items()
    }
    return "  ".join(
        f"{kind} {100 * share.mean:.0f} ± {100 * share.error:.0f} %"
        for kind, share in shares.items()
    )


def _chosen(decision: Decision, taste: Taste) -> Iterator[float]:
    """Whether a card of the kind was played, where that was a question."""
    seen = view(decision.state, decision.seat)
    liked = taste.likes(seen)
    if isinstance(decision.choice, PlayCard) and len(set(liked)) > 1:
        yield liked[seen.legal.index(decision.choice)]


def _lead(name: str, level: str, deals: int) -> str:
    match = Match((name, level, level, level), Options(4), 5, False)
    found = estimate([play_deal(match, deal).lead for deal in range(deals)])
    return f"{found.mean:+.2f} ± {found.error:.2f} over {level}"


if __name__ == "__main__":
    typer.run(main)

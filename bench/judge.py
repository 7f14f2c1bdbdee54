"""The judge judged: `python -m bench.judge order|agreement|ledger|spread|season|puzzles`.

Each takes its time; the results stand in `bench/results.md`. With `--keep FILE` what is done is
written down as it goes, and a measurement that was stopped goes on where it was.
"""

import json
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Annotated, Any

import typer

from bench.notebook import Notebook
from ebbes.bots.estimate import estimate
from ebbes.bots.grains import Grains, points_of
from ebbes.bots.levels import LEVELS
from ebbes.bots.rating import LOOSE, among_people
from ebbes.bots.roster import bot_named
from ebbes.bots.sight import sight
from ebbes.cli.simulate import simulated_game
from ebbes.engine.commands import Choice, PlayCard
from ebbes.engine.options import Options
from ebbes.engine.view import View
from ebbes.judge.bot_round import bot_round
from ebbes.judge.depth import QUICK, STANDARD
from ebbes.judge.judging import judge, judged
from ebbes.judge.ladder import Climb, Rung
from ebbes.judge.par import Par, pars_of
from ebbes.judge.puzzle import LOOK, answer_of, card_in
from ebbes.judge.rates import Lost
from ebbes.judge.rating import Ratings
from ebbes.judge.reference import Reference
from ebbes.judge.value import values_of
from ebbes.judge.verdict import Verdict
from ebbes.record.decision import Decision, decisions_of
from ebbes.record.snapshot import view_from_json
from ebbes.rules.codes import CARDS

app = typer.Typer(pretty_exceptions_enable=False)
Players = Annotated[int, typer.Option()]
Keep = Annotated[Path | None, typer.Option(help="Where to write down what is done.")]
SOLVERS = ("expert", "greedy")
MIXED = ("beginner", "casual", "solid", "strong", "expert")


@app.command()
def order(
    bots: Annotated[list[str] | None, typer.Argument()] = None,
    players: Players = 4,
    rounds: int = 40,
    seed: int = 1,
    keep: Keep = None,
) -> None:
    """Whether the judge puts the bots in their order, with intervals that do not overlap."""
    book, above = Notebook(keep), None
    for name in bots or LEVELS:
        rung = _rung(
            Climb(name, Options(players), STANDARD, seed), rounds, f"{players} {seed}", book
        )
        lost = rung.given_away
        low, high = lost.mean - 1.96 * lost.error, lost.mean + 1.96 * lost.error
        apart = "" if above is None else "  apart" if high < above else "  OVERLAPS"
        kept = f"yield {100 * rung.kept.mean:.1f} ± {100 * rung.kept.error:.1f} %"
        typer.echo(
            f"{players} {rung.name:<9} {lost.mean:.2f} [{low:.2f}, {high:.2f}] {kept}{apart}"
        )
        above = low


def _rung(climb: Climb, rounds: int, deals: str, book: Notebook) -> Rung:
    """A bot after so many rounds, those judged before included."""
    for number in range(rounds):
        lost = book.answer(f"order {deals}/{number} {climb.name}", climb.next_round)
        climb.add([Lost(*each) for each in lost])
    return climb.rung


@app.command()
def pace(game: Path) -> None:
    """How long one game takes at the standard depth, and how well differences are known."""
    from ebbes.record.parse import parse

    record = parse(game.read_bytes())
    judge(record, (0,), STANDARD)
    begun = process_time()
    review = judge(record, None, STANDARD)
    seconds = process_time() - begun
    errors = sorted(
        known for each in review.moments if each.verdict for known in _known(each.verdict)
    )
    typer.echo(f"{len(review.moments)} decisions, {seconds:.1f} s of one core")
    typer.echo(
        f"median error of a difference {errors[len(errors) // 2]:.3f}, {len(errors)} of them"
    )


def _known(verdict: Verdict) -> Iterator[float]:
    """The error of the difference that the verdict on a real decision hangs on."""
    if verdict.is_real and verdict.counts_in_points and verdict.chosen is not None:
        made = verdict.values[verdict.chosen]
        second = sorted(verdict.values, key=lambda value: value.behind)[1]
        yield (made if made.behind else second).behind_error


@app.command()
def agreement(players: Players = 4, rounds: int = 20, keep: Keep = None) -> None:
    """How many clear and grave mistakes are as good as best to a ten times deeper judge."""
    options, book = Options(players), Notebook(keep)
    pardons = [
        pardoned
        for number in range(rounds)
        for pardoned in book.answer(f"agreement {players} {number}", _pardons, options, number)
    ]
    told = f"{len(pardons)} clear or grave, {sum(pardons)} pardoned"
    typer.echo(f"{players} players, {rounds} rounds: {told}")


def _pardons(options: Options, number: int) -> list[bool]:
    """Of each clear or grave mistake in a round of mixed bots, whether deeper it is as good."""
    reference, deep, pardons = Reference(options), STANDARD.times(10), []
    for decision in _mixed_decisions(options, number):
        if judged(decision, reference, STANDARD).mark in ("clear", "grave"):
            deeper = judged(decision, reference, deep, luck=", deeper")
            assert deeper.chosen is not None
            pardons.append(deeper.is_as_good(deeper.chosen))
    return pardons


def _mixed_decisions(options: Options, number: int) -> Sequence[Decision]:
    names = [MIXED[(number + seat) % len(MIXED)] for seat in range(options.players)]
    return decisions_of(
        bot_round(options, [bot_named(name) for name in names], f"agreement {number}")
    )


class ReferenceBot:
    """Plays as the reference does: every choice as likely as that makes it."""

    def choose(self, seen: View, rng: Random) -> Choice:
        """Drawn by lot."""
        chances = Reference(seen.seen.options).chances(sight(seen))
        return rng.choices(seen.legal, chances.tolist())[0]


@app.command()
def ledger(players: Players = 4, rounds: int = 200) -> None:
    """What the parts of a ledger come to on average, if the reference plays itself: nothing."""
    options = Options(players)
    parts: dict[str, list[float]] = {"deal": [], "decisions": [], "lie": [], "others": []}
    for number in range(rounds):
        seat = number % players
        record = bot_round(options, [ReferenceBot()] * players, f"ledger {number}")
        (judged_round,) = judge(record, (seat,), QUICK).rounds
        found = judged_round.ledger(seat)
        for name, own in parts.items():
            own.append(points_of(getattr(found, name)))
    told = {name: estimate(own) for name, own in parts.items()}
    line = ", ".join(f"{name} {own.mean:+.3f} ± {own.error:.3f}" for name, own in told.items())
    typer.echo(f"{players} players, {rounds} rounds: {line}")


@app.command()
def spread(players: Players = 4, rounds: int = 200, bot: str = "strong") -> None:
    """How far leads spread among equals, raw and less par."""
    options = Options(players)
    bots = [bot_named(bot)] * players
    raw, adjusted = [], []
    for number in range(rounds):
        (found,) = pars_of(bot_round(options, bots, f"spread {number}"), 1024, LOOSE)
        assert found.lead is not None
        assert found.over is not None
        raw += among_people(found.lead, players)
        adjusted += among_people(found.over, players)
    typer.echo(f"{players} {bot}: raw {stdev(raw):.2f}, less par {stdev(adjusted):.2f}")


@app.command()
def season(
    games: int = 200, playouts: int = 512, seed: int = 1, orders: int = 100, keep: Keep = None
) -> None:
    """Whether the rating finds the order of bots that it does not know, better than places do.

    What is told after some games is the mean over the same games in many orders.
    """
    people = [f"{level} {copy}" for level in MIXED for copy in "ab"]
    rng, book, played = Random(seed), Notebook(keep), []
    for number in range(games):
        table, luck = tuple(rng.sample(people, 4)), f"season {seed}/{number}"
        told = book.answer(luck, _rounds, table, luck, playouts)
        pars = tuple(Par(at, tuple(par), tuple(lead)) for at, (par, lead) in enumerate(told, 1))
        played.append((table, pars))
    for count in (games // 10, games // 5, games // 2, games):
        found = [_agreements(rng.sample(played, count), people) for _ in range(orders)]
        means = {name: fmean(each[name] for each in found) for name in found[0]}
        line = "  ".join(f"{name} {mean:.3f}" for name, mean in means.items())
        typer.echo(f"{count} games: {line}")


Played = tuple[tuple[str, ...], tuple[Par, ...]]


def _agreements(games: Sequence[Played], people: Sequence[str]) -> dict[str, float]:
    """How well each way to rate puts people in their order after these games."""
    from openskill.models import PlackettLuce

    by_par, raw, model = Ratings({}, by_par=True), Ratings({}, by_par=False), PlackettLuce()
    places: dict[str, Any] = {name: model.rating() for name in people}
    for table, pars in games:
        by_par.add(table, pars)
        raw.add(table, pars)
        teams = model.rate([[places[name]] for name in table], scores=_totals(pars))
        places |= {name: team[0] for name, team in zip(table, teams, strict=True)}
    return {
        "less par": _agree({name: own.mean for name, own in by_par.people.items()}),
        "raw": _agree({name: own.mean for name, own in raw.people.items()}),
        "openskill": _agree({name: own.mu for name, own in places.items()}),
    }


def _rounds(table: tuple[str, ...], seed: str, playouts: int) -> list[list[list[Grains]]]:
    """Par and lead of every round of a game between these bots."""
    bots = [bot_named(name.split()[0]) for name in table]
    record = simulated_game(Options(len(table)), seed, table, bots)
    return [
        [list(each.par), list(each.lead)] for each in pars_of(record, playouts, LOOSE) if each.lead
    ]


def _totals(pars: tuple[Par, ...]) -> list[float]:
    leads = [each.lead for each in pars if each.lead is not None]
    return [float(sum(own)) for own in zip(*leads, strict=True)]


def _agree(found: dict[str, float]) -> float:
    """Of all pairs of different strength, how many stand in the right order."""
    truth = {name: MIXED.index(name.split()[0]) for name in found}
    pairs = [(one, other) for one, other in combinations(found, 2) if truth[one] != truth[other]]
    return fmean((found[one] > found[other]) == (truth[one] > truth[other]) for one, other in pairs)


@app.command()
def puzzles(file: Path, sample: int = 100, keep: Keep = None) -> None:
    """How many puzzles keep their solution ten times deeper, and who solves them."""
    tree = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    chosen, book = Random(1).sample(tree, min(sample, len(tree))), Notebook(keep)
    found = [book.answer(told["id"], _looked_at, told) for told in chosen]
    sums = {name: sum(each[name] for each in found) for name in ("kept", *SOLVERS)}
    typer.echo(f"{len(chosen)} of {len(tree)}: {sums}")


def _looked_at(told: Any) -> dict[str, bool]:
    """Whether a puzzle keeps its solution, and who finds it."""
    seen, right = view_from_json(told["view"]), {CARDS[code] for code in told["solutions"]}
    values = values_of(seen, Reference(seen.seen.options), LOOK.times(10), luck=", deeper")
    solved = {name: _solves(name, seen, right) for name in SOLVERS}
    return {"kept": card_in(answer_of(seen, values).best) in right, **solved}


def _solves(name: str, seen: View, right: set[int]) -> bool:
    choice = bot_named(name).choose(seen, Random("solving"))
    return isinstance(choice, PlayCard) and choice.card in right


if __name__ == "__main__":
    app()

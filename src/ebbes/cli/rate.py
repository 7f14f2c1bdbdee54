"""`ebbes rate`: how strong people are, from many records."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from ebbes.cli.records import record_texts, refuse_record
from ebbes.cli.review import announce_judge
from ebbes.cli.speech import Speech
from ebbes.record.errors import BrokenRecord, NotARecord
from ebbes.record.parse import parse
from ebbes.record.text import printable

if TYPE_CHECKING:
    from ebbes.judge import Ratings


def rate_command(
    context: typer.Context,
    files: Annotated[
        list[str], typer.Argument(help="Records, the oldest first; `-` reads standard input.")
    ],
    raw: Annotated[
        bool, typer.Option("--raw", help="Leave out what the cards were worth.")
    ] = False,
    playouts: Annotated[int, typer.Option(min=1, help="Playouts for the par of a deal.")] = 512,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per person.")] = False,
) -> None:
    """Rate everybody who plays in some records, by name, in points a round.

    A rating is what somebody gains a round on the bot `solid`, with its standard error. Leads count
    less par, so that nobody is rated by their cards. Bots named as such (`expert`) are anchors.

    Examples:

    - `ebbes rate games.jsonl`

    - `ebbes rate monday.json tuesday.json --json`
    """
    speech: Speech = context.obj
    announce_judge(speech)
    from ebbes.judge import Ratings

    ratings = Ratings(by_par=not raw)
    for file in files:
        _add(file, ratings, playouts)
    people = sorted(ratings.people.items(), key=lambda item: -item[1].mean)
    for name, found in people:
        told = {"name": name, "rating": found.mean, "error": found.error, "games": found.games}
        games = speech.say("cli-rate-games", games=found.games, shown=f"{found.games:>5}")
        line = f"{printable(name):<20} {found.mean:+.2f} ± {found.error:.2f}  {games}"
        typer.echo(json.dumps(told) if as_json else line)


def _add(file: str, ratings: "Ratings", playouts: int) -> None:
    from ebbes.bots.rating import LOOSE
    from ebbes.judge import pars_of

    for number, text in record_texts(file):
        try:
            record = parse(text)
            people = record.names[: record.options.players]
            ratings.add(people, pars_of(record, playouts, LOOSE))
        except (NotARecord, BrokenRecord) as error:
            refuse_record(file, number, error)

"""`ebbes play`: one game in the terminal, line by line."""

import secrets
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated

import typer

from ebbes.bots.bot import Bot
from ebbes.bots.cast import CAST
from ebbes.bots.roster import ROSTER
from ebbes.cli import table
from ebbes.cli.bots import bot_or_fail, must_get_ready
from ebbes.cli.lines import Lines, Quit
from ebbes.cli.speech import Speech, refuse, refuse_without
from ebbes.engine.options import Options
from ebbes.record.certificate import KEY, Certificate
from ebbes.record.chance import NONCE_BYTES, SECRET_BYTES, Chance
from ebbes.record.format import format_record
from ebbes.record.log import record_of
from ebbes.record.names import names_of

if TYPE_CHECKING:
    from ebbes.bots.stand_in import StandIn

BOT_NAMES = tuple(bot.name for bot in CAST)


def play_command(
    context: typer.Context,
    players: table.Players = table.PLAYERS,
    more_cards: table.MoreCards = False,
    pick_designators: table.PickDesignators = False,
    rounds: table.Rounds = table.ROUNDS,
    goal: table.Goal = table.GOAL,
    dabbscheedel: table.Dabbscheedel = table.DABBSCHEEDEL,
    name: Annotated[str | None, typer.Option(help="Your name.", show_default="You")] = None,
    against: Annotated[
        str, typer.Option(metavar="BOT", help=f"How the others play: {', '.join(ROSTER)}.")
    ] = "greedy",
    seed: table.Seed = None,
    save: Annotated[
        Path | None, typer.Option(help="Write the record of the game to this file.")
    ] = None,
    join: Annotated[
        str | None,
        typer.Option(metavar="CODE", help="Play with others, at a table on a server."),
    ] = None,
    server: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Where that table is; without one, a new table is made there.",
            show_default="this machine",
        ),
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Only listen to that table.")] = False,
) -> None:
    """Play one game against bots, line by line; or with others, at a table on a server.

    Type a card (`G7`) or its number in the list; `?` helps, `q` ends the game.

    Examples:
    - `ebbes play`

    - `ebbes play --players 2 --pick-designators --save game.json`

    - `ebbes play --against expert`

    - `ebbes play --join KLRXBDG --server https://ebbes.example`
    """
    if join is not None or server is not None:
        _join(context.obj, join, server, name, watch=watch)
        return
    options = table.options_of(players, more_cards, pick_designators, rounds, goal, dabbscheedel)
    if save is not None:
        _verify_writable(save)
    speech: Speech = context.obj
    bot = bot_or_fail(against)
    stand_in = _stand_in(bot, options, speech) if must_get_ready(against) else None
    certificate = _certificate(options, seed)
    names = _names(options, (name or "").strip() or speech.say("you"))
    lines = Lines(options, names, stand_in or bot, Random(seed), speech)
    lines.say(speech.say("cli-seal", seal=certificate.commitment.hex()))
    try:
        lines.play(Chance(certificate.key, options))
    except (Quit, KeyboardInterrupt):
        lines.say(speech.say("table-phrase-goodbye"))
    if save is not None:
        record = record_of(options, lines.names, lines.log, {KEY: certificate.to_json()})
        _save(save, format_record(record))
        lines.say(speech.say("cli-saved", path=str(save)))
    if stand_in is not None:
        let_finish(stand_in, speech)


def _join(
    speech: Speech, code: str | None, server: str | None, name: str | None, *, watch: bool
) -> None:
    try:
        from ebbes.cli.join import join_table
    except ModuleNotFoundError as error:
        refuse_without("table", error.name, "client")
    join_table(speech, code, server, name, watch=watch)


def let_finish(bot: "StandIn", speech: Speech) -> None:
    """Compile to the end, so that the next game begins at once, unless somebody is in a hurry."""
    if not bot.is_ready():
        typer.echo(speech.say("cli-still-compiling"))
        with suppress(KeyboardInterrupt):
            bot.join()


def _stand_in(bot: Bot, options: Options, speech: Speech) -> "StandIn":
    """On a new machine the bot is compiled in the background, while somebody stands in for it."""
    from ebbes.bots.stand_in import PATIENCE, StandIn

    typer.echo(f"{speech.say('cli-first-time')} {speech.say('cli-stand-in', seconds=PATIENCE)}")
    return StandIn(bot, options)


def _certificate(options: Options, seed: int | None) -> Certificate:
    if seed is not None:
        return Certificate.from_seed(str(seed), options.players)
    nonces = (secrets.token_bytes(NONCE_BYTES), *[bytes(NONCE_BYTES)] * (options.players - 1))
    return Certificate.of(secrets.token_bytes(SECRET_BYTES), nonces)


def _names(options: Options, person: str) -> tuple[str, ...]:
    bots = [bot for bot in BOT_NAMES if bot.casefold() != person.casefold()]
    return names_of(options, (person, *bots[: options.players - 1]))


def _verify_writable(path: Path) -> None:
    """Better now than after the game."""
    try:
        path.open("a").close()
    except OSError as error:
        refuse("cli-cannot-write", file=ascii(str(path)), why=str(error.strerror))


def _save(path: Path, text: str) -> None:
    path.write_text(text + "\n", encoding="utf-8")

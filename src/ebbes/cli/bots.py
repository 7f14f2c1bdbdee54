"""Bots by name, for commands: there, or one clear line and the way out."""

import typer

from ebbes.bots.bot import Bot
from ebbes.bots.roster import SIMPLE, UnknownBot, bot_named, level_and_plays
from ebbes.cli.fault import fail_for
from ebbes.cli.speech import Speech, refuse_without


def bot_or_fail(name: str) -> Bot:
    """The bot of that name."""
    try:
        return bot_named(name)
    except UnknownBot as error:
        fail_for(error)
    except ModuleNotFoundError as error:
        refuse_without(name, error.name, "kernel")


def announce(name: str, speech: Speech) -> None:
    """Say on standard error that somebody will have to wait, and why."""
    if must_get_ready(name):
        typer.echo(speech.say("cli-first-time"), err=True)


def must_get_ready(name: str) -> bool:
    """Whether a bot has to be compiled first."""
    if name in SIMPLE:
        return False
    from ebbes.bots.warmup import is_ready

    level, _ = level_and_plays(name)
    return not is_ready(level)

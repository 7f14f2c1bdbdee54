"""All commands of `ebbes`, each in a file of its own."""

import os
from typing import Annotated

import typer

from ebbes import __version__
from ebbes.cli.arena import arena_command
from ebbes.cli.backup import backup_command
from ebbes.cli.bench import bench_command
from ebbes.cli.choose import choose_command
from ebbes.cli.exits import NOT_USABLE, fail
from ebbes.cli.explain import explain_command
from ebbes.cli.ladder import ladder_command
from ebbes.cli.language import VARIABLE, UnknownLanguage, language_around, language_named
from ebbes.cli.operate import operate
from ebbes.cli.pack_puzzles import pack_puzzles_command
from ebbes.cli.par import par_command
from ebbes.cli.people import export_command, forget_command
from ebbes.cli.perft import perft_command
from ebbes.cli.play import play_command
from ebbes.cli.puzzles import puzzles_command
from ebbes.cli.rate import rate_command
from ebbes.cli.replay import replay_command
from ebbes.cli.review import review_command
from ebbes.cli.serve import serve_command
from ebbes.cli.simulate import simulate_command
from ebbes.cli.sit import sit_command
from ebbes.cli.speech import speak
from ebbes.cli.ssh import ssh_command
from ebbes.cli.train import train_command
from ebbes.cli.verify import verify_command
from ebbes.cli.weakness import weakness_command

app = typer.Typer(
    name="ebbes",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"ebbes {__version__}")
        raise typer.Exit


@app.callback()
def options(
    context: typer.Context,
    language: Annotated[
        str | None,
        typer.Option(
            envvar=VARIABLE,
            metavar="de|en|pfl",
            help="German, English or Palatine; else what your environment speaks.",
        ),
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version.")
    ] = False,
) -> None:
    """ebbes, the Palatine trick-taking game: play it, replay it, check it."""
    try:
        asked = language_named(language) if language else language_around(os.environ)
    except UnknownLanguage as error:
        fail(str(error), NOT_USABLE)
    context.obj = speak(asked)


app.command("play")(play_command)
app.command("sit")(sit_command)
app.command("replay")(replay_command)
app.command("verify")(verify_command)
app.command("simulate")(simulate_command)
app.command("perft")(perft_command)
app.command("choose")(choose_command)
app.command("explain")(explain_command)
app.command("review")(review_command)
app.command("par")(par_command)
app.command("ladder")(ladder_command)
app.command("rate")(rate_command)
app.command("puzzles")(puzzles_command)
app.command("pack-puzzles")(pack_puzzles_command)
app.command("train")(train_command)
app.command("weakness")(weakness_command)
app.command("arena")(arena_command)
app.command("bench")(bench_command)
app.command("serve")(serve_command)
app.command("ssh")(ssh_command)
app.command("backup")(backup_command)
app.command("export")(export_command)
app.command("forget")(forget_command)
app.add_typer(operate, name="operate")

"""`ebbes serve`: a server for people and bots."""

from typing import Annotated

import typer

from ebbes.cli.browser import show
from ebbes.cli.database import Database, server_needed
from ebbes.cli.speech import refuse, spoken
from ebbes.loading import loading


def serve_command(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 for any.")] = None,
    database: Database = None,
    redis: Annotated[
        str | None, typer.Option(metavar="URL", help="Redis that connects several servers.")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help="Where people reach the server.")
    ] = None,
    workers: Annotated[int | None, typer.Option(help="Processes in which bots think.")] = None,
    bot_pace: Annotated[
        float | None, typer.Option(help="Seconds a bot takes at least for a card.")
    ] = None,
    log_level: Annotated[
        str | None, typer.Option(help="What is logged: debug, info, warning, error.")
    ] = None,
    more: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="Any other setting; may be repeated."),
    ] = None,
    open_page: Annotated[
        bool,
        typer.Option(
            "--open", help="Open the page in your browser; if the port is taken, take any."
        ),
    ] = False,
    show_settings: Annotated[
        bool, typer.Option("--settings", help="Show all settings and their defaults, and stop.")
    ] = False,
) -> None:
    """Serve tables to people and bots, until Ctrl-C.

    Every setting can also be given in the environment, as `EBBES_PORT=80`.

    Examples:

    - `ebbes serve`

    - `ebbes serve --open`

    - `ebbes serve --host 0.0.0.0 --port 80 --set brisk_seconds=60`
    """
    flags: dict[str, object] = {"host": host, "port": port, "database": database, "redis": redis}
    flags |= {"public_url": public_url, "workers": workers}
    flags |= {"bot_pace": bot_pace, "log_level": log_level}
    given = {name: value for name, value in flags.items() if value is not None}
    with server_needed():
        if show_settings:
            _show_settings()
            return
        _serve({**_pairs(more or []), **given}, open_page)


def _serve(given: dict[str, object], open_page: bool) -> None:
    with loading():
        from ebbes.server.run import CannotListen, serve
        from ebbes.server.settings import load_settings

    settings = load_settings(**given)
    if not open_page:
        return serve(settings, _say)
    try:
        serve(settings, _say_and_show)
    except CannotListen:
        serve(settings.model_copy(update={"port": 0}), _say_and_show)


def _say(address: str) -> None:
    typer.echo(spoken().say("cli-serve-at", address=address))


def _say_and_show(address: str) -> None:
    _say(address)
    show(address)


def _pairs(texts: list[str]) -> dict[str, str]:
    pairs = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign:
            refuse("cli-serve-setting", what=ascii(text))
        pairs[name.strip()] = value.strip()
    return pairs


def _show_settings() -> None:
    from ebbes.server.settings import Settings

    for name, field in Settings.model_fields.items():
        default = field.get_default(call_default_factory=True, validated_data={})
        typer.echo(f"{name} = {default}\n    {field.description}")

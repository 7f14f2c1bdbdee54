"""`ebbes operate`: what operators do beside a running server, from its machine."""

from typing import TYPE_CHECKING, Annotated, Literal

import typer

from ebbes.cli.database import Database, ask_store, server_needed
from ebbes.cli.durations import seconds_in
from ebbes.cli.exits import NOT_USABLE, fail
from ebbes.cli.operate_lines import ban_lines, flood_lines, left_of, report_lines
from ebbes.cli.people import Named, found_person
from ebbes.cli.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ebbes.server.store import Store
    from ebbes.server.store.floods import Flood
    from ebbes.server.store.orders import Order, OrderKind
    from ebbes.server.store.reports import Report

    Target = tuple[OrderKind, str]

operate = typer.Typer(
    no_args_is_help=True,
    help="Turn people or addresses away, close a table, take a break, beside a running server.",
)

WhoOrWhere = Annotated[
    str | None,
    typer.Argument(metavar="[WHO]", help="The id of a person, an address, or a network."),
]


@operate.command("ban")
def ban_command(
    context: typer.Context,
    who: WhoOrWhere = None,
    name: Named = None,
    long: Annotated[
        str, typer.Option("--for", metavar="TIME", help="For how long: 30m, 2h, 7d.")
    ] = "1d",
    database: Database = None,
) -> None:
    """Turn a person or an address away for a time: within seconds, and on every server.

    Examples:

    - `ebbes operate ban --name Anna --for 2h`

    - `ebbes operate ban 203.0.113.0/24 --for 7d`
    """
    speech: Speech = context.obj
    seconds = seconds_in(long)
    if seconds is None:
        fail(speech.say("cli-operate-no-time", what=ascii(long)), NOT_USABLE)

    async def ban(store: "Store") -> "Order":
        return await store.orders.give(*await _target(store, who, name), seconds)

    with server_needed():
        order = ask_store(database, ban)
    left = left_of(seconds, speech)
    typer.echo(speech.say("cli-operate-banned", who=order.target, left=left))


@operate.command("lift")
def lift_command(
    context: typer.Context,
    who: WhoOrWhere = None,
    name: Named = None,
    database: Database = None,
) -> None:
    """Let a person or an address in again, also one that was turned away for its floods.

    Examples:

    - `ebbes operate lift --name Anna`

    - `ebbes operate lift 203.0.113.7`
    """
    speech: Speech = context.obj

    async def lift(store: "Store") -> str:
        kind, target = await _target(store, who, name)
        await store.orders.lift(kind, target)
        return target

    with server_needed():
        target = ask_store(database, lift)
    typer.echo(speech.say("cli-operate-lifted", who=target))


@operate.command("bans")
def bans_command(context: typer.Context, database: Database = None) -> None:
    """List who is turned away: by order, and by the servers themselves for floods.

    Examples:

    - `ebbes operate bans`
    """
    speech: Speech = context.obj

    async def bans(store: "Store") -> "tuple[list[Order], list[Flood]]":
        return await store.orders.all(), await store.floods.all()

    with server_needed():
        orders, floods = ask_store(database, bans)
    _print(ban_lines(orders, floods, speech))


@operate.command("floods")
def floods_command(context: typer.Context, database: Database = None) -> None:
    """List who was refused most often within the last hour, by the servers that run.

    Examples:

    - `ebbes operate floods`
    """

    async def floods(store: "Store") -> "list[Flood]":
        return await store.floods.all()

    with server_needed():
        _print(flood_lines(ask_store(database, floods), context.obj))


@operate.command("reports")
def reports_command(context: typer.Context, database: Database = None) -> None:
    """List what people report of each other, the oldest first, until it is dealt with.

    Examples:

    - `ebbes operate reports`
    """

    async def reports(store: "Store") -> "Sequence[Report]":
        return await store.reports.all()

    with server_needed():
        _print(report_lines(ask_store(database, reports), context.obj))


@operate.command("done")
def done_command(
    context: typer.Context,
    number: Annotated[int, typer.Argument(min=1, help="The number of a report.")],
    database: Database = None,
) -> None:
    """A report is dealt with, and forgotten.

    Examples:

    - `ebbes operate done 7`
    """
    speech: Speech = context.obj

    async def done(store: "Store") -> bool:
        return await store.reports.done(number)

    with server_needed():
        if not ask_store(database, done):
            fail(speech.say("cli-operate-no-report", number=str(number)), NOT_USABLE)
    typer.echo(speech.say("cli-operate-done", number=str(number)))


@operate.command("close")
def close_command(
    context: typer.Context,
    table: Annotated[str, typer.Argument(help="The code or the id of a table.")],
    database: Database = None,
) -> None:
    """Close a table; its game is proven as far as it went, and its records stay.

    Examples:

    - `ebbes operate close BCDFGHJ`
    """
    speech: Speech = context.obj

    async def close(store: "Store") -> str:
        from ebbes.server.operating.closing import close_table_in, table_called

        found = await table_called(store, table)
        if found is None or found.ended_at is not None:
            fail(speech.say("cli-operate-no-table", what=ascii(table)), NOT_USABLE)
        await close_table_in(store, found.id)
        return found.code

    with server_needed():
        code = ask_store(database, close)
    typer.echo(speech.say("cli-operate-closed", code=code))


@operate.command("maintenance")
def maintenance_command(
    context: typer.Context,
    state: Annotated[Literal["on", "off"], typer.Argument(help="on or off.")],
    database: Database = None,
) -> None:
    """Let games go on, but none begin and no table be made, until it is off again.

    Examples:

    - `ebbes operate maintenance on`
    """
    speech: Speech = context.obj

    async def order(store: "Store") -> None:
        from ebbes.server.store.orders import OrderKind

        if state == "on":
            await store.orders.give(OrderKind.MAINTENANCE, "")
        else:
            await store.orders.lift(OrderKind.MAINTENANCE, "")

    with server_needed():
        ask_store(database, order)
    typer.echo(speech.say("cli-operate-maintenance", state=state))


async def _target(store: "Store", who: str | None, name: str | None) -> "Target":
    """Whom an order is about: figures are an address, anything else is a person."""
    from ebbes.server.limiting.networks import network_named
    from ebbes.server.store.orders import OrderKind

    network = None if who is None or name is not None else network_named(who)
    if network is not None:
        return OrderKind.NETWORK, str(network)
    return OrderKind.PERSON, (await found_person(store, who, name)).id


def _print(lines: list[str]) -> None:
    for line in lines:
        typer.echo(line)

"""Games over days: what people who are not there want done, as soon as it can be."""

from collections.abc import Mapping, Sequence

from ebbes.engine.commands import Choice, PlayCard
from ebbes.engine.legal import legal_commands
from ebbes.protocol import table_events as on
from ebbes.rules.seats import Seat
from ebbes.server.tables.deciding.draft import Draft
from ebbes.server.tables.deciding.play import play_choice
from ebbes.server.tables.model.errors import BadPlan, NotOverDays, NotSeated
from ebbes.server.tables.model.game import Game, Stage
from ebbes.server.tables.model.hours import Rest
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.model.wish import Plan, Play, Wish, fits, moment_of

NO_WISH = Wish()


def follow_wishes(draft: Draft, wishes: Mapping[str, Wish]) -> None:
    """Play what is forced or planned, one after the other; then let those rest who are away."""
    while (choice := _wished(draft.table, wishes)) is not None:
        play_choice(draft, choice)
    _rest(draft, wishes)


def _wished(table: Table, wishes: Mapping[str, Wish]) -> Choice | None:
    """What the person whose turn it is wants done without being asked."""
    seat, game, over_days = table.decider, table.game, table.settings.over_days
    if seat is None or game is None or over_days is None:
        return None
    wish = wishes.get(table.sitters[seat].person, NO_WISH)
    legal = legal_commands(game.state)
    forced = over_days.forced if wish.forced is None else wish.forced
    if forced and len(legal) == 1:
        return legal[0]
    return None if wish.plan is None else _planned(wish.plan, game, seat, legal)


def _planned(plan: Plan, game: Game, seat: Seat, legal: Sequence[Choice]) -> Choice | None:
    """The first card of a plan that fits; one that is not legal is void (R12)."""
    if plan.at != moment_of(game, seat):
        return None
    wanted = (PlayCard(seat, play.card) for play in plan.plays if fits(play.when, game))
    return next((choice for choice in wanted if choice in legal), None)


def _rest(draft: Draft, wishes: Mapping[str, Wish]) -> None:
    """No time runs for somebody on holiday, from when it began for them."""
    table = draft.table
    if table.decider is None or table.settings.over_days is None:
        return
    wish = wishes.get(table.sitters[table.decider].person, NO_WISH)
    rest = _rest_now(table, wish, draft.now)
    if rest is not None and rest != table.rest:
        since, until = (round(at * 1000) for at in rest)
        granted = on.TimeGranted(seat=table.decider, rest=on.Rest(since=since, until=until))
        draft.add(granted)


def _rest_now(table: Table, wish: Wish, now: int) -> Rest | None:
    """The rest that is to be known of: one that goes on, or one that was cut short."""
    rest, known, since = wish.rest, table.rest, table.waiting_since / 1000
    if rest is not None and rest.until > since:
        return Rest(max(rest.since, since), rest.until)
    if known.until > now / 1000:
        return Rest(known.since, now / 1000)
    return None


def plan_for(table: Table, person: str, plays: tuple[Play, ...]) -> Plan:
    """What somebody plans for their next card; or a `TableError`."""
    seat, game = table.seat_of(person), table.game
    if seat is None:
        raise NotSeated("only people at the table can do this")
    if table.settings.over_days is None:
        raise NotOverDays("plans are made in games over days")
    if game is None or game.stage is not Stage.RUNNING or table.turn == seat:
        raise BadPlan("a plan is for a turn to come")
    hand = game.state.hands[seat]
    if any(play.card not in hand for play in plays):
        raise BadPlan("a plan is made of one's own cards")
    return Plan(moment_of(game, seat), plays)

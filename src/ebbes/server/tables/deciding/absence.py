"""People who are away: a bot plays, or what they wished is done, and nobody waits for ever."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial, reduce

from ebbes.engine.commands import Choice, PlayCard
from ebbes.engine.legal import legal_commands
from ebbes.protocol import table_events as on
from ebbes.rules.seats import Seat
from ebbes.server.tables.deciding.draft import Draft
from ebbes.server.tables.deciding.play import miss_nonce, play_choice
from ebbes.server.tables.model.errors import BadPlan, NotOverDays, NotSeated, TooManyChanges
from ebbes.server.tables.model.game import Game, Stage
from ebbes.server.tables.model.hours import NO_REST, Rest, time_run, time_up
from ebbes.server.tables.model.occupant import Sitter
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.model.wish import Plan, Play, Wish, fits, moment_of

NO_WISH = Wish()
MOST_RESTS = 4
"""How often the rest of one turn changes, the last time only to be shorter."""


def come_back(draft: Draft, seat: Seat) -> None:
    """A person plays again, if a bot did; otherwise nothing happens."""
    if _is_away(draft, seat):
        draft.change(on.PlayerBack(seat=seat))


def take_back(draft: Draft, seat: Seat) -> None:
    """Likewise, for who does something else; after too many returns a bot goes on beside them."""
    if _is_away(draft, seat):
        with suppress(TooManyChanges):
            come_back(draft, seat)


def _is_away(draft: Draft, seat: Seat) -> bool:
    occupant = draft.table.seats[seat]
    return isinstance(occupant, Sitter) and occupant.away


def mark_away(draft: Draft, seat: Seat, reason: on.AwayReason) -> None:
    """Let a bot play for a person from now on."""
    draft.add(on.PlayerAway(seat=seat, reason=reason))


def give_up_nonces(draft: Draft) -> None:
    """Play without the nonces that do not come."""
    game = draft.table.game
    if game is None or game.stage is not Stage.NONCES:
        return
    for seat, nonce in enumerate(game.nonces):
        if nonce is None:
            miss_nonce(draft, seat, "late")


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
    if rest is not None and table.granted < MOST_RESTS - (rest.until > table.rest.until):
        since, until = (round(at * 1000) for at in rest)
        granted = on.TimeGranted(seat=table.decider, rest=on.Rest(since=since, until=until))
        draft.add(granted)


def _rest_now(table: Table, wish: Wish, now: int) -> Rest | None:
    """The rest that is to be known of: a longer one, or one that was cut short; else none."""
    known = table.rest
    longer = reduce(partial(_with, table), wish.rests, known)
    if longer != known:
        return longer
    until = max([now / 1000, *(rest.until for rest in wish.rests)])
    return Rest(known.since, until) if until < known.until else None


def _with(table: Table, known: Rest, rest: Rest) -> Rest:
    """What is known of, and one more rest if it ends later."""
    if rest.until <= max(known.until, table.waiting_since / 1000):
        return known
    return Rest(_rests_since(table, known, rest), rest.until)


def _rests_since(table: Table, known: Rest, rest: Rest) -> float:
    """When a rest begins; if it is not the first of its turn, so that both are counted."""
    since, over_days = table.waiting_since / 1000, table.settings.over_days
    assert over_days is not None
    if known == NO_REST:
        return max(rest.since, since)
    if rest.since <= known.until:
        return known.since
    spans = (since, known.since), (known.until, rest.since)
    ran = sum(time_run(*span, nights=over_days.nights) for span in spans)
    return time_up(since, ran, nights=over_days.nights)


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

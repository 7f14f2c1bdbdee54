"""Sitting down to the next round of a challenge, and laying the tables of an evening."""

from collections import defaultdict
from collections.abc import Sequence

from ebbes.engine.options import FIVE_ROUNDS
from ebbes.protocol.seats import SeatPlan, Strength
from ebbes.rules.seats import Seat
from ebbes.server.challenging.board import GAME, Board, house
from ebbes.server.challenging.movement import Chair, chair_of
from ebbes.server.store.challenges import Begun, ChallengeRow, Entrant, TryRow
from ebbes.server.store.values import Person
from ebbes.server.tables.model.given_cards import OPTIONS
from ebbes.server.tables.running.dealing import deal_once
from ebbes.server.tables.running.founding import found_table
from ebbes.server.tables.running.rooms import Rooms


async def sit_down(rooms: Rooms, person: Person, challenge: ChallengeRow, number: int) -> str:
    """The table at which somebody plays a round for themselves, begun now or before."""
    board, challenges = Board(challenge, number), rooms.context.store.challenges
    wish = f"challenge {challenge.code} {number}"
    table_id = await found_table(
        rooms.context, person, wish, board.settings, board.plans, board.seat, board.deal
    )
    rounds = rounds_from(challenge, number)
    begun = [Begun(each, person.id, table_id, board.seat) for each in rounds]
    await challenges.begin(challenge.code, begun)
    await deal_once(rooms, table_id, board.deal, board.secret)
    return table_id


def rounds_from(challenge: ChallengeRow, number: int) -> Sequence[int]:
    """The rounds somebody plays at one table for themselves, if this is the first of them."""
    return range(1, FIVE_ROUNDS + 1) if challenge.kind == GAME else (number,)


async def lay_tables(
    rooms: Rooms, challenge: ChallengeRow, number: int, entrants: list[Entrant]
) -> None:
    """Everybody's table for a round of an evening; done again, it changes nothing."""
    board = Board(challenge, number)
    tables = defaultdict[int, dict[Seat, Entrant]](dict)
    for entrant in entrants:
        chair = chair_at(entrant, number, entrants)
        tables[chair.table][chair.seat] = entrant
    for sitters in tables.values():
        await _lay(rooms, board, sitters)


def next_round(challenge: ChallengeRow, people: int, tries: list[TryRow]) -> int | None:
    """The round of an evening that is played, or comes now: when all are done the next begins."""
    laid = max((each.number for each in tries), default=0)
    played = [each for each in tries if each.number == laid and each.points is not None]
    number = laid + 1 if not laid or len(played) >= people else laid
    return number if number <= challenge.rounds else None


def chair_at(entrant: Entrant, number: int, entrants: list[Entrant]) -> Chair:
    """Where somebody sits in a round of an evening that has begun."""
    assert entrant.place is not None
    last = max(each.place for each in entrants if each.place is not None)
    return chair_of(entrant.place, number, last + 1)


def table_of(entrant: Entrant, number: int, entrants: list[Entrant]) -> dict[Seat, Entrant]:
    """Who sits at somebody's table in a round, by seat."""
    chairs = [(chair_at(each, number, entrants), each) for each in entrants]
    own = chair_at(entrant, number, entrants).table
    return {chair.seat: each for chair, each in chairs if chair.table == own}


async def _lay(rooms: Rooms, board: Board, sitters: dict[Seat, Entrant]) -> None:
    """One table, its people and who of the house sits with them; the first of them is the host."""
    context, challenge = rooms.context, board.challenge
    found = {seat: await context.store.people.find(who.person_id) for seat, who in sitters.items()}
    people = {seat: person for seat, person in found.items() if person is not None}
    if not people:
        return
    first, *others = people
    table_id = await found_table(
        context,
        people[first],
        f"evening {challenge.code} {board.number}",
        board.settings,
        _plans(challenge),
        first,
        board.deal,
        {seat: people[seat] for seat in others},
    )
    begun = [Begun(board.number, each.id, table_id, seat) for seat, each in people.items()]
    await context.store.challenges.begin(challenge.code, begun)
    await deal_once(rooms, table_id, board.deal, board.secret)


def _plans(challenge: ChallengeRow) -> tuple[SeatPlan, ...]:
    """Bots on every seat, of whom those stay where nobody sits down."""
    return tuple(house(Strength(challenge.strength))[: OPTIONS.players])

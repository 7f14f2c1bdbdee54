"""Endings proved: as a naive search finds them, deal by deal."""

from itertools import permutations

import pytest

from ebbes.engine.commands import Choice
from ebbes.engine.decide import step
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import State
from ebbes.engine.view import view
from ebbes.judge.ending import Proof, proved
from ebbes.record.decision import Decision, decisions_of
from ebbes.rules.cards import suit_of
from tests.judge.games import whole_game
from tests.support import every_option_set


def late(options: Options, left: int, seed: int = 1) -> list[Decision]:
    """The decisions of a game with so many tricks left."""
    tricks = options.hand_size - left
    found = decisions_of(whole_game(options, seed))
    return [each for each in found if len(each.state.tricks) == tricks]


def naive_points(state: State) -> tuple[int, ...]:
    """The points of a round if everyone sees all cards and plays for the own lead."""
    seat, rounds = state.turn, state.score.rounds
    best: tuple[int, ...] | None = None
    for choice in legal_commands(state):
        after, _ = step(state, choice)
        if after.score.rounds > rounds:
            totals = zip(after.score.totals, state.score.totals, strict=True)
            points = tuple(new - old for new, old in totals)
        else:
            points = naive_points(after)
        if best is None or naive_lead(points, seat) > naive_lead(best, seat):
            best = points
    assert best is not None
    return best


def naive_lead(points: tuple[int, ...], seat: int) -> int:
    """The lead times the number of others: a whole number."""
    return len(points) * points[seat] - sum(points)


def naive_after(state: State, choice: Choice) -> tuple[int, ...]:
    """The points of a round after a choice."""
    after, _ = step(state, choice)
    if after.score.rounds > state.score.rounds:
        totals = zip(after.score.totals, state.score.totals, strict=True)
        return tuple(new - old for new, old in totals)
    return naive_points(after)


def naive_deals(state: State) -> list[State]:
    """Every deal of the hidden cards in which nobody holds a suit they did not follow."""
    others = [seat for seat in range(state.options.players) if seat != state.turn]
    hidden = [card for seat in others for card in state.hands[seat]]
    down = () if state.virtual is None else state.virtual.face_down
    hidden += [card for pile in down for card in pile]
    found = {}
    for order in permutations(hidden):
        dealt, hands, rest = list(order), list(state.hands), state.virtual
        for seat in others:
            size = len(state.hands[seat])
            hands[seat], dealt = tuple(sorted(dealt[:size])), dealt[size:]
        if rest is not None:
            piles = []
            for pile in down:
                piles.append(tuple(dealt[: len(pile)]))
                dealt = dealt[len(pile) :]
            rest = rest._replace(face_down=tuple(piles))
        deal = state._replace(hands=tuple(hands), virtual=rest)
        if all(may_hold(state, seat, hands[seat]) for seat in others):
            found[deal.hands, deal.virtual] = deal
    return list(found.values())


def may_hold(state: State, seat: int, hand: tuple[int, ...]) -> bool:
    """Whether a hand has no suit that its seat did not follow."""
    tricks = [(trick.leader, trick.cards) for trick in state.tricks]
    for leader, cards in (*tricks, (state.leader, state.trick)):
        for place, card in enumerate(cards):
            lacks = state.seat_after(leader, place) == seat and suit_of(card) != suit_of(cards[0])
            if lacks and any(suit_of(held) == suit_of(cards[0]) for held in hand):
                return False
    return True


def naive(state: State) -> list[tuple[int, int, float, int]]:
    """Deals, deals in which it is best, the mean lead, and wins, of every choice."""
    deals, seat = naive_deals(state), state.turn
    choices = legal_commands(state)
    found = [[naive_after(deal, one) for one in choices] for deal in deals]
    leads = [[naive_lead(points, seat) for points in row] for row in found]
    others = state.options.seats - 1
    return [
        (
            len(deals),
            sum(row[at] == max(row) for row in leads),
            sum(row[at] for row in leads) / others / len(deals),
            sum(naive_wins(state, row[at], seat) for row in found),
        )
        for at in range(len(choices))
    ]


def naive_wins(state: State, points: tuple[int, ...], seat: int) -> bool:
    """Whether these points end the game, with a seat in front (R27, R28)."""
    options = state.options
    totals = [old + new for old, new in zip(state.score.totals, points, strict=True)]
    reached = max(totals) >= options.goal or min(totals) <= options.dabbscheedel
    is_over = state.score.rounds + 1 == options.rounds or (options.pick_designators and reached)
    return is_over and totals[seat] == max(totals)


@every_option_set
def test_two_tricks_before_the_end_the_proof_is_that_of_a_naive_search(options: Options) -> None:
    few = [each for each in late(options, 2) if len(each.state.trick) >= options.seats - 2]
    for decision in few[:3]:
        compare(decision.state)


def test_near_the_end_of_the_track_wins_are_counted_as_well() -> None:
    short = Options(4, pick_designators=True, goal=1, dabbscheedel=-30)
    (decision, *_) = late(short, 2)
    compare(decision.state)
    assert {proof.wins for proof in proofs_of(decision.state)} != {None}


def test_three_tricks_before_the_end_as_well() -> None:
    for decision in [each for each in late(Options(3), 3) if len(each.state.trick) == 2][:2]:
        compare(decision.state)


def compare(state: State) -> None:
    """Whether the proof and the naive search say the same."""
    found = proved(view(state, state.turn))
    assert found is not None
    for proof, (deals, best, lead, wins) in zip(found, naive(state), strict=True):
        assert (proof.deals, proof.best, proof.wins or 0) == (deals, best, wins)
        assert proof.lead == pytest.approx(lead)


def test_in_the_last_round_wins_are_counted() -> None:
    *_, last = late(Options(4), 3)
    proofs = proofs_of(last.state)
    assert all(proof.wins is not None and 0 <= proof.wins <= proof.deals for proof in proofs)
    first, *_ = late(Options(4), 3)
    assert {proof.wins for proof in proofs_of(first.state)} == {None}


def proofs_of(state: State) -> tuple[Proof, ...]:
    """A proof that is there."""
    found = proved(view(state, state.turn))
    assert found is not None
    return found


def test_what_is_too_much_is_not_proved() -> None:
    options = Options(4)
    assert proved(view(late(options, 4)[0].state, late(options, 4)[0].seat)) is None
    state = late(options, 3)[0].state
    assert proved(view(state, (state.turn + 1) % 4)) is None
    five = next(each for each in late(Options(5), 3) if not each.state.trick)
    assert proved(view(five.state, five.seat)) is None

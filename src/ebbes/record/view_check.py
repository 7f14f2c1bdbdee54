"""Whether a view can have come from a game: checked before anyone thinks about it."""

from ebbes.engine.options import Options
from ebbes.engine.rerun import played_again
from ebbes.engine.state import NAME_STARTER, NOBODY, PICK, PLAY, Setup, State
from ebbes.engine.view import View
from ebbes.record.errors import BrokenRecord
from ebbes.rules.cards import NO_CARD, SUITS
from ebbes.rules.codes import codes_of
from ebbes.rules.virtual import COLUMNS

DEEPEST = 2
"""Face-down cards in a column at the most (R37)."""


def verify_view(view: View) -> None:
    """Refuse what no game can show; hidden cards are believed."""
    seen = view.seen
    _verify_seats(view)
    _verify_sizes(seen)
    _verify_setup(seen.options, seen.setup, seen.phase is PLAY)
    _verify_cards(view)
    if seen.phase in (NAME_STARTER, PICK):
        _claim(not seen.plays, f"no card is played yet in the phase {seen.phase.value!r}")
    picks = seen.options.pick_designators
    _claim(picks or seen.phase is not PICK, "designators are not picked in this game (R9)")
    _verify_begun(seen)
    again = played_again(seen)
    _verify_course(seen, again)
    if seen.phase in (NAME_STARTER, PICK, PLAY):
        _verify_hands(seen, again)


def _claim(holds: bool, why: str) -> None:
    if not holds:
        raise BrokenRecord("the view", why)


def _verify_seats(view: View) -> None:
    seen = view.seen
    players, seats = seen.options.players, seen.options.seats
    _claim(view.seat is None or 0 <= view.seat < players, f"no person at seat {view.seat} (R39)")
    named = [seen.turn, seen.setup.dealer, *(seat for seat, _ in seen.setup.picks)]
    for seat in named:
        _claim(NOBODY <= seat < players, f"no person at seat {seat}")
    taken = [seat for trick in seen.tricks for seat in (trick.leader, trick.winner)]
    for seat in (seen.setup.starter, *taken):
        _claim(NOBODY <= seat < seats, f"no seat {seat}")


def _verify_sizes(seen: State) -> None:
    options = seen.options
    _claim(len(seen.hands) == options.players, f"{len(seen.hands)} hands, not {options.players}")
    _claim(
        len(seen.score.totals) == options.seats,
        f"{len(seen.score.totals)} totals, not {options.seats}",
    )
    _claim(len(seen.tricks) <= options.hand_size, f"{len(seen.tricks)} tricks")
    _claim(len(seen.trick) < options.seats, f"{len(seen.trick)} cards on the table")
    for trick in seen.tricks:
        _claim(len(trick.cards) == options.seats, f"a trick of {len(trick.cards)} cards")
    if seen.virtual is not None:
        piles = (seen.virtual.face_up, seen.virtual.face_down)
        _claim([len(pile) for pile in piles] == [COLUMNS] * 2, "not five columns (R31)")
        deepest = max(len(pile) for pile in seen.virtual.face_down)
        _claim(deepest <= DEEPEST, f"{deepest} cards face down in a column (R37)")


def _verify_setup(options: Options, setup: Setup, complete: bool) -> None:
    _claim(len(setup.designators) == len(SUITS), f"{len(setup.designators)} designators")
    fewest = 1 if complete else 0
    for value in setup.designators:
        _claim(fewest <= value <= options.top_value, f"{value} cannot designate (R15)")


def _verify_cards(view: View) -> None:
    """Every card that lies open is in the deck, and only once (R4)."""
    seen = view.seen
    open_cards = [*seen.plays, *view.hand]
    if seen.virtual is not None:
        open_cards += [card for card in seen.virtual.face_up if card != NO_CARD]
    strange = [card for card in open_cards if card not in seen.options.deck]
    _claim(not strange, f"not in this deck: {codes_of(strange)} (R4)")
    twice = sorted({card for card in open_cards if open_cards.count(card) > 1})
    _claim(not twice, f"there twice: {codes_of(twice)} (R4)")
    _claim(list(view.hand) == sorted(view.hand), "the hand is not sorted")


def _verify_begun(seen: State) -> None:
    """Whoever plays was dealt cards, and has a starter (R6, R10)."""
    if seen.plays or seen.phase is PLAY:
        _claim(seen.setup.dealer != NOBODY, "nobody has dealt (R6)")
        _claim(seen.setup.starter != NOBODY, "nobody is named to start (R10)")


def _verify_course(seen: State, again: State) -> None:
    """Tricks go to who wins them, and roles to the suits designated (R13, R16)."""
    for number, (trick, played) in enumerate(zip(seen.tricks, again.tricks, strict=True), start=1):
        leader, winner = played.leader, played.winner
        _claim(trick.leader == leader, f"trick {number} was led by seat {leader} (R14)")
        _claim(trick.winner == winner, f"trick {number} was won by seat {winner} (R13)")
    _claim(seen.roles == again.roles, "the roles are not those the cards designate (R16)")
    if seen.phase is PLAY:
        _claim(seen.turn == again.turn, f"it is the turn of seat {again.turn} (R11)")


def _verify_hands(seen: State, again: State) -> None:
    """Everyone has as many cards as were not played (R4, R5, R14)."""
    for seat, hand in enumerate(seen.hands):
        expected = len(again.hands[seat])
        _claim(len(hand) == expected, f"seat {seat} holds {len(hand)} cards, not {expected}")
    _claim((seen.virtual is not None) == seen.options.has_virtual, "the virtual player (R30)")

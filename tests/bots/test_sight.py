"""What a seat sees and remembers, in the kernel's form."""

from random import Random

from ebbes.bots.sight import sight
from ebbes.engine.commands import NameStarter, PickDesignator, PlayCard
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, OVER, PICK, PLAY
from ebbes.engine.view import view
from ebbes.kernel.position import DESIGNATED, PLAYED, TURN, VOIDS, Position
from ebbes.kernel.search import NAMING, PICKING, PLAYING
from ebbes.rules.cards import Card, suit_of, value_of
from tests.support import every_option_set, random_game

KINDS = {PlayCard: PLAYING, PickDesignator: PICKING, NameStarter: NAMING}


def is_known(position: Position, card: Card) -> bool:
    """Whether a card is remembered as played."""
    return bool(position[PLAYED + suit_of(card)] >> value_of(card) & 1)


@every_option_set
def test_choices_stand_in_the_order_of_the_legal_ones(options: Options) -> None:
    for ply in random_game(options, Random(91)):
        state = ply.after
        if state.phase in (DEAL, OVER):
            continue
        seen = view(state, state.turn)
        found = sight(seen)
        assert found.kind == KINDS[type(seen.legal[0])]
        assert len(found.choices) == len(seen.legal)
        if state.phase is PICK:
            assert found.position[TURN] == state.setup.starter


def test_a_forgetful_seat_knows_the_last_tricks_and_the_roles() -> None:
    looked = 0
    for ply in random_game(Options(4), Random(92)):
        state = ply.after
        if state.phase is not PLAY or len(state.tricks) < 3:
            continue
        position = sight(view(state, state.turn), memory=1).position
        designators = set(state.setup.designator_cards)
        for card in state.tricks[-1].cards + state.trick:
            assert is_known(position, card)
        for trick in state.tricks[:-1]:
            for card in trick.cards:
                assert is_known(position, card) == (card in designators)
                looked += card in designators
        assert position[DESIGNATED] == len(state.roles)
    assert looked > 50


def test_a_forgetful_seat_does_not_know_who_was_void_long_ago() -> None:
    forgotten = 0
    for ply in random_game(Options(4), Random(93)):
        state = ply.after
        if state.phase is PLAY and len(state.tricks) > 4:
            seen = view(state, state.turn)
            all_voids = sight(seen).position[VOIDS : VOIDS + 4]
            recent = sight(seen, memory=1).position[VOIDS : VOIDS + 4]
            assert (recent & ~all_voids == 0).all()
            forgotten += (recent != all_voids).any()
    assert forgotten > 20


def test_a_long_memory_forgets_nothing() -> None:
    for ply in random_game(Options(3), Random(94)):
        if ply.after.phase is PLAY:
            seen = view(ply.after, ply.after.turn)
            assert (sight(seen, memory=20).position == sight(seen).position).all()

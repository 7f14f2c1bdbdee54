"""The round of a record that a state stands for."""

from ebbes.engine.state import NOBODY, State
from ebbes.record.record import Pick, Round
from ebbes.rules.cards import Card


def round_of(state: State, hands: tuple[tuple[Card, ...], ...]) -> Round:
    """The round being played, or just played, given the hands in the order dealt."""
    setup, picks = state.setup, state.options.pick_designators
    is_named = setup.starter != NOBODY
    return Round(
        dealer=setup.dealer,
        hands=hands,
        plays=state.plays,
        starter=setup.starter if is_named else None,
        chooser=setup.chooser if is_named else None,
        value=None if picks else setup.numbers[-1],
        designators=tuple(Pick(seat, card) for seat, card in setup.picks) if picks else None,
    )

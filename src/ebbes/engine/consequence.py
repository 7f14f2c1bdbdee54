"""What happens by itself: roles, tricks, the virtual player's cards, scoring, the end."""

from ebbes.engine.events import (
    CARD_PLAYED,
    SUIT_DESIGNATED,
    TRICK_TAKEN,
    CardUncovered,
    Event,
    GameEnded,
    RoundScored,
)
from ebbes.engine.scoresheet import score_sheet
from ebbes.engine.state import DEAL, PLAY, State
from ebbes.engine.virtual import Virtual
from ebbes.rules.cards import suit_of
from ebbes.rules.ending import NOT_OVER, rounds_ending, track_ending
from ebbes.rules.roles import NIX, is_designator, last_suit
from ebbes.rules.seats import VIRTUAL
from ebbes.rules.trick import trick_winner
from ebbes.rules.virtual import virtual_column


def consequence(state: State) -> Event | None:
    """The next event that nobody has to decide, or None when somebody has to."""
    if state.phase is PLAY:
        return _in_trick(state) if state.trick else _between_tricks(state)
    if state.phase is DEAL:
        return _game_ended(state)
    return None


def _in_trick(state: State) -> Event | None:
    """Roles come first, with immediate effect; then the full trick is taken (R14, R16, R17)."""
    trick, roles = state.trick, state.roles
    if len(roles) < NIX:
        card = trick[-1]
        if is_designator(card, state.setup.designators) and suit_of(card) not in roles:
            return SUIT_DESIGNATED[len(roles)][suit_of(card)]
    elif len(roles) == NIX:
        return SUIT_DESIGNATED[NIX][last_suit(*roles)]
    if len(trick) == state.options.seats:
        return TRICK_TAKEN[state.seat_after(state.turn, trick_winner(trick, state.trump))]
    return None if state.virtual is None else _virtual_play(state.virtual, state)


def _between_tricks(state: State) -> Event | None:
    """The virtual player's next card is turned up before the next trick (R33)."""
    if len(state.tricks) == state.options.hand_size:
        return _round_scored(state)
    if state.virtual is None:
        return None
    column = state.virtual.covered_column()
    if column is not None:
        return CardUncovered(column, state.virtual.face_down[column][-1])
    return _virtual_play(state.virtual, state)


def _virtual_play(virtual: Virtual, state: State) -> Event | None:
    """The virtual player plays by itself (R32)."""
    if state.turn != VIRTUAL:
        return None
    face_up = virtual.face_up
    return CARD_PLAYED[VIRTUAL][face_up[virtual_column(face_up, state.led)]]


def _round_scored(state: State) -> RoundScored:
    sheet = score_sheet(state)
    return RoundScored(sheet.points, sheet.nix_winner, sheet.chooser)


def _game_ended(state: State) -> GameEnded | None:
    end = _ending(state)
    if end == NOT_OVER:
        return None
    best = max(state.score.totals)
    winners = [seat for seat, total in enumerate(state.score.totals) if total == best]
    return GameEnded(end, tuple(winners))


def _ending(state: State) -> int:
    options, (totals, played, *_) = state.options, state.score
    if not options.pick_designators:
        return rounds_ending(played, options.rounds)
    return track_ending(
        max(totals), min(totals), options.goal, options.dabbscheedel, played, options.rounds
    )

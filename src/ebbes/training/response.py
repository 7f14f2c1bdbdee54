"""One seat learns to beat others who stay as they are."""

from ebbes.kernel.compiled import cell, inlined
from ebbes.kernel.network import Network
from ebbes.kernel.play import play, settle
from ebbes.kernel.policy import Policy, Scratch, policy_card
from ebbes.kernel.position import PLAYERS, TURN, Position
from ebbes.kernel.rng import Generator, below
from ebbes.training.selfplay import Tape, record_play


@inlined
def record_answers(
    position: Position,
    network: Network,
    others: Policy,
    room: Scratch,
    rng: Generator,
    taped: Tape,
) -> int:
    """Play a round at any seat against others, keeping its decisions; how many there were."""
    seat, at = below(rng, cell(position, PLAYERS)), 0
    while settle(position, 0):
        if position[TURN] == seat:
            at = record_play(position, network, room, rng, taped, at)
        else:
            play(position, policy_card(position, others, rng))
    return at

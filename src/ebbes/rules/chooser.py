"""Who names the next starter when the virtual player took the most nix cards (R36)."""

from ebbes.rules.seats import Seat


def chooser_for_virtual(rank_0: int, rank_1: int, next_dealer: Seat) -> Seat:
    """The person ahead in nix cards; if neither took one, who does not deal next (R36)."""
    if rank_0 == rank_1:
        return 1 - next_dealer
    return 0 if rank_0 > rank_1 else 1

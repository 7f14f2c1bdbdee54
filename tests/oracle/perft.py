"""Perft over the naive game: every way it can go on, one by one."""

from tests.oracle.naive import Game

Counts = tuple[int, int, list[int]]
"""Sequences, how many of them finish the round, and the sum of their points by seat."""


def oracle_perft(game: Game, depth: int) -> Counts:
    """Count the sequences of `depth` choices; one that finishes the round stops there."""
    if depth == 0 or game.legal() == []:
        return (1, 0, [0 for _ in range(game.seats)])
    sequences, finished, points = 0, 0, [0 for _ in range(game.seats)]
    for choice in game.legal():
        following = game.copy()
        following.act(choice)
        if following.all_cards_played():
            found: Counts = (1, 1, following.points)
        else:
            found = oracle_perft(following, depth - 1)
        sequences += found[0]
        finished += found[1]
        points = [points[seat] + found[2][seat] for seat in range(game.seats)]
    return (sequences, finished, points)

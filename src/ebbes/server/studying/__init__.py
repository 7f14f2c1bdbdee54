"""A moment of a game that is over, looked into: who could hold what, what would have been, what if.

Nothing of it is kept: whoever asks says all there is to know.
"""

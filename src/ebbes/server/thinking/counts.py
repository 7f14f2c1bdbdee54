"""What the thinkers have done so far, for whoever watches them."""

from dataclasses import dataclass


@dataclass(slots=True)
class Counts:
    """Numbers that only grow."""

    choices: int = 0
    """Choices made, with or without thinking."""
    explanations: int = 0
    judgements: int = 0
    """Parts of reviews."""
    shortened: int = 0
    """Choices thought about, but shorter than asked for, because many were waiting."""
    stand_ins: int = 0
    """Choices made by a rule of thumb, because nobody was ready or too many were waiting."""
    failures: int = 0
    """Questions answered with an error."""
    restarts: int = 0
    """Workers that were lost and replaced."""
    seconds: float = 0.0
    """Time the workers spent thinking."""

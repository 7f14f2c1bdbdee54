"""The game as a log: commands are decided into events, events evolve the state, a view hides.

state, events = step(state, PlayCard(seat, card))
"""

from ebbes.engine.commands import Choice, Command, Deal, NameStarter, PickDesignator, PlayCard
from ebbes.engine.decide import decide, settle, step
from ebbes.engine.errors import (
    BadDeal,
    BadOptions,
    CardNotHeld,
    EbbesError,
    MustFollowSuit,
    NoSuchSeat,
    NotYourTurn,
    PickNotFree,
    RuleError,
    WrongMoment,
)
from ebbes.engine.events import (
    CardPlayed,
    CardUncovered,
    Dealt,
    DesignatorPicked,
    Event,
    GameEnded,
    NumberRevealed,
    RoundScored,
    StarterNamed,
    SuitDesignated,
    TrickTaken,
)
from ebbes.engine.evolve import evolve
from ebbes.engine.legal import free_designators, legal_cards, legal_commands
from ebbes.engine.options import Options
from ebbes.engine.scoresheet import ScoreSheet, piles_of, score_sheet, suit_counts
from ebbes.engine.state import NOBODY, Phase, Score, Setup, State, Trick, new_game
from ebbes.engine.view import View, apply, view, view_event
from ebbes.engine.virtual import Virtual

__all__ = [
    "NOBODY",
    "BadDeal",
    "BadOptions",
    "CardNotHeld",
    "CardPlayed",
    "CardUncovered",
    "Choice",
    "Command",
    "Deal",
    "Dealt",
    "DesignatorPicked",
    "EbbesError",
    "Event",
    "GameEnded",
    "MustFollowSuit",
    "NameStarter",
    "NoSuchSeat",
    "NotYourTurn",
    "NumberRevealed",
    "Options",
    "Phase",
    "PickDesignator",
    "PickNotFree",
    "PlayCard",
    "RoundScored",
    "RuleError",
    "Score",
    "ScoreSheet",
    "Setup",
    "StarterNamed",
    "State",
    "SuitDesignated",
    "Trick",
    "TrickTaken",
    "View",
    "Virtual",
    "WrongMoment",
    "apply",
    "decide",
    "evolve",
    "free_designators",
    "legal_cards",
    "legal_commands",
    "new_game",
    "piles_of",
    "score_sheet",
    "settle",
    "step",
    "suit_counts",
    "view",
    "view_event",
]

"""ebbes, the Palatine trick-taking game, as a library.

from ebbes import Options, new_game, legal_commands, decide, evolve, view
"""

from ebbes.engine.commands import Choice, Command, Deal, NameStarter, PickDesignator, PlayCard
from ebbes.engine.decide import decide, step
from ebbes.engine.errors import EbbesError, RuleError
from ebbes.engine.events import Event
from ebbes.engine.evolve import evolve
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.scoresheet import ScoreSheet, score_sheet
from ebbes.engine.state import Phase, State, new_game
from ebbes.engine.view import View, apply, view, view_event
from ebbes.record.certificate import Certificate, verify
from ebbes.record.chance import Chance
from ebbes.record.errors import CertificateError, RecordError
from ebbes.record.format import format_record
from ebbes.record.log import record_of
from ebbes.record.parse import parse
from ebbes.record.record import Record
from ebbes.record.replay import replay

__version__ = "0.1.0"

__all__ = [
    "Certificate",
    "CertificateError",
    "Chance",
    "Choice",
    "Command",
    "Deal",
    "EbbesError",
    "Event",
    "NameStarter",
    "Options",
    "Phase",
    "PickDesignator",
    "PlayCard",
    "Record",
    "RecordError",
    "RuleError",
    "ScoreSheet",
    "State",
    "View",
    "apply",
    "decide",
    "evolve",
    "format_record",
    "legal_commands",
    "new_game",
    "parse",
    "record_of",
    "replay",
    "score_sheet",
    "step",
    "verify",
    "view",
    "view_event",
]

"""`ebbes-record/1`: a whole game as one JSON object, read, written, replayed and verified.

log = replay(parse(text))
"""

from typing import TYPE_CHECKING

from ebbes.json_types import Json
from ebbes.lazy import lazily
from ebbes.record.certificate import Certificate, certificate_of, verify
from ebbes.record.chance import Chance, commitment, game_key
from ebbes.record.errors import BrokenRecord, CertificateError, NotARecord, RecordError
from ebbes.record.format import format_record, record_to_json
from ebbes.record.log import record_of
from ebbes.record.parse import parse, record_from_json
from ebbes.record.record import Extra, Pick, Record, Round
from ebbes.record.replay import Step, replay

if TYPE_CHECKING:
    from ebbes.record.chain import DayClaim, head_of, link_of, verify_day
    from ebbes.record.challenge import ChallengeClaim, verify_challenge
    from ebbes.record.choice import choice_to_json
    from ebbes.record.names import names_of
    from ebbes.record.snapshot import format_view, parse_view, view_from_json, view_to_json
else:
    # whoever only plays needs none of these
    __getattr__ = lazily(
        __name__,
        chain="DayClaim head_of link_of verify_day",
        challenge="ChallengeClaim verify_challenge",
        choice="choice_to_json",
        names="names_of",
        snapshot="format_view parse_view view_from_json view_to_json",
    )

__all__ = [
    "BrokenRecord",
    "Certificate",
    "CertificateError",
    "ChallengeClaim",
    "Chance",
    "DayClaim",
    "Extra",
    "Json",
    "NotARecord",
    "Pick",
    "Record",
    "RecordError",
    "Round",
    "Step",
    "certificate_of",
    "choice_to_json",
    "commitment",
    "format_record",
    "format_view",
    "game_key",
    "head_of",
    "link_of",
    "names_of",
    "parse",
    "parse_view",
    "record_from_json",
    "record_of",
    "record_to_json",
    "replay",
    "verify",
    "verify_challenge",
    "verify_day",
    "view_from_json",
    "view_to_json",
]

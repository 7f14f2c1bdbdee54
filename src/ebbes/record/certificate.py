"""The certificate of a game's deals, and the check that they follow from it (`docs/deals.md`)."""

import hmac
from dataclasses import dataclass
from hashlib import sha256

from ebbes.json_types import Json
from ebbes.record.chance import NONCE_BYTES, SECRET_BYTES, Chance, commitment, game_key
from ebbes.record.errors import CertificateError, NotARecord
from ebbes.record.fields import Fields, as_whole_number, shown
from ebbes.record.record import Record
from ebbes.record.replay import replay
from ebbes.rules.seats import next_dealer

KEY = "certificate"
LOT = "lot"
LAST_PLAYED = "last-played"
COMMITMENT_BYTES = 32


@dataclass(frozen=True, slots=True)
class Certificate:
    """What everyone needs to deal a finished game again."""

    secret: bytes
    nonces: tuple[bytes, ...]
    commitment: bytes
    starter: str = LOT
    """Whether the first starter was drawn by lot or had played last (R8)."""
    missing: tuple[int, ...] = ()
    """People whose nonce did not come, by seat: theirs is zeros."""

    @classmethod
    def of(cls, secret: bytes, nonces: tuple[bytes, ...], starter: str = LOT) -> "Certificate":
        """A certificate that holds its own commitment."""
        return cls(secret, nonces, commitment(secret), starter)

    @classmethod
    def from_seed(cls, seed: str, players: int) -> "Certificate":
        """Secret and nonces from a seed: for games nobody needs to trust."""
        nonces = tuple(_seeded(f"nonce {person}", seed) for person in range(players))
        return cls.of(_seeded("secret", seed), nonces)

    @property
    def key(self) -> bytes:
        """The key of the game."""
        return game_key(self.secret, self.nonces)

    @property
    def without(self) -> tuple[int, ...]:
        """Seats that have zeros and no person who should have added something, as bots have."""
        zeros = [seat for seat, nonce in enumerate(self.nonces) if not any(nonce)]
        return tuple(seat for seat in zeros if seat not in self.missing)

    def to_json(self) -> dict[str, Json]:
        """The certificate as a record carries it."""
        found: dict[str, Json] = {
            "commitment": self.commitment.hex(),
            "secret": self.secret.hex(),
            "nonces": [nonce.hex() for nonce in self.nonces],
            "starter": self.starter,
        }
        return found | ({"missing": list(self.missing)} if self.missing else {})


def certificate_of(record: Record) -> Certificate:
    """The certificate in a record, well formed; it may still be wrong."""
    if KEY not in record.extra:
        raise CertificateError(f"the record carries no {KEY!r}")
    try:
        fields = Fields(record.extra[KEY], "the certificate")
        nonces = fields.texts("nonces")
        starter = fields.take("starter")
        if starter not in (LOT, LAST_PLAYED):
            raise CertificateError(
                f"the starter is by {LOT!r} or {LAST_PLAYED!r}, not {shown(starter)}"
            )
        if len(nonces) != record.options.players:
            raise CertificateError(
                f"{record.options.players} people need as many nonces, not {len(nonces)}"
            )
        return Certificate(
            secret=_from_hex(fields.take("secret"), SECRET_BYTES, "secret"),
            nonces=tuple(
                _from_hex(nonce, NONCE_BYTES, f"nonce of person {person}")
                for person, nonce in enumerate(nonces)
            ),
            commitment=_from_hex(fields.take("commitment"), COMMITMENT_BYTES, "commitment"),
            starter=LOT if starter == LOT else LAST_PLAYED,
            missing=_missing(fields, record.options.players),
        )
    except NotARecord as error:
        raise CertificateError(str(error)) from None


def _missing(fields: Fields, players: int) -> tuple[int, ...]:
    """The seats that are said to be missing; records of games where none is say nothing."""
    if not fields.has("missing"):
        return ()
    seats = [as_whole_number(seat, "a missing seat") for seat in fields.items("missing")]
    if len(seats) != len({*seats}) or not {*seats} <= {*range(players)}:
        raise CertificateError(f"missing are seats of {players} people, each once")
    return tuple(sorted(seats))


def verify(record: Record) -> Certificate:
    """The certificate of a record whose every deal follows from it, and which keeps every rule."""
    certificate = certificate_of(record)
    for seat in certificate.missing:
        if any(certificate.nonces[seat]):
            raise CertificateError(f"the nonce of person {seat} is there, and said to be missing")
    if not hmac.compare_digest(certificate.commitment, commitment(certificate.secret)):
        raise CertificateError("the commitment does not belong to the secret")
    _verify_deals(record, certificate)
    replay(record)
    return certificate


def _verify_deals(record: Record, certificate: Certificate) -> None:
    options = record.options
    chance = Chance(certificate.key, options)
    dealer = chance.first_dealer()
    for number, entry in enumerate(record.rounds[: options.rounds], start=1):
        _check(number, "dealer", entry.dealer, dealer)
        if number == 1 and certificate.starter == LOT:
            _check(number, "starter", entry.starter, chance.first_starter())
        _check(number, "number designator", entry.value, chance.number(number))
        _check(number, "hands", entry.hands, chance.hands(number, dealer))
        dealer = next_dealer(dealer, options.players)


def _seeded(what: str, seed: str) -> bytes:
    return sha256(f"ebbes simulate, {what}, {seed}".encode()).digest()


def _check(number: int, what: str, recorded: object, drawn: object) -> None:
    if recorded != drawn:
        raise CertificateError(f"round {number}: {what} not as the certificate deals")


def _from_hex(value: Json, length: int, what: str) -> bytes:
    digits = "0123456789abcdef"
    if not isinstance(value, str) or len(value) != 2 * length or not set(value) <= set(digits):
        raise CertificateError(
            f"the {what} must be {2 * length} lower-case hex digits, not {shown(value)}"
        )
    return bytes.fromhex(value)

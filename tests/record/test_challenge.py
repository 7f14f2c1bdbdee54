"""Tests of `ebbes.record.challenge`: deals for many that nobody can change unnoticed."""

from dataclasses import replace
from random import Random

import pytest

from ebbes.bots.game import play_game
from ebbes.bots.random import RandomBot
from ebbes.json_types import Json
from ebbes.record.certificate import Certificate, verify
from ebbes.record.chain import head_of, link_of
from ebbes.record.challenge import ChallengeClaim, verify_challenge
from ebbes.record.chance import NONCE_BYTES, Chance
from ebbes.record.errors import CertificateError
from ebbes.record.log import record_of
from ebbes.record.record import Record
from tests.record.games import NAMES, PLAIN, game

ROOT = bytes(range(32))
NO_NONCES = (bytes(NONCE_BYTES),) * 4


def claim_of(number: int) -> ChallengeClaim:
    """What the record of a deal has to say."""
    return ChallengeClaim("BCDFGHJ", number, head_of(ROOT))


def deal_of(number: int, certificate: Certificate | None = None) -> Record:
    """A game whose deals follow from one link of the challenge."""
    bound = certificate or Certificate.of(link_of(ROOT, number), NO_NONCES)
    log = play_game(PLAIN, [RandomBot()] * 4, Random(1), Chance(bound.key, PLAIN).deal)
    extra = {"certificate": bound.to_json(), "challenge": claim_of(number).to_json()}
    return record_of(PLAIN, NAMES[:4], log, extra)


@pytest.mark.parametrize("number", [1, 2, 20])
def test_every_deal_hangs_on_the_head_of_its_challenge(number: int) -> None:
    record = deal_of(number)
    verify(record)
    assert verify_challenge(record) == claim_of(number)


def test_a_record_of_no_challenge_claims_none() -> None:
    assert verify_challenge(game(PLAIN)) is None


@pytest.mark.parametrize("other", [1, 2, 4])
def test_another_deal_of_the_same_challenge_is_found(other: int) -> None:
    played = deal_of(other)
    record = replace(played, extra={**played.extra, "challenge": claim_of(3).to_json()})
    verify(record)
    with pytest.raises(CertificateError, match="not the link of deal 3 of BCDFGHJ"):
        verify_challenge(record)


def test_a_deal_somebody_has_chosen_is_found() -> None:
    with pytest.raises(CertificateError, match="not the link"):
        verify_challenge(deal_of(1, Certificate.of(bytes(32), NO_NONCES)))


def test_nothing_but_the_link_decides_the_deals() -> None:
    nonces = (*NO_NONCES[1:], b"\x01" * NONCE_BYTES)
    with pytest.raises(CertificateError, match="more than the link"):
        verify_challenge(deal_of(1, Certificate.of(link_of(ROOT, 1), nonces)))


@pytest.mark.parametrize(
    "claim",
    [
        7,
        {},
        {"code": "B", "deal": 0, "head": "00"},
        {"code": "B", "deal": 999_999_999, "head": "00"},
        {"code": "B", "deal": 1, "head": "no"},
    ],
)
def test_a_challenge_that_is_not_well_formed_is_refused(claim: Json) -> None:
    record = deal_of(1)
    broken = replace(record, extra={**record.extra, "challenge": claim})
    with pytest.raises(CertificateError, match="challenge"):
        verify_challenge(broken)

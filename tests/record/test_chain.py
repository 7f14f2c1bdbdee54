"""Tests of `ebbes.record.chain`: a year of deals that nobody can change unnoticed."""

from dataclasses import replace
from datetime import date, timedelta
from hashlib import sha256
from random import Random

import pytest

from ebbes.bots.game import play_game
from ebbes.bots.random import RandomBot
from ebbes.json_types import Json
from ebbes.record.certificate import LAST_PLAYED, Certificate, verify
from ebbes.record.chain import DayClaim, head_of, link_of, number_of, verify_day
from ebbes.record.chance import NONCE_BYTES, Chance
from ebbes.record.errors import CertificateError
from ebbes.record.log import record_of
from ebbes.record.record import Record
from tests.record.games import NAMES, PLAIN, game

ROOT = bytes(range(32))
DAY = date(2028, 2, 29)
NO_NONCES = (bytes(NONCE_BYTES),) * 4


def hand_of(day: date, certificate: Certificate | None = None) -> Record:
    """A game whose deals follow from the link of a day."""
    bound = certificate or Certificate.of(link_of(ROOT, number_of(day)), NO_NONCES)
    deal = Chance(bound.key, PLAIN).deal
    log = play_game(PLAIN, [RandomBot()] * 4, Random(1), deal)
    extra = {"certificate": bound.to_json(), "day": DayClaim(day, head_of(ROOT)).to_json()}
    return record_of(PLAIN, NAMES[:4], log, extra)


def test_every_day_of_a_year_hangs_on_its_head() -> None:
    naive = ROOT
    for number in range(366, 0, -1):
        assert link_of(ROOT, number) == naive
        naive = sha256(b"ebbes/1 day" + naive).digest()
    assert head_of(ROOT) == naive
    first = date(2028, 1, 1)
    for day in (first + timedelta(days=number) for number in range(366)):
        link = link_of(ROOT, number_of(day))
        DayClaim(day, head_of(ROOT)).verify(Certificate.of(link, NO_NONCES))


def test_a_hand_of_the_day_is_verified_with_its_day() -> None:
    record = hand_of(DAY)
    verify(record)
    assert verify_day(record) == DayClaim(DAY, head_of(ROOT))


def test_a_record_of_no_day_claims_none() -> None:
    assert verify_day(game(PLAIN)) is None


@pytest.mark.parametrize("days", [-1, 1, 30])
def test_the_deal_of_another_day_is_found(days: int) -> None:
    other = hand_of(DAY + timedelta(days=days))
    claim = DayClaim(DAY, head_of(ROOT)).to_json()
    record = replace(other, extra={**other.extra, "day": claim})
    verify(record)
    with pytest.raises(CertificateError, match="not the link of 2028-02-29"):
        verify_day(record)


def test_a_deal_somebody_has_chosen_is_found() -> None:
    chosen = Certificate.of(bytes(32), NO_NONCES)
    with pytest.raises(CertificateError, match="not the link"):
        verify_day(hand_of(DAY, chosen))


def test_nothing_but_the_link_decides_the_deals_of_a_day() -> None:
    link = link_of(ROOT, number_of(DAY))
    nonces = (*NO_NONCES[1:], b"\x01" * NONCE_BYTES)
    for bound in (Certificate.of(link, nonces), Certificate.of(link, NO_NONCES, LAST_PLAYED)):
        with pytest.raises(CertificateError, match="more than the link"):
            verify_day(hand_of(DAY, bound))


@pytest.mark.parametrize(
    "claim", [7, {}, {"date": "2028-02-30", "head": "00"}, {"date": "2028-02-29", "head": "no"}]
)
def test_a_day_that_is_not_well_formed_is_refused(claim: Json) -> None:
    record = hand_of(DAY)
    broken = replace(record, extra={**record.extra, "day": claim})
    with pytest.raises(CertificateError, match="day"):
        verify_day(broken)

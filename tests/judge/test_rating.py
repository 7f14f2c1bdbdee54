"""The rating: anchored, additive, and better than places at finding a known order."""

from random import Random
from statistics import fmean

import pytest
from openskill.models import PlackettLuce

from ebbes.bots.grains import GRAINS
from ebbes.bots.rating import GROWTH, MOST_VARIANCE, SPREAD, Rating, among_people, rated
from ebbes.judge.par import Par
from ebbes.judge.rating import Ratings


def even(lead: float, players: int = 4) -> Par:
    """A round in which the first seat had this lead over par, and the others alike."""
    first = round(lead * GRAINS)
    rest = -first // (players - 1)
    return Par(1, (0,) * players, (first, *(rest,) * (players - 1)))


def test_who_does_as_predicted_stays_but_is_known_better() -> None:
    table = [Rating(0.3), Rating(0.0, 0.0), Rating(0.0, 0.0), Rating(0.0, 0.0)]
    first, *others = rated(table, [0.3, 0.0, 0.0, 0.0], 5, 2.7)
    assert first.mean == pytest.approx(0.3)
    assert first.variance < MOST_VARIANCE
    assert [other.mean for other in others] == [0.0, 0.0, 0.0]


def test_a_gain_is_the_share_of_doubt_that_is_ones_own() -> None:
    table = [Rating(), Rating(0.0, 0.0)]
    first, _ = rated(table, [2.0, -2.0], 4, 2.0)
    gain = MOST_VARIANCE / (MOST_VARIANCE + 2.0**2 / 4)
    assert first.mean == pytest.approx(2.0 * gain)
    assert first.variance == pytest.approx(MOST_VARIANCE * (1 - gain))
    assert first.games == 1


def test_what_is_known_of_somebody_fades_but_not_below_nothing() -> None:
    known = Rating(1.0, 0.01)
    assert known.aged(10).variance == pytest.approx(0.01 + 10 * GROWTH)
    assert known.aged(10**6).variance == MOST_VARIANCE
    assert known.error == pytest.approx(0.1)


def test_bots_are_anchors_and_move_nowhere() -> None:
    ratings = Ratings()
    for _ in range(500):
        ratings.add(("Anna", "solid", "solid", "solid"), [even(1.6)])
    assert set(ratings.people) == {"Anna"}
    assert ratings.people["Anna"].mean == pytest.approx(1.6, abs=0.5)


def test_rounds_that_are_not_finished_do_not_count() -> None:
    ratings = Ratings()
    ratings.add(("Anna", "Ben", "Cleo"), [Par(1, (0, 0, 0), None)])
    assert ratings.people == {}


def test_of_two_people_the_lead_over_the_other_counts() -> None:
    points = (5, 1, 0)
    leads = tuple(round(GRAINS * (own - (6 - own) / 2)) for own in points)
    assert among_people(leads, 2) == pytest.approx([4.0, -4.0])
    assert among_people((GRAINS, 0, -GRAINS), 3) == [1.0, 0.0, -1.0]


def test_less_par_counts_what_the_cards_were_worth() -> None:
    lucky = Par(1, (2 * GRAINS, -2 * GRAINS, 0), (2 * GRAINS, -2 * GRAINS, 0))
    by_par, raw = Ratings(), Ratings(by_par=False)
    for ratings in (by_par, raw):
        ratings.add(("Anna", "Ben", "Cleo"), [lucky])
    assert by_par.people["Anna"].mean == 0
    assert raw.people["Anna"].mean > 0


def test_a_known_order_is_found_better_than_by_places() -> None:
    """Seasons of people whose skill is known, with the spread that rounds have."""
    ours, places = [], []
    for seed in range(6):
        mine, theirs = season(Random(seed))
        ours.append(mine)
        places.append(theirs)
    assert fmean(ours) > fmean(places)


def season(rng: Random) -> tuple[float, float]:
    """How many pairs stand in the right order after sixty games: by our rating, and by places."""
    skill = {f"person {number}": number / 8 for number in range(10)}
    model, ratings = PlackettLuce(), Ratings({})
    ranks = {name: model.rating() for name in skill}
    raw, less_par = SPREAD[4]
    luck = (raw**2 - less_par**2) ** 0.5
    for _ in range(60):
        table = tuple(rng.sample(list(skill), 4))
        pars = [played([skill[name] for name in table], less_par, luck, rng) for _ in range(5)]
        ratings.add(table, pars)
        totals = [sum(each.lead[seat] for each in pars if each.lead) for seat in range(4)]
        after = model.rate([[ranks[name]] for name in table], scores=[float(t) for t in totals])
        ranks |= {name: team[0] for name, team in zip(table, after, strict=True)}
    found = {name: own.mean for name, own in ratings.people.items()}
    return in_order(skill, found), in_order(skill, {name: own.mu for name, own in ranks.items()})


def played(skills: list[float], spread: float, luck: float, rng: Random) -> Par:
    """A round: the cards, the skill, and chance."""
    cards = [rng.gauss(0, luck) for _ in skills]
    own = [skill + rng.gauss(0, spread) for skill in skills]
    par = tuple(round(GRAINS * each) for each in centred(cards))
    lead = tuple(
        round(GRAINS * each) for each in centred([a + b for a, b in zip(cards, own, strict=True)])
    )
    return Par(1, par, lead)


def centred(values: list[float]) -> list[float]:
    """Each less the mean of the others."""
    return [own - (sum(values) - own) / (len(values) - 1) for own in values]


def in_order(truth: dict[str, float], found: dict[str, float]) -> float:
    """The share of pairs that stand in the right order."""
    names = list(truth)
    pairs = [(a, b) for a in names for b in names if truth[a] < truth[b]]
    return fmean(found[a] < found[b] for a, b in pairs)

"""Tests of `ebbes.record.replay`: every rule a card can break, and games that stop anywhere."""

from dataclasses import replace

import pytest

from ebbes.engine.events import CardPlayed, CardUncovered, Dealt, GameEnded, TrickTaken
from ebbes.engine.options import Options
from ebbes.record.log import record_of
from ebbes.record.replay import Step, replay
from ebbes.rules.codes import code_of
from ebbes.rules.seats import VIRTUAL
from tests.record.games import (
    FOR_TWO,
    PICKED,
    PLAIN,
    Tree,
    complaint,
    events_of,
    from_tree,
    game,
    game_log,
    game_tree,
    plays_by_round,
    stopped,
)
from tests.support import ALL_OPTIONS, every_option_set, option_id


def held(tree: Tree, options: Options, number: int, play: int, seat: int) -> list[str]:
    """What a seat holds just before a play of the unchanged game, sorted as hands are shown."""
    before = plays_by_round(game_log(options))[number][:play]
    gone = {code_of(event.card) for event in before if event.seat == seat}
    hand = [card for card in tree["rounds"][number]["hands"][seat] if card not in gone]
    return sorted(hand, key=lambda card: ("BNYGR".index(card[0]), int(card[1:])))


def test_a_card_that_is_not_held_cannot_be_played() -> None:
    tree = game_tree()
    events = plays_by_round(game_log(PLAIN))[1]
    seat = events[9].seat
    other = code_of(next(event.card for event in events[10:] if event.seat != seat))
    again = code_of(next(event.card for event in events if event.seat == seat))
    for card in (other, again, "R15"):
        tree["rounds"][1]["plays"][9] = card
        assert complaint(tree) == (
            f"round 2, play 10: card not held: played {card},"
            f" holding {' '.join(held(tree, PLAIN, 1, 9, seat))} (R11)"
        )


def test_not_following_suit_is_told_with_the_cards_that_would_follow() -> None:
    names = {"B": "blue", "N": "brown", "Y": "yellow", "G": "green", "R": "red"}
    found = set()
    for number, events in enumerate(plays_by_round(game_log(PLAIN))):
        for play, event in enumerate(events):
            tree = game_tree()
            led = code_of(events[play - play % 4].card)[0]
            hand = held(tree, PLAIN, number, play, event.seat)
            following = [card for card in hand if card[0] == led]
            others = [card for card in hand if card[0] != led]
            if play % 4 == 0 or not following or not others:
                continue
            tree["rounds"][number]["plays"][play] = others[-1]
            assert complaint(tree) == (
                f"round {number + 1}, play {play + 1}: must follow {names[led]}:"
                f" played {others[-1]}, holding {' '.join(following)} (R12)"
            )
            found.add(led)
    assert found == set("BNYGR")


@pytest.mark.parametrize(
    "options", [option for option in ALL_OPTIONS if option.players == 2], ids=option_id
)
def test_the_virtual_player_plays_its_forced_card(options: Options) -> None:
    checked = 0
    for number, events in enumerate(plays_by_round(game_log(options))[:2], start=1):
        for play, event in enumerate(events, start=1):
            if event.seat != VIRTUAL:
                continue
            tree = game_tree(options)
            plays = tree["rounds"][number - 1]["plays"]
            forced = plays[play - 1]
            other = next(card for card in ("B1", "R1") if card != forced)
            plays[play - 1] = other
            assert complaint(tree) == (
                f"round {number}, play {play}: the virtual player plays {forced}, not {other} (R32)"
            )
            checked += 1
    assert checked == 2 * options.hand_size


@pytest.mark.parametrize("options", [PLAIN, PICKED, FOR_TWO], ids=option_id)
def test_no_card_is_played_after_the_last_of_a_round(options: Options) -> None:
    tree = game_tree(options)
    size = options.seats * options.hand_size
    tree["rounds"][1]["plays"].append("B1")
    said = complaint(tree)
    assert said == (
        f"round 2, play {size + 1}: nobody can play B1 now: the next round is not dealt yet (R14)"
    )
    tree["rounds"] = tree["rounds"][:2]
    assert complaint(tree) == said


@pytest.mark.parametrize(("options", "rule"), [(PLAIN, "R27"), (PICKED, "R28"), (FOR_TWO, "R27")])
def test_no_card_is_played_after_the_game(options: Options, rule: str) -> None:
    tree = game_tree(options)
    size = options.seats * options.hand_size
    tree["rounds"][-1]["plays"] += ["B1", "B1"]
    where = f"round {len(tree['rounds'])}, play {size + 1}"
    assert complaint(tree) == f"{where}: nobody can play B1 now: the game is over ({rule})"


@pytest.mark.parametrize("options", [PLAIN, PICKED, FOR_TWO], ids=option_id)
def test_a_round_is_played_to_its_end_before_the_next_deal(options: Options) -> None:
    events = plays_by_round(game_log(options))[0]
    for length in range(len(events)):
        tree = game_tree(options)
        del tree["rounds"][0]["plays"][length:]
        assert complaint(tree) == (
            f"round 1, play {length + 1}: the round is not played to its end (R14)"
        )


def test_forced_last_plays_are_written_down_before_the_next_deal() -> None:
    """Nobody has to decide anything more, and still the record must say what was played."""
    checked = 0
    for seed in range(8):
        for number, events in enumerate(plays_by_round(game_log(FOR_TWO, seed))[:-1], start=1):
            if events[-1].seat == VIRTUAL:
                tree = game_tree(FOR_TWO, seed)
                del tree["rounds"][number - 1]["plays"][-1]
                assert complaint(tree) == (
                    f"round {number}, play 30: the round is not played to its end (R14)"
                )
                checked += 1
    assert checked >= 5


@pytest.mark.parametrize(
    ("options", "reason", "rule"),
    [
        (PLAIN, "rounds", "R27"),
        (FOR_TWO, "rounds", "R27"),
        (Options(4, False, True, 6, 1000, -1000), "rounds", "R28"),
        (Options(4, False, True, 9, 4, -1000), "goal", "R28"),
        (Options(4, False, True, 9, 1000, -2), "dabbscheedel", "R28"),
        (Options(2, False, True, 9, 4, -1000), "goal", "R28"),
    ],
)
def test_nothing_is_dealt_after_the_game(options: Options, reason: str, rule: str) -> None:
    ended = game_log(options)[-1].event
    assert isinstance(ended, GameEnded)
    assert ("goal", "dabbscheedel", "rounds")[ended.end - 1] == reason
    tree = game_tree(options)
    played = len(tree["rounds"])
    assert (played == options.rounds) == (reason == "rounds")
    for dealer in (tree["rounds"][-1]["dealer"], -1):
        following: Tree = {"dealer": dealer, "hands": [], "plays": []}
        assert complaint({**tree, "rounds": [*tree["rounds"], following]}) == (
            f"round {played + 1}, before play 1:"
            f" seat {dealer} cannot deal now: the game is over ({rule})"
        )


def log_until(log: tuple[Step, ...], number: int, length: int) -> tuple[Step, ...]:
    """All of a log that happened before the next play, or after a round's last, the next deal."""
    rounds = plays = 0
    for at, step in enumerate(log):
        if isinstance(step.event, Dealt):
            if rounds == number + 1:
                return log[:at]
            rounds += 1
            plays = 0
        elif isinstance(step.event, CardPlayed):
            if rounds == number + 1 and plays == length:
                return log[:at]
            plays += 1
    return log


@pytest.mark.parametrize(
    "options",
    [
        Options(2),
        Options(2, pick_designators=True),
        Options(2, more_cards=True),
        Options(3, pick_designators=True),
        Options(4),
        Options(5),
    ],
    ids=option_id,
)
def test_a_game_may_stop_at_every_play(options: Options) -> None:
    record, log = game(options), game_log(options)
    for number, entry in enumerate(record.rounds[:2]):
        for length in range(len(entry.plays) + 1):
            cut = stopped(record, number + 1, length)
            found = replay(cut)
            assert found == log_until(log, number, length)
            assert record_of(options, record.names, events_of(found), record.extra) == cut
            assert found[-1].state.plays == entry.plays[:length]


def test_a_card_is_turned_up_before_a_forced_lead_that_is_not_written() -> None:
    log = game_log(FOR_TWO)
    leads = [
        at
        for at, step in enumerate(log)
        if isinstance(step.event, CardPlayed) and isinstance(log[at - 1].event, CardUncovered)
        if step.event.seat == VIRTUAL
    ]
    assert leads
    for at in leads:
        before = log[at - 1].state
        cut = stopped(game(FOR_TWO), before.score.rounds + 1, len(before.plays))
        assert replay(cut) == log[:at]
        assert isinstance(log[at - 2].event, TrickTaken)


@pytest.mark.parametrize("options", [PICKED, Options(2, pick_designators=True)], ids=option_id)
def test_a_game_may_stop_at_every_pick(options: Options) -> None:
    record = game(options)
    for number in (0, 1):
        picks = record.rounds[number].designators
        assert picks is not None
        for count in range(len(picks) + 1):
            entry = replace(record.rounds[number], plays=(), designators=picks[:count])
            cut = replace(record, rounds=(*record.rounds[:number], entry))
            found = replay(cut)
            assert record_of(options, record.names, events_of(found), record.extra) == cut
            assert len(found[-1].state.setup.picks) == count


@pytest.mark.parametrize("options", [PLAIN, PICKED, FOR_TWO], ids=option_id)
def test_a_game_may_stop_before_the_starter_is_named(options: Options) -> None:
    record = game(options)
    none = () if options.pick_designators else None
    bare = replace(record.rounds[1], starter=None, chooser=None, plays=(), designators=none)
    cut = replace(record, rounds=(record.rounds[0], bare))
    found = replay(cut)
    assert record_of(options, record.names, events_of(found), record.extra) == cut
    assert found[-1].state.phase.value == "name starter"


def test_a_game_may_stop_before_the_first_deal() -> None:
    assert replay(replace(game(PLAIN), rounds=())) == ()


@every_option_set
def test_the_log_of_a_replay_is_the_record_again(options: Options) -> None:
    for seed in (1, 2, 3):
        record, log = game(options, seed), game_log(options, seed)
        assert record_of(options, record.names, events_of(log), record.extra) == record
        assert log[-1].state.phase.value == "over"


def test_a_replay_never_changes_the_record_it_reads() -> None:
    tree = game_tree(FOR_TWO)
    record = from_tree(tree)
    replay(record)
    assert record == from_tree(tree)

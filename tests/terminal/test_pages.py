"""What one does before and after a game: make a table, invite, join, watch, look back."""

import asyncio
from functools import partial

from ebbes.client import Client
from ebbes.engine.options import Options
from ebbes.protocol.options import GameOptions
from ebbes.protocol.settings import TableSettings
from ebbes.protocol.table_events import MissingReason, NonceAdded
from ebbes.server.services import Services
from ebbes.terminal import Guest, TablePage
from ebbes.terminal.choice import playable
from ebbes.terminal.draw.hand import WHY_NOT
from ebbes.terminal.pages.home import HomePage
from ebbes.terminal.pages.review import ReviewPage
from ebbes.terminal.pages.steps import StepsPage
from ebbes.terminal.pages.visiting import visiting
from tests.server.live import Live, play_game
from tests.terminal.scenes import table
from tests.terminal.seat import Seat, hosting, seated
from tests.terminal.still import StillHouse, StillTable, seen_of

QUICK = TableSettings(
    options=GameOptions(players=2, pick_designators=True, goal=1, dabbscheedel=-1)
)
ASKING = TableSettings(ask_first=True)


async def test_from_the_start_to_the_first_card_it_takes_two_keys(server: Live) -> None:
    async with seated(server.address) as seat:
        await seat.sees("Play now")
        await seat.press("enter")
        await seat.sees("Your turn")
        cards = len(seat.table.sight.hand)
        await seat.press("1")
        await seat.until(lambda: len(seat.table.sight.hand) == cards - 1)


def test_a_guest_who_goes_straight_to_a_table_is_told_what_they_lose() -> None:
    house = StillHouse("en")
    house.guest = Guest("Bert", warning="cli-ssh-guest")
    visiting("KLRXBDG")(house).opened()
    assert house.note.startswith("You come without a key, Bert")


def test_a_number_that_did_not_come_is_told_at_the_table() -> None:
    house = StillHouse("en")
    page = StillTable(house, seen_of(None, 0, Options(5)))
    reasons: list[tuple[int, MissingReason | None]] = [(0, None), (4, "late"), (0, "away")]
    for seat, missing in reasons:
        page._note(NonceAdded(seat=seat, nonce=64 * "0", missing=missing), page.seen)
    assert house.note == (
        "Bert’s number didn’t make it into the shuffle. "
        "Your number didn’t make it into the shuffle."
    )


async def test_arrows_go_from_card_to_card_and_enter_plays_the_one_they_are_on(
    server: Live,
) -> None:
    async with seated(server.address) as seat:
        await seat.press("p")
        await seat.shows(TablePage)
        await seat.play(lambda seen: len(playable(seen.now.prompt)) > 1)
        hand = seat.table.sight.hand
        before = seat.screen
        await seat.press("right")
        await seat.until(lambda: seat.screen != before)
        await seat.press("left", "left", "enter")
        await seat.until(lambda: len(seat.table.sight.hand) == len(hand) - 1)


async def test_a_click_on_a_card_plays_it(server: Live) -> None:
    async with seated(server.address) as seat:
        await seat.press("p")
        await seat.sees("Your turn")
        cards = len(seat.table.sight.hand)
        spot = next(spot for spot in seat.app.canvas.spots if spot.key == "card:0")
        await seat.pilot.click(offset=(spot.left + 1, spot.top + 1))
        await seat.until(lambda: len(seat.table.sight.hand) == cards - 1)


def test_a_press_on_a_card_that_cannot_be_played_says_why_not() -> None:
    house = StillHouse("en")
    page = table(house)
    page.press(next(s.key for s in house.look(page, (80, 24)).spots if s.key == WHY_NOT))
    assert house.note == "Yellow is led, and you still have yellow: the 3."


async def test_a_table_is_made_with_options_and_others_come_by_its_code(server: Live) -> None:
    async with seated(server.address) as anna, seated(server.address, name="Bert") as bert:
        await anna.press("f", "down", "left", "left", "up", "enter")
        await anna.sees("waiting for people", "/t/", "Free seat")
        assert anna.seen.settings.options.players == 2
        await bert.press("j")
        await bert.write(anna.seen.code)
        await bert.press("enter")
        await bert.sees("Anna starts when everyone is ready.")
        await anna.sees("Bert")
        await anna.press("s")
        await anna.until(lambda: anna.seen.is_running)
        await bert.until(lambda: bert.seen.is_running)
        assert {anna.seen.you.seat, bert.seen.you.seat} == {0, 1}


async def test_the_host_seats_bots_and_changes_what_was_agreed_on(server: Live) -> None:
    async with seated(server.address) as anna:
        await anna.press("f", "enter")
        await anna.sees("Free seat")
        await anna.press("down", "right")
        await anna.sees("Lisbeth")
        await anna.press("right")
        await anna.sees("Schorsch")
        await anna.press(*["down"] * 4, "right")
        await anna.until(lambda: anna.seen.settings.options.more_cards)


async def test_somebody_watches_and_sits_down_in_place_of_a_bot(server: Live) -> None:
    async with seated(server.address) as anna:
        await anna.press("p")
        await anna.sees("Your turn")
        first = visiting(anna.seen.code, watch=True)
        async with seated(server.address, first, name="Bert") as bert:
            await bert.sees("You are watching", "Join in")
            assert bert.table.sight.hand == ()
            await bert.press("j")
            await bert.until(lambda: bert.seen.you.seat is not None)
            await bert.until(lambda: bert.table.sight.hand != ())
            await anna.sees("Bert")


async def test_who_must_be_asked_first_is_asked(server: Live) -> None:
    async with (
        hosting(server.address, ASKING) as anna,
        seated(server.address, visiting(anna.code), name="Bert") as bert,
    ):
        await anna.sees("Bert would like to play.", "Let in")
        await anna.press("y")
        await bert.until(lambda: bert.seen.you.seat is not None)


async def test_who_is_not_wanted_is_turned_down_and_told_so(server: Live) -> None:
    async with (
        hosting(server.address, ASKING) as anna,
        seated(server.address, visiting(anna.code), name="Bert") as bert,
    ):
        await anna.sees("Bert would like to play.", "n No, sorry")
        await anna.press("n")
        await bert.sees("The host has turned you down.")
        assert bert.seen.you.seat is None
        assert anna.seen.requests == ()


async def come_together(anna: Seat, bert: Seat) -> None:
    """Anna makes a table, and Bert comes by its code."""
    await anna.press("f", "enter")
    await anna.sees("waiting for people")
    await bert.press("j")
    await bert.write(anna.seen.code)
    await bert.press("enter")
    await anna.sees("Bert")


async def test_a_phrase_is_said_and_heard(server: Live) -> None:
    async with seated(server.address) as anna, seated(server.address, name="Bert") as bert:
        await come_together(anna, bert)
        await anna.press("s")
        await anna.until(lambda: anna.seen.is_running)
        await bert.until(lambda: bert.seen.is_running)
        await bert.press("c")
        await bert.sees("Good luck!")
        await bert.press("2")
        await anna.sees("Bert: Good luck!")


async def test_whoever_was_muted_is_not_heard_until_they_are_again(server: Live) -> None:
    async with seated(server.address) as anna, seated(server.address, name="Bert") as bert:
        await come_together(anna, bert)
        await anna.press("c")
        await anna.sees("Mute: Bert")
        await anna.press("d")
        await bert.press("c", "2")
        await anna.press("c", "3")
        await bert.sees("Anna: Well played!")
        assert "Good luck" not in anna.screen
        await anna.press("c")
        await anna.sees("Unmute: Bert")
        await anna.press("d")
        await bert.press("c", "4")
        await anna.sees("Bert: Oh no!")


async def test_a_code_of_no_table_says_so_and_leads_back(server: Live) -> None:
    async with seated(server.address, visiting("BCDFG")) as seat:
        await seat.sees("There’s no such table.")
        await seat.press("q")
        await seat.shows(HomePage)


async def test_a_refusal_is_told_in_words_and_gone_with_the_next_key(server: Live) -> None:
    async with seated(server.address) as seat:
        await seat.press("k")
        await seat.write("nonsense")
        await seat.press("enter")
        await seat.sees("This link has been used, or is too old.")
        await seat.press("down")
        assert "too old" not in seat.screen


async def test_language_and_name_are_changed_at_once(server: Live) -> None:
    async with seated(server.address) as seat:
        await seat.sees("Play now")
        await seat.press("l")
        await seat.sees("Jetzt spielen")
        await seat.press("n")
        await seat.press(*["backspace"] * 4)
        await seat.write("Lore")
        await seat.press("enter")
        await seat.sees("Lore")


async def test_a_game_that_is_over_is_looked_at_again_card_by_card(server: Live) -> None:
    async with Client(server.address) as client:
        await client.arrive("Anna")
        code = await client.create_table(QUICK)
        async with client.table(code) as table:
            await play_game(table)
        async with seated(server.address, client=client) as seat:
            await seat.press("g")
            await seat.sees("Anna")
            await seat.press("enter")
            await seat.shows(ReviewPage)
            await seat.until(lambda: "You" in seat.screen)
            await seat.press("s")
            await seat.shows(StepsPage)
            first = seat.screen
            await seat.press("right")
            assert seat.screen != first
            await seat.press("v")
            await seat.sees("all cards")
            await seat.press("q", "q", "q")
            await seat.shows(HomePage)


async def give_up(services: Services, game_id: str) -> None:
    """The review of a game is tried once, and never again by itself."""
    now = services.clock()
    assert await services.store.reviews.claim("test", now + 60)
    await services.store.reviews.fail("test", game_id, now, most=1)


async def test_a_review_that_was_given_up_says_so_and_is_asked_for_again(server: Live) -> None:
    services = server.services
    services.settings = services.settings.model_copy(update={"workers": 1})
    await services.reviewer.__aexit__()  # nobody judges but the test
    async with Client(server.address) as client:
        await client.arrive("Anna")
        async with client.table(await client.create_table(QUICK)) as table:
            await play_game(table)
        (played,) = await client.games()
        await client.ask_review(str(played["id"]))
        await give_up(services, str(played["id"]))
        first = partial(ReviewPage, game=played)
        async with seated(server.address, first, client=client) as seat:
            await seat.sees("Elwe couldn’t make it out. You can look", "e Try again")
            await seat.press("right")
            await seat.sees("Round 1", "Elwe couldn’t make it out.")
            await seat.press("e")
            await seat.sees("Elwe will be with you in a moment.")
            assert "Try again" not in seat.screen


async def test_a_server_that_does_not_answer_is_told_in_words() -> None:
    async with seated("http://127.0.0.1:9") as seat:
        await seat.sees("Nobody answers at http://127.0.0.1:9. Is the address right")


async def test_who_leaves_the_table_leaves_the_seat_to_a_bot(server: Live) -> None:
    async with seated(server.address) as seat, Client(server.address) as other:
        await seat.press("p")
        await seat.sees("Your turn")
        await other.arrive("Bert")
        async with other.table(seat.seen.code) as table:
            await seat.press("q")
            await seat.sees("Leave the table")
            await seat.press("3")
            await seat.shows(HomePage)
            async with asyncio.timeout(30):
                await table.until(lambda seen: seen.seats[0].kind == "bot")

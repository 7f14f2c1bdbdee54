"""The same person in a terminal, over SSH and in a browser."""

import re
from pathlib import Path

import asyncssh
from textual.events import Paste

from ebbes.client import Client
from ebbes.terminal import SecretFile
from tests.server.live import Live
from tests.terminal.seat import Seat, seated
from tests.terminal.ssh_guest import Ssh, guest

KEY = asyncssh.generate_private_key("ssh-ed25519")


async def test_the_owner_of_a_key_becomes_who_they_are_in_the_browser(
    ssh: Ssh, server: Live
) -> None:
    async with Client(server.address) as browser:
        await browser.arrive("Annemarie")
        link = await browser.create_link()
        async with guest(ssh.port, client_keys=[KEY]) as anna:
            await anna.reads("Be the same as in the browser")
            anna.type("k")
            await anna.reads("paste it here")
            anna.type(f"\x1b[200~{link}\x1b[201~\r")
            await anna.reads("Are you Annemarie?", "Yes, I am Annemarie")
            anna.type("\r")
            await anna.reads("You are Annemarie here now.")
        async with guest(ssh.port, client_keys=[KEY]) as anna:
            await anna.reads("Your name", "Annemarie")
            anna.type("p")
            await anna.reads("Your turn")
        assert len(await browser.tables()) == 1


async def test_nothing_happens_before_a_question_and_there_is_a_way_back(
    server: Live, tmp_path: Path
) -> None:
    keeper = SecretFile(tmp_path / "terminal.json", server.address)
    async with Client(server.address) as browser:
        await browser.arrive("Annemarie")
        async with seated(server.address, keeper=keeper) as anna:
            await rename(anna, "Anna")
            secret = keeper.read()
            await paste(anna, await browser.create_link())
            await anna.sees("Are you Annemarie?", "You are Anna here now.")
            await anna.press("enter")
            await anna.sees("Your name", "Anna")
            assert keeper.read() == secret
            await paste(anna, await browser.create_link())
            await anna.sees("Yes, I am Annemarie")
            await anna.press("2")
            await anna.sees("You are Annemarie here now.", "Be Anna again")
        async with seated(server.address, keeper=keeper) as anna:
            await anna.sees("Annemarie", "Be Anna again")
            await press_item(anna, "Be Anna again")
            await anna.sees("You are Anna here now.", "Be Annemarie again")
        async with seated(server.address, keeper=keeper) as anna:
            await anna.sees("Anna", "Be Annemarie again")


async def test_the_owner_of_a_key_finds_the_way_back_too(ssh: Ssh, server: Live) -> None:
    async with Client(server.address) as browser, guest(ssh.port, client_keys=[KEY]) as anna:
        await browser.arrive("Annemarie")
        await anna.reads("Play now")
        anna.type("d")
        await anna.reads("#link=")
        anna.type("qk")
        await anna.reads("paste it here")
        anna.type(f"\x1b[200~{await browser.create_link()}\x1b[201~\r")
        await anna.reads("No, I stay anna")
        anna.type("2")
        await anna.reads("Be anna again")
        async with guest(ssh.port, client_keys=[KEY]) as again:
            await again.reads("Annemarie", "Be anna again")


async def test_a_link_of_ones_own_changes_nothing(server: Live) -> None:
    async with seated(server.address) as anna:
        await rename(anna, "Anna")
        link = await anna.app.client.create_link()
        await paste(anna, link)
        await anna.sees("You are Anna already")


async def rename(seat: Seat, name: str) -> None:
    """Become somebody of that name."""
    await seat.sees("Your name")
    await seat.press("n")
    await seat.sees("›")
    await seat.press(*["backspace"] * 24, *name, "enter")
    await seat.until(lambda: seat.app.client.secret is not None)
    await seat.sees("Play now", name)


async def paste(seat: Seat, link: str) -> None:
    """Take a link that was made elsewhere."""
    await seat.press("k")
    await seat.sees("paste it here")
    seat.app.on_paste(Paste(link))
    await seat.press("enter")


async def press_item(seat: Seat, text: str) -> None:
    """Click on a line of the first page."""
    y = next(at for at, line in enumerate(seat.screen.splitlines()) if text in line)
    await seat.pilot.click(offset=(12, y))


async def test_a_browser_becomes_who_sits_in_the_terminal(server: Live) -> None:
    async with seated(server.address) as anna, Client(server.address) as browser:
        await anna.sees("Play on another device, too")
        await anna.press("d")
        await anna.sees("#link=")
        await browser.use_link(code_on(anna.screen))
        assert await browser.name() == "Anna"


def code_on(screen: str) -> str:
    """What a link ends with, in the lines of a panel."""
    framed = [line.split("│")[1].strip() for line in screen.splitlines() if line.count("│") == 2]
    found = re.search(r"#link=([\w-]+)", "".join(framed))
    assert found is not None
    return found[1]

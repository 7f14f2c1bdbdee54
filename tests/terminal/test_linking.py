"""The same person in a terminal, over SSH and in a browser."""

import re

import asyncssh

from ebbes.client import Client
from tests.server.live import Live
from tests.terminal.seat import seated
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
            await anna.reads("Annemarie")
        async with guest(ssh.port, client_keys=[KEY]) as anna:
            await anna.reads("Your name", "Annemarie")
            anna.type("p")
            await anna.reads("Your turn")
        assert len(await browser.tables()) == 1


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

"""Tests of `ebbes.client.client`, beside those of whole tables."""

from fastapi import FastAPI

from ebbes.client.client import KEPT_SECONDS
from ebbes.server.run import Server
from ebbes.server.settings import load_settings


def test_a_connection_is_not_used_again_when_the_server_may_give_it_up() -> None:
    server = Server(FastAPI(), load_settings(), print)
    assert server.config.timeout_keep_alive > 2 * KEPT_SECONDS

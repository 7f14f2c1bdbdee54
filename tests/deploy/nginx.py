"""A real nginx with the project's own configuration, on loopback."""

import asyncio
import os
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.deploy.files import text_of
from tests.server.siege.servers import free_port
from tests.server.until import until_open

NGINX, OPENSSL = shutil.which("nginx"), shutil.which("openssl")
IS_HERE = NGINX is not None and OPENSSL is not None
NEEDED = pytest.mark.skipif(not IS_HERE, reason="this machine has no nginx or openssl")
PATIENCE = 60
PAUSE = "10s"
"""How long a client may pause within a request."""
AROUND = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log stderr warn;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    set_real_ip_from 127.0.0.1;
    set_real_ip_from ::1;
    real_ip_header {from_header};
    include {folder}/ebbes.conf;
}}
"""
"""What a distribution puts around a site; somebody on this machine may say who is asking."""
FROM = "X-Test-Address"
"""The header that says so."""


class Ports(NamedTuple):
    """Where nginx listens."""

    plain: int
    tls: int


def new_ports() -> Ports:
    """Two that are free."""
    return Ports(free_port(), free_port())


def certificate_in(folder: Path) -> Path:
    """A certificate of localhost, signed by itself, beside its key."""
    file = folder / "fullchain.pem"
    command = f"{OPENSSL} req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost"
    more = ["-addext", "subjectAltName=DNS:localhost", "-out", str(file)]
    more += ["-keyout", str(folder / "privkey.pem")]
    subprocess.run([*command.split(), *more], check=True, capture_output=True)
    return file


def configure(folder: Path, ports: Ports, server: int, pause: str = PAUSE) -> Path:
    """The project's configuration, with these ports and with the certificate of the folder."""
    site = text_of("nginx.conf").replace(f" {PAUSE};", f" {pause};")
    site = site.replace("/etc/letsencrypt/live/ebbes.example", str(folder))
    site = site.replace("ebbes.example", "localhost").replace(
        "127.0.0.1:8000", f"127.0.0.1:{server}"
    )
    for plain, port in (("80", ports.plain), ("443 ssl", ports.tls)):
        ssl_word = " ssl" * ("ssl" in plain)
        site = site.replace(f"listen [::]:{plain}", f"listen [::1]:{port}{ssl_word}")
        site = site.replace(f"listen {plain}", f"listen 127.0.0.1:{port}{ssl_word}")
    (folder / "ebbes.conf").write_text(site, encoding="utf-8")
    around = folder / "nginx.conf"
    user = "user root;" if os.geteuid() == 0 else ""
    text = AROUND.format(folder=folder, user=user, from_header=FROM)
    around.write_text(text, encoding="utf-8")
    return around


def complaints_about(configuration: Path) -> str:
    """What `nginx -t` says, besides that all is well."""
    command = [str(NGINX), "-t", "-q", "-p", str(configuration.parent), "-c", str(configuration)]
    return subprocess.run(command, capture_output=True, text=True, check=False).stderr


@asynccontextmanager
async def proxied(
    folder: Path, ports: Ports, server: int, pause: str = PAUSE
) -> AsyncIterator[str]:
    """The address of an nginx in front of a server, with the patience it has for requests."""
    configuration = configure(folder, ports, server, pause)
    command = (str(NGINX), "-p", str(folder), "-c", str(configuration))
    with (folder / "nginx.log").open("w", encoding="utf-8") as log:
        process = await asyncio.create_subprocess_exec(*command, stderr=log)
    try:
        await until_open(ports.tls)
        yield f"https://localhost:{ports.tls}"
    finally:
        process.terminate()
        await process.wait()

"""The proxies in front of a server: they speak for many, and tell for whom."""

from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network


class Proxies:
    """What `forwarded_allow_ips` says: addresses and networks, or `*` for all."""

    def __init__(self, listed: str) -> None:
        names = [name.strip() for name in listed.split(",")]
        self._all = "*" in names
        self._networks: list[IPv4Network | IPv6Network] = []
        for name in names:
            with suppress(ValueError):
                self._networks.append(ip_network(name, strict=False))

    def believes(self, host: str) -> bool:
        """Whether somebody at that address is believed when they tell for whom they speak."""
        return self._all or self.names(host)

    def names(self, host: str) -> bool:
        """Whether that very address is named as a proxy."""
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)

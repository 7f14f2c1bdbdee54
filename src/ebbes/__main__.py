"""`python -m ebbes` is the `ebbes` command."""

from ebbes.cli.__main__ import main

main()

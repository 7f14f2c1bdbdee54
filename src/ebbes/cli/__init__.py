"""The command line: `ebbes --help`."""

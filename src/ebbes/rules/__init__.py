"""The rules of ebbes, each written once, as small pure functions over ints.

Nothing here knows of logs, files or people; the rule numbers are those of `docs/rules`.
"""

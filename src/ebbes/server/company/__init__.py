"""Whom one sits with: strangers who wait, people one does not want, and what they did."""

"""Databases as earlier versions left them, and what those versions said about them."""

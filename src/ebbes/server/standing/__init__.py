"""My place: how somebody's games went, how strong they play, and what they miss."""

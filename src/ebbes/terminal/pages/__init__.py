"""Pages: what is on the screen, and what keys do there."""

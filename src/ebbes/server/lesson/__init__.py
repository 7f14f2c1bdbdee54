"""The first round: one stacked deal, played step by step (`docs/lesson.md`)."""

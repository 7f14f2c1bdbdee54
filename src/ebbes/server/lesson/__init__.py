"""Lessons: stacked deals, played step by step (`docs/lesson.md`)."""

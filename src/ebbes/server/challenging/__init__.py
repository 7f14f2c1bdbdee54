"""Same cards: challenges that everybody plays for themselves, and evenings at several tables."""

"""What is measured by hand, with `results.md`."""

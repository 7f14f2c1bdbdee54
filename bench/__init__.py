"""What is measured; results and commands stand in `results.md`."""

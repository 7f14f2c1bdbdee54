"""How fast: the kernel, the search and the engine, beside OpenSpiel when it is installed."""

"""The same visit in three browsers: Chromium, Firefox and WebKit, each driven in its own way."""

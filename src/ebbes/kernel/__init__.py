"""The rules compiled: playouts, samples of hidden hands, policies and search, at machine speed."""

"""Reviews that are done, in the bytes a game may take: what its record tells is left out."""

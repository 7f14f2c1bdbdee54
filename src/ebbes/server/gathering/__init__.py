"""People who look at the same game that is over together: one leads, the others follow."""

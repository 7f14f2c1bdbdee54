# Everything there is.

all-title = Everything there is
all-play = Play
all-friends = open a table and invite them
all-join = seven letters
all-open = join in or just watch
all-over-days = one card whenever you have time
all-same = compare, with luck left out
all-day = one round, the same for everybody
all-better = Get better
all-learn = a round with a guide
all-puzzles = Which card?
all-games = Looking back
all-games-text = your games, trick by trick
all-kitchen = At the kitchen table
all-companion = you play, we count
all-rules = to look things up
all-else = And more
all-check = Was the deal fair? Check it yourself
all-settings = language, cards, pace, devices

# For on the way: the game without a network.

pocket-none = Take along
pocket-none-text = { $size } MB. Then you can play against the house without a network.
pocket-loading = Packing …
pocket-loading-text = { $here } of { $all } MB
pocket-packed = Packed
pocket-packed-text = Ready for the train, the cellar and the forest.
pocket-newer = There’s a new version
pocket-newer-text = { $size } MB. A game you’re in stays as it is.
pocket-failed = That didn’t work
pocket-failed-text = The network went away. { $here } MB are here already; the rest follows.
pocket-full = No room
pocket-full-text = The device has no room left, or this is a private window that keeps nothing.
pocket-go = Load
pocket-go-on = Carry on
pocket-remove = Unpack
pocket-what = What works without a network
pocket-works = Works without a network
pocket-works-play = Playing against the house, with hints, in every variant
pocket-works-record = Carrying on days later, saving a game, checking its cards
pocket-works-rules = Lessons, rules, scoring a real game
pocket-waits = Needs the network
pocket-waits-friends = Playing with friends, joining by code
pocket-waits-learn = Reviews
pocket-waits-expert = On slow devices the house thinks for a shorter time here

# For on the way: the game without a network.

pocket-none = Take along
pocket-none-text = { $size } MB. Then you play against the house without a network, too.
pocket-loading = Packing …
pocket-loading-text = { $here } of { $all } MB
pocket-packed = Packed
pocket-packed-text = Plays on the train, in the cellar and in the forest now.
pocket-newer = There is something new
pocket-newer-text = { $size } MB. A game that is on stays.
pocket-failed = That did not work
pocket-failed-text = The network was gone. { $here } MB are here already, the rest follows.
pocket-full = No room
pocket-full-text = The device has no room left, or the window is private and keeps nothing.
pocket-go = Load
pocket-go-on = Go on
pocket-remove = Unpack
pocket-what = What works without a network
pocket-works = Works without a network
pocket-works-play = Playing against the house, with hints, in all variants
pocket-works-record = Going on after days, the game as a file, checking its cards
pocket-works-rules = Scoring a real game, the rules
pocket-waits = Waits for the network
pocket-waits-friends = With friends, and joining by code
pocket-waits-learn = Learning, and looking back
pocket-waits-expert = On slow devices the house thinks for a shorter time here

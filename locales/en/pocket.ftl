# For on the way: the game without a network.

pocket-none = Take along
pocket-none-text = { $size } MB. Then you can play against the house without a network.
pocket-loading = Packing …
pocket-loading-text = { $here } of { $all } MB
pocket-packed = Packed
pocket-newer = There’s a new version
pocket-failed = That didn’t work
pocket-failed-text = The network went away. { $here } MB are here already; the rest follows.
pocket-full = No room
pocket-go = Load
pocket-go-on = Carry on
pocket-works = Works without a network
pocket-works-play = Playing against the house, with hints, in every variant
pocket-works-rules = Rules, scoring a real game
pocket-waits = Needs the network
pocket-packed-text = Plays on the train, in the cellar and in the forest now. From { $since }.
pocket-newer-text = { $size } MB. The old one plays until then.
pocket-full-text = The device has no room left. Clear something away; what is here stays.
pocket-gone = No longer here
pocket-gone-text = The browser has cleared up. { $size } MB, then it works again.
pocket-unable = Not possible here
pocket-unable-text = This window keeps nothing: it is private, or the address does not begin with https.
pocket-old = Your browser is too old
pocket-old-text = It does not understand what has to be loaded. With a newer one it works.
pocket-refresh = Refresh
pocket-remove = Unpack, frees { $here } MB
pocket-works-learn = Learning in 3 minutes
pocket-works-record = Carrying on days later, saving a game, checking its cards
pocket-works-review = Looking back: what you gave away in your games here
pocket-works-puzzles = A few puzzles
pocket-waits-friends = With friends, and open tables
pocket-waits-review = Looking back at games with others
pocket-waits-day = Hand of the day
pocket-slow = On slow devices the house thinks for a shorter time here.
pocket-games = Games on this device
pocket-games-all = Show all { $games }
pocket-game-open = Round { $round }, with { $who }: play on
pocket-game-over = { $won ->
    [yes] Won
   *[no] Lost
} with { $points ->
    [one] 1 point
   *[other] { $points } points
} against { $who }
pocket-game-remove = Throw away the game of { $day }
pocket-table = Without a network. A tap explains.
pocket-table-short = offline
pocket-table-text = You play on this device. You find the game again under “For on the way”, and can give it to “My place”.
pocket-table-site = You play on this device. You find the game again under “For on the way”.
errors-local-other-tab = This game is open in another window. Play on there, or close it.
errors-local-no-kernel = Your browser is too old to play on the device. With a network it works; what you have played here is kept.
errors-local-not-safe = Playing on the device works only where the address begins with https. Here it begins with http.
errors-local-missing = Without a network something is missing here. Load it on the home page, “For on the way”, as soon as there is one. Your game is kept.
errors-local-broken = The game on the device has stopped. It is kept: go to the home page and play on.
pocket-give = { $games ->
    [one] Give this game to “My place”
   *[other] Give { $games } games to “My place”
}
pocket-give-text = There you can look back at them. They are marked as played on the device and do not count for your strength.

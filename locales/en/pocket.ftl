# For the road: the game without a network.

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
pocket-packed-text = Now it works on the train, in the cellar and in the forest. From { $since }.
pocket-newer-text = { $size } MB. The old one keeps working until then.
pocket-full-text = The device has no room left. Free up some space; what’s here stays.
pocket-gone = No longer here
pocket-gone-text = The browser has tidied up. { $size } MB, then it works again.
pocket-unable = Not possible here
pocket-unable-text = This window can’t keep anything: it’s private, or the address doesn’t begin with https.
pocket-old = Your browser is too old
pocket-old-text = It doesn’t understand what has to be loaded. A newer one does.
pocket-refresh = Refresh
pocket-remove = Remove it, frees { $here } MB
pocket-works-learn = Learning in 3 minutes
pocket-works-record = Carrying on days later, saving a game, checking its cards
pocket-works-review = Looking back: what you gave away in your games here
pocket-works-puzzles = A few puzzles
pocket-waits-friends = With friends, and open tables
pocket-waits-review = Looking back at games with others
pocket-waits-day = Hand of the day
pocket-slow = On slow devices the house takes less time to think here.
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
pocket-table = Without a network. Tap to see why.
pocket-table-short = offline
pocket-table-text = You’re playing on this device. You’ll find the game under “For the road”, and can add it to “My place”.
pocket-table-site = You’re playing on this device. You’ll find the game under “For the road”.
errors-local-other-tab = This game is open in another window. Play on there, or close it.
errors-local-no-kernel = Your browser is too old to play on the device. It works with a network; what you have played here is safe.
errors-local-not-safe = You can only play on the device where the address begins with https. Here it begins with http.
errors-local-missing = Something is missing here, and there’s no network to fetch it. Load it on the home page, under “For the road”, once you’re online again. Your game is safe.
errors-local-broken = The game on the device has stopped. It’s safe: go to the home page and play on.
errors-local-unreadable = What this device has kept can’t be read right now. It isn’t lost: close this window and open it again.
errors-local-not-again = This game can’t be played again the way it was kept. It stays here as it is; begin another one.
errors-local-newer = A newer version of ebbes has kept this game. It stays here as it is: reload the page when you’re online, then it opens.
pocket-give = { $games ->
    [one] Add this game to “My place”
   *[other] Add { $games } games to “My place”
}
pocket-give-text = There you can look back at them. They are marked as played on the device and don’t count towards your strength.

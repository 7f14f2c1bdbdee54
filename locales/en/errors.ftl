# What is refused: one sentence for each code of docs/protocol.md.

errors-rule-must-follow-suit = { led } is led, and you still have { led-mid }: { $cards }.
errors-rule-card-not-held = That card is not in your hand.
errors-rule-pick-not-free = That number or colour is taken, or not in play.
errors-rule-not-your-turn = Not yet: { $who } decides now.
errors-rule-wrong-moment = Not just now: { $phase ->
    [deal] the cards are not dealt yet
    [name-starter] the starter is not named yet
    [pick] the designators are not picked yet
    [play] a round is being played
   *[over] the game is over
}.
errors-rule-no-such-seat = Nobody sits there who could lead.
errors-rule-bad-options = Nobody can play ebbes like that.
errors-rule-bad-deal = These cards weren’t dealt by the rules.
errors-table-stale = Something has happened in the meantime. Look again, then decide.
errors-table-from-the-future = You were ahead of the table. Look again, then decide.
errors-table-not-seated = Only people at the table can do that.
errors-table-not-host = Only the host can do that.
errors-table-seat-not-free = Somebody is sitting there already.
errors-table-no-such-seat = The table has no such seat.
errors-table-already-seated = You have a seat already. One person, one seat.
errors-table-other-hand-seen = You have seen other cards in this game. You can have your old seat back, or wait for the next game.
errors-table-removed = The host has sent you away from this table.
errors-table-turned-down = The host has turned you down.
errors-table-too-many-asking = A lot of people are asking just now. Try again in a moment.
errors-table-nobody-there = Nobody else is sitting there any more.
errors-table-no-such-request = That has been settled already.
errors-table-game-running = Not while a game is on.
errors-table-no-game = There’s no game on just now.
errors-table-nonce-not-wanted = The shuffle is done already.
errors-table-not-over-days = You can only plan ahead in a slow game.
errors-table-bad-plan = You can only plan a card you hold, and only before it’s your turn.
errors-table-no-more-time = You can have more time once a turn, and only on your own.
errors-table-host-is-there = The host is still there.
errors-table-only-stands-in = Whoever just stands in sends nobody away and doesn’t close the table.
errors-table-chat-off = Chatter is off at this table.
errors-table-hints-off = { $hints ->
    [lessons] At this table there are hints only in the first round.
   *[off] This table plays without hints.
}
errors-table-too-much-talk = Not so fast, please.
errors-table-too-many-changes = { $kind ->
    [start-game] This table has had { $most } games. Make a new one
   *[other] Enough of that for now. You can do that again in the next game
}.
errors-table-cards-given = These cards were dealt for the people invited. Nothing else can be changed here.
errors-table-ended = This table is closed.
errors-table-no-such-table = There’s no such table. Is the code right?
errors-table-no-such-game = This table has had no such game.
errors-lesson-other-card = { learn-other-card }
errors-auth-needed = Tell us your name first.
errors-auth-banned = You can’t play here for now. The people who run this server ask you to come back in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
errors-auth-foreign-origin = That came from another site, so it wasn’t let in.
errors-auth-foreign-host = The server doesn’t go by this name. Ask whoever runs it.
errors-auth-local-only = That only works on the machine the server runs on.
errors-message-malformed = The server didn’t understand that.
errors-protocol-unsupported = There’s a new version of this page. Reload it; your game is safe.
errors-request-malformed = The server didn’t understand that.
errors-request-no-such-page = There’s nothing here.
errors-request-wrong-method = You can’t ask for that this way.
errors-limit-too-many = That was a bit much at once. Try again in { $seconds ->
    [0] a moment
    [one] 1 second
   *[other] { $seconds } seconds
}.
errors-limit-too-many-sockets = You have ebbes open too many times. Close a window.
errors-limit-enough = { $most } is plenty.
errors-limit-too-large = That was too big.
errors-limit-too-slow = That took too long to arrive. Try again.
errors-limit-too-many-tokens = { $most } keys is plenty. Remove one first.
errors-limit-too-many-devices = { $most } devices is plenty. Sign one out first.
errors-limit-too-many-passkeys = { $most } passkeys is plenty. Remove one first.
errors-person-known-already = We know you already.
errors-person-not-before = You weren’t that person on this device, or it was too long ago.
errors-person-no-name = A name needs at least one character.
errors-person-long-name = A name can have { $most } characters at most.
errors-person-unseen-name = There’s a character in it that nobody can see.
errors-token-no-name = What’s the key for? One character will do.
errors-token-long-name = { $most } characters at most, please.
errors-token-unseen-name = There’s a character in it that nobody can see.
errors-token-not-there = This key is gone already.
errors-device-not-there = This device has been signed out already.
errors-link-not-valid = This link has been used, or is too old. Make a new one on the other device.
errors-recovery-not-valid = We don’t know this code, or not any more. Check it letter by letter.
errors-passkey-not-valid = We don’t know this passkey.
errors-passkey-no-house = Passkeys need a secure address (https) with a name.
errors-server-unavailable = The server is catching its breath. We’ll try again.
errors-server-no-hint = { play-hint-none }
errors-server-reckon-yourself = The server has its hands full right now.
errors-server-stopping = The server is restarting. One moment.
errors-server-maintenance = A short break is coming up: games go on, but no new ones start for now.
errors-server-fault = That was our mistake, not yours. If you report it, quote { $request }.
errors-review-closed = This server doesn’t do reviews.
errors-review-not-yours = Only the people who played can ask for this.
errors-record-unreadable = That isn’t a saved game, or it breaks a rule.
errors-review-sealed = These cards are still being played somewhere else. You can look once that’s over.
errors-review-no-judge = Nobody on this server can go through the game right now.
errors-review-unfinished = The review isn’t finished yet.
errors-study-no-such-moment = There’s no such moment in this game.
errors-study-round-over = The round is over at this point.
errors-study-nobody = Nobody has time for this right now. Try again in a moment.
errors-unknown = That didn’t work: { $message }
errors-network = No network just now.
errors-page = Something on this page broke.
errors-page-text = Reload it; your game is safe.
errors-part = Part of this page didn’t load.
errors-day-none = There’s no hand for that day.
errors-day-over = That day is over. You can still play its cards for practice.
errors-day-play-first = Play the hand first. Then you can see how others did.
errors-day-counts-first = Your first try counts. Play that one first.
errors-day-still-played = Others are still playing this hand. Try it a little later.
errors-puzzle-none = There’s no such puzzle.
errors-puzzle-no-such-choice = You can’t play that card here.
errors-challenge-none = These cards aren’t here, or not any more.
errors-challenge-over = This one is over. You can still look at the standings.
errors-challenge-played = You have played all the rounds already.
errors-challenge-full = It’s full: nobody else can join.
errors-challenge-too-many = You have { $most } open already. Wait until one is over.
errors-challenge-too-few = An evening takes at least two.
errors-challenge-not-yours = Only whoever opened it can start it.
errors-challenge-not-begun = The evening hasn’t started yet.
errors-challenge-begun = The evening has already started.
errors-challenge-waiting = Others are still playing this round.
errors-challenge-not-fours = With real cards every table needs four players, and it takes at least two tables.
errors-challenge-no-such-points = No round can end with those points.
errors-challenge-real-cards = This one is played with real cards.
errors-challenge-other-round = That round isn’t on now.

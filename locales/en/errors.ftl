# What is refused: one sentence for each code of docs/protocol.md.

errors-rule-must-follow-suit = { led } is led, and you still have { led-mid }: { $cards }.
errors-rule-card-not-held = That card is not in your hand.
errors-rule-pick-not-free = That number or colour is taken, or not in play.
errors-rule-not-your-turn = Not yet: { $who } decides now.
errors-rule-wrong-moment = That doesn’t fit just now: { $phase ->
    [deal] the cards are not dealt yet
    [name-starter] the starter is not named yet
    [pick] the designators are not picked yet
    [play] a round is being played
   *[over] the game is over
}.
errors-rule-no-such-seat = Nobody sits there who could lead.
errors-rule-bad-options = Nobody can play ebbes like that.
errors-rule-bad-deal = These cards were not dealt by the rules.
errors-table-stale = Something happened meanwhile. Look, and decide again.
errors-table-from-the-future = You were ahead of the table. Look again, and decide anew.
errors-table-not-seated = Only people at the table can do that.
errors-table-not-host = Only the host can do that.
errors-table-seat-not-free = Somebody sits there already.
errors-table-no-such-seat = The table has no such seat.
errors-table-already-seated = You have a seat already. One person, one seat.
errors-table-other-hand-seen = In this game you have seen other cards. You can have your old seat again, or wait for the next game.
errors-table-removed = The host has sent you away from this table.
errors-table-turned-down = The host has turned you down.
errors-table-too-many-asking = Many people are asking just now. Try again in a moment.
errors-table-nobody-there = Nobody else sits there any more.
errors-table-no-such-request = That is settled already.
errors-table-game-running = Not during a game.
errors-table-no-game = There is no game on just now.
errors-table-nonce-not-wanted = The shuffle is done already.
errors-table-no-more-time = More time comes once a turn, and only in your own.
errors-table-host-is-there = The host is still there.
errors-table-chat-off = The chatter is off at this table.
errors-table-hints-off = { $hints ->
    [lessons] At this table there are hints only in the first round.
   *[off] This table plays without hints.
}
errors-table-too-much-talk = Not so fast, please.
errors-table-too-many-changes = { $kind ->
    [start-game] This table has had { $most } games. Make a new one
   *[other] Enough of that for now. It goes again with the next game
}.
errors-table-cards-given = These cards are for who was given them, and nothing else can be changed here.
errors-table-ended = This table is closed.
errors-table-no-such-table = There is no such table. Is the code right?
errors-table-no-such-game = This table has no such game.
errors-lesson-other-card = { learn-other-card }
errors-auth-needed = Tell us your name first.
errors-auth-banned = You cannot play here for now. Whoever runs this server asks you to come back in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
errors-auth-foreign-origin = This came from another page and was not let in.
errors-auth-foreign-host = The server does not know itself by this name. Ask whoever runs it.
errors-auth-local-only = Only for the machine the server runs on.
errors-message-malformed = The server did not understand that.
errors-protocol-unsupported = There is a new version of this page. Load it again; your game is safe.
errors-request-malformed = The server did not understand that.
errors-request-no-such-page = There is nothing here.
errors-request-wrong-method = This cannot be asked like that.
errors-limit-too-many = A bit too much at once. Try again in { $seconds ->
    [0] a moment
    [one] 1 second
   *[other] { $seconds } seconds
}.
errors-limit-too-many-sockets = You have ebbes open too often. Close a window.
errors-limit-enough = { $most } are enough.
errors-limit-too-large = That was too large.
errors-limit-too-slow = That arrived too slowly. Try again.
errors-limit-too-many-tokens = { $most } keys are enough. Remove one first.
errors-limit-too-many-devices = { $most } devices are enough. Sign one out first.
errors-limit-too-many-passkeys = { $most } passkeys are enough. Take one away first.
errors-person-known-already = We know you already.
errors-person-not-before = You were not that person on this device, or it is too long ago.
errors-person-no-name = A name has at least one character.
errors-person-long-name = A name has at most { $most } characters.
errors-person-unseen-name = There is a character in it that nobody can see.
errors-token-no-name = What is the key for? One character is enough.
errors-token-long-name = At most { $most } characters, please.
errors-token-unseen-name = There is a character in it that nobody can see.
errors-token-not-there = This key is gone already.
errors-device-not-there = This device is signed out already.
errors-link-not-valid = This link was used already or is too old. Make a new one on the other device.
errors-recovery-not-valid = We do not know this code, or no longer. Compare it sign by sign.
errors-passkey-not-valid = We do not know this passkey.
errors-passkey-no-house = Passkeys only work with TLS and by a name.
errors-server-unavailable = The server is catching its breath. We try again.
errors-server-no-hint = { play-hint-none }
errors-server-stopping = The server restarts. One moment.
errors-server-maintenance = A short break is near: games go on, but none begins just now.
errors-server-fault = That was our mistake, not yours. If you tell us, say { $request }.
errors-review-closed = There is no looking back on this server.
errors-review-not-yours = Only those who played can ask for this.
errors-record-unreadable = That is no saved game, or it breaks a rule.
errors-review-sealed = These cards are still being played elsewhere. You may look once that is over.
errors-review-no-judge = Nobody on this server can go through the game right now.
errors-study-no-such-moment = The game has no such moment.
errors-study-round-over = The round is already over here.
errors-study-nobody = Nobody has time for this right now. Try again in a moment.
errors-unknown = That did not work: { $message }
errors-network = No network just now.
errors-page = Something on this page broke.
errors-page-text = Load it again; your game is safe.
errors-day-none = There is no hand for that day here.
errors-day-over = That day is over. You can still play its cards for practice.
errors-day-counts-first = Your first try counts. Play that one first.
errors-puzzle-none = There is no such puzzle here.
errors-puzzle-no-such-choice = That card cannot be played here.
errors-challenge-none = These cards are not here, or not any more.
errors-challenge-over = This is over. You can still look at the standings.
errors-challenge-played = You have played all rounds already.
errors-challenge-full = Nobody else can join here.
errors-challenge-too-many = You have { $most } open already. Wait until one is over.
errors-challenge-too-few = An evening takes two at least.
errors-challenge-not-yours = Only who opened it can begin.
errors-challenge-not-begun = The evening has not begun yet.
errors-challenge-waiting = Others are still playing this round.
errors-challenge-not-fours = With real cards every table needs four, and there are two tables at least.
errors-challenge-real-cards = This is played with real cards.
errors-challenge-other-round = That round is not on now.

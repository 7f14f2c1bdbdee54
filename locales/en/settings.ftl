# Settings of this device.

settings-title = Settings
settings-look-title = How it looks
settings-table-title = At the table
settings-language = Language
settings-theme = Day or night
settings-theme-system = same as the device
settings-theme-light = Noon
settings-theme-dark = Wine cellar
settings-pace = Pace
settings-pace-slow = slow
settings-pace-normal = normal
settings-pace-fast = fast
settings-pace-tap = on tap
settings-pace-text = How long a finished trick stays
settings-motion = Motion
settings-motion-system = same as the device
settings-motion-less = less
settings-motion-full = full
settings-order = Sort cards
settings-order-suit = by suit
settings-order-role = by role
settings-order-hand = by hand
settings-order-text = Drag the cards to where you want them.
settings-second-tap = Tap twice
settings-second-tap-text = Choose first, then play
settings-ahead = Choose ahead
settings-ahead-text = Out of turn, a tapped card is noted and plays itself
settings-letters = Letters on the cards
settings-letters-text = Blue, browN, Yellow, Green, Red: next to picture and colour
settings-shortcuts = Single keys
settings-shortcuts-text = Letters and digits act at the table at once. Switch this off if you dictate, or if your screen reader needs them.
settings-sounds = Sounds
settings-sounds-text = Wood, paper, nothing else
settings-chat = Hear chatter
settings-chat-text = Ready-made phrases from the others
settings-announce = Announcements
settings-announce-text = How much a screen reader hears
settings-announce-all = every card
settings-announce-less = tricks and roles
settings-name = Your name
settings-person-title = You
settings-export = Save what we keep about you
settings-forget = Forget me
settings-forget-ask = Your name disappears from all games, and you leave every table. This cannot be undone.
settings-forgotten = You’re forgotten. Come back any time.
settings-devices = Your devices
settings-devices-text = These devices know you. Sign out any you no longer have.
settings-device = { $browser } on { $system ->
    [iPhone] an iPhone
    [iPad] an iPad
    [Mac] a Mac
   *[other] { $system }
}
settings-device-unknown = A device
settings-device-here = this one
settings-device-used = last used: { $day }
settings-device-sign-out = Sign out { $label }
settings-device-sign-out-ask = It won’t know you until you open a new link there.
settings-devices-others = Sign out all others
settings-devices-others-ask = Then only this device knows you. Keys for bots made elsewhere stop working, too.
settings-back-title = Who you were here
settings-back-text = You were somebody else on this device before. Nothing is lost.
settings-back = Be { $who } again
settings-tokens = Keys for your bots
settings-tokens-text = A key plays in your name. It is shown only once.
settings-token-label = What is it for?
settings-token-new = Make a key
settings-token-once = Copy it now; it won’t be shown again.
settings-token-remove = Remove { $label }
settings-way-title = On the go

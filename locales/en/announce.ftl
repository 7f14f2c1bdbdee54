# What a screen reader hears: one sentence for each event.

announce-table-created = The table is open.
announce-seat-taken = { $you ->
    [yes] You’re at the table.
   *[no] { $who } sits down.
}
announce-seat-asked = { $who } would like to play.
announce-request-closed = { $answer ->
    [let-in] { $who } may sit down.
    [turned-down] { $who } was turned down.
   *[withdrawn] { $who } has changed their mind.
}
announce-seat-left = { $removed ->
    [yes] { $who } was sent away.
   *[no] { $who } leaves the table.
}
announce-seat-planned = { $kind ->
    [bot] The bot { $who } takes seat { $seat }.
   *[open] Seat { $seat } is free.
}
announce-host-passed = { $you ->
    [yes] You are the host now.
   *[no] { $who } is the host now.
}
announce-watchers = { $count ->
    [one] Somebody is watching.
   *[other] { $count } people are watching.
}
announce-settings-changed = The rules of this table have changed.
announce-game-opened = Game { $number } begins.
announce-nonce-added = { $you ->
    [yes] You have added to the shuffle.
   *[no] { $who } has added to the shuffle.
}
announce-nonce-missing = { $you ->
    [yes] Your number didn’t make it into the shuffle.
   *[no] { $who }’s number didn’t make it into the shuffle.
}
announce-proof-shown = The seal is open: the deal can be checked.
announce-player-away = { $you ->
    [yes] A bot plays for you{ $reason ->
        [clock] : your time was up.
       *[gone] : you were gone.
    }
   *[no] A bot plays for { $who }{ $reason ->
        [clock] : time was up.
       *[gone] : nobody there.
    }
}
announce-player-back = { $you ->
    [yes] You’re playing again.
   *[no] { $who } is back.
}
announce-time-granted = { $rest ->
    [yes] { $you ->
        [yes] You’re away, and your clock has stopped.
       *[no] { $who } is away; the clock waits until they’re back.
    }
   *[no] { $you ->
        [yes] You have more time.
       *[no] { $who } takes more time.
    }
}
announce-said = { $who } says: { $phrase }
announce-table-ended = { $reason ->
    [idle] The table was closed because nobody came.
    [played] This round has been played.
    [operator] Whoever runs this server has closed the table.
   *[host] The host has closed the table.
}
announce-dealt = { $you ->
    [yes] You have dealt.
   *[no] { $who } has dealt.
}
announce-hand = You have { cards }.
announce-number-revealed = The number of this round is { $value }.
announce-starter-named = { $you ->
    [yes] You lead.
   *[no] { $who } leads.
}
announce-designator-picked = { $you ->
    [yes] You pick the { card }.
   *[no] { $who } picks the { card }.
}
announce-card-played = { $you ->
    [yes] You play the { card }.
   *[no] { $who } plays the { card }.
}
announce-suit-designated = { suit } is { role-mid }.
announce-trick-taken = { $you ->
    [yes] You take the trick.
   *[no] { $who } takes the trick.
}
announce-card-uncovered = In the virtual player’s column { $column } the { card } is turned up.
announce-round-scored = Round { $round } has been scored. { announce-nix-wins }.
announce-nix-wins = { $you ->
    [yes] You win nix
   *[no] { $who } wins nix
}
announce-round-points = { $you ->
    [yes] You: { $signed }, now { $total }.
   *[no] { $who }: { $signed }, now { $total }.
}
announce-game-ended = The game is over. { $you ->
    [yes] You have won.
   *[no] { announce-winners }.
}
announce-winners = { $winners ->
    [one] { $who } has won
   *[other] { $who } have won
}
announce-your-turn = { $kind ->
    [pick-designator] Your turn: pick a number and a colour.
    [name-starter] Your turn: name who leads.
   *[play-card] Your turn.
} { $choices ->
    [one] 1 choice.
   *[other] { $choices } choices.
}
announce-follow = { led } is led.
announce-roles-none = No role has been named yet.
announce-role = { role }: { suit-mid }.
announce-trick-none = There are no cards in the trick yet.
announce-connection-lost = Connection lost.
announce-connection-back = The connection is back.
announce-chosen-ahead = Chosen ahead: { card }.
announce-dropped-ahead = The { card } is no longer chosen.

# Was ein Screenreader vorliest: ein Satz für jedes Ereignis.

announce-table-created = Der Tisch ist offen.
announce-seat-taken = { $you ->
    [yes] Du sitzt am Tisch.
   *[no] { $who } setzt sich dazu.
}
announce-seat-asked = { $who } möchte mitspielen.
announce-request-closed = { $answer ->
    [let-in] { $who } darf sich setzen.
    [turned-down] { $who } wurde abgewiesen.
   *[withdrawn] { $who } fragt nicht mehr.
}
announce-seat-left = { $removed ->
    [yes] { $who } wurde weggeschickt.
   *[no] { $who } verlässt den Tisch.
}
announce-seat-planned = { $kind ->
    [bot] Bot { $who } nimmt Platz { $seat }.
   *[open] Platz { $seat } ist frei.
}
announce-host-passed = { $you ->
    [yes] Du hast jetzt den Tisch.
   *[no] { $who } hat jetzt den Tisch.
}
announce-watchers = { $count ->
    [one] Jemand schaut zu.
   *[other] { $count } schauen zu.
}
announce-settings-changed = Am Tisch wird jetzt anders gespielt.
announce-game-opened = Spiel { $number } beginnt.
announce-nonce-added = { $you ->
    [yes] Du hast mitgemischt.
   *[no] { $who } hat mitgemischt.
}
announce-nonce-missing = { $you ->
    [yes] Deine Zahl kam beim Mischen nicht an.
   *[no] Die Zahl von { $who } kam beim Mischen nicht an.
}
announce-proof-shown = Das Siegel ist offen: Die Mischung lässt sich prüfen.
announce-player-away = { $you ->
    [yes] Ein Bot spielt für dich{ $reason ->
        [clock] : Deine Zeit war um.
       *[gone] : Du warst weg.
    }
   *[no] Ein Bot spielt für { $who }{ $reason ->
        [clock] : Die Zeit war um.
       *[gone] : Niemand da.
    }
}
announce-player-back = { $you ->
    [yes] Du spielst wieder.
   *[no] { $who } ist wieder da.
}
announce-time-granted = { $rest ->
    [yes] { $you ->
        [yes] Du hast frei, deine Zeit steht still.
       *[no] { $who } hat frei, so lang steht die Zeit still.
    }
   *[no] { $you ->
        [yes] Du hast mehr Zeit.
       *[no] { $who } nimmt sich mehr Zeit.
    }
}
announce-said = { $who } sagt: { $phrase }
announce-table-ended = { $reason ->
    [idle] Der Tisch ist geschlossen, weil niemand mehr kam.
    [played] Diese Runde ist gespielt.
    [operator] Wer den Server betreibt, hat den Tisch geschlossen.
   *[host] Wer den Tisch hatte, hat ihn geschlossen.
}
announce-dealt = { $you ->
    [yes] Du hast gegeben.
   *[no] { $who } hat gegeben.
}
announce-hand = Du hast { cards }.
announce-number-revealed = Die Zahl der Runde ist { $value }.
announce-starter-named = { $you ->
    [yes] Du spielst an.
   *[no] { $who } spielt an.
}
announce-designator-picked = { $you ->
    [yes] Du suchst dir die { card } aus.
   *[no] { $who } sucht sich die { card } aus.
}
announce-card-played = { $you ->
    [yes] Du spielst die { card }.
   *[no] { $who } spielt die { card }.
}
announce-suit-designated = { suit } ist { role-mid }.
announce-trick-taken = { $you ->
    [yes] Du nimmst den Stich.
   *[no] { $who } nimmt den Stich.
}
announce-card-uncovered = Beim Strohmann in Spalte { $column } liegt jetzt offen: die { card }.
announce-round-scored = Runde { $round } ist gezählt. { announce-nix-wins }.
announce-nix-wins = { $you ->
    [yes] Du gewinnst nix
   *[no] { $who } gewinnt nix
}
announce-round-points = { $you ->
    [yes] Du: { $signed }, jetzt { $total }.
   *[no] { $who }: { $signed }, jetzt { $total }.
}
announce-game-ended = Das Spiel ist aus. { $you ->
    [yes] Du hast gewonnen.
   *[no] { announce-winners }.
}
announce-winners = { $winners ->
    [one] { $who } hat gewonnen
   *[other] { $who } haben gewonnen
}
announce-your-turn = { $kind ->
    [pick-designator] Du bist dran: Such Zahl und Farbe aus.
    [name-starter] Du bist dran: Bestimm, wer anspielt.
   *[play-card] Du bist dran.
} { $choices ->
    [one] 1 Möglichkeit.
   *[other] { $choices } Möglichkeiten.
}
announce-follow = { led } liegt.
announce-roles-none = Noch ist keine Rolle bestimmt.
announce-role = { role }: { suit-mid }.
announce-trick-none = Im Stich liegt keine Karte.
announce-connection-lost = Verbindung weg.
announce-connection-back = Verbindung wieder da.
announce-chosen-ahead = Vorgemerkt: { card }.
announce-dropped-ahead = Die { card } ist nicht mehr vorgemerkt.

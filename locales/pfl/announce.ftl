# Was än Screenreader vorliesd: än Satz färr alles, was bassierd.

announce-table-created = De Disch iss uff.
announce-seat-taken = { $you ->
    [yes] Du hoggsch am Disch.
   *[no] { $who } hoggd sisch dezu.
}
announce-seat-asked = { $who } will middschbiele.
announce-request-closed = { $answer ->
    [let-in] { $who } därf sisch hogge.
    [turned-down] { $who } iss nedd noigelosst worre.
   *[withdrawn] { $who } froochd nimmi.
}
announce-seat-left = { $removed ->
    [yes] { $who } iss foddgschiggd worre.
   *[no] { $who } schdehd fumm Disch uff.
}
announce-seat-planned = { $kind ->
    [bot] De Bot { $who } hoggd sisch uff Pladz { $seat }.
   *[open] Pladz { $seat } iss frei.
}
announce-host-passed = { $you ->
    [yes] Du hosch jedzd de Disch.
   *[no] { $who } hodd jedzd de Disch.
}
announce-watchers = { $count ->
    [one] Do guggd ääner zu.
   *[other] Do guggen { $count } zu.
}
announce-settings-changed = Am Disch wärd jedzd annerschd gschbield.
announce-game-opened = Schbiel { $number } gehd los.
announce-nonce-added = { $you ->
    [yes] Du hosch middgemischeld.
   *[no] { $who } hodd middgemischeld.
}
announce-nonce-missing = { $you ->
    [yes] Doi Zahl iss beim Mischle nedd aakumme.
   *[no] Die Zahl funn { $who } iss beim Mischle nedd aakumme.
}
announce-proof-shown = S’Siegel iss uff: Jedzd kann märr die Mischlung noochgugge.
announce-player-away = { $you ->
    [yes] Än Bot schbield färr disch{ $reason ->
        [clock] : Doi Zeid war rum.
       *[gone] : Du warsch fodd.
    }
   *[no] Än Bot schbield färr { $who }{ $reason ->
        [clock] : Die Zeid war rum.
       *[gone] : S’iss känner do.
    }
}
announce-player-back = { $you ->
    [yes] Du schbielsch widder.
   *[no] { $who } iss widder do.
}
announce-time-granted = { $rest ->
    [yes] { $you ->
        [yes] Du hosch frei, doi Zeid schdehd schdill.
       *[no] { $who } hodd frei, so lang schdehd die Zeid schdill.
    }
   *[no] { $you ->
        [yes] Du hosch mehr Zeid.
       *[no] { $who } nimmd sisch mehr Zeid.
    }
}
announce-said = { $who } said: { $phrase }
announce-table-ended = { $reason ->
    [idle] De Disch iss zu, weil känner mehr kumme iss.
    [played] Die Rund iss gschbield.
    [operator] Wer de Server laafe lossd, hodd de Disch zugemachd.
   *[host] Wer de Disch g’habbd hodd, hodd’n zugemachd.
}
announce-dealt = { $you ->
    [yes] Du hosch ausgedeeld.
   *[no] { $who } hodd ausgedeeld.
}
announce-hand = Du hosch { cards }.
announce-number-revealed = Die Zahl funn de Rund iss { $value }.
announce-starter-named = { $you ->
    [yes] Du fangsch aa.
   *[no] { $who } fangd aa.
}
announce-designator-picked = { $you ->
    [yes] Du suchsch der de { card } aus.
   *[no] { $who } suchd sisch de { card } aus.
}
announce-card-played = { $you ->
    [yes] Du schbielsch de { card }.
   *[no] { $who } schbield de { card }.
}
announce-suit-designated = { suit } iss { role-mid }.
announce-trick-taken = { $you ->
    [yes] Du griggsch de Schdisch.
   *[no] { $who } griggd de Schdisch.
}
announce-card-uncovered = Beim figgdive Middschbieler uff Schdabel { $column } liggd jedzd offe: de { card }.
announce-round-scored = Rund { $round } iss gezeehld. { announce-nix-wins }.
announce-nix-wins = { $you ->
    [yes] Du gewinnsch Nix
   *[no] { $who } gewinnd Nix
}
announce-round-points = { $you ->
    [yes] Du: { $signed }, jedzd { $total }.
   *[no] { $who }: { $signed }, jedzd { $total }.
}
announce-game-ended = Feierowend. { $you ->
    [yes] Du hosch gewunne.
   *[no] { announce-winners }.
}
announce-winners = { $winners ->
    [one] { $who } hodd gewunne
   *[other] { $who } hänn gewunne
}
announce-your-turn = { $kind ->
    [pick-designator] Du bisch draa: Such ä Zahl unn ä Faab aus.
    [name-starter] Du bisch draa: Beschdimm, wer aafangd.
   *[play-card] Du bisch draa.
} { $choices ->
    [one] 1 gehd.
   *[other] { $choices } gehen.
}
announce-follow = { led } liggd.
announce-roles-none = Noch iss kää Roll beschdimmd.
announce-role = { role }: { suit-mid }.
announce-trick-none = Im Schdisch liggd noch kää Kaad.
announce-connection-lost = Verbindung fodd.
announce-connection-back = Verbindung widder do.
announce-chosen-ahead = Vorgemergd: { card }.
announce-dropped-ahead = De { card } iss nimmi vorgemergd.

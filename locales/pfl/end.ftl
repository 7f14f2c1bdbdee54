# Feierowend.

end-won = Du hosch gewunne!
end-won-shared = Du hosch gewunne, zamme midd { $others }!
end-lost = { announce-winners }
end-virtual-won = De figgdive Middschbieler hodd gewunne. Schää bleed guggd märr do.
end-text = Du: { points } in { $rounds ->
    [one] 1 Rund
   *[other] { $rounds } Runde
}. { $place ->
    [1] Dess war ebbes!
    [last] Dess war nix. Alla, nochemool!
   *[other] Gar nedd schlechd.
}
end-reason-goal = { $players ->
    [one] { $who } iss uff’em Zielfeld.
   *[other] { $who } sinn uff’em Zielfeld.
}
end-reason-dabbscheedel = { $who } { $players ->
    [one] iss
   *[other] sinn
} uff’em Dabbscheedel-Feld gelanded. Do iss färr alle Feierowend.
end-reason-rounds = All Runde sinn gschbield: Feierowend.
end-place = { $place }. Pladz
end-near-dabbscheedel = korz vor’m Dabbscheedel
end-dabbscheedel = Dabbscheedel
end-course = Wie die Pungde gelaafe sinn
end-course-label = Pungde nooch jedere Rund
end-course-start = Schdard
end-course-row = { $who } nooch Rund { $round }: { $total }
end-again = Nochemool
end-again-wait = { $host } kann noch ä Schbiel aafange.
end-review = Noochschbiel
end-record = Schbiel uffhewe
end-check = Mischlung noochgugge
end-home = Zum Aafang
end-room = Plädz unn Regle ännere

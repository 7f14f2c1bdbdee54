# Nach dem Spiel.

end-won = Du hast gewonnen!
end-won-shared = Du hast gewonnen, zusammen mit { $others }!
end-lost = { announce-winners }
end-virtual-won = Der Strohmann hat gewonnen. Er sagt nichts dazu.
end-text = Du: { points } in { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}. { $place ->
    [1] Des war ebbes.
    [last] Nächstes Mal dann.
   *[other] Gar nicht schlecht.
}
end-reason-goal = { $players ->
    [one] { $who } ist am Ziel.
   *[other] { $who } sind am Ziel.
}
end-reason-dabbscheedel = { $who } { $players ->
    [one] ist
   *[other] sind
} auf dem Dabbscheedel-Feld gelandet. Da ist für alle Schluss.
end-reason-rounds = Alle Runden sind gespielt.
end-place = { $place }. Platz
end-near-dabbscheedel = kurz vorm Dabbscheedel
end-dabbscheedel = Dabbscheedel
end-course = So liefen die Punkte
end-course-label = Punkte nach jeder Runde
end-course-start = Start
end-course-row = { $who } nach Runde { $round }: { $total }
end-again = Nochmal
end-again-wait = { $host } kann noch ein Spiel anfangen.
end-review = Nachspiel
end-record = Spiel sichern
end-check = Mischung prüfen
end-home = Zur Startseite
end-room = Plätze und Regeln ändern

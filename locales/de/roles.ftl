# Die Rollentafel, und der Moment, in dem eine Farbe ihre Rolle bekommt.

roles-named = { suit } ist jetzt { role-mid }
roles-named-text = { $role ->
    [trump] Jede { suit-card } Karte schlägt die anderen Farben.
    [plus] Jede { suit-card } Karte im Stich zählt +1.
    [ebbes] Nicht die meisten, nicht die wenigsten: Das gibt 3.
    [minus] Jede { suit-card } Karte im Stich zählt −1.
   *[nix] Keine Punkte. Wer am meisten davon hat, bestimmt, wer als Nächstes anspielt.
}
roles-rest = { suit } bleibt übrig: nix
roles-counts = { $role ->
    [trump] zählt nicht
    [plus] je +1
    [ebbes] Mitte: 3
    [minus] je −1
   *[nix] wer anspielt
}
roles-about = { $role ->
    [trump] Der höchste Trumpf nimmt den Stich. Punkte gibt Trumpf keine.
    [plus] Jede Plus-Karte in deinen Stichen bringt einen Punkt.
    [ebbes] Wer die meisten hat, bekommt nichts, wer die wenigsten hat, auch nicht. Alle dazwischen bekommen 3.
    [minus] Jede Minus-Karte in deinen Stichen kostet einen Punkt.
   *[nix] nix gibt keine Punkte. Wer am meisten davon hat, bestimmt, wer die nächste Runde anspielt.
}
roles-arch-open = { role }: noch offen
roles-arch = { role }: { suit-motif }
roles-number = Die Zahl dieser Runde ist { $value }. Jede { $value } bestimmt eine Rolle.
roles-out = { $cards ->
    [0] Kein Bestimmer ist mehr draußen.
    [one] 1 Bestimmer ist noch draußen.
   *[other] { $cards } Bestimmer sind noch draußen.
}
roles-out-card = { card-short } ist noch draußen
roles-stone = { card-short }, ausgesucht von { $you ->
    [yes] dir
   *[no] { $who }
}
roles-stone-fallen = { card-short } ist gefallen: { role-mid }
roles-next = Als Nächstes: { role-mid }

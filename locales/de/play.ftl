# Was du am Tisch tust: spielen, aussuchen, bestimmen, Tipp holen.

play-their-turn = { $who } ist dran
play-follow = { led } liegt: bediene.
play-free = Kein { led-mid }: Jede Karte geht.
play-lead = Du spielst aus.
play-last-card = Die letzte Karte spielt sich von selbst.
play-hand = Deine Hand
play-hand-card = { card }{ $role ->
    [none] { "" }
   *[other] , { role-mid }
}{ $designator ->
    [yes] , bestimmt eine Rolle
   *[no] { "" }
}, { $state ->
    [playable] spielbar
    [chosen] gewählt
    [blocked] gerade nicht spielbar
   *[waiting] du bist nicht dran
}
play-trick = Der Stich
play-trick-card = { $you ->
    [yes] Du: { card }
   *[no] { $who }: { card }
}{ $best ->
    [yes] , sticht bis jetzt
   *[no] { "" }
}
play-trick-place = Hier landet deine Karte
play-takes = sticht
play-card-go = { card-short } spielen
play-tap-again = Nochmal tippen, dann fällt { card-short }
play-ahead = Vorgemerkt: { card-short }. Sie fällt, sobald du dran bist.
play-ahead-dropped = { card-short } geht jetzt doch nicht. Wähl nochmal.
play-tap-on = Tippen, dann geht’s weiter
play-not-this = { suit } geht gerade nicht
play-shuffling = Alle mischen mit …

play-pick-title = Such eine Zahl und eine Farbe
play-pick-text = Die Karte muss nicht auf deiner Hand sein. Jede Zahl und jede Farbe geht nur einmal.
play-pick-number = Zahl
play-pick-colour = Farbe
play-pick-number-label = Zahl { $value }
play-pick-number-taken = Zahl { $value }, vergeben
play-pick-suit-taken = { suit }, vergeben
play-pick-held = auf deiner Hand
play-pick-not-held = nicht auf deiner Hand
play-pick-go = { card-short } nehmen
play-pick-go-none = Zahl und Farbe, bitte
play-pick-wait = { $who } sucht Zahl und Farbe aus
play-picks = Ausgesuchte Bestimmer
play-pick-count = { $pick } von 5

play-starter-title = Wer soll anspielen?
play-starter-text = Du hast nix gewonnen. Erst schauen, dann wählen.
play-starter-text-virtual = Der Strohmann hat nix gewonnen, kann aber nicht reden. Also wählst du.
play-starter-myself = Ich selbst
play-starter-place = { $place ->
    [1] du fängst an
    [2] du legst als 2.
    [3] du legst als 3.
    [4] du legst als 4.
   *[last] du legst zuletzt
}
play-starter-go = { $you ->
    [yes] Ich spiele an
   *[no] { $who } spielt an
}
play-starter-go-none = Such jemanden aus
play-starter-wait = { $who } bestimmt, wer anspielt
play-starter-wait-text = { $who } hat nix gewonnen und schaut in die neue Hand.
play-starter-wait-virtual = Der Strohmann hat nix gewonnen, kann aber nicht reden. Also wählt { $who }.
play-starter-new-hand = Deine neue Hand. Zeit zum Sortieren.
play-starter-nix = nix in Runde { $round }
play-starter-lot = Ausgelost: { $you ->
    [yes] Du spielst an.
   *[no] { $who } spielt an.
}
play-starter-last-played = { $you ->
    [yes] Du hast zuletzt ebbes gespielt, also spielst du an.
   *[no] { $who } hat zuletzt ebbes gespielt und spielt an.
}
play-starter-tip = Wer anspielt, legt die erste Farbe fest. Wer zuletzt kommt, sieht alles.

play-hint = Tipp
play-hint-thinking = Elwe überlegt …
play-hint-card = Ich nähm die { card }
play-hint-pick = Ich nähm { card-short }
play-hint-starter = { $you ->
    [yes] Ich tät selbst anspielen
   *[no] Ich ließ { $who } anspielen
}
play-hint-chart-points = Erwartete Punkte je Wahl
play-hint-unit-points = Punkte bis Rundenende, im Schnitt
play-hint-bar = { card-short }: { $signed }
play-hint-close = Es ist knapp: Mehrere sind etwa gleich gut.
play-hint-by-lead = Hier zählt, was die andern dabei bekommen.
play-hint-by-worth = Kurz vor Schluss zählt der Sieg mehr als die Punkte.
play-hint-chart-lead = Erwarteter Vorsprung je Wahl
play-hint-chart-worth = Wert für den Sieg je Wahl
play-hint-unit-lead = Vorsprung vor den andern, im Schnitt
play-hint-unit-worth = Wert für den Sieg
play-hint-none = Elwe weiß gerade auch nicht weiter. Frag gleich nochmal.
play-hint-here = Auf deinem Gerät ausgerechnet: Der Server hat gerade viel zu tun.
play-hint-dismiss = Ich überleg selbst

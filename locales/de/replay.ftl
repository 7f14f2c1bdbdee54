# Ein Spiel, das vorbei ist, noch einmal angesehen.

replay-title = Das Spiel noch einmal
replay-begin = Vor dem ersten Austeilen
replay-moment = Schritt
replay-where = Runde { $round }, Schritt { $at } von { $all }
replay-controls = Durch das Spiel gehen
replay-round-back = Eine Runde zurück
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-halt = Anhalten
replay-forth = Einen Schritt weiter
replay-round-forth = Eine Runde weiter
replay-eyes = Karten
replay-open = Alle Karten offen
replay-as = Wie { $who } es sah
replay-hands = Die Karten von allen
replay-hand = { $who } hält { $cards }
replay-hand-empty = { $who } hat keine Karten
replay-none = Dieses Spiel gibt es nicht, oder es ist noch nicht vorbei.

# Das Nachspiel: was das Spiel entschieden hat.

replay-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
replay-review = Nachspiel
replay-parts = Teile
replay-game = Spiel
replay-round = Runde { $round }
replay-place = Platz { $place }, hinter { $who }
replay-won = Du hast gewonnen
replay-winner = { $who } hat gewonnen
replay-told = { $cards ->
    [good] Die Karten waren besser als üblich
    [bad] Die Karten waren schlechter als üblich
   *[even] Die Karten waren wie üblich
}, { $others ->
    [good] und die anderen haben dir geholfen.
    [bad] und die anderen haben dir nichts geschenkt.
   *[even] und die anderen haben wenig daran geändert.
}
replay-more = In Runde { $round } lag für dich am meisten drin.
replay-walk = { $you ->
    [yes] Woher deine { $figure } kommen
   *[no] Woher { $who }s { $figure } kommen
}
replay-walk-note = { $points } Punkte, die anderen im Schnitt { $mean }: macht { $figure }.
replay-cards = die Karten
replay-own = eigene Entscheidungen
replay-others = Entscheidungen der anderen
replay-sum = zusammen
replay-cards-short = Karten
replay-own-short = selbst
replay-others-short = andere
replay-rest = Und bei den anderen
replay-cards-about = Karten: das eigene Blatt, und wie die verdeckten Karten lagen.
replay-given = Verschenkte Punkte
replay-given-note = Gezählt wird nur, was du wissen konntest. Pech zählt nicht mit.
replay-given-unit = je Runde
replay-strong = So stark wie { $bots }
replay-strong-between = Zwischen { $first } und { $second }
replay-strong-note = Ein Spiel sagt wenig.
replay-few = Noch zu wenig, um mehr zu sagen: { $real } Entscheidungen, bei denen es darauf ankam.
replay-watch = Runde { $round } anschauen
replay-steps = Stich für Stich
replay-thinking = Elwe denkt noch nach: { $done } von { $of }
replay-waiting = Elwe kommt gleich dazu.
replay-ask = Elwe durchgehen lassen
replay-ask-title = Was hat das Spiel entschieden?
replay-ask-text = Elwe schaut sich jede Entscheidung an: was die Karten waren, was ihr daraus gemacht habt, was besser gegangen wäre.
replay-unasked = Dieses Spiel ist noch nicht durchgegangen worden. Ansehen geht trotzdem.
replay-story = Wie die Runde lief
replay-story-note = Voraussichtlicher Vorsprung nach jedem Stich.
replay-start = Start
replay-trick = Stich { $trick }
replay-turning = { $count ->
    [one] Ein Moment
   *[other] { $count } Momente
}
replay-quiet = Nichts zu meckern
replay-quiet-text = In dieser Runde hat keine einzelne Entscheidung viel verschoben.
replay-round-title = { $you ->
    [yes] Deine Runde: { $points }
   *[no] Die Runde ging an { $who }: { $points }
}
replay-round-told = Am meisten bewegt hat Stich { $trick }: { $move }.
replay-round-calm = Es ging ruhig zu.
replay-your-round = { $you ->
    [yes] Deine { $figure } in dieser Runde
   *[no] { $who }s { $figure } in dieser Runde
}
replay-better = { $what } wär besser gewesen
replay-fine = Gut gewählt
replay-was-close = Knapp daneben
replay-instead = Besser: { $what }
replay-average = im Schnitt
replay-bars = Was jede Wahl im Schnitt bringt
replay-bar = { $what }: { $figure }, plus minus { $error }
replay-unit-points = Vorsprung bis Rundenende, im Schnitt. Der Strich: wie sicher wir sind.
replay-unit-chance = Aussicht auf den Sieg in Prozent. Der Strich: wie sicher wir sind.
replay-is-better = besser
replay-is-chosen = gespielt
replay-all-cards = alle Karten
replay-as-you = wie du es sahst
replay-show-moment = Genauer ansehen
replay-close = Zu
replay-share = Link zum Teilen
replay-copied = Der Link ist kopiert.
replay-overview = Zur Übersicht
replay-names = Namen zeigen
replay-names-note = Wer nicht dabei war, sieht eure Namen erst, wenn alle das wollen.
replay-player = Spieler { $number }

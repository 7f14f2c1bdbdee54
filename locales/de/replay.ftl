# Ein Spiel, das vorbei ist, noch einmal angesehen.

replay-begin = Vor dem ersten Austeilen
replay-moment = Schritt
replay-where = Runde { $round }, Schritt { $at } von { $all }
replay-controls = Durch das Spiel gehen
replay-round-back = Eine Runde zurück
replay-trick-back = Einen Stich zurück
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-halt = Anhalten
replay-forth = Einen Schritt weiter
replay-trick-forth = Einen Stich weiter
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
replay-won-with = Du hast gewonnen, zusammen mit { $who }
replay-winner = { $count ->
    [one] { $who } hat gewonnen
   *[other] { $who } haben gewonnen
}
replay-front = { $you ->
    [yes] Du lagst vorn
   *[no] { $count ->
        [one] { $who } lag vorn
       *[other] { $who } lagen vorn
    }
}
replay-level = Alle gleichauf
replay-told = { $you ->
    [yes] { $cards ->
        [good] Die Karten waren besser als üblich
        [bad] Die Karten waren schlechter als üblich
       *[even] Die Karten waren wie üblich
    }, { $others ->
        [good] und die anderen haben dir geholfen.
        [bad] und die anderen haben dir nichts geschenkt.
       *[even] und die anderen haben wenig daran geändert.
    }
   *[no] { $cards ->
        [good] { $who } hatte bessere Karten als üblich
        [bad] { $who } hatte schlechtere Karten als üblich
       *[even] { $who } hatte Karten wie üblich
    }, { $others ->
        [good] und die anderen haben geholfen.
        [bad] und die anderen haben nichts geschenkt.
       *[even] und die anderen haben wenig daran geändert.
    }
}
replay-told-own = { $you ->
    [yes] { $own ->
        [little] Du hast wenig liegen lassen.
        [most] Am meisten lag an deinen eigenen Entscheidungen.
       *[much] Ein paar Punkte hast du liegen lassen.
    }
   *[no] { $own ->
        [little] Liegen blieb wenig.
        [most] Am meisten lag an den eigenen Entscheidungen.
       *[much] Ein paar Punkte blieben liegen.
    }
}
replay-more = In Runde { $round } lag für dich am meisten drin.
replay-walk = { $you ->
    [yes] Woher deine { $figure } kommen
   *[no] Woher die { $figure } von { $who } kommen
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
replay-strong-also = Vielleicht auch wie { $bots }.
replay-ladder-note = Punkte, die jemand in einer Runde verschenkt. Je weiter rechts, desto weniger.
replay-by-round = Runde für Runde
replay-given-all = Punkte je Runde. Gezählt wird nur, was jemand wissen konnte.
replay-given-chance = Dazu am Ende, wo Sieg und Platz zählen: { $percent } % Aussicht.
replay-few = Noch zu wenig, um mehr zu sagen: { $real } Entscheidungen, bei denen es darauf ankam.
replay-unmeasured = Wie stark das ist, wissen wir nur beim Spiel zu viert mit den einfachen Regeln.
replay-watch = Runde { $round } anschauen
replay-steps = Stich für Stich
replay-thinking = Elwe denkt noch nach: { $done } von { $of }
replay-judged = Wen Elwe schon angesehen hat
replay-judged-done = Platz { $seat }: angesehen
replay-judged-not = Platz { $seat }: noch nicht
replay-waiting = Elwe kommt gleich dazu.
replay-ask = Elwe drüberschauen lassen
replay-ask-title = Was hat das Spiel entschieden?
replay-ask-text = Elwe schaut sich jede Entscheidung an: was die Karten waren, was ihr daraus gemacht habt, was besser gegangen wäre.
replay-ask-here = Elwe schaut sich deine Entscheidungen an, hier auf dem Gerät: was die Karten waren, was du daraus gemacht hast, was besser gegangen wäre. Du kannst jederzeit aufhören und später weitermachen.
replay-go-on = Elwe weiterschauen lassen
replay-unasked = Dieses Spiel hat Elwe noch nicht angesehen. Anschauen kannst du es trotzdem.
replay-failed-title = Elwe kam nicht durch
replay-failed = Anschauen kannst du das Spiel trotzdem; oder frag später noch einmal.
replay-story = Wie die Runde lief
replay-story-note = Voraussichtlicher Vorsprung nach jedem Stich.
replay-start = Start
replay-trick = Stich { $trick }
replay-trick-of = Stich { $trick } von { $tricks }
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
replay-round-told = Den Ausschlag gab Stich { $trick }: { $move }.
replay-round-open = Bis Stich { $trick } war alles offen.
replay-deed = { $you ->
    [yes] { $way ->
        [lead] Du spielst { $what } aus
        [follow] Du gibst { $what } dazu
        [trump] Du trumpfst mit { $what }
        [discard] Du wirfst { $what } ab
        [pick] Du suchst { $what } aus
       *[starter] Du lässt { $what } anfangen
    }
   *[no] { $way ->
        [lead] { $who } spielt { $what } aus
        [follow] { $who } gibt { $what } dazu
        [trump] { $who } trumpft mit { $what }
        [discard] { $who } wirft { $what } ab
        [pick] { $who } sucht { $what } aus
       *[starter] { $who } lässt { $what } anfangen
    }
}
replay-deed-named = { $deed }: { suit } wird { role-mid }
replay-deed-taken = { $you ->
    [yes] Du nimmst { $holds }
   *[no] { $who } nimmt { $holds }
}
replay-forced = { $you ->
    [yes] Du musstest
   *[no] Anders ging es nicht
}
replay-luck = { $luck ->
    [bad] Besser ging es nicht, das war Pech
   *[good] Gut gewählt, und die Karten lagen gut
}
replay-luck-word = { $luck ->
    [bad] Pech
   *[good] Glück
}
replay-title-calm = Eine ruhige Runde
replay-title-named = { suit } wird { role-mid }
replay-title-better = { $you ->
    [yes] Da lag mehr drin
   *[no] { $who } lässt etwas liegen
}
replay-title-trump = { $you ->
    [yes] Du trumpfst
   *[no] { $who } trumpft
}
replay-title-taken = Auf Stich { $trick } kam es an
replay-title-luck = { $luck ->
    [bad] { $you ->
        [yes] Pech gehabt
       *[no] { $who } hatte Pech
    }
   *[good] { $you ->
        [yes] Das passte
       *[no] Bei { $who } passte es
    }
}
replay-title-card = Eine Karte in Stich { $trick }
replay-round-calm = Es ging ruhig zu.
replay-your-round = { $you ->
    [yes] Deine { $figure } in dieser Runde
   *[no] Die { $figure } von { $who } in dieser Runde
}
replay-better = { $what } wär besser gewesen
replay-fine = Gut gewählt
replay-was-close = Knapp daneben
replay-instead = Besser: { $what }
replay-average = im Schnitt
replay-why-as = So sah es { $who }:
replay-bars = Was jede Wahl im Schnitt bringt
replay-bar = { $what }: { $figure }, plus minus { $error }
replay-unit-points = Vorsprung bis Rundenende, im Schnitt. Der Strich: wie sicher wir sind.
replay-unit-chance = Aussicht auf Sieg und guten Platz in Prozent. Der Strich: wie sicher wir sind.
replay-is-better = besser
replay-is-chosen = gespielt
replay-is-as-good = genauso gut
replay-bars-some = Bei einem so langen Spiel werden die übrigen Karten nicht aufgehoben.
replay-all-cards = alle Karten
replay-as-you = wie du es sahst
replay-show-moment = Genauer ansehen
replay-close = Schließen
replay-share = Link zum Teilen
replay-copied = Der Link ist kopiert.
replay-overview = Zur Übersicht
replay-names = Namen zeigen
replay-names-note = Wer nicht dabei war, sieht eure Namen erst, wenn alle das wollen.
replay-player = Spieler { $number }

# Karten lesen: wer was halten konnte.

replay-more-title = Mehr
replay-reading-about = Zeigt bei jeder verdeckten Karte, wo sie liegen konnte.
replay-reading-layer = Karten lesen
replay-reading-title = { $you ->
    [yes] Was du wissen konntest
   *[no] Was { $who } wissen konnte
}
replay-reading-note = Je höher die Farbe, desto eher liegt die Karte dort.
replay-reading-how = Worauf es sich stützt
replay-reading-weighted = wenn alle vernünftig spielen
replay-reading-uniform = nur gezählt
replay-reading-told = { $move }: Von je { $times } Verteilungen, die möglich waren, bleibt eine.
replay-reading-told-nothing = { $move }: Das verrät nichts Neues.
replay-reading-none = Es ist keine Karte mehr verdeckt.
replay-reading-waiting = Elwe zählt noch …
replay-reading-card = { $what }: { $chances }
replay-reading-chance = { $who } { $percent } %

# Noch einmal versuchen.

replay-again-title = Noch einmal versuchen
replay-again-go = { $count ->
    [one] Einen Moment noch einmal versuchen
   *[other] { $count } Momente noch einmal versuchen
}
replay-again-short = Ein so langes Spiel wird gekürzt aufgehoben: von jedem Moment deine Wahl und die beste, nicht alle. Darum gibt es hier nichts noch einmal zu versuchen.
replay-again-this = Noch einmal versuchen
replay-again-where = { $at } von { $all }
replay-again-round = Runde { $round }, Stich { $trick }
replay-again-ask = Du hast { $what } gewählt. Was würdest du jetzt tun?
replay-again-right = Ja! { $what }
replay-again-as-good = { $what }: genauso gut
replay-again-not-yet = Noch nicht
replay-again-not-yet-text = { $what } bringt im Schnitt { $less }.
replay-again-less-points = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte weniger
replay-again-less-chance = { $percent } % weniger Aussicht auf Sieg und guten Platz
replay-again-once-more = Nochmal wählen
replay-again-show = Zeig’s mir
replay-again-why = Warum?
replay-again-shown = So kann es mit { $what } kommen: { $cost } Punkte weniger als mit { $best }.
replay-again-many = Das ist eine Verteilung von vielen. Im Schnitt über alle: { $less }.
replay-again-unshown = Keine einzelne Verteilung zeigt es gut. Im Schnitt über viele: { $less }.
replay-again-show-again = Noch einmal ansehen
replay-again-next = Weiter
replay-again-end-title = Geschafft
replay-again-end = { $right } von { $all } auf Anhieb.
replay-again-close = Zurück zum Nachspiel

# Ab hier weiterspielen.

replay-onward-title = Was wäre, wenn
replay-onward-from = ab Stich { $trick }
replay-onward-go = Ab hier weiterspielen
replay-onward-seat-as = Als { $who }
replay-onward-note = Das zählt nicht und wird nirgends aufgehoben.
replay-onward-end = Diesmal { $now } statt { $then }
replay-onward-end-same = Diesmal auch { $now }
replay-onward-then = damals
replay-onward-now = diesmal
replay-onward-mean = { $you ->
    [yes] Einmal ist keinmal: Von hier kommst du im Schnitt auf { $figure }, gemessen an den anderen. Diesmal: { $now }.
   *[no] Einmal ist keinmal: Von hier kommt { $who } im Schnitt auf { $figure }, gemessen an den anderen. Diesmal: { $now }.
}
replay-amount-points = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
replay-amount-chance = { $percent } % Aussicht
replay-onward-compare = { $kind ->
    [more] Im Schnitt bringt { $now } hier { $amount } mehr als { $then }.
    [less] Im Schnitt bringt { $now } hier { $amount } weniger als { $then }.
   *[same] Im Schnitt bringt { $now } hier so viel wie { $then }.
}
replay-onward-again = Noch einmal ab hier
replay-onward-save = Als Datei sichern
replay-onward-close = Zurück zum Nachspiel

# Zusammen ansehen.

replay-together-title = Zusammen ansehen
replay-together-leader = { $you ->
    [yes] Du führst, { $count } dabei
   *[no] { $who } führt, { $count } dabei
}
replay-together-nobody = { $count } dabei
replay-together-follow = Dem Zeiger folgen
replay-together-follow-note = Sonst siehst du dich selbst um.
replay-together-pass = Führung abgeben
replay-together-to = An { $who }
replay-together-say = Etwas sagen
replay-together-stop = Aufhören
replay-together-pointed = { $you ->
    [yes] Du zeigst auf die { card }.
   *[no] { $who } zeigt auf die { card }.
}
replay-together-said = { $who }: { $phrase }
replay-together-guest = Gast { $number }
replay-together-point = Auf eine Karte zeigen

# Zum Mitnehmen.

replay-study-title = Drucken und mitnehmen
replay-study-print = Drucken
replay-study-page = Als Seite
replay-study-record = Aufzeichnung
replay-study-review = Nachspiel als JSON
replay-study-judging = Wird auf diesem Gerät noch einmal ganz gerechnet: { $done } von { $of }
replay-file-ask = Ein Spiel aus einer Datei ansehen
replay-file-note = Leg ein gespeichertes Spiel hier ab oder wähle es aus. Es wird nirgends aufgehoben.
replay-who = Wer davon bist du?
replay-who-note = Die Datei sagt es nicht. Danach erzählt das Nachspiel von dir, und du kannst deine Momente noch einmal versuchen.

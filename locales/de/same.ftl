# Gleiche Karten: Alle spielen dieselben Runden, und verglichen wird, was wer daraus macht.

same-title = Gleiche Karten
same-lead = Wer macht mehr daraus?
same-about = Alle bekommen dieselben Karten. So entscheidet nicht das Glück.
same-how = So geht’s
same-how-1 = Du machst auf und schickst den Link.
same-how-2 = { $kind ->
    [evening] Alle spielen zugleich dieselben Runden, an mehreren Tischen.
    [box] Alle spielen zugleich dieselben Runden, mit echten Karten.
   *[alone] Alle spielen dieselben Runden, wann sie wollen, gegen dieselben drei Bots.
}
same-how-3 = Verglichen wird Runde für Runde: Wie viel hast du mehr als die anderen auf deinem Platz?
same-new = Neu aufmachen
same-name = Name
same-name-suggestion = { $month }pokal
same-kind = Wie wird gespielt?
same-kind-alone = jeder für sich
same-kind-evening = Clubabend
same-kind-alone-note = Jeder, wann es passt, gegen drei Bots.
same-kind-evening-note = Alle zugleich, an mehreren Vierertischen. Die Plätze wechseln jede Runde; wo jemand fehlt, spielt ein Bot.
same-how-many = Wie viele Runden?
same-whole-game = ein Spiel
same-with-whom = Mit wem am Tisch?
same-until = Bis wann?
same-days = { $days ->
    [1] bis morgen
    [7] eine Woche
   *[other] { $days } Tage
}
same-open = Aufmachen und einladen
same-yours = Deine
same-yours-note = { $played } von { $rounds } gespielt
same-is-open = ist offen
same-over = vorbei
same-left = noch { $unit ->
    [days] { $number ->
        [one] ein Tag
       *[other] { $number } Tage
    }
   *[hours] { $number ->
        [one] eine Stunde
       *[other] { $number } Stunden
    }
}
same-link-title = Jetzt den Link weitergeben
same-link-until = Wer ihn öffnet, kann mitmachen. Bis { $until }.
same-qr = QR-Code mit dem Link zu diesen Karten
same-share-text = Gleiche Karten, wer macht mehr daraus? { $name }
same-sealed = { $rounds ->
    [one] Eine Runde versiegelt
   *[other] { $rounds } Runden versiegelt
}
same-sealed-note = Die Karten liegen für alle schon fest. Auch wer aufgemacht hat, kennt sie nicht.
same-opened = Das Siegel ist offen
same-opened-note = Aus dieser Zahl folgen alle Karten: { $root }
same-play = Runde { $round } spielen
same-play-game = Das Spiel spielen
same-go-on = Weiterspielen
same-later = Später
same-invites = { $who } lädt dich ein: { $name }
same-invites-all = Du bist eingeladen: { $name }
same-people = { $people ->
    [0] Noch ist niemand dabei.
    [one] Eine Person ist dabei, { $done } fertig.
   *[other] { $people } sind dabei, { $done } fertig.
}
same-rounds = { $rounds ->
    [one] Runde
   *[other] Runden
}, etwa { $minutes } Minuten
same-till = bis { $until }
same-at-table = { $who } am Tisch
same-first-counts = Du kannst nach jeder Runde aufhören und später weitermachen. Jede Runde zählt beim ersten Mal. Was am Schluss noch liegt, spielt das Haus zu Ende.
same-join = Mitmachen
same-leave = Doch nicht mitmachen
same-send-away = { $who } wegschicken
same-send-away-ask = { $who } kann bei diesem Abend nicht noch einmal mitmachen.
same-look = Erst nur schauen
same-standing = Stand
same-above = Punkte über dem Mittel
same-you = Du
same-done = fertig
same-of = { $played } von { $rounds }
same-by-house = das Haus spielte { $rounds }
same-zero = 0 ist, was alle im Schnitt auf demselben Platz mit denselben Karten geholt haben.
same-nobody = Noch hat niemand gespielt.
same-still = { $rounds ->
    [one] Noch eine Runde
   *[other] Noch { $rounds } Runden
}
same-waits = Runde { $round } wartet auf dich.
same-all-played = Alles gespielt
same-all-played-note = Der Stand ändert sich noch, bis alle durch sind.
same-ended = Vorbei
same-ended-note = Jetzt kannst du auch ansehen, wie die anderen gespielt haben.
same-round-by-round = Runde für Runde
same-your-comparison = dein Vergleich
same-points = Punkte
same-to-mean = zum Mittel
same-round = Runde { $round }
same-told = Runde { $round }: { $points } Punkte, { $above } zum Mittel
same-locked = siehst du, wenn du sie gespielt hast
same-others = die anderen
same-mean = das Mittel
same-par = Wo erst wenige gespielt haben, steht statt des Mittels, was mit diesen Karten zu erwarten war.
same-best = Runde { $round }: deine beste
same-best-note = Mit denselben Karten waren im Schnitt { $mean } zu holen, du hast { $points }. Im Nachspiel siehst du, woran es lag.
same-their-games = Wie die anderen gespielt haben
same-their-round = Runde { $round }, { $who }: { $points }
same-house-for = { $who } (vom Haus gespielt)
same-evening-how = Wenn alle da sind, geht’s los. Auf leere Plätze setzen sich Bots.
same-evening-start = Los geht’s
same-evening-few = Es braucht mindestens zwei.
same-evening-here = Wer da ist
same-evening-wait = Es geht los, sobald { $who } beginnt.
same-evening-waiting = { $people ->
    [one] Eine Person spielt
   *[other] { $people } spielen
} diese Runde noch.
same-evening-late = Dieser Abend hat schon angefangen.
same-kind-box = echte Karten
same-kind-box-note = Clubabend mit echten Schachteln: Dein Gerät sagt, welche Karten du aus dem sortierten Stapel nimmst, und rechnet über alle Tische.
same-box-take = Diese Karten nimmst du
same-box-where = Tisch { $table }, Platz { $seat }
same-box-starts = { $you ->
    [yes] Du spielst aus.
   *[no] Platz { $seat } spielt aus.
} Die Zahl der Runde ist { $value }.
same-box-clockwise = Die Plätze zählen im Uhrzeigersinn.
same-box-enter = Punkte eintragen
same-box-one-counts = Eine Person zählt für den ganzen Tisch, mit den Stichen vor sich.
same-box-count = Tisch auszählen
same-box-entered = Eingetragen: Du hast { $points }.
same-box-fours = Mit echten Karten braucht jeder Tisch vier: Es müssen 8, 12, 16 … sein.

# Der Tisch: Rahmen, Plätze, Landkarte, Babbeln, Verbindung, Tasten.

table-title = Tisch { $code }
table-round = Runde { $round }
table-round-of = von { $rounds }
table-points = Punkte: { $points }
table-points-unit = Punkte
table-map-disc = { $who }: { $points }
table-standings = Stand
table-roles = Rollen
table-number = Zahl
table-still-out = Noch draußen
table-still-out-short = Draußen
table-deals = gibt
table-you = du
table-seat = { $who }, { $tricks ->
    [0] noch kein Stich
    [one] 1 Stich
   *[other] { $tricks } Stiche
}{ $dealer ->
    [yes] , gibt
   *[no] { "" }
}{ $turn ->
    [yes] , ist dran
   *[no] { "" }
}
table-tricks = { $tricks ->
    [0] noch kein Stich
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
table-thinking = { $who } überlegt …
table-absent = nicht da
table-away = weg
table-counter = Kartenzähler
table-counter-suit = { suit }: { $values }

table-last-trick = Letzter Stich
table-last-trick-taken = { $you ->
    [yes] Du nimmst ihn.
   *[no] { $who } nimmt ihn.
}
table-last-trick-named = { suit } ist seitdem { role-mid }.
table-last-trick-none = Noch kein Stich.
table-tricks-of = { $you ->
    [yes] Deine Stiche
   *[no] Stiche von { $who }
}

table-virtual-columns = Spalten des Strohmanns
table-virtual-column = Spalte { $column }: { card }, { $below ->
    [0] nichts darunter
    [one] 1 Karte verdeckt darunter
   *[other] { $below } Karten verdeckt darunter
}
table-virtual-column-empty = Spalte { $column }: leer
table-virtual-follows = { led } liegt: Der Strohmann spielt danach { card-short }.
table-virtual-leads = Der Strohmann spielt { card-short } aus.
table-virtual-throws = { led } liegt, und der Strohmann hat keins: Er wirft { card-short } ab.

table-chat = Babbeln
table-chat-mute = Stumm
table-chat-unmute = Wieder hören
table-chat-off = Wer den Tisch hat, hat das Babbeln abgestellt.
table-phrase-hello = Hallo zusammen!
table-phrase-good-luck = Viel Glück!
table-phrase-well-played = Gut gespielt!
table-phrase-oh-no = Ach du je!
table-phrase-sorry = Tut mir leid!
table-phrase-thanks = Danke!
table-phrase-your-turn = Du bist dran!
table-phrase-take-your-time = Lass dir Zeit.
table-phrase-cheers = Zum Wohl!
table-phrase-one-more = Noch eins?
table-phrase-goodbye = Macht’s gut!

table-watching = Du schaust zu
table-watching-text = Du siehst, was alle sehen: keine Hände.
table-join-in = Mitspielen
table-join-in-text = Übernimm den Platz eines Bots, mit seinen Karten und Punkten.
table-take-over = Für { $who } weiterspielen
table-full = Auf jedem Platz sitzt jemand. Zuschauen ist auch schön.

table-asks = { $who } möchte mitspielen.
table-asks-more = { $others ->
    [one] Noch jemand wartet.
   *[other] Noch { $others } warten.
}
table-let-in = Gern
table-turn-down = Lieber nicht
table-ask = Bevor du dich setzt, wird { $host } gefragt.
table-asked = { $host } ist gefragt. Kleinen Moment …
table-asked-back = Doch nicht
table-turned-down = { $host } möchte gerade lieber nicht.
table-shut = Diesmal wird es nichts. Zuschauen darfst du gern.
table-removed = An diesem Tisch ist kein Platz für dich. Zuschauen darfst du gern.

table-clock-you = { $seconds ->
    [one] Noch 1 Sekunde für dich
   *[other] Noch { $seconds } Sekunden für dich
}
table-more-time = Mehr Zeit
table-away-title = Ein Bot spielt für dich
table-away-gone = Du warst weg, da hat er deine Karten warm gehalten.
table-away-clock = Deine Zeit war um, da hat er weitergespielt.
table-come-back = Bin wieder da

table-connecting = Der Tisch wird gesucht …
table-connecting-long = Der Server antwortet, aber die Leitung zum Spielen geht nicht auf. Manche Netze sperren sie; vielleicht hilft ein anderes.
table-lost = Verbindung weg
table-lost-text = Wir versuchen es weiter. Deine Karten bleiben dir.
table-lost-long = Immer noch kein Netz. Wenn du zurück bist, geht es weiter; vielleicht spielt solange ein Bot für dich.
table-back = Wieder am Tisch.
table-ended-host = Wer den Tisch hatte, hat ihn geschlossen.
table-ended-idle = Einen Tag lang kam niemand, da wurde der Tisch geschlossen.
table-ended-played = Diese Runde ist gespielt.
table-ended-operator = Wer den Server betreibt, hat diesen Tisch geschlossen.
table-banned = Hier kannst du gerade nicht spielen.
table-banned-text = Wer den Server betreibt, lässt dich eine Weile nicht herein. Auf der Startseite steht, wie lange.
table-records = Die Spiele bleiben aufgehoben.

table-people = Leute am Tisch
table-invite = Leute einladen
table-wishes = Wenn ich nicht da bin
table-menu-settings = Einstellungen
table-menu-rules = Regeln
table-menu-keys = Tasten
table-menu-check = Mischung prüfen
table-menu-leave = Tisch verlassen
table-leave-ask = Ein Bot übernimmt deine Karten. Du kannst auf den Platz zurück, solange ihn niemand anderes hat.
table-leave-watch = Aufstehen und zuschauen

table-keys-title = Tasten
table-keys-step = ← →
table-keys-step-text = einen Schritt zurück, weiter
table-keys-step-trick = Umschalt ← →
table-keys-step-trick-text = einen Stich zurück, weiter
table-keys-step-round = Bild ↑, Bild ↓
table-keys-step-round-text = eine Runde zurück, weiter
table-keys-step-all = Pos 1, Ende
table-keys-step-all-text = an den Anfang, ans Ende
table-keys-run = Leertaste
table-keys-run-text = abspielen, anhalten
table-keys-arrows = ← →
table-keys-arrows-text = von Karte zu Karte
table-keys-sort = Umschalt ← →
table-keys-sort-text = Karte verschieben, wenn du selbst ordnest
table-keys-enter = Enter
table-keys-enter-text = Karte spielen, weiter
table-keys-digits = 1 … 9, 0, Umschalt + 1 … 5
table-keys-digits-text = Karte nach ihrem Platz antippen, mit Umschalt ab der elften; oder eine Zahl aussuchen
table-keys-suits = B N E G R
table-keys-suits-text = Farbe aussuchen
table-keys-hint = H
table-keys-hint-text = Tipp
table-keys-last = L
table-keys-last-text = letzter Stich
table-keys-map = M
table-keys-map-text = Landkarte und Punkte
table-keys-roles = O
table-keys-roles-text = Rollen vorlesen
table-keys-table = T
table-keys-table-text = Stich vorlesen
table-keys-chat = C
table-keys-chat-text = babbeln
table-keys-help = ?
table-keys-help-text = diese Liste
table-keys-escape = Esc
table-keys-escape-text = schließen, Wahl zurücknehmen

table-welcome = Neu hier?
table-welcome-arches = Tipp oben auf die Bögen: Sie erklären die Rollen.
table-unkept = Das Gerät kann das Spiel nicht aufheben. Es läuft, bis du das Fenster schließt.
table-title-here = Tisch auf diesem Gerät

# Die Befehlszeile, soweit die anderen Dateien die Worte nicht haben.

cli-virtual-player = Strohmann
cli-options = { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[5] zu fünft
}{ $more ->
    [yes] , mit mehr Karten
   *[no] { "" }
}{ $pick ->
    [yes] , mit ausgesuchten Bestimmern (bis { $goal }, { $dabbscheedel } oder { $rounds } Runden)
   *[no] { "" }
}
cli-game = ebbes { cli-options }: { $names }
cli-welcome = ebbes { cli-options }. ? hilft, q hört auf.

cli-round = Runde { $round }: { $you ->
    [yes] Du gibst
   *[no] { $who } gibt
}
cli-pile = { $up } auf { $down }
cli-number = Die Zahl ist { $value }.
cli-starts = { $you ->
    [yes] Du spielst an.
   *[no] { $who } spielt an.
}
cli-names-starter = { $you ->
    [yes] Du bestimmst, wer anspielt: { $starter }.
   *[no] { $who } bestimmt, wer anspielt: { $starter }.
}
cli-picks = { $you ->
    [yes] Du suchst dir { $code } aus.
   *[no] { $who } sucht sich { $code } aus.
}
cli-picks-short = { $who }: { $code } ausgesucht
cli-turns-up = { $who }: { $code } aufgedeckt
cli-designated = { suit-mid } ist { role-mid }
# Steht über einer schmalen Spalte: höchstens sechs Buchstaben.
cli-total = gesamt
cli-over = Das Spiel ist aus: { $end ->
    [goal] Das Ziel ist erreicht
    [dabbscheedel] Das Dabbscheedel-Feld ist erreicht
   *[rounds] Alle Runden sind gespielt
}. { $winners ->
    [one] { $you ->
        [yes] Du gewinnst.
       *[no] { $who } gewinnt.
    }
   *[other] Gemeinsam gewonnen: { $who }.
}
cli-unfinished = Das Spiel ist noch nicht zu Ende.

cli-roles-none = Noch hat keine Farbe eine Rolle
cli-starters = Du bestimmst, wer anspielt: { $starters }
cli-picked = Ausgesucht: { $codes ->
    [none] noch nichts
   *[other] { $codes }
}
cli-free-numbers = Freie Zahlen: { $numbers }
cli-free-colours = Freie Farben: { $colours }
cli-pick-example = Such von beidem eins aus, etwa { $code }; die Karte muss nicht auf deiner Hand sein.
cli-lying = Auf dem Tisch: { $codes }
cli-cards = Deine Karten: { $codes }
cli-cards-not-now = Gerade nicht: { $codes }

cli-ask-card = Deine Karte?
cli-ask-designator = Welcher Bestimmer?
cli-ask-starter = Wer spielt an?
cli-choose = Tipp ein, was du willst, oder ? für Hilfe.
cli-no-choice = { $typed } steht nicht zur Wahl. { cli-choose }
cli-list-or = { $first } oder { $second }
cli-pick-half = { $what } braucht noch eine { $missing ->
    [number] Zahl
   *[colour] Farbe
}: { $codes }.
cli-pick-not-free = { $what } ist nicht frei (R26).
cli-help-starter =
    Du bestimmst, wer zum ersten Stich ausspielt: irgendwer, auch du selbst (R10).
    Tipp eine Nummer aus der Liste ein, oder einen Namen.
cli-help-designator =
    Such einen Bestimmer aus: Farbe und Zahl müssen in dieser Runde beide noch frei sein (R26).
    Schreib ihn, wie du magst: G7, 7g, grün 7. Wo nur noch eins dazu passt, reicht die Hälfte.
    Die Karte muss nicht auf deiner Hand sein. Aber wer sie hat, redet mit, wann sie fällt und welche
    Rolle ihre Farbe bekommt. Fünf werden ausgesucht, zuerst links von dem Platz, der dann anspielt.
cli-help-card = Tipp eine Karte wie G7 ein oder ihre Nummer aus der Liste; Enter allein nimmt die einzige.
cli-help =
    B Blau, N Braun, Y Gelb, G Grün, R Rot. Bedien die ausgespielte Farbe, wenn du kannst (R12).
    Der erste Bestimmer, der fällt, macht seine Farbe zu Trumpf, dann Plus, ebbes, Minus; sonst nix.
    Plus-Karten zählen +1, Minus-Karten −1. ebbes gibt 3, nur nicht für die meisten oder wenigsten.
    In der Tabelle steht +3 für diese drei und * für die meisten nix-Karten: Wer die hat, bestimmt,
    wer als Nächstes anspielt.
    ? diese Hilfe, t der Tisch, q Schluss

cli-seal = Die Mischung hängt an dem Siegel { $seal }.
cli-saved = Das Spiel ist gesichert, in { $path }.
cli-first-time = Die Bots machen sich auf diesem Rechner zum ersten Mal bereit: Das dauert ein paar Sekunden.
cli-stand-in = Brauchen sie länger als { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}, spielen sie zuerst einfach.
cli-still-compiling = Die Bots machen sich für dein nächstes Spiel bereit; mit Ctrl-C bist du gleich weg.

cli-verified = { $deals ->
    [one] 1 Mischung folgt
   *[other] { $deals } Mischungen folgen
} aus dem Siegel { $seal }
cli-verified-day = die Hand des Tages vom { $day }, gebunden durch den Jahreskopf { $head }
cli-verified-challenge = Karten { $number } aus „Gleiche Karten“ { $code }, gebunden durch den Kopf { $head }
cli-verified-missing = { $came } von { $people } Zahlen der Leute sind angekommen, nicht die von { $who }
cli-verified-without = ohne eigene Zahl, wie Bots es sind: { $who }
cli-verified-last-played = Wer zuerst angespielt hat, wurde nicht ausgelost, sondern hatte zuletzt gespielt.
cli-verified-unfinished = { cli-unfinished }

# Was an einer Datei nicht stimmt; „why“ ist englisch, denn es geht um das, was dort steht.
cli-at-line = Zeile { $line }: { $why }
cli-not-readable = Das lässt sich nicht lesen: { $why }
cli-broken = Das geht nach den Regeln nicht: { $why }
cli-not-certified = Mit der Mischung stimmt etwas nicht: { $why }
cli-nothing-to-decide = Hier gibt es nichts zu entscheiden: { $why ->
    [over] Das Spiel ist aus.
    [between] Es hört zwischen zwei Runden auf.
    [spectator] Da schaut nur jemand zu.
   *[waiting] Jemand anderes ist dran.
}

# Was sonst schiefgeht; „why“ ist wie oben englisch.
cli-fault-arena = Die Arena kommt nicht weiter: { $why }
cli-fault-setting = Mit dieser Einstellung läuft kein Server: { $why }
cli-fault-database = Das ist keine Datenbank: { $why }
cli-fault-foreign-review = Diese Nachschau gehört zu einem anderen Spiel: { $why }
cli-fault-depth = Diese Tiefe gibt es nicht: { $why }
cli-fault-person = Diese Person gibt es nicht: { $why }
cli-fault-review = Das ist keine Nachschau: { $why }
cli-fault-schema = Die Datenbank ist von einer neueren Version: { $why }
cli-fault-store = Die Datenbank antwortet nicht: { $why }
cli-fault-bot = Diesen Bot gibt es nicht: { $why }
cli-fault-fingerprint = Hier wird anders beurteilt als in dieser Nachschau: { $why }
cli-fault-value = Damit geht es nicht: { $why }

cli-seat = Platz { $seat }
cli-choice = Platz { $seat }: { $kind ->
    [play] { $what } spielen
    [pick] { $what } aussuchen
   *[starter] Platz { $what } spielt an
}
cli-worth = wert { $figure }
cli-points = Punkte { $figure }
cli-lead = Vorsprung { $figure }
cli-figure = { $sign }{ NUMBER($number, minimumFractionDigits: 2) }

# Was beurteilt wurde. Vier Spaltenköpfe: höchstens neun Buchstaben.
cli-review-result = Vorsprung
cli-review-cards = Karten
cli-review-decisions = selbst
cli-review-others = andere
cli-review-standings = Stand: { $standings }
cli-review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-review-part = Bisher beurteilt: { $done } von { $total } Entscheidungen.
cli-review-round = Runde { $round }
cli-review-open-round = Runde { $round }, so weit sie gespielt ist
cli-review-given = verschenkt { $figure } ± { $error } Punkte pro Runde
cli-review-yield = Ausbeute { $percent } ± { $error } %
cli-review-alike = so stark wie { $who }
cli-review-between = zwischen { $weaker } und { $stronger }
cli-review-few = für die Ausbeute noch zu wenige Entscheidungen
cli-review-mark = { $mark ->
    [small] Ein kleiner Patzer
    [clear] Ein klarer Fehler
   *[grave] Ein schwerer Fehler
}: { $less } als mit { $better }.
cli-review-proved = Bewiesen: { $what } ist in { $best } von { $deals } möglichen Verteilungen am besten.
cli-review-proved-wins = Bewiesen: { $what } gewinnt in { $wins } von { $deals } möglichen Verteilungen.
cli-review-moved = Das hat verschoben: { $moves }.
cli-review-title = Wie das Spiel lief
cli-review-turning = Wendepunkte
cli-review-course = Was alle erwarten konnten, Entscheidung für Entscheidung
cli-review-about = Der Vorsprung sind die eigenen Punkte weniger der Schnitt der anderen. Karten: die eigenen, und wie die verdeckten lagen. Selbst: was die eigene Wahl, nach dem was man wissen konnte, mehr brachte als die der Vergleichsspieler. Andere: was sie taten.
cli-par-par = Par
cli-par-over = über Par

# What operators do beside a running server.
cli-operate-no-time = keine Dauer: { $what }; schreib 30m, 2h oder 7d, höchstens ein Jahr
cli-operate-no-table = es gibt keinen offenen Tisch { $what }
cli-operate-left = { $unit ->
    [d] { $number } Tage
    [h] { $number } Stunden
    [m] { $number } Minuten
   *[s] { $number } Sekunden
}
cli-operate-banned = { $who } bleibt { $left } draußen; die Server wissen es in wenigen Sekunden
cli-operate-lifted = { $who } darf wieder herein; die Server wissen es in wenigen Sekunden
cli-operate-ban = { $kind ->
    [person] Person
   *[network] Adresse
} { $who }: noch { $left }, auf Anordnung
cli-operate-ban-flood = Adresse { $who }: noch { $left }, vom Server, wegen zu vieler Anfragen
cli-operate-ban-maintenance = Wartung: Spiele gehen weiter, aber nichts Neues beginnt
cli-operate-no-bans = niemand bleibt draußen
cli-operate-flood = { $kind ->
    [person] Person
   *[address] Adresse
} { $who }: { $times ->
    [one] einmal
   *[other] { $times } Mal
} abgewiesen in der letzten Stunde
cli-operate-no-floods = niemand will zu viel
cli-operate-report = { $number }: { $name } ({ $who }) an Tisch { $code }, { $when }: { $why ->
    [name] ungehöriger Name
    [talk] stört mit Sprüchen
    [leaving] läuft aus Spielen davon
    [slowness] spielt mit Absicht langsam
   *[cheating] spielt unfair
}
cli-operate-no-reports = niemand hat jemanden gemeldet
cli-operate-no-report = eine Meldung { $number } gibt es nicht
cli-operate-done = Meldung { $number } ist erledigt
cli-operate-closed = Tisch { $code } ist geschlossen; alle dort sehen es in höchstens zehn Sekunden
cli-operate-maintenance = { $state ->
    [on] Wartung: Spiele gehen weiter, aber nichts Neues beginnt; die Server wissen es in wenigen Sekunden
   *[off] alles ist wieder offen; die Server wissen es in wenigen Sekunden
}

# Was einen Befehl aufhält; „why“ ist englisch, denn es geht um das, was dasteht oder was das System sagt.
cli-needs = { $what ->
    [judging] zum Beurteilen
    [training] zum Lernen
    [measuring] zum Messen
    [explaining] zum Erklären
    [table] für einen Tisch auf einem Server
    [terminal] für einen Platz im Terminal
   *[other] für { $what }
} fehlt { $library }: pip install 'ebbes[{ $extra }]'
cli-input-closed = die Standardeingabe ist geschlossen
cli-cannot-read = { $file } lässt sich nicht lesen: { $why }
cli-cannot-print = Das lässt sich nicht ausgeben: { $why }
cli-cannot-write = { $file } lässt sich nicht schreiben: { $why }
cli-file-line = { $file }, Zeile { $line }
cli-review-one = mit --html oder --keep immer nur eine Aufzeichnung
cli-review-no-seat = Platz { $seat } gibt es nicht
cli-review-other = { $file } bewahrt eine Nachschau anderer Plätze oder anderer Tiefe auf: andere Datei, oder ohne --seat und --depth
cli-review-stopped = abgebrochen nach { $done } von { $total } Entscheidungen
cli-ladder-stopped = abgebrochen bei { $name }, nach { $done } von { $total } Runden
cli-train-cannot = in { $folder } lässt sich nicht lernen: { $why }
cli-puzzles-found = { $done } von { $total } gefunden
cli-rate-games = { $shown } { $games ->
    [one] Spiel
   *[other] Spiele
}
cli-perft = { $what ->
    [depth] Tiefe { $shown }
    [sequences] { $shown } Folgen
   *[finished] { $shown } zu Ende
}

# Was gemessen wurde. Namen anderer bleiben, wie sie sind.
cli-bench-measured = gemessen
cli-bench-counted = gezählt
cli-bench-rate = pro Sekunde
cli-bench-times = so viel Mal
cli-bench-missing = nicht installiert
cli-bench-name = { $what ->
    [kernel-one-thread] Kern, ein Thread
    [kernel-two-threads] Kern, zwei Threads
    [one-thread] ein Thread
    [search-playing-out-by-a-policy] Suche, ausgespielt nach Gelerntem
    [search] Suche
    [engine] Spielregeln in Python
    [random-rounds] zufällige Runden
    [iterations] Durchläufe
    [plays] Spielzüge
   *[other] { $name }
}

# Ein Wettkampf zwischen Bots. Bezeichnungen: höchstens zwölf Buchstaben; Spaltenköpfe: höchstens acht, die Anzahl elf.
cli-arena-either = entweder einzelne Runden oder ganze Spiele, nicht beides
cli-arena-stopped = abgebrochen nach { $done } von { $total }{ $kept ->
    [yes] ; derselbe Befehl macht hier weiter
   *[no] { "" }
}
cli-arena-who = { $bot } gegen { $others }
cli-arena-deals = { $shown } { $unit ->
    [game] { $number ->
        [one] Spiel
       *[other] Spiele
    }
   *[deal] { $number ->
        [one] Runde
       *[other] Runden
    }
}
cli-arena-seatings = in je { $players } Sitzordnungen; Startzahl { $seed }
cli-arena-label = { $what ->
    [difference] Unterschied
    [places] Plätze
   *[null] Gegenprobe
}
cli-arena-points = { $figure } Punkte pro { $unit ->
    [game] Spiel
   *[round] Runde
}
cli-arena-virtual = { $figure } vor dem virtuellen Mitspieler
cli-arena-place = { $place }.
cli-arena-average = { $place } im Schnitt; { $wins } gewonnen
cli-arena-null = ({ $bot } gegen sich selbst, { $deals }): { $verdict ->
    [off] SCHIEF, dieser Messung ist nicht zu trauen
    [few] zu wenige Runden, um etwas zu sagen
   *[even] ausgeglichen, innerhalb von 4 Fehlern
}
cli-arena-time = { $what ->
    [unit] Millisekunden
    [mean] Mittel
    [p50] p50
    [p99] p99
    [max] höchste
   *[count] Entscheide
}
cli-arena-took = { $seconds } Sekunden, { $processes ->
    [one] { $processes } Prozess
   *[other] { $processes } Prozesse
}

# Ein Server, und was er aufbewahrt.
cli-server-needs = für einen Server fehlt { $library }: installiere ebbes mit dem Extra 'server'
cli-serve-at = ebbes ist auf { $address } (Strg-C beendet es)
cli-serve-setting = eine Einstellung ist NAME=WERT, nicht { $what }
cli-no-database = in { $file } ist keine Datenbank
cli-backup-command = PostgreSQL hat einen eigenen Befehl: { $command }
cli-backup-done = alles aus { $source } ist in { $file }
cli-person-who = sag, wer: entweder die Id einer Person oder --name
cli-person-none = es gibt niemanden mit { $by ->
    [id] dieser Id
   *[name] diesem Namen
}
cli-person-many = { $people } Leute haben diesen Namen: { $ids }
cli-forget-sure = { $who } ({ $id }) vergessen?
cli-forgotten = vergessen; Tische, die ohne den Namen bleiben: { $tables }

# Der Platz im Terminal.
cli-sit-help = Hilfe
cli-sit-map = Landkarte
cli-sit-quit = Ende
cli-sit-play = spielen
cli-sit-space = Leertaste
cli-sit-last-trick = letzter Stich
cli-sit-chat = babbeln
cli-sit-course = Verlauf
cli-sit-takes = sticht
cli-sit-trumps = trumpft
cli-sit-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
cli-sit-sealed = versiegelt { $seal }
cli-sit-watchers = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
cli-sit-on = Enter: weiter
cli-sit-change = ändern
cli-sit-change-keys = ↑ ↓ wählen, ← → ändern
cli-sit-alone = alle Regeln, gegen das Haus
cli-sit-friends = ein Tisch mit Code, für andere
cli-sit-join = oder den Code eines Tisches einfügen
cli-sit-games = deine Spiele, noch einmal angeschaut
cli-sit-become = Dieselbe Person wie im Browser sein
cli-sit-become-text = Mach im Browser auf der Startseite oder bei den Einstellungen einen Link für ein weiteres Gerät und füg ihn hier ein. Er gilt einmal und zehn Minuten lang.
cli-sit-left = Jetzt bist du hier { $who }. Die Spiele von { $who } bleiben, und auf der ersten Seite geht es zurück.
cli-sit-keys-digits = die Karte mit dieser Nummer spielen
cli-sit-keys-arrows = von Karte zu Karte, und spielen
cli-sit-no-tables = Gerade hat niemand einen offenen Tisch.
cli-sit-no-games = Noch ist kein Spiel zu Ende.
cli-sit-not-played = Bei diesem Spiel hast du nicht mitgespielt.
cli-sit-fault = Das ging nicht: { $why }
cli-sit-no-answer = Unter { $server } antwortet niemand. Stimmt die Adresse, mit http:// oder https:// am Anfang, und läuft der Server?
cli-sit-only-here = Das geht nur auf diesem Rechner. Für andere: ebbes serve starten und dorthin einladen.
cli-sit-elsewhere = Dieser Tisch ist auf einem anderen Server. Geh hier hinaus und tipp: ebbes sit { $link }
cli-sit-small = Der Tisch braucht ein Fenster mit { $columns } Spalten und { $lines } Zeilen; dieses hat { $width } und { $height }. Zieh es bitte etwas größer, oder mach die Schrift kleiner.

# Ein Tisch auf einem Server, Zeile für Zeile.
cli-join-welcome = Du bist am Tisch { $code }. ? hilft, q geht.
cli-join-help = Tipp die Nummer einer Wahl oder eine Karte wie G7. t sagt noch einmal Rollen, Stich und deine Karten, vor einem Spiel, wer am Tisch sitzt, l den letzten Stich, p die Punkte von allen, h was ein starker Bot täte. c zählt auf, was du sagen kannst, c mit einer Nummer sagt es. m bittet um mehr Zeit, w spielt wieder selbst, wenn ein Bot für dich gespielt hat. s beginnt ein Spiel an deinem eigenen Tisch, Plus lässt jemanden mitspielen, der fragt, Minus nicht; j setzt dich hin, wenn du nur zuhörst. q geht.
cli-join-pick = Tipp eine Farbe und eine Zahl, etwa G7; du musst die Karte nicht haben.
cli-join-not-yet = Noch bist du nicht dran.
cli-join-listening = Du hörst am Tisch { $code } zu. ? hilft, j setzt dich dazu, q geht.
cli-join-you-say = Du sagst: { $phrase }
cli-join-asked = Tipp Plus für gern, Minus für lieber nicht.
cli-join-away = Tipp w, um wieder selbst zu spielen.
cli-join-nobody-asks = Gerade fragt dich niemand nach einem Platz.
cli-join-around = Am Tisch: { $who }.
cli-join-free = { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
cli-join-points = { $you ->
    [yes] Du hast
   *[no] { $who } hat
} { $total } Punkte.

# Plätze über SSH.
cli-ssh-guest = Du kommst ohne Schlüssel, { $who }: Name, Spiele und dein Platz am Tisch sind weg, sobald du gehst. Mit einem SSH-Schlüssel (ssh-keygen macht einen) bist du nächstes Mal wieder du.
cli-ssh-idle = Hier ist lange nichts passiert, darum endet dieser Besuch. Dein Platz bleibt noch eine Weile deiner. Komm jederzeit wieder.
cli-ssh-no-server = Die Tische sind gerade nicht erreichbar. Versuch es bitte später noch einmal.
cli-ssh-told = Die Seiten hier brauchen einen ganzen Bildschirm und Augen dafür. Zeile für Zeile geht es mit: ebbes play --join CODE --server { $server }

# Ein eigener Tisch im Terminal, und Plätze über SSH.
cli-sit-needs-server = ein eigener Tisch braucht einen Server: installiere ebbes mit dem Extra 'server'
cli-sit-no-server = ein eigener Server läuft nicht: { $why }
cli-ssh-at = Plätze gibt es mit { $command } (Strg-C beendet es)
cli-ssh-cannot = auf { $host } Port { $port } geht es nicht: { $why }

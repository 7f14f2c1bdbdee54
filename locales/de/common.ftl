# Farben, Rollen und Karten, und was auf jeder Seite steht.

-suit-blue = { $form ->
   *[noun] Blau
    [card] blaue
}
-suit-brown = { $form ->
   *[noun] Braun
    [card] braune
}
-suit-yellow = { $form ->
   *[noun] Gelb
    [card] gelbe
}
-suit-green = { $form ->
   *[noun] Grün
    [card] grüne
}
-suit-red = { $form ->
   *[noun] Rot
    [card] rote
}
-role-trump = Trumpf
-role-plus = Plus
-role-ebbes = ebbes
-role-minus = Minus
-role-nix = nix

# Eine Farbe als Beschriftung oder am Satzanfang.
suit = { $suit ->
    [B] { -suit-blue }
    [N] { -suit-brown }
    [Y] { -suit-yellow }
    [G] { -suit-green }
   *[R] { -suit-red }
}
# Eine Farbe mitten im Satz.
suit-mid = { suit }
# Die Farbe vor dem Wort „Karte“.
suit-card = { $suit ->
    [B] { -suit-blue(form: "card") }
    [N] { -suit-brown(form: "card") }
    [Y] { -suit-yellow(form: "card") }
    [G] { -suit-green(form: "card") }
   *[R] { -suit-red(form: "card") }
}
# Der Buchstabe auf den Karten: je einer, der im Wort vorkommt.
suit-letter = { $suit ->
    [B] B
    [N] N
    [Y] E
    [G] G
   *[R] R
}
suit-motif = { $suit ->
    [B] Blau, Trauben
    [N] Braun, Elwetritsche
    [Y] Gelb, Kartoffeln
    [G] Grün, Wald
   *[R] Rot, Burgen
}
# Die ausgespielte Farbe, am Satzanfang und mittendrin.
led = { $led ->
    [B] { -suit-blue }
    [N] { -suit-brown }
    [Y] { -suit-yellow }
    [G] { -suit-green }
   *[R] { -suit-red }
}
led-mid = { led }
role = { $role ->
    [trump] { -role-trump }
    [plus] { -role-plus }
    [ebbes] { -role-ebbes }
    [minus] { -role-minus }
   *[nix] { -role-nix }
}
role-mid = { role }
value = { $value ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [11] Elf
    [12] Zwölf
    [13] Dreizehn
    [14] Vierzehn
   *[15] Fünfzehn
}
# Eine Karte im Satz, ohne „die“.
card = { suit-card } { value }
# Eine Karte auf einem Knopf.
card-short = { suit } { $value }
# Eine Karte, deren Farbe schon gesagt ist.
card-value = die { $value }
card-hidden = verdeckte Karte
cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
you = Du
virtual-player = Strohmann
virtual-player-narrow = Stroh{"\u00AD"}mann
decimal = { NUMBER($number, maximumFractionDigits: 1) }
list-comma = { $first }, { $second }
list-and = { $first } und { $second }
rule-link = Regel { $rule }

yes = Ja
no = Nein
cancel = Doch nicht
close = Schließen
back = Zurück
next = Weiter
copy = Kopieren
copied = Kopiert
more = Mehr
less = Weniger
menu = Menü
loading = Moment …
try-again = Nochmal versuchen
to-home = Zur Startseite
to-table = Zurück zum Tisch
to-check = Wurde ehrlich gemischt?

language = Sprache
language-de = Deutsch
language-en = English
language-pfl = Pälzisch

map = Karte der Pfalz
disc-pink = rosa
disc-grey = grau
disc-orange = orange
disc-black = schwarz
disc-white = weiß

update-ready = Es gibt eine neue Fassung.
update-now = Gleich laden
update-later = Später
offline-ready = ebbes liegt jetzt auf deinem Gerät. Lektionen, Regeln und das Werten gehen auch ohne Netz.
page-not-found = Hier ist nix.
page-not-found-text = Vielleicht ist der Link unterwegs kürzer geworden. Die Startseite ist noch da.

# A game waits, at a table elsewhere.
turn-yours = Du bist dran
turn-elsewhere = { $others ->
    [0] Du bist dran.
   *[other] Du bist dran, am Tisch mit { $who }.
}
turn-seat-wanted = { $others ->
    [one] { $who } möchte an deinen Tisch.
   *[other] { $who } möchten an deinen Tisch.
}
turn-seat-given = { $others ->
    [0] Du hast einen Platz.
   *[other] Du hast einen Platz, am Tisch mit { $who }.
}
turn-go = Zum Tisch
numbers-given = { $came } von { $people } Zahlen der Leute sind angekommen, nicht die von { $who }.

tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

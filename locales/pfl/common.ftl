# Faawe, Rolle unn Kaade, unn was uff jedere Seid schdehd.

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
    [card] gelwe
}
-suit-green = { $form ->
   *[noun] Grün
    [card] grüne
}
-suit-red = { $form ->
   *[noun] Rod
    [card] rode
}
-role-trump = Drumb
-role-plus = Plus
-role-ebbes = ebbes
-role-minus = Minus
-role-nix = Nix

# Ä Faab als Uffschrifd odder am Aafang fumm Satz.
suit = { $suit ->
    [B] { -suit-blue }
    [N] { -suit-brown }
    [Y] { -suit-yellow }
    [G] { -suit-green }
   *[R] { -suit-red }
}
# Ä Faab midde im Satz.
suit-mid = { suit }
# Die Faab vor „Kaade“ unn vor de Zahl.
suit-card = { $suit ->
    [B] { -suit-blue(form: "card") }
    [N] { -suit-brown(form: "card") }
    [Y] { -suit-yellow(form: "card") }
    [G] { -suit-green(form: "card") }
   *[R] { -suit-red(form: "card") }
}
# De Buchschdawe uff de Kaade: jeder annerschd, unn jeder schdehd im Word.
suit-letter = { $suit ->
    [B] B
    [N] N
    [Y] E
    [G] G
   *[R] R
}
suit-motif = { $suit ->
    [B] Blau, Trauwe
    [N] Braun, Elwetritsche
    [Y] Gelb, Grumbeere
    [G] Grün, Pelzerwald
   *[R] Rod, Burge
}
# Die ausgschbield Faab, am Aafang fumm Satz unn middedrin.
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
value = { $value }er
# Ä Kaad im Satz, ohne „de“.
card = { suit-card } { value }
# Ä Kaad uff äm Knobb.
card-short = { suit } { $value }
# Ä Kaad, wo märr die Faab schunn gsaad hodd.
card-value = de { value }
card-hidden = verdeggdi Kaad
cards = { $cards ->
    [one] 1 Kaad
   *[other] { $cards } Kaade
}
points = { $points ->
    [one] { $points } Pungd
   *[other] { $points } Pungde
}
you = Du
virtual-player = Figgdiver Middschbieler
virtual-player-narrow = Figgdiver
decimal = { NUMBER($number, maximumFractionDigits: 1) }
list-comma = { $first }, { $second }
list-and = { $first } unn { $second }
rule-link = Regel { $rule }

yes = Ei jo
no = Nää
cancel = Doch nedd
close = Zumache
back = Zurigg
next = Weider
copy = Kobiere
copied = Kobierd
more = Mehr
less = Wennischer
menu = Menü
loading = Momendche …
try-again = Nochemool browiere
to-home = Zum Aafang
to-table = Zurigg an de Disch
to-check = Iss ehrlisch gemischeld worre?

language = Schbrooch
language-de = Deutsch
language-en = English
language-pfl = Pälzisch

map = Kaad funn de Palz
disc-pink = rosa
disc-grey = grau
disc-orange = orange
disc-black = schwarz
disc-white = weiß

update-ready = S’gibd ä naii Fassung.
update-now = Glei lade
update-later = Schbeeder
offline-ready = ebbes liggd jedzd uff doim Gerääd. Lekzione, Regle unn s’Uffschreiwe gehn aa ohne Nedz.
page-not-found = Do iss nix.
page-not-found-text = Kann soi, dass de Link unnerwegs kärzer worre iss. De Aafang iss noch do, wo er war.

# A game waits, at a table elsewhere.
turn-yours = Du bisch draa
turn-elsewhere = { $others ->
    [0] Du bisch draa.
   *[other] Du bisch draa, am Disch midd { $who }.
}
turn-seat-wanted = { $others ->
    [one] { $who } will an doin Disch.
   *[other] { $who } wolle an doin Disch.
}
turn-seat-given = { $others ->
    [0] Du hosch än Pladz.
   *[other] Du hosch än Pladz, am Disch midd { $who }.
}
turn-go = Zum Disch
numbers-given = { $came } funn { $people } Zahle funn de Leid sinn aakumme, nedd die funn { $who }.

tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

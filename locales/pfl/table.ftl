# De Disch: Rahme, Plädz, Landkaad, Babble, Verbindung, Daschde.

table-title = Disch { $code }
table-round = Rund { $round }
table-round-of = funn { $rounds }
table-points = Pungde: { $points }
table-points-unit = Pungde
table-map-disc = { $who }: { $points }
table-standings = Schdand
table-roles = Rolle
table-number = Zahl
table-still-out = Noch drauße
table-still-out-short = Drauße
table-deals = gibd
table-you = du
table-seat = { $who }, { $tricks ->
    [0] noch kään Schdisch
    [one] 1 Schdisch
   *[other] { $tricks } Schdisch
}{ $dealer ->
    [yes] , gibd
   *[no] { "" }
}{ $turn ->
    [yes] , iss draa
   *[no] { "" }
}
table-tricks = { $tricks ->
    [0] noch kään Schdisch
    [one] 1 Schdisch
   *[other] { $tricks } Schdisch
}
table-thinking = { $who } iwwerleggd …
table-absent = nedd do
table-away = fodd
table-counter = Kaadezeehler
table-counter-suit = { suit }: { $values }

table-last-trick = Ledschder Schdisch
table-last-trick-taken = { $you ->
    [yes] Denn hosch du.
   *[no] Denn hodd { $who }.
}
table-last-trick-named = { suit } iss seidher { role-mid }.
table-last-trick-none = Noch kään Schdisch.
table-tricks-of = { $you ->
    [yes] Doi Schdisch
   *[no] Schdisch funn { $who }
}

table-virtual-columns = Schdabel fumm figgdive Middschbieler
table-virtual-column = Schdabel { $column }: { card }, { $below ->
    [0] nix drunner
    [one] 1 Kaad verdeggd drunner
   *[other] { $below } Kaade verdeggd drunner
}
table-virtual-column-empty = Schdabel { $column }: leer
table-virtual-follows = { led } liggd: De figgdive Middschbieler leggd { card-short }.
table-virtual-leads = De figgdive Middschbieler schbield { card-short } aus.
table-virtual-throws = { led } liggd, unn de figgdive Middschbieler hodd kääns: Er schmeisd { card-short } ab.

table-chat = Babble
table-chat-mute = Schdill
table-chat-unmute = Widder heere
table-chat-off = Wer de Disch hodd, hodd’s Babble abgschdelld.
table-phrase-hello = Ei gude!
table-phrase-good-luck = Viel Gligg!
table-phrase-well-played = Alla hopp, guud gschbield!
table-phrase-oh-no = Ach Godd nää!
table-phrase-sorry = Duud märr leid!
table-phrase-thanks = Dangschää!
table-phrase-your-turn = Du bisch draa!
table-phrase-take-your-time = Loss der Zeid.
table-phrase-cheers = Zum Wohl!
table-phrase-one-more = Noch ääns?
table-phrase-goodbye = Alla dann, machd’s guud!

table-watching = Du guggsch zu
table-watching-text = Du siehsch bloß, was alle sehen.
table-join-in = Middschbiele
table-join-in-text = Nemm de Pladz fumm äm Bot, midd soine Kaade unn Pungde.
table-take-over = Färr { $who } weiderschbiele
table-full = Uff jedem Pladz hoggd schunn ääner. Zugugge iss aa schää.

table-asks = { $who } will middschbiele.
table-asks-more = { $others ->
    [one] Noch ääner waad.
   *[other] Noch { $others } waaden.
}
table-let-in = Ei joo
table-turn-down = Liewer nedd
table-ask = Eh de disch hoggsch, wärd { $host } gfroochd.
table-asked = { $host } iss gfroochd. Momendche …
table-asked-back = Doch nedd
table-turned-down = { $host } will grad liewer nedd.
table-shut = Dessmool wärd’s nix. Zugugge därfsch awwer gern.
table-removed = An dem Disch iss kään Pladz färr disch. Zugugge därfsch awwer gern.

table-clock-you = { $seconds ->
    [one] Noch 1 Sekund färr disch
   *[other] Noch { $seconds } Sekunde färr disch
}
table-more-time = Mehr Zeid
table-away-title = Än Bot schbield färr disch
table-away-gone = Du warsch fodd, do hodd er doi Kaade warm g’halde.
table-away-clock = Doi Zeid war rum, do hodd er weidergschbield.
table-come-back = Bin widder do

table-connecting = De Disch wärd gsuchd …
table-connecting-long = De Server gibd Andword, awwer die Leidung zum Schbiele gehd nedd uff. Mansche Nedze machen se zu; kann soi, dass ä anneres hilfd.
table-lost = Verbindung fodd
table-lost-text = Märr browieren’s weider. Doi Kaade bleiwen dir.
table-lost-long = Immer noch kää Nedz. Wann de zurigg bisch, gehd’s weider; kann soi, dass so lang än Bot färr disch schbield.
table-back = Widder am Disch.
table-ended-host = Wer de Disch g’habbd hodd, hodd’n zugemachd.
table-ended-idle = Än ganze Daach iss känner kumme, do iss de Disch zugemachd worre.
table-ended-played = Die Rund iss gschbield.
table-ended-operator = Wer de Server laafe lossd, hodd den Disch zugemachd.
table-banned = Do kannsch grad nedd schbiele.
table-banned-text = Wer de Server laafe lossd, lossd disch ä Weil nedd roi. Uff de Schdardseid schdehd, wie lang.
table-records = Die Schbiele sinn uffg’howe.

table-people = Leid am Disch
table-invite = Leid einlade
table-wishes = Wann isch nedd do bin
table-menu-settings = Oischdellunge
table-menu-rules = Regle
table-menu-keys = Daschde
table-menu-check = Mischlung noochgugge
table-menu-leave = Fumm Disch uffschdehe
table-leave-ask = Än Bot nimmd doi Kaade. Du kannsch zurigg uff doin Pladz, so lang känner annerer druff hoggd.
table-leave-watch = Uffschdehe unn zugugge

table-keys-title = Daschde
table-keys-step = ← →
table-keys-step-text = än Schridd zurigg, weider
table-keys-step-trick = Umschald ← →
table-keys-step-trick-text = än Schdisch zurigg, weider
table-keys-step-round = Bild ↑, Bild ↓
table-keys-step-round-text = ä Rund zurigg, weider
table-keys-step-all = Pos 1, End
table-keys-step-all-text = an de Aafang, ans End
table-keys-run = Leerdaschd
table-keys-run-text = laafe losse, aahalde
table-keys-arrows = ← →
table-keys-arrows-text = funn Kaad zu Kaad
table-keys-sort = Umschald ← →
table-keys-sort-text = Kaad rigge, wann de selwer ordnesch
table-keys-enter = Enter
table-keys-enter-text = Kaad schbiele, weider
table-keys-digits = 1 … 9, 0, Umschald + 1 … 5
table-keys-digits-text = Kaad nooch ihrm Pladz aadibbe, midd Umschald ab de elfde; odder ä Zahl aussuche
table-keys-suits = B N E G R
table-keys-suits-text = ä Faab aussuche
table-keys-hint = H
table-keys-hint-text = Dibb
table-keys-last = L
table-keys-last-text = ledschder Schdisch
table-keys-map = M
table-keys-map-text = Landkaad unn Pungde
table-keys-roles = O
table-keys-roles-text = Rolle vorlese
table-keys-table = T
table-keys-table-text = Schdisch vorlese
table-keys-chat = C
table-keys-chat-text = babble
table-keys-help = ?
table-keys-help-text = die Lischd do
table-keys-escape = Esc
table-keys-escape-text = zumache, Kaad zuriggnemme

table-welcome = Nai do?
table-welcome-arches = Dibb owwe uff die Böge: Die saachen der, was die Rolle bedeide.
table-unkept = S Gerääd kann dess Schbiel nedd uffhewe. S lääfd, bis de s Fenschder zumachsch.
table-title-here = Disch uff dem Gerääd

# Uffgawe: Welli Kaad?

puzzle-title = Uffgawe
puzzle-which = Welli Kaad?
puzzle-about = Korze Schdelle aus Schbiele funn de Bots. Ä Kaad, ä Andword, ä Färrwas.
puzzle-ten = Zehe Uffgawe
puzzle-ten-title = Zehe am Schdick
puzzle-ten-text = So sechs Minudde. Grad doi Schdärk.
puzzle-last = Zuledschd
puzzle-score = { $right } funn { $all }
puzzle-legend = voll: rischdisch · halb: zweidbeschd · gschdreifd: denewe
puzzle-mark = Uffgab { $at }: { $outcome ->
    [right] rischdisch
    [second] zweidbeschd
    [other] denewe
   *[open] noch offe
}
puzzle-look-again = { $count ->
    [one] Die ää noch ämool aagugge
   *[other] Ääni defunn noch ämool aagugge
}
puzzle-can = Um was es gehd
puzzle-theme = { $theme ->
    [trump] Drumbe odder nedd
    [take] De Schdisch hole
    [leave] De Schdisch losse
    [shed] Kaade losswerre
   *[designate] Wann de Beschdimmer schbiele
}
puzzle-theme-new = { $count ->
    [one] ä Uffgab
   *[other] { $count } Uffgawe
}
puzzle-percent = { $percent } %
puzzle-theme-solved = { $right } funn { $answered } uff Aahieb
puzzle-levels = Wie schwer?
puzzle-level = { $level ->
    [1] leischd
    [2] middel
    [3] schwer
   *[4] kniffelisch
}
puzzle-answered = { $answered ->
    [one] Ä Uffgab
   *[other] { $answered } Uffgawe
}
puzzle-at-once = { $percent } % uff Aahieb
puzzle-rating = Doi Schduf: { $rating }, plus minus { $deviation }.
puzzle-rating-open = Nooch ä paar Uffgawe wissen märr, welle grad zu der bassen.
puzzle-no-hill = Uffgawe ännern nix an doim Pladz am Berch. Do därf märr denewelieche.
puzzle-returns = Was denewe gange iss, kummd widder
puzzle-returns-text = Nooch Daache, alsfort seldener, bis es hoggd.
puzzle-due = { $count ->
    [one] Ääni iss widder do
   *[other] { $count } sinn widder do
}
puzzle-due-none = Grad waad kääni.

puzzle-where = Uffgab { $at }
puzzle-of = funn { $all }
puzzle-close = Zu de Uffgawe
puzzle-ask = Such die Kaad, wu der bis zum End funn de Rund im Schnidd am meischde bringd.
puzzle-none-title = Do iss grad nix
puzzle-none = Dodezu gibd’s kää Uffgawe mehr.
puzzle-right = Jo, { $card }!
puzzle-second = Faschd: { $card } iss aa guud
puzzle-second-text = Bloß { $best } bringd noch mehr, im Schnidd { $more }.
puzzle-other = Besser: { $card }
puzzle-other-text = { $card } bringd im Schnidd { $less } wennischer.
puzzle-points = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } Pungde
puzzle-bars = Was jedi Kaad im Schnidd bringd
puzzle-bar = { $card }: { $figure }, plus minus { $error }
puzzle-yours = doini
puzzle-best = beschdi
puzzle-unit = Vorschbrung bis zum End funn de Rund, im Schnidd
puzzle-proof = { $best ->
    [one] Bewisse: in ääner funn { $deals } Verdeelunge die beschd.
   *[other] Bewisse: in { $best } funn { $deals } Verdeelunge die beschd.
}
puzzle-proof-all = Bewisse: in alle { $deals } Verdeelunge die beschd.
puzzle-told = Färrwas die Kaad
puzzle-why = Färrwas?
puzzle-next = Weider
puzzle-shown = So kann’s midd { $card } kumme: { $cost } wennischer wie midd { $best }. Ääni Verdeelung funn viele.
puzzle-show-again = Noch ämool aagugge
puzzle-hands = Die Kaade funn alle
puzzle-hand = { $who } hodd { $cards }
puzzle-hand-empty = { $who } hodd kää Kaade

puzzle-end = { $share ->
    [all] Alle! Schdark.
    [most] Ordendlisch!
    [half] Guud debei.
   *[few] Kniffelische Schdelle warn dess.
}
puzzle-end-text = { $second ->
    [0] { $right } rischdisch.
    [one] { $right } rischdisch, ä zweidbeschdi.
   *[other] { $right } rischdisch, { $second } zweidbeschde.
}
puzzle-for-next = Färr’s neggschde Mool
puzzle-advice = { $theme ->
    [trump] Nooch der kummd känner mehr? Dann langd de kläänschde Drumb. Sunschd zeehl, wer noch schdesche kann.
    [take] Gugg, was im Schdisch lischd: Plus unn ebbes sinn ä hochi Kaad werd.
    [leave] Nedd jeder Schdisch iss guud. Lischd Minus odder drohd nix, gönn en äm annere.
    [shed] In fremde Schdisch wärsch loss, was der schaad. Ä leeri Faab machd disch frei.
   *[designate] Än Beschdimmer machd die Faab feschd. Schbiel en, wann die Roll zu doine Hand bassd.
}
puzzle-ten-more = Noch zehe
puzzle-home = Zum Aafang
puzzle-along = Ohne Nedz: Uffgawe, wu d’ middgenumme hosch. Was d’ do andword, zeehld nedd.

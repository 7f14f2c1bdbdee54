# Der Wertungszettel nach einer Runde.

score-title = Runde { $round } ist gezählt
score-leads = { $you ->
    [yes] Du liegst vorn.
   *[no] { $who } liegt vorn.
}
score-leads-close = { $who } liegt vorn, du bist dicht dran.
score-leads-tied = { $you ->
    [yes] Du liegst gleichauf mit { $who } vorn.
   *[no] { $who } liegen gleichauf vorn.
}
score-row = { $who }: { $signed }, jetzt { $total }
score-plus = { $cards ->
    [0] Keine Plus-Karte.
    [one] 1 Plus-Karte: +1.
   *[other] { $cards } Plus-Karten: +{ $cards }.
}
score-minus = { $cards ->
    [0] Keine Minus-Karte.
    [one] 1 Minus-Karte: −1.
   *[other] { $cards } Minus-Karten: −{ $cards }.
}
score-ebbes-place = { $place ->
    [most] { $cards }, meiste
    [fewest] { $cards }, wenigste
    [equal] { $cards }, alle gleich
   *[middle] { $cards }, Mitte
}
score-ebbes-most = ebbes: { cards }, die meisten. Dafür gibt es nichts.
score-ebbes-fewest = ebbes: { cards }, die wenigsten. Dafür gibt es nichts.
score-ebbes-middle = ebbes: { cards }, nicht die meisten, nicht die wenigsten: 3 Punkte.
score-ebbes-equal = ebbes: Alle haben { cards }. Niemand bekommt etwas.
score-ebbes-none = ebbes: keine Karte, also die wenigsten. Dafür gibt es nichts.
score-nix-wins = { announce-nix-wins }
score-nix-most = { $you ->
    [yes] Du hast am meisten { suit }: { cards }. Du bestimmst, wer anspielt.
   *[no] { $who } hat am meisten { suit }: { cards }, und bestimmt, wer anspielt.
}
score-nix-cards = { $cards }-mal { suit }
score-nix-tie = { $you ->
    [yes] { score-nix-cards } wie { $others }, aber deine { $value } ist die höchste. Du bestimmst, wer anspielt.
   *[no] { $who } hat { score-nix-cards }, so viel wie { $others }, aber die höchste davon: die { $value }.
}
score-nix-virtual = Der Strohmann gewinnt nix, kann aber niemanden bestimmen. { $you ->
    [yes] Das tust jetzt du.
   *[no] Das tut jetzt { $who }.
}
score-nix-end = Anspielen muss niemand mehr: Das war die letzte Runde.
score-tip-middle = Zwei ebbes sind manchmal genug.
score-tip-middle-text = Nicht zu viel, nicht zu wenig: So holst du die drei.
score-tip-minus = Da hast du schwer zu tragen.
score-tip-minus-text = Steht Minus erst fest, dann lass die Stiche den anderen.
score-tip-plus = Gute Ernte.
score-tip-plus-text = Lauter Plus in deinen Stichen, und keiner hat’s verhindert.
score-tip-dabbscheedel = Das Saarland ist in Sicht.
score-tip-dabbscheedel-text = Von hier geht’s nur noch aufwärts. Meistens.
score-next = Weiter zu Runde { $round }
score-finish = Zum Treppchen

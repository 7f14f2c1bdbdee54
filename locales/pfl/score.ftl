# De Werdungszeddel nooch ännere Rund.

score-title = Rund { $round } iss gezeehld
score-leads = { $you ->
    [yes] Du bisch vonne.
   *[no] { $who } iss vonne.
}
score-leads-close = { $who } iss vonne, du bisch dichd draa.
score-leads-tied = { $you ->
    [yes] Du bisch grad so weid vonne wie { $who }.
   *[no] { $who } sinn gleisch weid vonne.
}
score-row = { $who }: { $signed }, jedzd { $total }
score-plus = { $cards ->
    [0] Kää Plus-Kaad.
    [one] 1 Plus-Kaad: +1.
   *[other] { $cards } Plus-Kaade: +{ $cards }.
}
score-minus = { $cards ->
    [0] Kää Minus-Kaad.
    [one] 1 Minus-Kaad: −1.
   *[other] { $cards } Minus-Kaade: −{ $cards }.
}
score-ebbes-place = { $place ->
    [most] { $cards }, meischde
    [fewest] { $cards }, wenigschde
    [equal] { $cards }, all gleisch
   *[middle] { $cards }, Midd
}
score-ebbes-most = ebbes: { cards }, am meischde. Do gibd’s nix defärr.
score-ebbes-fewest = ebbes: { cards }, am wenigschde. Do gibd’s nix defärr.
score-ebbes-middle = ebbes: { cards }, nedd am meischde, nedd am wenigschde: 3 Pungde.
score-ebbes-equal = ebbes: All hänn { cards }. Känner griggd ebbes.
score-ebbes-none = ebbes: kää Kaad, also am wenigschde. Do gibd’s nix defärr.
score-nix-wins = { announce-nix-wins }
score-nix-most = { $you ->
    [yes] Du hosch am meischde { suit }: { cards }. Du beschdimmsch, wer aafangd.
   *[no] { $who } hodd am meischde { suit }: { cards }, unn beschdimmd, wer aafangd.
}
score-nix-cards = { $cards }-mool { suit }
score-nix-tie = { $you ->
    [yes] { score-nix-cards } wie { $others }, awwer doin { $value }er iss de heegschde. Du beschdimmsch, wer aafangd.
   *[no] { $who } hodd { score-nix-cards }, so viel wie { $others }, awwer de heegschde defunn: de { $value }er.
}
score-nix-virtual = De figgdive Middschbieler gewinnd Nix, kann awwer kään beschdimme. { $you ->
    [yes] Dess machsch jedzd du.
   *[no] Dess machd jedzd { $who }.
}
score-nix-end = Aafange muss känner mehr: Dess war die ledschd Rund.
score-tip-middle = Zwee ebbes sinn als genuch.
score-tip-middle-text = Nedd zu viel, nedd zu wennisch: So griggsch die drei.
score-tip-minus = Do hosch schwer zu schlebbe.
score-tip-minus-text = Wann Minus feschdschdehd, loss die Schdisch de annere.
score-tip-plus = Än guude Herbschd.
score-tip-plus-text = Lauder Plus in doine Schdisch, unn känner hodd’s gemergd.
score-tip-dabbscheedel = Märr siehd schunn’s Saarland.
score-tip-dabbscheedel-text = Funn do gehd’s bloß noch nuff. Meischdens.
score-next = Weider zu Rund { $round }
score-finish = Uff’s Drebbsche

# Die Rolledaffel, unn de Momend, wo ä Faab ihr Roll griggd.

roles-named = { suit } iss jedzd { role-mid }
roles-named-text = { $role ->
    [trump] { suit } schdischd jedzd alles.
    [plus] Jedi { suit-card } Kaad im Schdisch zeehld +1.
    [ebbes] Nedd am meischde, nedd am wenigschde: Dess gibd 3.
    [minus] Jedi { suit-card } Kaad im Schdisch zeehld −1.
   *[nix] Kää Pungde. Wer am meischde defunn hodd, beschdimmd, wer aafangd.
}
roles-rest = { suit } bleibd iwwrisch: Nix
roles-counts = { $role ->
    [trump] zeehld nix
    [plus] je +1
    [ebbes] Midd: 3
    [minus] je −1
   *[nix] wer aafangd
}
roles-about = { $role ->
    [trump] De heegschde Drumb griggd de Schdisch. Pungde gibd’s färr Drumb kää.
    [plus] Jedi Plus-Kaad in doine Schdisch bringd än Pungd.
    [ebbes] Wer am meischde hodd, griggd nix, wer am wenigschde hodd, aa nix. Alle in de Midd griggen 3.
    [minus] Jedi Minus-Kaad in doine Schdisch koschd än Pungd.
   *[nix] Färr Nix gibd’s nix. Awwer wer am meischde defunn hodd, beschdimmd, wer die neggschd Rund aafangd.
}
roles-arch-open = { role }: noch offe
roles-arch = { role }: { suit-motif }
roles-number = Die Zahl funn de Rund iss { $value }. Jeder { $value }er beschdimmd ä Roll.
roles-out = { $cards ->
    [0] Kää Beschdimmerkaad iss mehr drauße.
    [one] 1 Beschdimmerkaad iss noch drauße.
   *[other] { $cards } Beschdimmerkaade sinn noch drauße.
}
roles-out-card = { card-short } iss noch drauße
roles-stone = { card-short }, ausgsuchd funn { $you ->
    [yes] dir
   *[no] { $who }
}
roles-stone-fallen = { card-short } iss gfalle: { role-mid }
roles-next = Als neggschdes: { role-mid }

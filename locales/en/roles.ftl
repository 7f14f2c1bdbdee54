# The role board, and the moment a suit gets its role.

roles-named = { suit } is now { role-mid }
roles-named-text = { $role ->
    [trump] Every { suit-card } card beats the other suits.
    [plus] Every { suit-card } card in a trick counts +1.
    [ebbes] Neither most nor fewest { suit-card } cards: that makes 3.
    [minus] Every { suit-card } card in a trick counts −1.
   *[nix] No points. Most { suit-card } cards names who leads next.
}
roles-rest = { suit } is left over: nix
roles-counts = { $role ->
    [trump] counts nothing
    [plus] +1 each
    [ebbes] middle: 3
    [minus] −1 each
   *[nix] who leads
}
roles-about = { $role ->
    [trump] The highest trump takes the trick. Trump cards score nothing.
    [plus] Each plus card in your tricks is worth a point.
    [ebbes] Who has the most gets nothing, who has the fewest gets nothing. Everyone in between gets 3.
    [minus] Each minus card in your tricks costs a point.
   *[nix] nix scores nothing. Who has the most names who leads the next round.
}
roles-arch-open = { role }: not named yet
roles-arch = { role }: { suit-motif }
roles-number = The number of this round is { $value }. Each { $value } names a role.
roles-out = { $cards ->
    [0] No designator is still to come.
    [one] 1 designator is still to come.
   *[other] { $cards } designators are still to come.
}
roles-out-card = { card-short } is still to come
roles-stone = { card-short }, picked by { $you ->
    [yes] you
   *[no] { $who }
}
roles-stone-fallen = { card-short } has fallen: { role-mid }
roles-next = Next: { role-mid }

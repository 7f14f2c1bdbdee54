# The role board, and the moment a suit gets its role.

roles-named = { suit } is now { role-mid }
roles-named-text = { $role ->
    [trump] Every { suit-card } card beats the other suits.
    [plus] Every { suit-card } card in a trick counts +1.
    [ebbes] Not the most, not the fewest { suit-card } cards: that’s 3.
    [minus] Every { suit-card } card in a trick counts −1.
   *[nix] No points. The most { suit-card } cards decide who leads next.
}
roles-rest = { suit } is left over: nix
roles-counts = { $role ->
    [trump] no points
    [plus] +1 each
    [ebbes] middle: 3
    [minus] −1 each
   *[nix] who leads
}
roles-about = { $role ->
    [trump] The highest trump takes the trick. Trump cards score nothing.
    [plus] Each plus card in your tricks is worth a point.
    [ebbes] Whoever has the most gets nothing, and so does whoever has the fewest. Everyone in between gets 3.
    [minus] Each minus card in your tricks costs a point.
   *[nix] nix scores nothing. Whoever has the most names who leads the next round.
}
roles-arch-open = { role }: not named yet
roles-arch = { role }: { suit-motif }
roles-number = The number of this round is { $value }. Each { $value } names a role.
roles-out = { $cards ->
    [0] No more designators to come.
    [one] 1 designator is still to come.
   *[other] { $cards } designators are still to come.
}
roles-out-card = { card-short } is still to come
roles-stone = { card-short }, picked by { $you ->
    [yes] you
   *[no] { $who }
}
roles-stone-fallen = { card-short } was played: { role-mid }
roles-next = Next: { role-mid }

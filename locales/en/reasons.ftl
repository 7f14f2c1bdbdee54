# Why a choice is good: one sentence for each reason of docs/bots.md.

reasons-trick-holds = { $plus ->
    [0] { $ebbes ->
        [0] { $minus ->
            [0] nothing that counts
           *[other] { $minus } minus
        }
       *[other] { $minus ->
            [0] { $ebbes } ebbes
           *[other] { $ebbes } ebbes and { $minus } minus
        }
    }
   *[other] { $ebbes ->
        [0] { $minus ->
            [0] { $plus } plus
           *[other] { $plus } plus and { $minus } minus
        }
       *[other] { $minus ->
            [0] { $plus } plus and { $ebbes } ebbes
           *[other] { $plus } plus, { $ebbes } ebbes and { $minus } minus
        }
    }
}
reasons-only-choice = It is the only one you may play.
reasons-names-role = It makes { suit-mid } { role-mid }{ $role ->
    [minus] , and the last suit is nix.
   *[other] .
}
reasons-takes-trick = It { $percent ->
    [100] takes the trick
   *[other] probably takes the trick
}: { reasons-trick-holds }.
reasons-trumps = You have no { led-mid }, so you may trump.
reasons-plays-last = Nobody comes after you.
reasons-gets-rid-of = You get rid of { $role ->
    [ebbes] an ebbes
   *[other] a { role-mid }
} card, into somebody else’s trick.
reasons-gives-away = But { $role ->
    [ebbes] an ebbes
   *[other] a { role-mid }
} card goes to somebody else.
reasons-leaves-trick = It { $percent ->
    [0] leaves the trick to somebody else
   *[other] probably leaves the trick to somebody else
}: { reasons-trick-holds }.
reasons-empties-suit = It is your last { suit-mid } one: from then on you are free when { suit-mid } is led.
reasons-keeps-designator = The { card } stays in your hand for a better moment.
reasons-open = Who takes the trick is open: about { $percent }% that it is you.
reasons-holds-designator = You hold the { card } yourself and play it when it suits you.
reasons-open-designator = The { card } lies open before the virtual player: you can see it coming.
reasons-not-held = Somebody else has the { card }, or it lies face down.
reasons-suit-held = { $cards ->
    [0] You have no { suit-mid } card.
    [one] You have one { suit-mid } card.
   *[other] You have { $cards } { suit-mid } cards.
}
reasons-leads-itself = You set the first suit yourself.
reasons-lets-lead = { $who } begins, and you see { $place ->
    [2] one card
    [3] two cards
    [4] three cards
   *[5] four cards
} before yours.
reasons-virtual-leads = The virtual player must lead the { card }.
reasons-picks-designators = Then you pick { $picks ->
    [one] one designator
   *[other] { $picks } designators
}, { $first ->
    [1] and first of all
    [2] the second turn is yours
    [3] the third turn is yours
    [4] the fourth turn is yours
   *[5] the last turn is yours
}.
reasons-can-name-trump = You can make trump at once, with the { card }.

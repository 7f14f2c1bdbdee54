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
reasons-only-choice = It’s the only one you may play.
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
reasons-empties-suit = It’s your last { suit-mid } card: after that you’re free when { suit-mid } is led.
reasons-keeps-designator = The { card } stays in your hand for a better moment.
reasons-open = The trick is still open: it’s yours about { $percent }% of the time.
reasons-holds-designator = You hold the { card } yourself and can play it when it suits you.
reasons-open-designator = The { card } lies face up in front of the virtual player: you can see it coming.
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
} and go { $first ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] last
}.
reasons-can-name-trump = You can make trump at once, with the { card }.

# Warum ebbes guud iss: än Satz färr jede Grund aus docs/bots.md.

reasons-trick-holds = { $plus ->
    [0] { $ebbes ->
        [0] { $minus ->
            [0] nix, was zeehld
           *[other] { $minus } Minus
        }
       *[other] { $minus ->
            [0] { $ebbes } ebbes
           *[other] { $ebbes } ebbes unn { $minus } Minus
        }
    }
   *[other] { $ebbes ->
        [0] { $minus ->
            [0] { $plus } Plus
           *[other] { $plus } Plus unn { $minus } Minus
        }
       *[other] { $minus ->
            [0] { $plus } Plus unn { $ebbes } ebbes
           *[other] { $plus } Plus, { $ebbes } ebbes unn { $minus } Minus
        }
    }
}
reasons-only-choice = Dess iss die äänzisch, wo gehd.
reasons-names-role = Do demidd wärd { suit } { role-mid }{ $role ->
    [minus] , unn die ledschd Faab iss Nix.
   *[other] .
}
reasons-takes-trick = Die holld { $percent ->
    [100] de Schdisch
   *[other] wohl de Schdisch
}: { reasons-trick-holds }.
reasons-trumps = Du hosch kää { led-mid }, also därfsch drumbe.
reasons-plays-last = Nooch dir kummd känner mehr.
reasons-gets-rid-of = Du wärsch ä { role-mid }-Kaad los, in än fremde Schdisch.
reasons-gives-away = Awwer ä { role-mid }-Kaad griggd än annerer.
reasons-leaves-trick = Die lossd de Schdisch { $percent ->
    [0] jemand annerem
   *[other] wohl jemand annerem
}: { reasons-trick-holds }.
reasons-empties-suit = S’iss doi ledschdes { suit }: Do denooch bisch frei, wann { suit } liggd.
reasons-keeps-designator = De { card } bleibd uff de Hand, färr än bessere Momend.
reasons-open = Wer de Schdisch holld, iss offe: zu { $percent } % du.
reasons-holds-designator = De { card } hosch selwer unn schbielsch’n, wann’s der bassd.
reasons-open-designator = De { card } liggd offe beim figgdive Middschbieler: Denn siehsch kumme.
reasons-not-held = De { card } hodd än annerer, odder er liggd verdeggd.
reasons-suit-held = { $cards ->
    [0] Funn { suit } hosch kää Kaad.
    [one] Funn { suit } hosch ä Kaad.
   *[other] Funn { suit } hosch { $cards } Kaade.
}
reasons-leads-itself = Dann saachsch du selwer die erschd Faab aa.
reasons-lets-lead = { $who } fangd aa, unn du siehsch { $place ->
    [2] ä Kaad
    [3] zwee Kaade
    [4] drei Kaade
   *[5] vier Kaade
}, bevor de leggsch.
reasons-virtual-leads = De figgdive Middschbieler muss de { card } ausschbiele.
reasons-picks-designators = Dann suchsch { $picks ->
    [one] ä Beschdimmerkaad
   *[other] { $picks } Beschdimmerkaade
} aus, { $first ->
    [1] unn zwar zuerschd
    [2] zuerschd an zwedder Schdell
    [3] zuerschd an dridder Schdell
    [4] zuerschd an vierder Schdell
   *[5] unn zwar zuledschd
}.
reasons-can-name-trump = Du kannsch glei Drumb mache: De { card } hosch jo.

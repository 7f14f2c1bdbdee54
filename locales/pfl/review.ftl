# Was äner endschiede hodd, unn was devunn zu halde iss: fer’s Nochschbiel unn fer `ebbes review`.

review-move = { $you ->
    [yes] { $kind ->
        [play] Du schbielsch { $what }
        [pick] Du suchsch { $what } aus
       *[starter] Du saachsch, wer aafangd: { $what }
    }
   *[no] { $kind ->
        [play] { $who } schbield { $what }
        [pick] { $who } suchd { $what } aus
       *[starter] { $who } saachd, wer aafangd: { $what }
    }
}
review-somebody = { $who } endscheid
review-good = So guud wie’s Beschd.
review-near = Faschd ’s Beschd.
review-less = { $figure } Pungde wennischer
review-less-chance = { $percent } % wennischer Aussischd uff Siech unn gude Pladz
review-why = Färr { $what } schbrischd: { $why }

# Was äner endschiede hodd, unn was devunn zu halde iss: fer’s Nochschbiel unn fer `ebbes review`.

review-move = { $you ->
    [yes] { $kind ->
        [play] Du schbielschd { $what }
        [pick] Du suchschd { $what } aus
       *[starter] Du sachschd, wer aafangd: { $what }
    }
   *[no] { $kind ->
        [play] { $who } schbield { $what }
        [pick] { $who } suchd { $what } aus
       *[starter] { $who } sachd, wer aafangd: { $what }
    }
}
review-somebody = { $who } endscheid
review-good = So gud wie’s Beschd.
review-near = Faschd ’s Beschd.
review-less = { $figure } Pungde wennischer
review-less-chance = { $percent } % wennischer Aussischd uff Siech unn gude Platz
review-why = Fer { $what } schbrischd: { $why }

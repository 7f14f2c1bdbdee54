# What somebody decided, and what is thought of it: for looking back and for `ebbes review`.

review-move = { $you ->
    [yes] { $kind ->
        [play] You play { $what }
        [pick] You pick { $what }
       *[starter] You name the starter: { $what }
    }
   *[no] { $kind ->
        [play] { $who } plays { $what }
        [pick] { $who } picks { $what }
       *[starter] { $who } names the starter: { $what }
    }
}
review-somebody = { $who } decides
review-good = As good as the best.
review-near = Nearly the best.
review-less = { $figure } points less
review-less-chance = { $percent } % less chance of a win and a good place
review-why = For { $what }: { $why }

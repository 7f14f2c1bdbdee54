# Was jemand entschieden hat, und was davon zu halten ist: für das Nachspiel und für `ebbes review`.

review-move = { $you ->
    [yes] { $kind ->
        [play] Du spielst { $what }
        [pick] Du wählst { $what }
       *[starter] Du bestimmst, wer anspielt: { $what }
    }
   *[no] { $kind ->
        [play] { $who } spielt { $what }
        [pick] { $who } wählt { $what }
       *[starter] { $who } bestimmt, wer anspielt: { $what }
    }
}
review-somebody = { $who } entscheidet
review-good = So gut wie das Beste.
review-near = Fast das Beste.
review-less = { $figure } Punkte weniger
review-less-chance = { $percent } % weniger Aussicht auf Sieg und guten Platz
review-why = Für { $what } spricht: { $why }

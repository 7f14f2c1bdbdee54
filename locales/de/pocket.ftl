# Für unterwegs: das Spiel ohne Netz.

pocket-none = Für unterwegs laden
pocket-none-text = { $size } MB. Dann spielst du gegen das Haus auch ohne Netz.
pocket-loading = Wird eingepackt …
pocket-loading-text = { $here } von { $all } MB
pocket-packed = Eingepackt
pocket-packed-text = Spielt jetzt auch im Zug, im Keller und im Pfälzerwald.
pocket-newer = Es gibt Neues
pocket-newer-text = { $size } MB. Ein Spiel, das läuft, bleibt.
pocket-failed = Hat nicht geklappt
pocket-failed-text = Das Netz war weg. { $here } MB sind schon da, der Rest folgt.
pocket-full = Kein Platz
pocket-full-text = Das Gerät hat keinen Platz mehr, oder das Fenster ist privat und behält nichts.
pocket-go = Laden
pocket-go-on = Weiter laden
pocket-remove = Auspacken
pocket-what = Was ohne Netz geht
pocket-works = Geht ohne Netz
pocket-works-play = Gegen das Haus spielen, mit Tipps, in allen Varianten
pocket-works-record = Weiterspielen nach Tagen, das Spiel als Datei, die Karten nachprüfen
pocket-works-rules = Lernen, Regeln, ein echtes Spiel werten
pocket-waits = Wartet aufs Netz
pocket-waits-friends = Mit Freunden und mit Code dazu
pocket-waits-learn = Das Nachspiel
pocket-waits-expert = Auf langsamen Geräten denkt das Haus hier kürzer nach

# Ein Spiel, das vorbei ist, noch einmal angesehen.

replay-title = Das Spiel noch einmal
replay-begin = Vor dem ersten Austeilen
replay-moment = Schritt
replay-where = Runde { $round }, Schritt { $at } von { $all }
replay-controls = Durch das Spiel gehen
replay-round-back = Eine Runde zurück
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-halt = Anhalten
replay-forth = Einen Schritt weiter
replay-round-forth = Eine Runde weiter
replay-eyes = Karten
replay-open = Alle Karten offen
replay-as = Wie { $who } es sah
replay-hands = Die Karten von allen
replay-hand = { $who } hält { $cards }
replay-hand-empty = { $who } hat keine Karten
replay-none = Dieses Spiel gibt es nicht, oder es ist noch nicht vorbei.

# Ä Schbiel, wo rum iss, noch ämol aagegugd.

replay-title = S’Schbiel noch ämol
replay-begin = Vor’m erschde Ausdeele
replay-moment = Schridd
replay-where = Rund { $round }, Schridd { $at } funn { $all }
replay-controls = Dorsch’s Schbiel gehe
replay-round-back = Ä Rund zurigg
replay-back = Än Schridd zurigg
replay-play = Laafe losse
replay-halt = Aahalde
replay-forth = Än Schridd weider
replay-round-forth = Ä Rund weider
replay-eyes = Kaade
replay-open = Alle Kaade offe
replay-as = Wie’s { $who } gsehe hodd
replay-hands = Die Kaade funn alle
replay-hand = { $who } hodd { $cards }
replay-hand-empty = { $who } hodd kää Kaade
replay-none = Dess Schbiel gibd’s nedd, odder’s iss noch nedd rum.

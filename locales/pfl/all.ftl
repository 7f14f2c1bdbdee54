# Alles, was’s gebt.

all-title = Alles, was’s gibd
all-play = Schbiele
all-friends = än Disch uffmache unn oilade
all-join = siwwe Buchschdawe
all-open = middschbiele odder zugugge
all-over-days = ä Kaad, wann de Zeid hosch
all-same = vergleiche ohne Gligg
all-day = ä Rund, färr alle die gleisch
all-better = Besser werre
all-learn = ä Rund midd jemand newerdra
all-puzzles = Welli Kaad?
all-games = Noochschbiel
all-games-text = doi Schbiele, Schdisch färr Schdisch
all-kitchen = Am Kischedisch
all-companion = ehr schbield, märr zeehle
all-rules = zum Noochgugge
all-else = Unn sunschd
all-check = Guud gemischd? Rechn’s nooch
all-settings = Schbrooch, Kaade, Tempo, Gerääde

# Fer unnerwegs: s Schbiel ohne Nedz.

pocket-none = Fer unnerwegs lade
pocket-none-text = { $size } MB. Donn schbielschd gege’s Haus aach ohne Nedz.
pocket-loading = Wärd oigebackd …
pocket-loading-text = { $here } funn { $all } MB
pocket-packed = Oigebackd
pocket-packed-text = Schbield jetz aach im Zuch, im Keller unn im Pelzerwald.
pocket-newer = S gebbd ebbes Neies
pocket-newer-text = { $size } MB. Ä Schbiel, wu lääfd, bleibd.
pocket-failed = Hodd ned geklabbd
pocket-failed-text = S Nedz war fodd. { $here } MB sinn schunn do, de Reschd kummd noch.
pocket-full = Kään Platz
pocket-full-text = S Geräd hodd kään Platz mäh, odder s Fenschder iss brivad unn b’halt nix.
pocket-go = Lade
pocket-go-on = Weider lade
pocket-remove = Auspacke
pocket-what = Was ohne Nedz gehd
pocket-works = Gehd ohne Nedz
pocket-works-play = Gege’s Haus schbiele, mid Dibbs, in alle Variande
pocket-works-record = Weiderschbiele nooch Daach, s Schbiel als Dadei, die Kaade noochbriefe
pocket-works-rules = Lerne, Regle, än rischdisches Schbiel uffschreiwe
pocket-waits = Wadd uffs Nedz
pocket-waits-friends = Mid Freind unn mid Code dezu
pocket-waits-learn = S Noochschbiel
pocket-waits-expert = Uff longsome Geräde denkd’s Haus do kerzer nooch

# Die sechse fumm Haus.

bots-strength-beginner = leischd
bots-strength-casual = gemiedlisch
bots-strength-solid = middel
bots-strength-strong = schdark
bots-strength-expert = Profi
bots-strength-beginner-text = Siehd de Schdisch unn mergd sisch nix
bots-strength-casual-text = Dengd ä paar Schdisch vorraus
bots-strength-solid-text = Dengd bis die Rund rum iss
bots-strength-strong-text = Hodd viel geiebd
bots-strength-expert-text = Hodd viel geiebd unn nimmd sisch Zeid
bots-gretel = schischderni Schdudendin
bots-gretel-line = Draud sisch noch nedd so rischdisch, awwer jedi Rund ä bissel mehr.
bots-kuno = Burggaischd
bots-kuno-line = Gaischderd seid 1525 uff de Burg unn vergessd als, was Drumb iss.
bots-lisbeth = vorsischdischi Oma
bots-lisbeth-line = Die hebd ihr Sach zamme: liewer kää Minus wie viel Plus.
bots-schorsch = lauder Winzer
bots-schorsch-line = Drumbd frieh, lachd laud unn holld jede Schdisch, wo en ooguggd.
bots-karl = Fuchs unn Kaadehai
bots-karl-line = Zeehld midd, said nix unn hoggd am End bei ebbes in de Midd.
bots-elwe = die Elwetritsch selwer
bots-elwe-line = Die siehsch nie kumme. Hinnerher fehlen der drei Plus.
bots-choose = Wer soll do hogge?
bots-fair = Känner funn denne siehd mehr wie än Mensch.

# Die sechse fumm Haus.

bots-strength-beginner = leischd
bots-strength-casual = gemiedlisch
bots-strength-solid = middel
bots-strength-strong = schdark
bots-strength-expert = Profi
bots-strength-beginner-text = Nimmd, was kummd, unn mergd sisch nix
bots-strength-casual-text = Hodd ä bissel geiebd unn mergd sisch zwee Schdisch
bots-strength-solid-text = Hodd geiebd unn mergd sisch drei Schdisch
bots-strength-strong-text = Hodd geiebd unn vergessd nix
bots-strength-expert-text = Hodd viel geiebd unn nimmd sisch Zeid
bots-gretel = schischderni Schdudendin
bots-gretel-line = Draud sisch selde zu drumbe unn iss froh, wann’s die annere machen.
bots-kuno = Burggaischd
bots-kuno-line = Gaischderd seid 1525 uff de Burg unn schbield Beschdimmerkaade glei, bevor er se vergessd.
bots-lisbeth = vorsischdischi Oma
bots-lisbeth-line = Lossd die annere die Schdisch: liewer kää Minus wie viel Plus.
bots-schorsch = lauder Winzer
bots-schorsch-line = Drumbd frieh, lachd laud unn holld jede Schdisch, wo en aaguggd.
bots-karl = Fuchs unn Kaadehai
bots-karl-line = Zeehld midd, said nix unn hodd als noch ä Beschdimmerkaad im Ärmel.
bots-elwe = die Elwetritsch selwer
bots-elwe-line = Die siehsch nie kumme. Hinnerher fehlen der drei Plus.
bots-choose = Wer soll do hogge?
bots-fair = Känner funn denne siehd mehr wie än Mensch.

# De Rahme funn de Regelseid; die Regle selwer schdehen in docs/rules.

rules-title = Regle
rules-contents = Was drin schdehd
rules-ruling = so ausgemachd
rules-ruling-text = In de Regelhefdscher schdehd’s nedd; bei uns iss es so ausgemachd.
rules-number = Regel { $rule }
rules-example = Beischbiel
rules-search = In de Regle suche
rules-search-found = { $found ->
    [0] Do defunn schdehd nix drin.
    [one] Ää Schdell
   *[other] { $found } Schdelle
}
rules-link-copied = Link zu Regel { $rule } kobierd
rules-lesson = Liewer browiere? Ä korzi Lekzion

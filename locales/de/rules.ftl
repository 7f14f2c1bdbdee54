# Der Rahmen der Regelseite; die Regeln selbst stehen in docs/rules.

rules-title = Regeln
rules-contents = Inhalt
rules-ruling = unsere Auslegung
rules-ruling-text = Die Anleitungen lassen das offen; hier ist es so entschieden.
rules-number = Regel { $rule }
rules-example = Beispiel
rules-search = In den Regeln suchen
rules-search-none = Davon steht nix in den Regeln.
rules-link-copied = Link zu Regel { $rule } kopiert

# Der Rahmen der Regelseite; die Regeln selbst stehen in docs/rules.

rules-title = Regeln
rules-contents = Inhalt
rules-ruling = unsere Auslegung
rules-ruling-text = Die Anleitungen lassen das offen; hier ist es so entschieden.
rules-number = Regel { $rule }
rules-example = Beispiel
rules-search = In den Regeln suchen
rules-search-found = { $found ->
    [0] Davon steht nix in den Regeln.
    [one] Eine Stelle
   *[other] { $found } Stellen
}
rules-link-copied = Link zu Regel { $rule } kopiert
rules-lesson = Lieber ausprobieren? Eine kurze Lektion

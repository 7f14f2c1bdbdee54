# The frame of the rules page; the rules themselves are in docs/rules.

rules-title = Rules
rules-contents = Contents
rules-ruling = our ruling
rules-ruling-text = The rulebooks leave this open; this is how we play it.
rules-number = Rule { $rule }
rules-example = Example
rules-search = Search the rules
rules-search-found = { $found ->
    [0] No rule mentions that.
    [one] One place
   *[other] { $found } places
}
rules-link-copied = Link to rule { $rule } copied
rules-lesson = Rather try it? A short lesson

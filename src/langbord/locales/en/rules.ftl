# The pages of rules and their drawings, English.

rules-contents = Contents
rules-search = Search rules and cards
rules-found =
    { $count ->
        [0] Nothing found.
        [one] Found in one place.
       *[other] Found in { $count } places.
    }

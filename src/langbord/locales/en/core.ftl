# Langbord, English: what belongs to no game.

## Lists
core-and = { $first } and { $last }
core-times = { $count }× { $item }

## Players
core-player = Player
core-player-number = Player { $number }
core-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }

## At the table
core-bots-prepare = The bots are getting ready; the first time that takes a minute.
core-bots-instead = “{ $level }” searches, which needs { $extra }; “{ $other }” plays in its place.
core-welcome = Type the number of what you want to do. Type ? for help, rules for the rules in a nutshell.
core-fair = The dealer has fixed a secret key; every card comes from it. To prove that afterwards, its SHA-256 hash:
core-your-move = { $player }, it is your move.
core-how-to-choose = A number, or the action in words; ? for help.
core-which = Which one? A number, or Enter for none:
core-confirm = Enter to end your turn, undo to take it back:
core-interrupt = You may step in now; Enter to let the game go on.
core-hand-over = The screen is for { $player } now.
core-press-enter = Enter when nobody else is looking:

## Answers
core-no-such-number = There is no { $number } in the list; it ends with { $last }.
core-ambiguous = “{ $text }” can mean several things:
core-not-possible = “{ $text }” is not possible now. Enter shows the list again, ? gives help.
core-none-chosen = Nothing chosen.
core-nothing-to-undo = There is nothing to take back: something new was seen, or another player has acted since.
core-undone = Taken back.
core-saved = The game is saved in { $file }. It holds the dealer's key: whoever reads it can foretell the cards.
core-left =
    The game is kept. To go on with it:
    { $command }

## Help
core-help =
    A number chooses from the list. You can also type an action, for instance:
    { $example }
    A part of it will do, as long as only one action fits.

    ?              this help
    rules          the rules in a nutshell
    board          the table again
    list           the board as a list
    log            all that has happened
    hint           what a bot would do; that you asked stands in the record
    undo           take back your last action, as long as nothing new was seen
    save FILE      keep the game in a file
    language CODE  { $languages }
    quit           leave; the game is kept and can be resumed

# What many games have on the table, where a game has no words of its own for it
core-field-seats = Players
core-field-turn = Turn
core-field-points = Points
core-field-hand = Hand
core-field-round = Round

## A review of a finished game
core-review-by-net = Chances to win by the game’s net; decisions by searches of { $iterations } iterations
core-review-by-play = Chances to win by games played on; decisions by searches of { $iterations } iterations
core-review-along = along the game
core-review-mistakes = clear mistakes
core-review-luck = luck
core-review-no-luck = Luck cannot be told here: that takes a net that judges every seat at every moment.
core-review-costliest = The decisions that cost most:
core-review-instead = { $done } – better: { $better }
core-review-nothing = No decision clearly cost much.
core-review-dealt = What the dealer gave and took, beside what else could have come:
core-hint-explained = What a bot would do, with the chance to win that it sees. That you asked stands in the record.
core-hint-needs = A hint is searched for, which needs { $extra }.
core-hint-action = action
core-hint-visits = looked at
core-hint-chance = chance to win

## The end
core-winner =
    { $count ->
        [one] { $players } wins!
       *[other] { $players } share the victory!
    }
core-lost = The game is lost.
core-total = Total
core-kept =
    The record of the game is kept. To prove that no card was tampered with:
    { $command }

# Why something does not react
core-not-your-turn = It is not your turn.
core-no-such-thing = There is no such thing in this edition.
core-not-now = Something else is asked first.
core-not-there = Nothing can be done there now.
core-not-again = That is possible once, and it has been done.
core-not-near = Your ship does not lie beside it.
core-not-free = { $player } has it.
core-not-enough = You need { $need } and have { $have } ({ $what }).
core-recap = Since your last turn
core-recap-more = { $player }: { $count } more ({ $what }).
core-recap-less = { $player }: { $count } fewer ({ $what }).
core-outcome = { $outcome }

# Langbord, English: what is told by mail, push and webhook.
notices-greeting = Hello { $name },
notices-turn = Your move in { $game } with { $others }
notices-turn-until = Your move in { $game } with { $others }, until { $when }
notices-games-wait =
    { $count ->
        [one] A game waits for you
       *[other] { $count } games wait for you
    }
notices-proposed = { $name } proposes { $what } in { $game }
notices-over = { $game } with { $others } is over
notices-invited = { $name } invites you to { $game }
notices-rematch = { $name } offers a rematch of { $game }
notices-why = You get this because you asked for notices at { $site }.
notices-change = Change what you are told
notices-unsubscribe = No more of these
notices-table-button = To the table
notices-verify-subject = Is this your address?
notices-verify = Somebody, probably you, named this address for the account { $name } at { $site }. Follow this link to say that it is yours:
notices-verify-button = It is mine
notices-verify-else = If it was not you, do nothing: nothing more will come.
notices-reset-subject = A new password
notices-reset = Somebody, probably you, wants a new password for the account { $name } at { $site }. This link lets you choose one; it is good for two hours:
notices-reset-button = Choose a password
notices-reset-else = If it was not you, do nothing: your password stays as it is.
notices-test-subject = A mail from Langbord
notices-test = The server at { $site } can send mail.
notices-test-button = To the server
notices-test-else = Whoever runs it sent this to see whether it arrives.

# The browser client, English.

## The start page
web-tagline = The long table: sit down and play
web-intro = Board games of trade, land and law. Against bots at once, or with friends by a link. No account is needed, and every card and die can be checked afterwards.
web-players = { $least } to { $most } players
web-play-now = Play now
web-new-table = New table
web-learn = Learn by playing
web-rules = Rules
web-tables = Open tables
web-no-tables = Nobody is playing in the open just now. Open a table!
web-free-seat = free seat
web-seats-free =
    { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
web-status-waiting = waiting
web-status-playing = being played
web-status-over = over
web-status-closed = closed
web-join = Join by link
web-join-how = Link or code of the table
web-join-go = Go there
web-guest-name = Guest

## Every page
web-navigation = Pages
web-settings = Settings
web-language = Language
web-light = Light page
web-dark = Dark page
web-to-start = To the start
web-close = Close
web-cancel = Cancel
web-loading = One moment …
web-reconnecting = The connection is gone; trying again …
web-no-connection = The server cannot be reached.
web-went-wrong = Something went wrong ({ $status }).

## Before a game
web-how-many = Players
web-seat = Seat { $number }
web-open-seat = open for people
web-bot-random = Random bot
web-bot-greedy = Quick bot
web-bot-easy = Easy bot
web-bot-medium = Medium bot
web-bot-hard = Hard bot
web-bot-master = Master bot
web-clock = Clock
web-clock-none = no limit
web-clock-live = 10 minutes, 20 seconds a turn
web-clock-fast = 3 minutes, 10 seconds a turn
web-clock-slow = 3 days a turn
web-listed = Show it in the list of open tables
web-hints-allowed = Players may ask for hints
web-edition = Edition
web-edition-standard = the usual one
web-editions = Editions of your own
web-editions-explained = Costs, maps and cards are a readable file. Whoever owns the box can enter what is printed in it, share the link of a table, and play exactly that.
web-edition-begin = Begin from the built-in file
web-edition-upload = Take a file:
web-edition-text = The edition as text (TOML)
web-edition-line = Line { $line }
web-edition-keep = Check and keep
web-edition-doubts = It is kept. What looks unlikely in it, where you do not say that it is printed so:
web-edition-play = Play with it: { $title }
web-editions-own = Entered by you
web-open = Open the table
web-waiting-for-players = Waiting for players
web-invite = Whoever has this link can join:
web-copy = Copy
web-copied = Copied
web-sit = Sit down
web-add-bot = Add a bot
web-remove = Remove
web-start = Start
web-leave = Leave

## At the table
web-seats = Players
web-you = you
web-your-move = Your move
web-thinking = to move
web-away = away
web-bot-plays-on = a bot plays on
web-come-back = Take your seat back
web-days-left = { $days } d { $hours } h
web-waiting-for = Waiting for { $players }
web-may-step-in = You may step in now
web-choose = Choose
web-explained = What this is
web-would-change = Would change
web-undo = Undo
web-restart-turn = Restart the turn
web-hint = Hint
web-hint-thinking = Thinking …
web-hints-taken = hints: { $count }
web-log = Log
web-chat = Chat
web-log-and-chat = Log and chat
web-no-chat = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-mute = Mute
web-unmute = Hear again
web-look-at-moment = Look at this moment
web-looking-back = You are looking at an earlier moment.
web-to-now = To now
web-moment = Moment
web-moment-of = moment { $moment } of { $count }
web-earlier = Earlier
web-later = Later
web-board = Board
web-panels = Panels
web-tab-board = Board
web-tab-play = Play
web-tab-log = Log
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-text-view = The position in words
web-help = Keys
web-key-number = choose from the list
web-key-arrows = walk through the list and choose
web-key-escape = back to the whole list
web-key-moments = earlier and later moments

## The end
web-score-sheet = Score sheet
web-rematch = Rematch
web-download = Download the record
web-film = The game as a film
web-what-if = What if? Play on from here
web-review = Review
web-reviewing = A bot is thinking the game through; what it finds is shown as it comes.
web-chances = Everybody’s chance to win along the game
web-eyes = Through the eyes of
web-share = Copy a link to this moment
web-end-as-draw = End it as a draw
web-leave-to-bot = Leave, and let a bot play on

## Fairness
web-fairness = Fairness

## Rules
web-nutshell = In a nutshell
web-numbered-rules = Every rule, numbered
web-rules-in-english = The numbered rules are written in English.
web-cards = Every card and what it does

## Settings
web-theme = Appearance
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-guest-name-wish = My name as a guest
web-sound = Sounds: my move, what moves, the clock
web-volume = Volume
web-notify = A notification when it is my move
web-confirm = Ask before a click on the board acts
web-grey = Show everything in grey (to see that no colour is alone)

## People
web-account = Account
web-account-why = An account keeps your games and ratings. You can play without one.
web-name = Name
web-password = Password
web-log-in = Log in
web-log-out = Log out
web-register = Make an account
web-profile = Profile
web-export = All that is kept of me
web-log-out-everywhere = Log out everywhere
web-password-old = Old password
web-password-new = New password
web-password-change = Change it
web-tokens = Keys for programs
web-tokens-why = A program of yours, such as a bot, shows its key instead of a password. Whoever has a key can act in your name.
web-token-drop = Take { $label } back
web-token-secret = The key of { $label }, shown this once:
web-token-label = What it is for
web-token-new = Make a key
web-forget-me = Forget me
web-forget-me-why = Everything that is kept of you is deleted: account, ratings, what you said. Bots play on in your seats, and past games lose your name. This cannot be undone.
web-forget-me-now = Delete everything
web-games = Games
web-game = Game
web-rating = Rating
web-leaderboard = Leaderboard
web-rank = Place
web-wins = Won
web-higher = Higher
web-lower = Lower
web-no-standings = Nobody is rated in this game yet. A game counts when two or more people with accounts play it to its end.
web-rating-explained = The rating is what we are sure of after the games played: it rises with wins, more so against the strong, and with certainty.
web-no-games = None yet.

## The guide: a word on what is asked, while learning
web-guide-off = Hide the guide
web-guide-wish = Show the guide while playing
web-recap-again = Show it again
web-recap-hours =
    { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
web-recap-days =
    { $count ->
        [one] a day ago
       *[other] { $count } days ago
    }
web-motion = Show moves
web-motion-slow = slowly
web-motion-normal = at normal speed
web-motion-fast = quickly
web-motion-off = not at all
web-motion-bots = Where you play alone among bots, they keep this pace too.
web-skip = Skip to my move
web-ahead = Play as soon as it is my turn …
web-ahead-more = And then …
web-ahead-question = What will you do as soon as it is your turn?
web-ahead-none = Nobody can tell yet what you will be able to do.
web-ahead-plans = As soon as it is your turn, if you can then:
web-ahead-cancel = Cancel
web-ahead-dropped = ‘{ $what }’ could not be done when it was your turn, so nothing of what you named was.
web-passes = Move for me where I can do one thing only
web-log-earlier = Earlier turns
web-log-newest = Newest
web-log-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
web-play-moments = Play from here
web-pause = Pause

## The legend: what the marks on the table mean
web-legend = Legend
web-mark-legal = can be chosen
web-mark-chosen = is chosen or pointed at
web-mark-hinted = recommended by a bot
web-mark-fresh = has just changed
web-mark-mine = your own
web-mark-done = what the others did since your last turn
web-mark-against = what of it hit you

## Small ones
web-to-content = To what can be done
web-unread =
    { $count ->
        [one] one new line
       *[other] { $count } new lines
    }
web-leave-table = Leave the table
web-leave-explained = A bot plays on in your seat. You can take the seat back while the game goes on.

## One’s own games
web-your-turn = Your turn
web-your-games = Your games
web-waits-for = waits for { $names }
web-invited-by = { $name } invites you
web-seen = Seen
web-show-all = Show all { $count }
web-more-wait =
    { $count ->
        [one] One more waits for you
       *[other] { $count } more wait for you
    }

## Finding people
web-with-people = Play with people
web-seek = Find people
web-seek-how = Who has waited longest comes first, and those of your strength; the longer you wait, the more others will do.
web-seek-bots = After a minute bots may fill the table, if all agree
web-seeking = Looking for people … { $seconds } seconds
web-seeking-others =
    { $count ->
        [one] One other waits for the same.
       *[other] { $count } others wait for the same.
    }
web-pool =
    { $count ->
        [one] One person waits: { $players } players, { $clock }
       *[other] { $count } people wait: { $players } players, { $clock }
    }
web-any = any
web-lobby-filter = Look for …
web-lobby-live = now, in one go
web-lobby-slow = over days
web-lobby-seats = with a free seat
web-lobby-rating = where my rating is welcome
web-lobby-none = No table is like that.
web-seek-beginners = Beginners are welcome
web-seek-language = Language at the table
web-seek-from = rating from { $rating }
web-seek-to = rating up to { $rating }
web-clock-day = a day a turn
web-clock-week = a week a turn
web-clock-other = a clock of { $minutes } minutes
web-clock-hours = { $clock }; clocks run from { $from } to { $until } ({ $zone })
web-clock-stands = The clock stands: it is not within the playing hours.
web-playing-hours = Clocks run only at some hours of the day
web-hours-from = From
web-hours-until = Until
web-players-count =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
web-opened-by = opened by { $name }
web-begins-itself = Begins by itself when all seats are taken
web-bots-after = Bots take free seats
web-bots-never = never
web-bots-minutes =
    { $minutes ->
        [one] after a minute
       *[other] after { $minutes } minutes
    }
web-bots-come =
    { $minutes ->
        [one] Bots take what is free after a minute; who sits down agrees
       *[other] Bots take what is free after { $minutes } minutes; who sits down agrees
    }
web-seat-kept = kept for somebody who played before
web-seat-yours = kept for you
web-take-kept = Take my seat
web-rematch-offered = { $name } wants to play again.
web-table-full = The table is full
web-kick = Ask to leave
web-block = Block
web-invite-name = Somebody’s name
web-invite-send = Invite
web-invite-sent = Invited: { $names }
web-people = People you follow
web-is-on = is here
web-is-off = is away
web-follow = Follow
web-unfollow = Do not follow any more
web-opponent = Opponent
web-before = Ahead of them
web-curve = Rating in { $game }: between { $low } and { $high }, now { $last }
web-decline = No, thank you
web-agree = I agree
web-play-on = Play on
web-propose = Propose …
web-propose-pause = A pause, until somebody goes on
web-propose-draw = A draw
web-propose-abandon = To give the game up
web-propose-retract = To take back your last act
web-proposed-you = Waiting for the others to agree.
web-halted = The game is paused; clocks stand.
web-resume = Go on
web-notify-table = Tell me of this table
web-notify-usual = as of the others
web-notify-now = at once
web-notify-daily = once a day
web-notify-never = never

# Langbord, English: tables and people on a server.

## At the table
server-sat = { $name } sits down.
server-stood = { $player } stands up.
server-kicked = { $player } was asked to leave.
server-started = The game begins.
server-undone =
    { $count ->
        [one] { $player } takes an action back.
       *[other] { $player } takes { $count } actions back.
    }
server-retracted =
    { $count ->
        [one] { $player } takes the last action back, as all agreed.
       *[other] { $player } takes back: the last { $count } actions of all are undone, as all agreed.
    }
server-hinted = { $player } asks for a hint.
server-left = { $player } has left; a bot plays on.
server-time-over = { $player } has run out of time; a bot plays on.
server-returned = { $player } is back.
server-closed = The table was closed.

## About actions
server-conflict = Something happened meanwhile. Look again.
server-illegal = ‘{ $action }’ is not possible now.
server-nothing-to-undo = There is nothing that you can take back.
server-not-playing = No game is being played here now.
server-has-begun = The game has begun already.
server-other-commitment = This is not the promise of the dealer at this table; look at it again before you give your number.
server-not-over = The game is not over yet.
server-not-your-turn = It is not your turn.
server-your-turn = It is your turn now.
server-no-hints = This table plays without hints.
server-warming-up = The bot is still getting ready. Ask again in a minute.
server-not-alone = You are not the only person at this table: its bots keep their pace.
server-away = A bot plays for you. Take your seat back first.

## About seats
server-seat-taken = That seat is taken.
server-seat-empty = Nobody sits there.
server-seats-empty = Not all seats are taken yet.
server-no-such-seat = There is no such seat.
server-no-such-bot = There is no bot called ‘{ $bot }’.
server-not-seated = You do not sit at this table.

## About people
server-name-taken = That name is taken. Choose another.
server-banned = You are kept out of this server.
server-muted = You may not speak for now.
server-no-chat = There is no chat on this server.
server-no-guests = This server takes no guests. Log in to an account.
server-no-accounts = This server takes no new accounts.
server-not-invited = You need an invitation for that. Ask whoever runs this server.
server-name-unclear = That name has letters that cannot be seen or told from others. Choose another.
server-name-reserved = That name is kept for bots and for those who run the server. Choose another.
server-wrong-password = Name or password is wrong.
server-locked-out = Too many wrong passwords. Wait a few minutes.
server-who-are-you = Tell us your name first.
server-bad-token = That token is not valid.
server-other-origin = The request came from another site.

## About what one asks for
server-not-found = There is nothing here.
server-forbidden = You may not do that.
server-after-the-end = You get that when the game is over.

## About requests
server-invalid = That cannot be: { $detail }
server-bad-edition = The edition is not right: { $detail }
server-no-such-edition = There is no edition ‘{ $edition }’.
server-not-frozen = This table does not stand still.
server-frozen-rules = This table stands still: the rules that it is played by are not the ones of this server’s version. Nothing of it is lost.
server-frozen-edition = This table stands still: the edition that it is played with is not to be had here. Nothing of it is lost.
server-frozen-log = This table stands still: its log does not lead where it led. Whoever runs the server has been told.
server-frozen-unreleased = This table is of a version of before the first release, and cannot be shown any more.
server-empty = There is nothing in it.
server-too-long = That is too long.
server-too-fast = Too much at once. Wait a moment.
server-too-much = That was too much work for this server, so it was stopped.
server-too-many = You have too many of them.
server-too-slow = Your connection could not keep up.
server-failed = Something went wrong on the server.

## Complaints, and those who look after the server
server-report = Report
server-report-somebody = Report somebody
server-report-who = Whom?
server-report-why = What is wrong?
server-report-sent = Thank you. Whoever looks after this server will read it.
server-report-nobody = There is nobody else here.
server-notice = A word from whoever looks after this server
server-moderation = Moderation
server-moderation-none = Nobody complains.
server-moderation-of = { $reporter } about { $name }
server-moderation-table = To the table
server-moderation-words = Words to the person, or for the log
server-moderation-hours = For how many hours
server-moderation-for-good = Empty: for good
server-moderation-address = Also the address that the person comes from
server-moderation-warn = Warn
server-moderation-mute = Mute
server-moderation-unmute = Let speak again
server-moderation-ban = Keep out
server-moderation-lift = Let in again
server-moderation-close = Close the table
server-moderation-hide = Hide the line
server-moderation-dismiss = Nothing to be done
server-moderation-appoint = Appointed
server-moderation-discharge = Discharged
server-moderation-log = What was done
server-moderation-invite = Make an invitation
server-moderation-accounts = For how many accounts
server-invitation = Invitation

## About notices
server-bad-link = That address cannot be used. It must lead to the open internet, over https.
server-no-such-zone = There is no such time zone.
server-no-mail = This server sends no mail.
server-no-public-url = This server does not know its own address, which that needs. Whoever runs it can set it.
server-old-link = That link is not good any more. Ask for a new one.
server-bad-passkey = That passkey was not accepted. Try again.
server-seat-kept = That seat is kept for somebody who played here before.
server-other-rating = The host looks for players of another strength.

## What all agree to
server-proposed = { $player } proposes { $what }.
server-proposal-pause = a pause
server-proposal-draw = a draw
server-proposal-abandon = to give the game up
server-proposal-retract = to take back the last act of its proposer
server-agreed = { $player } agrees.
server-declined = { $player } would rather play on.
server-pause-begins = The game is paused; clocks stand.
server-pause-ends = The game goes on.
server-rested =
    { $days ->
        [one] { $player } takes a day off.
       *[other] { $player } takes { $days } days off.
    }
server-halted = The game is paused.
server-proposed-already = Something has been proposed already. Answer that first.
server-nothing-proposed = Nothing has been proposed.
server-on-vacation = You are on vacation already.
server-no-vacation = You have { $days } days left this year.

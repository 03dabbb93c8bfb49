# The table in English: what happens at it beside the game, and what the server refuses.

## Events

table-event-joined = { $player } sits down.
table-event-left = { $player } leaves.
table-event-ready = { $player } is ready.
table-event-not-ready = { $player } is no longer ready.
table-event-begun = The game starts.
table-event-withheld = The random number from { $player } did not arrive in time, so the cards were shuffled without it.
table-event-undo = { $player } undoes an action.
table-event-withdrawn = { $player } takes the choice back.
table-event-undo-asked = { $player } asks to undo an action.
table-event-undo-agreed = { $player } agrees.
table-event-undo-declined = { $player } does not agree.
table-undo-marked = What has been revealed stays known, perhaps even the next cards. The result and the record will say that it was taken back.
table-result-undone = { $times ->
        [one] Once in this game something that had been revealed was taken back.
       *[other] { $times } times in this game something that had been revealed was taken back.
    }
table-event-takeover = A bot takes over for { $player }.
table-event-stand-in-voted = { $player } wants a bot to take over for { $players }.
table-event-returned = { $player } is back.
table-event-timeout = { $player } has run out of time.
table-event-muted = { $player } has been muted in the chat.
table-event-unmuted = { $player } can chat again.
table-event-rematch = There is a new table for a rematch.
table-event-closed = The table has been closed.

## Refusals

refusal-table-unknown = There is no such table. The link may be old or mistyped.
refusal-table-unreadable = The server cannot read this table, so it has been set aside. Nothing of it is lost; the server's operator finds the reason in the log.
refusal-table-closed = This table is closed. Open a new one.
refusal-table-full = All seats of this table are taken. You can watch.
refusal-game-unknown = There is no game “{ $game }”. Known games: { $known }.
refusal-bot-unknown = There is no bot “{ $bot }” for this game. Known bots: { $known }.
refusal-bot-too-slow = The bot “{ $bot }” would think too long. The limit is { $most }.
refusal-seat-not-yours = This is not your seat. You can only act for your own.
refusal-seat-unknown = There is no seat number { $seat } at this table.
refusal-seat-taken = This seat is taken. Choose another one.
refusal-already-seated = You already have a seat at this table. Choose a free seat if you want another one as well.
refusal-no-seat = You have no seat at this table. You can only watch.
refusal-host-only = Only the host of the table can do this.
refusal-not-for-programs = Programs cannot do this. Do it yourself on the website.
refusal-already-begun = The game has already started.
refusal-is-beginning = The game is about to start, so the seats cannot change any more.
refusal-no-share-asked = Random numbers are only collected once everyone is ready.
refusal-share-wrong = This is not the random number that was sealed for this seat.
refusal-not-begun = The game has not started yet. Everyone has to be ready first.
refusal-over = The game is over.
refusal-not-over = You can do this once the game is over.
refusal-not-asked = It is not your decision right now. Wait for your turn.
refusal-stale = The table has changed in the meantime. Check again, then decide.
refusal-command-used = This request carries the number of an earlier one. Reload the page and try again.
refusal-log-full = The log of this table is full (limit: { $most }). The game can go on and end, but nothing more can be taken back or changed.
refusal-away = A bot is playing for you. Take your seat back first.
refusal-already-away = You have already left this seat; a bot has taken over.
refusal-not-away = No bot is playing for you; the seat is yours.
refusal-not-overdue = This player still has time.
refusal-not-absent = A bot can only take over for someone who has been away for two minutes.
refusal-already-voted = You have already voted. The others who are here still have to agree.
refusal-vote-on-self = This is your own seat. To have a bot take over for you, leave the table.
refusal-already-stood-in = Nobody has to be replaced at this seat.
refusal-has-resigned = This seat has resigned and is no longer in the game.
refusal-resign-later = You cannot resign right now. Finish the current step, or wait for the next round.
refusal-nothing-to-undo = There is nothing of yours to undo there.
refusal-nothing-to-withdraw = You have made no choice that could be taken back.
refusal-undo-already-asked = Someone has already asked to undo. Answer that first.
refusal-no-undo-asked = Nobody is asking to undo anything.
refusal-preview-reveals = This would reveal something hidden, so it cannot be previewed.
refusal-not-stored = This could not be saved, so it was not done. Please try again in a moment.
refusal-perhaps-stored = It is not known yet whether this was saved. The table will show it once the database answers again.
refusal-chat-off = There is no chat at this table.
refusal-chat-empty = This message is empty.
refusal-muted = The host has muted you in this chat.
refusal-too-many-watched = You can follow at most { $most } tables at once. Leave one first.

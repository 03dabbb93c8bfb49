# The table in English: what happens at it beside the game, and what the server refuses.

## Events

table-event-joined = { $player } sits down.
table-event-left = { $player } leaves.
table-event-ready = { $player } is ready.
table-event-not-ready = { $player } is not ready any more.
table-event-begun = The game begins.
table-event-undo = { $player } takes something back.
table-event-undo-asked = { $player } asks to take something back.
table-event-undo-agreed = { $player } agrees.
table-event-undo-declined = { $player } does not agree.
table-event-takeover = A bot plays on for { $player }.
table-event-returned = { $player } is back.
table-event-timeout = { $player } has run out of time.
table-event-muted = { $player } may not write in the chat any more.
table-event-unmuted = { $player } may write in the chat again.
table-event-rematch = There is a new table for a rematch.
table-event-closed = The table is closed.

## Refusals

refusal-table-unknown = There is no such table. The link may be old or mistyped.
refusal-table-closed = This table is closed. Open a new one.
refusal-table-full = All seats of this table are taken. You can watch.
refusal-game-unknown = There is no game "{ $game }". Known games: { $known }.
refusal-bot-unknown = There is no bot "{ $bot }" for this game. Known bots: { $known }.
refusal-bot-too-slow = The bot "{ $bot }" would think too long. At most { $most } is possible.
refusal-seat-not-yours = This seat is not yours. Act for your own seat.
refusal-seat-unknown = There is no seat number { $seat } at this table.
refusal-seat-taken = Someone already sits there. Choose another seat.
refusal-already-seated = You already sit at this table. Name a seat if you want another one as well.
refusal-no-seat = You have no seat at this table. You can only watch.
refusal-host-only = Only the host of the table can do this.
refusal-not-for-programs = A program cannot do this; do it yourself on the page.
refusal-already-begun = The game has already begun.
refusal-not-begun = The game has not begun yet. Everyone must say that they are ready.
refusal-over = The game is over.
refusal-not-over = This is possible once the game is over.
refusal-not-asked = It is not for you to decide now. Wait for your turn.
refusal-stale = The table has changed meanwhile. Look again, then decide.
refusal-away = A bot plays for you just now. Return to your seat first.
refusal-already-away = You have already left this seat; a bot plays on.
refusal-not-away = No bot plays for you; the seat is yours.
refusal-not-overdue = This player still has time.
refusal-has-resigned = This seat has resigned and cannot play any more.
refusal-resign-later = You cannot resign at this moment. Finish what is under way, or wait for the next round.
refusal-nothing-to-undo = There is nothing of yours to take back there.
refusal-undo-already-asked = Someone already asks to take something back. Answer that first.
refusal-no-undo-asked = Nobody asks to take anything back now.
refusal-preview-reveals = This would reveal something new, so it cannot be shown beforehand.
refusal-not-stored = This could not be stored and was not done. Nothing is lost; please try again in a moment.
refusal-chat-off = There is no chat at this table.
refusal-chat-empty = There is nothing in this message.
refusal-muted = The host does not let you write in this chat.
refusal-too-many-watched = You can follow at most { $most } tables at once. Leave one first.

## The database

store-failed = The database { $file } does not work: { $detail }
store-full = There is no space left for the database { $file } ({ $detail }). Free some.
store-unwritable = { $file } cannot be written ({ $detail }). Check the folder and its rights, or name another file.
store-foreign = { $file } is no database of Postroad ({ $detail }). Name another file; this one was left as it is.
store-broken = The database { $file } is damaged ({ $detail }). Put a backup in its place.
store-newer = { $file } was written by a newer Postroad (version { $detail } of its tables). Install that one, or name another file.

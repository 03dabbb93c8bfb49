# The text mode in English: plain pages of text, forms and buttons; and what requests may be refused for.

## The site

text-skip = Skip to the content
text-site = Main menu
text-languages = Languages
text-tables = Tables
text-open = Open a table
text-me = My data
text-rules = Rules
text-about = Two board games to play with friends and bots. This page works in any browser, without scripts.
text-without-scripts = This page needs JavaScript. You can play without it too.
text-to-plain-page = Go on to the plain page
text-refused = That is not possible
text-wrong = This did not work
text-back = Back to the tables
text-yes = yes
text-no = no

## People

text-who-are-you = What should we call you?
text-your-name = Your name
text-go = Continue
text-go-on = Back to where you were
text-have-code = Or a code from another device, or your recovery code
text-move-here = Continue in this browser
text-you-are = You are { $name }.
text-rename = Change the name
text-code = Your recovery code
text-code-about = Write it down: it is shown only once. You need it to continue under your name in another browser.
text-new-code = Create a new code
text-new-code-about = A new recovery code replaces the old one.
text-export = Download everything stored about me
text-delete = Delete my data
text-delete-about = Your name, your chat messages and your tokens are deleted for good. Finished games can still be replayed, but without your name.
text-delete-sure = Yes, delete everything
text-forgotten = former player

## Lists

text-my-tables = My tables
text-no-tables-of-mine = You have not joined a table yet.
text-public-tables = Public tables
text-no-public-tables = There are no public tables right now.
text-status-waiting = The game has not started yet.
text-status-playing = In progress.
text-status-over = The game is over.
text-status-closed = The table is closed.
text-waits-for-you = It's your turn.

## Opening a table

text-who-plays = Who plays
text-seat = Seat { $number }
text-no-seat = nobody
text-open-seat = open seat
text-bot = { $name } (bot, strength { $level })
text-options = Rules of this table
text-edition = Edition
text-by-edition = as in the edition
text-time = Time
text-clock = Time limit
text-clock-none = no limit
text-clock-turn-60 = 1 minute per turn
text-clock-turn-86400 = 1 day per turn
text-clock-turn-259200 = 3 days per turn
text-clock-bank-1200 = 20 minutes for the whole game
text-clock-bank-3600 = 1 hour for the whole game
text-absence = When someone's time runs out
text-absence-wait = When time runs out, we wait.
text-absence-bot = When time runs out, a bot takes over until the player returns.
text-pace = Bot speed
text-pace-calm = Bots take their time.
text-pace-brisk = Bots play fast.
text-pace-instant = Bots play instantly.
text-public = Show the table to everyone on the front page
text-with-chat = With a chat

## Before the game

text-seats = Seats
text-seat-you = you
text-seat-host = host
text-seat-ready = ready
text-seat-turn = to move
text-seat-away = away, a bot has taken over
text-seat-resigned = has resigned
text-seat-overdue = out of time
text-time-left = { $minutes } min left
text-remove = Remove { $name }
text-fill = A bot for seat { $number }
text-do-fill = Add the bot
text-invite = Invite others
text-invite-about = Anyone with this link can join:
text-qr = The same link as a QR code
text-what-now = What next?
text-join = Sit down
text-join-again = Take another seat too
text-ready = I am ready
text-not-ready = I am not ready
text-leave = Leave the table
text-close-table = Close the table
text-agreed = Table settings

## In the game

text-your-turn = It's your turn.
text-waiting-for = Waiting for { $names }.
text-news = What has happened
text-barred = Not possible right now, and why
text-map = All cities and roads
text-regions = Regions
text-noble = with a noble
text-has-chosen = has chosen
text-card = Card { $number }
text-choose = Choose
text-chosen = You have chosen { $cards }. You can still change it until everyone has chosen.
text-decline = Do not use the Knight's marker
text-undo = Undo my last action
text-withdraw = Take my choice back
text-undo-ask = Ask the others to let me undo my last action
text-consent = { $name } would like to undo an action. Do you agree?
text-agree = I agree
text-disagree = I do not agree
text-this-seat = Switch to this seat
text-stand-in = Let a bot take over for { $name }
text-vote-stand-in = Vote for a bot to take over for { $name }
text-other = Leaving
text-return = Take my seat back
text-leave-for-now = Leave for now; a bot takes over
text-resign = Resign
text-resign-sure = Yes, I really want to resign
text-look-again = Refresh
text-chat = Chat
text-say = Message
text-send = Send

## After the game

text-result = The result
text-record = Download the record of this game
text-fairness = Was the shuffle fair?
text-fairness-about = The secret behind the seal and the random numbers of the seats determine every card, and anyone can check this with the record: compare the seal with the one that you saw before the game. Nobody could choose the cards as long as one of the numbers came from someone you trust. It does not show whether the server's operator looked at them.
text-commitment = Seal
text-secret = Secret
text-share-of = Random number from seat { $number }
text-share-none = none: a bot or a page without scripts
text-share-withheld = did not arrive and was left out
text-share-absent = A page without scripts adds no random number of its own. The proof then rests on the numbers of the others, or, if nobody adds one, on the server alone.
text-rematch = Play again with the same people
text-to-rematch = Go to the next game
text-number = { $number }
text-share = { $percent }%

## Refusals

refusal-malformed = Invalid request: { $text }
refusal-not-json = The body of this request must be JSON, and its Content-Type application/json.
refusal-too-large = Too large: the limit is { $limit } bytes.
refusal-too-often = Too many requests. Try again in { $seconds } s.
refusal-too-slow = The request took longer than { $seconds } s to arrive. Try again.
refusal-too-many-sockets = Too many pages are open at once. Close some of them and reload this one.
refusal-who-are-you = We do not know you yet. Choose a name first.
refusal-already-someone = There is already a profile in this browser. Delete it first, or use another browser.
refusal-name-empty = This name has no letter or digit in it. Choose one that others can read.
refusal-preferences-too-large = These settings are too large: the limit is { $limit } bytes.
refusal-code-wrong = This code is not valid. Check for typos; each code works only once, and a code for another device only for ten minutes.
refusal-foreign-origin = This request came from another site and was rejected. If this is your own site, its address must be given to the server as an origin.
refusal-not-found = There is nothing here. The link may be old or mistyped.
refusal-no-documentation = The documentation is not part of this installation. The host can add it: `make site` in the project’s folder.
refusal-method = This address does not accept that kind of request.
refusal-wrong-table = The command is for another table than the address.
refusal-too-many-tokens = You already have { $limit } tokens, and that is the limit. Delete one first.
refusal-record-wrong = Line { $line } of the record is wrong.
refusal-record-several = This file holds several games; the second begins on line { $line }. Upload one game at a time.
refusal-internal = Something went wrong on our side. Nothing was changed; please try again.

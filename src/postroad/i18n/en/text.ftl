# The text mode in English: plain pages of text, forms and buttons; and what requests may be refused for.

## The site

text-skip = Skip to the content
text-site = Site
text-languages = Languages
text-tables = Tables
text-open = Open a table
text-me = My things
text-rules = Rules
text-about = Two board games to play with friends and bots. This page works in any browser, without scripts.
text-refused = That is not possible
text-wrong = This did not work
text-back = Back to the tables
text-yes = yes
text-no = no

## People

text-who-are-you = What shall we call you?
text-your-name = Your name
text-go = Go on
text-go-on = Go on to where you were
text-have-code = Or your recovery code from another browser
text-move-here = Move to this browser
text-you-are = You are { $name }.
text-rename = Change the name
text-code = Your recovery code
text-code-about = Write it down: it is shown only now. With it you can become yourself again in another browser.
text-new-code = Make a new code
text-new-code-about = A new recovery code makes the old one void.
text-export = Download everything that is stored about me
text-delete = Delete me
text-delete-about = Your name, your chat messages and your tokens are removed for good. Finished games can still be replayed, but without your name.
text-delete-sure = Yes, forget me
text-forgotten = someone who left

## Lists

text-my-tables = My tables
text-no-tables-of-mine = You sit at no table yet.
text-public-tables = Public tables
text-no-public-tables = There is no public table now.
text-status-waiting = The game has not begun yet.
text-status-playing = The game is on.
text-status-over = The game is over.
text-status-closed = The table is closed.
text-waits-for-you = It waits for you.

## Opening a table

text-who-plays = Who plays
text-seat = Seat { $number }
text-no-seat = nobody
text-open-seat = open seat
text-bot = { $name } (bot, level { $level })
text-options = Rules of this table
text-edition = Edition
text-by-edition = as the edition has it
text-time = Time
text-clock = Time limit
text-clock-none = none
text-clock-turn-60 = a minute for each turn
text-clock-turn-86400 = a day for each turn
text-clock-turn-259200 = three days for each turn
text-clock-bank-1200 = 20 minutes for the whole game
text-clock-bank-3600 = an hour for the whole game
text-absence = If someone's time runs out
text-absence-wait = When time runs out, we wait.
text-absence-bot = When time runs out, a bot plays on until the person returns.
text-pace = Pace of the bots
text-pace-calm = Bots take their time.
text-pace-brisk = Bots play briskly.
text-pace-instant = Bots play at once.
text-public = Show the table to everyone on the front page
text-with-chat = With a chat

## Before the game

text-seats = Seats
text-seat-you = you
text-seat-host = host
text-seat-ready = ready
text-seat-turn = has to decide
text-seat-away = away, a bot plays
text-seat-resigned = has resigned
text-seat-overdue = out of time
text-time-left = { $minutes } min left
text-remove = Remove { $name }
text-fill = A bot for seat { $number }
text-do-fill = Seat the bot
text-invite = Invite others
text-invite-about = Whoever has this link can join:
text-qr = The same link as a QR code
text-what-now = What now?
text-join = Sit down
text-ready = I am ready
text-not-ready = I am not ready yet
text-leave = Stand up
text-close-table = Give up this table
text-agreed = What is agreed

## In the game

text-your-turn = It is your turn.
text-waiting-for = Waiting for { $names }.
text-news = What has happened
text-barred = What is not possible now, and why
text-map = All cities and roads
text-regions = Regions
text-noble = with a noble
text-has-chosen = has chosen
text-card = Card { $number }
text-choose = Choose
text-chosen = You have chosen { $cards }. You can still change it until everyone has chosen.
text-decline = Do not use the Knight's marker
text-undo = Take back my last action
text-undo-ask = Ask the others whether I may take back my last action
text-consent = { $name } would like to take something back. Do you agree?
text-agree = I agree
text-disagree = I do not agree
text-this-seat = Look from this seat
text-stand-in = Let a bot play for { $name }
text-other = Leaving
text-return = I am back
text-leave-for-now = Leave for now; a bot plays on
text-resign = Resign
text-resign-sure = Yes, I give up for good
text-look-again = Look again
text-chat = Chat
text-say = Say
text-send = Send

## After the game

text-result = The result
text-record = Download the record of this game
text-fairness = Was chance fair?
text-fairness-about = The seal was shown before the game. The secret behind it and what each seat added decide every draw, and anyone can check it with the record. It proves that nothing was stacked, not that the host of the server could not look.
text-commitment = Seal
text-secret = Secret
text-entropy = Added by seat { $number }
text-rematch = Play again with the same people
text-to-rematch = Go to the next game
text-number = { $number }
text-share = { $percent }%

## Refusals

refusal-malformed = This request is not written as it must be: { $text }
refusal-not-json = The body of this request must be JSON, and its Content-Type application/json.
refusal-too-large = This is too large: at most { $limit } bytes are taken.
refusal-too-often = That was too often. Try again in { $seconds } s.
refusal-who-are-you = We do not know you yet. Choose a name first.
refusal-already-someone = This browser already has a person. Delete that one first, or use another browser.
refusal-name-empty = This name has no letter or digit in it. Choose one that others can read.
refusal-preferences-too-large = These preferences are too large: at most { $limit } bytes are kept.
refusal-code-wrong = Nobody has this recovery code. Check how it is written; each code works once.
refusal-foreign-origin = This request came from another site and was not carried out. If this is your own site, its address must be given to the server as an origin.
refusal-not-found = There is nothing here. The link may be old or mistyped.
refusal-method = This address cannot be used in this way.
refusal-wrong-table = The command names another table than the address.
refusal-too-many-tokens = You already have { $limit } tokens, and that is the limit. Delete one first.
refusal-record-wrong = Line { $line } of the record is wrong.
refusal-record-several = This file holds several games; the second begins in line { $line }. Bring one game at a time.
refusal-internal = Something went wrong on our side. Nothing was changed; please try again.

## The database

store-busy = Another Postroad already serves the database { $file }. Stop that one first, or name another file.

# Replays and statistics, in English.

## A game to look at again

replay-title = Watch a game again
replay-mine = My games
replay-examples = Examples with remarks
replay-note = Remark
replay-note-next = Next remark
replay-played = Played on
replay-loading = Loading the game…
replay-missing = There is no such game to watch, or it is not over yet.
replay-board = The board
replay-beside = Log, players and more
replay-players = Players
replay-more = Link and proof
replay-eye = View as
replay-open-hands = Everyone (open hands)
replay-log = Log
replay-opening = The game starts.
replay-silent = There is nothing to report for this step.

## Stepping through

replay-controls = Replay controls
replay-slider = Moment in the game
replay-where = Step { $at } of { $last } · { $round }
replay-play = Play
replay-pause = Pause
replay-action-back = One action back
replay-action-on = One action forward
replay-turn-back = One turn back
replay-turn-on = One turn forward
replay-round-back = One round back
replay-round-on = One round forward
replay-speed = Speed
replay-speed-calm = Slow
replay-speed-brisk = Normal
replay-speed-instant = Fast

## The graph

replay-graph = Course of the game
replay-graph-of = Show
replay-graph-text = over the steps of the game; the same numbers are in the table below
replay-as-table = As a table
replay-round-short = Round
replay-points = Points
replay-offices = Offices
replay-carriages = Carriages
replay-nobles = Nobles

## Link, download, proof

replay-link = Link to this moment
replay-download = Download the record
replay-unsealed = The shuffle of this game was not sealed, so there is nothing to prove.

## Bringing a record

replay-upload = Upload a record
replay-upload-about = You can download a record of every finished game. Upload one here to step through it; each line is checked first.
replay-choose-file = Choose a file
replay-or-drop = or drop it here
replay-checking = Checking…
replay-upload-again = Nothing was saved. You can choose another file.
replay-unreached = The server could not be reached or could not answer. Try again in a moment.
replay-statistics = Statistics

## Statistics

stats-title = Statistics
stats-plain-game = The plain game
stats-none = No game has been finished on this server yet.
stats-about = From { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    } on this server.
stats-failed = The statistics could not be loaded. Try again in a moment.
stats-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
stats-games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }.
stats-rounds = On average { $rounds } rounds.
stats-seat = Seat { $seat }
stats-place = Place { $place }
stats-wins = Wins by seat (ties are shared)
stats-means = Average points by seat
stats-means-by-place = Average points by place
stats-winners = Points of the winners
stats-range = { $from }–{ $to }
stats-range-below-zero = { $from } to { $to }
stats-endings = How games ended
stats-against = You against each bot
stats-against-about = Counted once for each bot at a table, no matter who won in the end.
stats-games-column = Games
stats-ahead = You ahead
stats-even = Even
stats-behind = Bot ahead
stats-ended-by-points = Someone reached 40 points
stats-ended-by-carriage = Someone took carriage 7
stats-ended-by-offices = Someone placed their last office
stats-ended-by-limit = The round limit was reached
stats-ended-by-resigned = Someone resigned
stats-ended-by-stopped = The game was stopped

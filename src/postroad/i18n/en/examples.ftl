# Example games with remarks, in English.

example-last-coach = One point
example-last-coach-about = A duel that turns in the very last round: how the Cartwright and a long route make up ten points.
example-last-coach-1 = { bot-counter } likes to count cards, { bot-racer } wants carriage 7 as fast as possible. Everyone starts at −20: each of the 20 offices that is still in the supply at the end costs a point.
example-last-coach-2 = A route of three cities is one too short for carriage 4. The Cartwright, called while a route is being closed, makes up for one or two missing cities.
example-last-coach-3 = One closing, twelve points with its last office: a bonus for seven cities, the bonus for Bayern, and carriage 6. A long route through a province that one completes is paid several times.
example-last-coach-4 = With Lodz, { bot-racer } has an office in all nine provinces and is the first to take this bonus: six points. It is 18 to 8, and the game looks decided.
example-last-coach-5 = But { bot-counter } has collected a route of six: three points for its length, and the Cartwright adds carriage 7, which counts ten instead of seven. The player who ends the game takes one point more: 19 to 18.
example-last-coach-6 = { bot-racer } still has a turn in this round, but had just closed a route in the turn before: a new one of a single city is worth nothing. The timing of the last closing decides such games.
example-three-on-the-road = Ending the game is not winning it
example-three-on-the-road-about = Three players, bonuses that shrink from one taker to the next, and an end that comes too early for the one who brings it.
example-three-on-the-road-1 = { bot-counter } and { bot-other-1 } think alike, { bot-builder } likes whole provinces. With three at the table the display changes more from one turn to the next.
example-three-on-the-road-2 = { bot-counter } has abandoned a route of one city to begin anew with Passau. That costs a single card; holding on to a route that leads nowhere would have cost turns.
example-three-on-the-road-3 = Seven cities, and yet only carriage 5: carriages come one after the other, never more than one for a route. The length itself pays four points.
example-three-on-the-road-4 = { bot-builder } is the first with an office in all nine provinces: six points.
example-three-on-the-road-5 = { bot-other-1 } does the same four rounds later and gets five. The tiles of a stack are worth less from one to the next, but even the second of this one brings the lead: 24 to 13.
example-three-on-the-road-6 = { bot-builder } takes carriage 7 and the point for the end, ten points in this one turn, and is still one short. { bot-builder } played last in the round, so nobody gets another turn. Count before you end the game.
example-same-thought = The same thought twice
example-same-thought-about = A duel of the two strongest bots: what a tie costs, what the Witch is for, and how chains of nobles win a game.
example-same-thought-1 = { bot-stage } and { bot-second-guess } choose three cards each, at the same time. With two players only the first number of a banner counts: second place earns nothing.
example-same-thought-2 = Twice both have had the same thought. Who ties for first place gets the lowest number of the shared places, with two players nothing, and no noble stays.
example-same-thought-3 = { bot-stage } shows nothing but the Witch: the other places first, and { bot-stage } chooses afterwards with open eyes.
example-same-thought-4 = { bot-second-guess } has one marker in Wild Hills, so two are enough. Four points, one for the chain, and a noble: that is what the Witch was worth.
example-same-thought-5 = Eight points for King's Castle, the most valuable region so far. { bot-second-guess } put two markers there in each of the two rounds before, while the King was still elsewhere.
example-same-thought-6 = Wild Hills pays four, the chain of nobles five: more than the region itself. The noble of { bot-stage } goes home, the one of { bot-second-guess } joins four neighbours.
example-same-thought-7 = Someone has reached 40 points, so every region scores once more, now without chains. { bot-stage } gets 19 of these points and { bot-second-guess } 12, but the chains had made the lead too large: 54 to 50.

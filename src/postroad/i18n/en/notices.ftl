### Where others wait for one.

waiting-next = Next table waiting for you: { $game }
waiting-next-short = Next table
waiting-turn = It is your turn: { $game }
waiting-count = { $count ->
    [one] { $count } table is waiting for you
   *[other] { $count } tables are waiting for you
}

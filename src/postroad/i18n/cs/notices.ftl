### Kde na tebe ostatní čekají.

waiting-next = Čeká na tebe další stůl: { $game }
waiting-next-short = Další stůl
waiting-turn = Jsi na tahu: { $game }
waiting-count = { $count ->
    [one] Čeká na tebe { $count } stůl
    [few] Čekají na tebe { $count } stoly
    [many] Čeká na tebe { $count } stolu
   *[other] Čeká na tebe { $count } stolů
}

### Wo andere auf einen warten.

waiting-next = Der nächste Tisch wartet auf dich: { $game }
waiting-next-short = Nächster Tisch
waiting-turn = Du bist dran: { $game }
waiting-count = { $count ->
    [one] { $count } Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}

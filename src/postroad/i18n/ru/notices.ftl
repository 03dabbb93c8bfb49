### Где другие ждут вас.

waiting-next = Вас ждёт следующий стол: { $game }
waiting-next-short = Следующий стол
waiting-turn = Ваш ход: { $game }
waiting-count = { $count ->
    [one] Вас ждёт { $count } стол
    [few] Вас ждут { $count } стола
    [many] Вас ждут { $count } столов
   *[other] Вас ждёт { $count } стола
}

### Ahol mások várnak rád.

waiting-next = A következő asztal, amely rád vár: { $game }
waiting-next-short = Következő asztal
waiting-turn = Te következel: { $game }
waiting-count = { $count ->
    [one] { $count } asztal vár rád
   *[other] { $count } asztal vár rád
}

# What programs get wrong, of a program. In English it is what the command line says.
cause = Your output is what a program prints that { mistake }.
mistake = { $mistake ->
    [board-ends-at499] has a board that ends at 499
    [last-mover-loses] lets the player lose who moves last
    [bob-moves-first] lets Bob move first
    [any-movable-knight-wins] lets Alice win if any knight stands on a winning cell
    [sum-for-xor] adds the values instead of taking their xor
    [odd-number-of-wins] counts the knights on winning cells, and looks whether their number is odd
    [shared-cell-holds-one] counts knights on one cell once
    [chess-knight] moves like a knight in chess, without the long jumps
    [case-with-hash] writes “Case #1:”
    [rows-one-by-one] fills its table row by row, so that the value one row below is not there yet
    [outside-is-zero] reads past the edge of its table, and finds a 0 there
   *[nim-sum-is-kept] begins a case with the nim-sum of the case before
  }

# Positions that are drawn by their scenes: what the core says of a game are keys, names and moves.
emptyCell = empty
moves = Moves
start = The start.
moved = Move { $nth }: { $move }
next = The solver’s next move: { $move }
rather = The solver would have made another move: { $move }
mistake = makes the known mistake { $key }
cause = Your output is what a program prints that { mistake }.
look = { $by ->
    [tap] Tap a cell to see what is there.
   *[point] Point at a cell to see what is there.
  }
play = A move is made by choosing its cells, or by its button beside the board.
askMove = What is the next move?
noMoveAt = No legal move is made at { $cell }.
noMoveFrom = No legal move leads from { $from } to { $cell }.
possible = Possible: { $cells }.
leadsHere = A move leads here.
# Of a place on the timeline.
stopsHere = the output stops here

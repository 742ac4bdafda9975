heading = Edit the board
undo = Undo change
done = Done
tool = { $tool ->
    [move] Move
   *[remove] Remove
  }
to = Now choose its new cell.
hint = { $tool ->
    [move] Drag a piece, or choose it and then its new cell.
    [remove] Choose what you want to remove.
   *[other] Choose a cell to place it there.
  }
cases = { $cases } { $cases ->
    [one] case
   *[other] cases
  }

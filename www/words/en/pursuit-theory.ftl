memory = { $amount }{ "\u00A0" }{ $unit ->
    [0] kB
    [1] MB
    [2] GB
    [3] TB
    [4] PB
   *[5] EB
  }
more = Show all { $all }

## What solving costs, and its result
heading = Exact theory
takes = { $states } positions: solving them takes { $memory } of memory.
asking = Estimating the memory…
solve = Solve
cancel = Cancel
cancelled = Cancelled.
lost = The engine stopped. Solve it again.
solving = Solving…
progress = { $turn } { $turn ->
    [one] turn
   *[other] turns
  } done. The last one added { $lost } lost positions and { $won } won placements.
beyond = This board cannot be solved: the limits are { $catchers } catchers and { $side } cells per side.
tooLarge = Too large for this page: it needs { $needs } of memory, and { $most } are allowed.
smaller = A smaller board would fit.
fewer = With { $catchers } { $catchers ->
    [one] catcher
   *[other] catchers
  }, or on a smaller board, it would fit.
neverCaught = Never caught
caughtIn = Best placement: caught in { $turns } { $turns ->
    [one] turn
   *[other] turns
  }
neverProof = Against every placement, the fugitive has a cell from which it is never caught.
caughtProof = The fugitive cannot avoid this, and no placement is faster.
placements = { $total } { $total ->
    [one] best placement
   *[other] best placements
  }, not counting rotations and reflections
playBest = Play from the best placement
place = Play from this placement
shown = { $shown } of { $all } shown.
against = Play against a perfect opponent. You are:

## The position on the board
here = This position
show = Show on the board
showHint = Turns to capture, best moves
legendSoon = Turns until a fugitive here is caught, the catchers moving next. The stronger the colour, the fewer
legendNever = A fugitive here is never caught
legendStep = A best step of the catcher with this number. A large square: it stays
legendEnd = A best move of the fugitive
over = The game is over.
never = never
atTurn = turn { $turn }
orLater = turn { $turn } or later
outlookNever = With best play the fugitive is never caught.
outlookLater = With best play the fugitive is caught on turn { $turn } or later.
outlook = With best play the fugitive is caught { $left } { $left ->
    [one] turn
   *[other] turns
  } from now, on turn { $turn }.
endsBefore = The match ends before that, after turn { $last }.
best = { $total } { $total ->
    [one] best move
   *[other] best moves
  } for { side }
side = { $side ->
    [catchers] the catchers
   *[fugitive] the fugitive
  }
step = catcher { $nth } { $direction ->
    [right] right
    [left] left
    [down] down
    [up] up
   *[stays] stays
  }
nothing = The catchers cannot force a capture.

## The match, move by move
course = The match, move by move
courseNote = Circles: the catchers’ moves, squares: the fugitive’s. The number: the turn of the capture with best play after it. “!”: a mistake.
stop = Turn { $turn }, { side }: capture { $capture }.
slip = Turn { $turn }, { side }: capture { $from } → { $to }.
winLost = The win was given away.
escapeLost = The escape was given away.
turnsLost = { $turns } { $turns ->
    [one] turn
   *[other] turns
  } lost.
perfect = No mistakes in this match.

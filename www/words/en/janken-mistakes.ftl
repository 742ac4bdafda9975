# What programs get wrong, of a program. In English it is what the command line says.
cause = Your output is what a program prints that { mistake }.
mistake = { $mistake ->
    [six-rows] reads six rows of the map, as the text says
    [rows-from-below] counts the rows from below
    [numbers-count-in-row] counts the cells of each row from 1
    [neighbours-mirrored] takes the mirrored six neighbours
    [eight-neighbours] moves like a king on a square board
    [four-neighbours] moves to four neighbours only
    [extra-is-total] takes the extra points of a terrain as its cost
    [woods-cost-one] lets woods cost 1
    [start-is-paid] pays for the cell where the unit starts
    [leaving-is-paid] pays for leaving a cell, not for entering it
    [destination-is-free] does not pay for the last cell
    [keeps-one-point] may not use up the last point
    [eleven-points] has eleven points
    [points-not-renewed] does not renew the points for the next move
    [fewest-steps] takes the way of the fewest steps, not the cheapest
    [water-passable] lets units go through water
    [water-ends-a-way] lets a way end in water
    [allies-block] lets no unit pass its allies
    [ends-on-ally] lets a move end on an ally
    [ends-on-enemy] lets a move end on an enemy
    [enemies-passable] lets units pass enemies
    [weaker-enemies-passable] lets units pass enemies that do not beat them
    [staying-succeeds] lets a move to the unit’s own cell succeed
    [ghost-moves] lets a move succeed where no unit stands
    [zones-ignored] goes on next to stronger enemies
    [only-zone-to-zone-is-closed] closes only steps from one cell next to a stronger enemy to another
    [may-not-end-in-zone] lets no move end next to a stronger enemy
    [may-not-start-in-zone] lets no unit leave from next to a stronger enemy
    [other-reading] takes the other reading of the step between two cells next to stronger enemies
    [strength-reversed] turns round who is strong against whom
    [mages-fear-nobody] lets mages fear nobody
    [every-enemy-threatens] stops next to every enemy
    [equals-threaten] stops next to enemies of the same kind, too
    [allies-threaten] stops next to allies, too
    [allies-shield] goes on next to stronger enemies over cells of allies
    [zone-reaches-two] stops two cells from a stronger enemy
    [zones-stand-still] looks for stronger enemies where they stood at first
    [only-first-side-fears] lets only the first side stop next to stronger enemies
    [second-side-may-not-move] lets only the first side move
    [sides-alternate] lets no side move twice in a row
    [refused-moves-anyway] moves the unit of a move that fails
    [refusal-ends-game] lets all moves fail after one that fails
    [grid-is-reset] puts all units back after each move
    [move-numbers-go-on] does not count the moves of a game from 1
    [blank-after-hash] writes a blank after “#”
    [one-point-in-singular] writes “1 point left”
    [units-are-kept] keeps the units of the game before on the map
    [starts-are-free] does not take the cells as occupied where units stand at first
   *[left-stays-taken] still takes the cell as occupied that a unit has left
  }

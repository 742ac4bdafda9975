# What programs get wrong, of a program. In English it is what the command line says.
cause = Your output is what a program prints that { mistake }.
mistake = { $mistake ->
    [steps-along-both-axes] steps along both axes at once
    [steps-of-two] steps by two cells
    [goes-round-the-square] goes round the edge of a square as on a torus
    [stops-at-the-edge] stays in its cell where a step would leave the square
    [off-the-square-and-back] leaves the square within its steps and comes back
    [places-go-round] places pieces beyond the edge of a torus
    [places-from-one] counts places from 1
    [fewer-steps] makes fewer steps than S
    [more-numbers] writes more numbers than asked for
    [row-before-column] takes the first number of a step as its rows
    [no-capture-at-placement] does not test for capture in turn 0
    [no-capture-by-catchers] tests for capture only after the fugitive’s move
    [no-capture-by-fugitive] tests for capture only after the catchers’ move
    [other-reading] takes the other reading of a fugitive that passes a catcher
    [one-turn-more] plays the turns 0 to L, not 0 to L-1
    [caught-turn-from-one] counts the turn of the capture from 1
    [points-swapped] writes the fugitive’s points first
    [uncaught-gets-last-turn] gives an uncaught fugitive L-1 points
    [forfeit-for-wrong-side] gives the points of an invalid move to the wrong side
    [catchers-forfeit-by-turn] gives the fugitive only the turns before an invalid move of the catchers
   *[fugitive-forfeits-all] gives the catchers all turns for an invalid move of the fugitive
  }

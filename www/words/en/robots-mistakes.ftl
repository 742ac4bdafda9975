# What programs get wrong, of a program. In English it is what the command line says.
cause = Your output is what a program prints that { mistake }.
mistake = { $mistake ->
    [won-without-colon] leaves out the colon of “Final position” where the game is won
    [one-move-in-singular] writes “1 move”
    [teleport-with-blank] writes a blank within the cell of a teleport
    [ends-at-either-zero] stops at a case without teleports
    [never-pushes] never pushes debris
    [pushes-chain] pushes several heaps of debris in a row
    [pushes-onto-debris] pushes debris onto debris
    [pushes-off-board] pushes debris off the board
    [board-has-one-more] has a board that is one cell wider on every side
    [push-stops-at-robot] does not push debris onto a robot
    [crushed-robot-is-second-debris] counts a robot that debris crushes as one more heap
    [crush-uses-up-debris] removes the debris that crushes a robot
    [robots-walk-in-turn] moves the robots one after the other, not all at once
    [robots-walk-one-axis] moves robots along one axis only
    [pairs-cancel] lets the third of three robots that meet live
    [meeting-leaves-nothing] leaves no debris where robots meet
    [debris-stops-nobody] lets a robot that walks into debris live
    [lone-killer-is-debris] turns a lone robot that reaches you into debris
    [killers-stay-robots] keeps several robots that reach you as robots
    [killers-cancel] lets you live where several robots reach you at once
    [killers-debris-uncounted] does not count the debris of robots that reach you
    [won-one-move-late] counts one move more where the last robot is destroyed
    [not-won-by-teleport] does not see a win by a teleport
    [stays-only-when-forced] stays only if no walk is safe
    [stay-wins-ties] prefers staying if walks tie
    [stay-loses-ties] prefers walking if staying ties
    [counts-before-reply] counts the robots before they have moved
    [distance-before-reply] measures distances before the robots have moved
    [distance-first] compares distances before numbers of robots
    [nearest-preferred] prefers the smaller distance
    [longer-axis-is-distance] takes the longer axis as the distance
    [sum-of-distances] adds up the distances to all robots
    [larger-row] prefers the larger row
    [larger-column] prefers the larger column
    [column-before-row] compares columns before rows
    [last-of-equal] takes the last of equal walks, row by row
    [first-clockwise] takes the first of equal walks clockwise from north, and stays last
    [straight-first] takes straight walks before diagonal ones where they are equal, and stays last
    [teleports-before-staying] teleports where staying would be safe
    [occupied-is-spent] crosses out a teleport that is occupied
    [deadly-is-spent] crosses out a teleport that would lose
    [deadly-ends-search] looks at no teleport after one that would lose
    [deadly-is-taken] takes a teleport that loses
    [duplicates-share-use] crosses out all teleports to a cell at once
    [search-goes-on] goes on in the list behind the last teleport, not from its start
    [never-spent] uses teleports again
    [teleports-onto-debris] teleports onto debris
    [none-fits-is-no-move] does not count the last move where no teleport can be used
    [none-fits-walks] walks to the best of the losing cells where no teleport can be used
    [last-row-uncounted] does not count debris in the last row
    [last-column-uncounted] does not count debris in the last column
    [only-ten-teleports] knows only the first ten teleports of the list
    [debris-is-kept] keeps the debris of the case before
   *[spent-is-kept] keeps the teleports of the case before crossed out
  }

name = Robots
chase = One robot, long chase
crowd = Crowd of 30
task = Robots chase you on a 31 × 31 board. Follow a fixed strategy until they are all destroyed or one catches you.

## What is on the board

you = You
robot = Robot
debris = Debris
teleport = Teleport
robots = { $count } { $count ->
    [one] robot
   *[other] robots
  }
teleports = { $count } { $count ->
    [one] teleport
   *[other] teleports
  }
title = Row { $row }, column { $column }
youAt = You are at { $cell }.
remaining = { robots } left.
robotsAt = { robots }: { $cells }.
debrisAt = { debris }: { $cells }.
teleportsAt = { teleportsLeft }: { $entries }.
over = { $end ->
    [won] You win.
   *[lost] You lose.
  }

## Moves

direction = { $direction ->
    [NW] north-west
    [N] north
    [NE] north-east
    [W] west
    [E] east
    [SW] south-west
    [S] south
   *[SE] south-east
  }
# How the statement's compass calls it, in the table.
letters = { $direction ->
    [NW] NW
    [N] N
    [NE] NE
    [W] W
    [E] E
    [SW] SW
    [S] S
    [SE] SE
   *[stay] stay
  }
walk = walk { direction }
stay = stay
entry = teleport { $number }
# In the table, where there is little room.
short = tele { $number }
jump = teleport to { $cell }

walked = Move { $nth }: you walk { direction } to { $cell }.
stayed = Move { $nth }: you stay at { $cell }.
jumped = Move { $nth }: you teleport to { $cell }.
pushed = Debris goes to { $cell }.
gone = { robots } destroyed.

## What comes of a move

safe = Safe
wins = Wins
deadly = Loses at once
barred = { $reason ->
    [offBoard] Off the board
    [robotThere] A robot is there
    [debrisThere] Debris is there
    [youThere] You are there
    [pushOffBoard] Debris would leave the board
    [pushOntoDebris] Debris would land on debris
   *[used] Already used
  }
refused = { barred }.
notAllowed = Not allowed
cannot = { $move }: not allowed. { barred }.
loses = { $move } loses at once: { robots } { $count ->
    [one] reaches
   *[other] reach
  } you.
survives = { $move }: { robots } left, the nearest { $distance } away.
winning = { $move }: you win.
crushes = It crushes a robot there.

## Why it is chosen, or not

chosen = chosen
reason = { $move }: { why }
chosenWhy = Chosen by the strategy: { why }
why = { $decided ->
    [onlyOne] every other walk loses at once.
    [robots] every other walk leaves more robots.
    [distance] of the walks that leave the fewest robots, it keeps the nearest one farthest away.
    [row] of the equally good walks, it has the smallest row number.
    [column] of the equally good walks in this row, it has the smallest column number.
    [teleport] every walk loses at once, and this is the first teleport in the list that can be used.
   *[nothingFits] every walk loses at once, and no teleport can be used.
  }
# The first key in which it is worse than the chosen move.
behind = Not chosen: “{ $move }” { $key ->
    [robots] leaves fewer robots.
    [distance] keeps the nearest robot farther away.
    [row] is as good and has a smaller row number.
   *[column] is as good and has a smaller column number.
  }
unneeded = Not needed
walkIsSafe = { unneeded }: a walk is safe.
earlierFits = { unneeded }: an earlier teleport in the list can be used.
same = The strategy plays the same move.
other = At move { $nth } the strategy chooses another.

## A cell

free = Free cell.
youHere = You are here.
robotHere = Robot { $number } is here.
debrisHere = Debris is here.
teleportHere = Teleport { $number } leads here.
usedHere = Teleport { $number } led here. It is used.
numbered = { $count ->
    [1] Robot
   *[other] Robots
  } { $numbers }
caught = { numbered } reached you here.
destroyed = Destroyed here: { numbered }.
crushed = Crushed here: { numbered }.
tooFar = Too far to walk.
threatened = Within a robot’s reach
inReach = { threatened }.

## Beside the board

nextMove = Next move
move = Move
to = To
robotsLeft = Robots left
left = { robotsLeft }
nearest = Nearest
result = Result
nearestNote = Nearest: distance after the robots’ move, rows plus columns.
more = and { $count } more { $count ->
    [one] teleport
   *[other] teleports
  }
whole = Whole board
teleportsLeft = Teleports left
noneLeft = No teleports left.
look = { $by ->
    [tap] Tap a cell to see what is there and whether you can move to it.
   *[point] Point at a cell to see what is there and whether you can move to it.
  }
play = Choose it to move there.
slipColon = The statement once writes “Final position” without the colon. Judges expect it.
slipBlanks = The statement writes teleports as “(r, c)”. Judges expect no space.

killed = Robots destroyed
won = Won
lost = Lost
addRobot = Add robot
addTeleport = Add teleport

## In a class

askMove = Where does the strategy go next?
askWhy = Why?
askTruth = Do you survive if you walk to { $cell }?
askDeadly = Which of the nine walks would lose at once?
factRobots = How many robots are left on the board?
factAfter = How many robots are left after the next move?
factDistance = How far is the nearest robot after the next move, in rows plus columns?
factNext = On which cell does the strategy stand after its next move?

## Parts of an input

robotCount = the number of robots
teleportCount = the number of teleports
robotRow = the row of robot { $index }
robotColumn = the column of robot { $index }
teleportRow = the row of teleport { $index }
teleportColumn = the column of teleport { $index }
yourCell = the cell where you start

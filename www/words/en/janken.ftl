name = Janken Tactics
zones = Enemies round a lake
task = For each move of a unit on a hex map, decide whether it succeeds and how many movement points are left.

## Units and terrain

side = Side { $side }
kind = { $kind ->
    [guardian] guardian
    [mage] mage
   *[swordsman] swordsman
  }
# Within a sentence.
unit = side { $side }’s { kind }
beaten = { $unit }. { $kind ->
    [guardian] Mages beat it.
    [mage] Swordsmen beat it.
   *[swordsman] Guardians beat it.
  }
units = { $units } { $units ->
    [one] unit
   *[other] units
  }
moves = { $moves } { $moves ->
    [one] move
   *[other] moves
  }
points = { $points } { $points ->
    [one] point
   *[other] points
  }
# By the points that entering costs.
terrain = { $cost ->
    [0] Water
    [1] Field
    [2] Woods
    [3] Hills
   *[4] Mountains
  }
water = { terrain }: units cannot enter.
ground = { terrain }: entering costs { $cost } { $cost ->
    [one] point
   *[other] points
  }.
off = This cell is not on the board.

## Where a unit can go

starts = It starts here with { points }.
left = { $unit }: { points } left here.
allied = Occupied: it can pass, but not stop
passes = { allied }.
taken = Occupied: { $unit } cannot stop here.
far = { $unit } cannot get here with { points }.
enemy = An enemy is there
barred = { enemy }: { $unit } cannot pass.
zone = Next to a stronger enemy
beside = { zone }: { $units }.
mayLeave = It may leave.
endsHere = A unit that enters must stop here.
heading = { pointsLeft }: { $unit }
limits = What limits it

## Moves

# A move as the judge numbers it, in place of a move.
numbered = Move { $nth } ({ $order })
succeeds = { $order } succeeds: its cheapest path leaves { points }.
fails = { $order } fails: { $by ->
    [noUnit] no unit is there.
    [water] water is in the way.
    [enemy] enemies are in the way.
   *[zone] stronger enemies are in the way.
  }
occupied = { $order } fails: { $unit } is there.
tooDear = { $order } fails: { points } short.
begin = { units } on the map, { moves } to check.
standing = { side }: { $units }.
advice = The input’s move here: { $order }.

## On the map

plateLeft = { $points } left
plateShort = { $points } short

## Beside the board

way = Cheapest path
pointsLeft = Points left
refused = Move fails
orders = Moves
done = { $done } of { $all }
cells = Cells
headCell = Cell
headTerrain = Terrain
headUnit = Unit
look = { $by ->
    [tap] Tap a cell to see what is there and whether a unit can move to it.
   *[point] Point at a cell to see what is there and whether a unit can move to it.
  }
over = This was the last move.
play = To move, choose a unit, then a cell.
slipRows = The statement says that the map has six lines. It has nine, as in the sample.
slipSame = The statement does not mention a move to the unit’s own cell. It fails: the unit itself is there.

## In a class

playing = You move the units of both sides, in any order. A move has ten points: entering a field (F) costs 1, woods (W) 2, hills (H) 3, mountains (M) 4; no unit enters water (U). On a unit, G means guardian, M mage, S swordsman.
askMove = What is the next move?
due = The next move: { $order }.
askTruth = Does it succeed?
askWhy = Why?
askReach = Where can the unit of that move go?
factCost = How many points does the next move cost?
factLeft = How many points are left after the next move?
factReach = Name a cell that the unit of the next move can pass or reach.

## Parts of an input

terrainField = the terrain of row { $index }
unitCount = the number of units of side { $index }
unitKind = the kind of unit { $index }
unitCell = the cell of unit { $index }
orderCount = the number of moves
orderFrom = the first cell of move { $index }
orderTo = the second cell of move { $index }
cellName = { $value }, such as E5
row = { $count } { $count ->
    [one] letter
   *[other] letters
  } in row { $index } of the map
onLand = a cell on land ({ $value })
waterThere = water, which line { $line }, column { $column } puts there
onBoard = Name a cell of the board: A5 to A9, B4 to B9, and so on to I1 to I5.
rowLength = The rows have 5, 6, 7, 8, 9, 8, 7, 6 and 5 letters, separated by spaces.
aboveWater = Put the unit on another cell, or change the terrain there.

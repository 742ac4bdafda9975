## Before it is loaded

name = Hyper Knights
task = Two players take turns moving one knight towards the corner. A player who cannot move loses. Find the winner.
sampleCorner = Three near the corner
sampleTwenty = Twenty knights

## The position, and the step that led to it

player = { $player ->
    [0] Alice
   *[1] Bob
  }
knights = { $knights } { $knights ->
    [one] knight
   *[other] knights
  }
counted = { knights }.
start = { knights }, nim-sum { $nimSum }.
moved = Move { $nth }: { player } moves knight { $knight } from { $from } to { $to }.
toMove = { player } to move.
over = No move is left.
wins = { player } wins.
knightAt = Knight { $knight } is at { $place }.
knightWith = Knight { $knight } is at { $place } with value { $value }.
more = And { $rest } more.

## The next move. “by” is the way that a knight goes, as (−1, −2)

move = knight { $knight } by { $by }
best = Moving { move } changes the nim-sum from { $nimSum } to 0 and wins.
lost = The nim-sum is 0: every move loses against best play. The solver moves { move }.
noneWon = There was no winning move.
good = A winning move.
mistake = A mistake: moving { move } would have won.
hint = To move, choose a knight, then a cell with a ring.
look = { $by ->
    [tap] Tap a cell to see what is there.
   *[point] Point at a cell to see what is there.
  }

## A cell

here = Knight { $knight } is here.
severalHere = Knights { $knights } are here.
manyHere = Knights { $knights } and { $rest } more are here.
value = Grundy value { $value }: the moves from here lead to { $values }, so { $value } is the smallest missing value.
dead = Grundy value 0: every move from here leaves the board.
rare = One of only ten cells with this value.
law = { $law ->
    [corner] Near the corner, the values follow no pattern.
    [ray] In the band along y = 2x or x = 2y, the value depends on the distance from that line, and on the smaller coordinate modulo 4.
    [diagonal] In the band along the diagonal, the value depends on the distance from it, and on the smaller coordinate modulo 4.
    [flat] Outside the bands, where one coordinate is more than twice the other, the value depends only on the smaller one modulo 4.
   *[plain] Between the bands, the value depends on both coordinates modulo 4.
  }
cut = Knight { $knight }: a program that computes values only up to index 499 gets { $cut } here, not { $value }.
makesZero = Moving knight { $knight } here wins: it makes the nim-sum 0.
fails = Moving knight { $knight } here does not make the nim-sum 0: the cell has the value { $value }, not { $wanted }.
tooFar = Knight { $knight } is selected, and cannot move here.

## The map. W and L are written on cells

winSign = W
lossSign = L
letters = A single knight on a cell: the player to move wins (W) or loses (L).
map = Map
nearer = Zoom in (+)
farther = Zoom out (−)
all = Show all knights
outcomes = Show win or loss
goTo = Go to cell…
close = Close
axis = { $axis ->
    [x] x (row)
   *[y] y (column)
  }
example = 12 or 2^53
go = Go
places = Interesting places
preset = { $preset ->
    [corner] The corner
    [ray] In the band along y = 2x
    [doubles] Beyond 2^53
   *[far] The far corner, 2^62
  }
unreadable = { $axis } must be a number or a power such as 2^53.
beyond = { $axis } must be from 0 to 2^62.
extent = In view: { $rows } × { $columns } cells
strided = { extent }; every { ORDINAL($stride) ->
    [one] { $stride }st
    [two] { $stride }nd
    [few] { $stride }rd
   *[other] { $stride }th
  } row and column drawn

## Beside the board

nimSum = Nim-sum
knight = Knight
place = At (x, y)
valueHead = Value
show = Show knight { $knight }
sumOf = Nim-sum of { knights }
sumNote = An odd number of ones in a column gives 1, an even number 0.
mexHeading = Values that the moves from { $place } lead to
offBoard = off the board
mex = The smallest value not among them is { $value }.
noWinning = No move wins
winning = Winning moves
to = Knight { $knight } to { $place }
count = Knights
mover = To move
nobody = nobody
winner = Wins with best play

## The legend and the editor

winningSign = Winning move
heldSign = Can move here
playedSign = { player } moved
# Under the map.
peakShort = value 6
bandShort = y ≈ x, 2x, x/2
peakSign = Value 6 (only ten cells)
bandSign = Edge of a band around y = 2x, y = x or x = 2y
won = won
wonSign = Last move, which wins
addKnight = Add knight

## The parts of an input

knightCount = the number of knights
knightX = x of knight { $index }
knightY = y of knight { $index }

## For a class

askMove = Which move wins, if any?
noMove = No move wins (key N)
askReach = Can the knight move to { $place }?
askWin = Can the player to move win?
axes = In (x, y), x is the row and y is the column.
askNimSum = What is the nim-sum of the position?
askCount = How many moves win?
askValue = What is the Grundy value of knight { $knight }?
askNext = Name a cell to which a winning move leads.

## Before it is loaded

name = Solitaire Chess
origin = Final of the Swedish Olympiad in Informatics 2016
task = Remove pieces from a 6 × 6 board and score as many points as possible. Each removed piece decides where you can remove the next.
sampleFresh = Seed 0, all eight piece types
sampleIllegal = An illegal move
sampleKnights = Only knights (springare)

## Pieces: what chess players call them, and the statement’s word

piece = { $piece ->
    [one] “1”
    [two] “2”
    [three] “3”
    [four] “4”
    [torn] rook (torn)
    [lopare] bishop (lopare)
    [dam] queen (dam)
   *[springare] knight (springare)
  }
way = { $piece ->
    [one] exactly 1 step in any direction
    [two] exactly 2 steps in any direction
    [three] exactly 3 steps in any direction
    [four] exactly 4 steps in any direction
    [torn] straight, all the way to the edge
    [lopare] diagonally, all the way to the edge
    [dam] straight or diagonally, all the way to the edge
   *[springare] two tiles straight and one to the side
  }
colour = { $colour ->
    [bronze] bronze
    [silver] silver
    [gold] gold
   *[empty] empty
  }
tile = { colour } { piece }

## The position, and the step that led to it

row = Row { $row }: { $tiles }.
rule = { piece }: { way }
first = Any piece can be removed first.
removal = Removal { $nth }: { tile } at { $at }.
earned = { points }; { $total } in all.
appears = A { tile } appears.
blank = Nothing is beneath it (blank).
points = { $points } { $points ->
    [one] point
   *[other] points
  }
score = Score: { $total }.
final = Final score: { $total }.
over = No piece can be removed now.
stuck = The last piece leads to no other: the game is over.
stopped = The game was stopped (0 0).
faulty = The game has an error here and scores 0 points.
markedOne = Dashed: what removal { $first } took
marked = Dashed: what removals { $first }–{ $last } took
measured = On { $boards } random boards with these piece types, the solver scores { $mean } on average, from { $low } to { $high }, when it searches { $nodes } positions per removal.
unmeasured = No average is known for these piece types. To measure it, open “Position” and run 100 games.

## A tile

off = This cell is not on the board.
waits = The next layer is about to appear.
empty = This tile is empty.
beneath = { $colour ->
    [bronze] Beneath it: silver and gold, not yet known.
    [silver] Beneath it: gold, not yet known.
   *[gold] Nothing is beneath it.
  }
twice = You cannot remove from the same tile twice in a row.
outOfReach = The last piece does not lead to this tile.
reach = That was the { piece } at { $at }, which moves { way }.
target = It can be removed next.
now = +{ $points } now.
hint = To remove a piece, choose its tile.
look = { $by ->
    [tap] Tap a cell to see what is there and whether you can remove it.
   *[point] Point at a cell to see what is there and whether you can remove it.
  }

## Faults of a game

refused = The removal { $at } is not allowed.
sixRows = Rows and columns go from 1 to 6.
allowed = Allowed: { $cells }.
replyPiece = The reply { piece } is wrong: nothing is beneath gold, so it must be “blank”.
replyBlank = The reply “blank” is wrong: only gold has nothing beneath it.
noEnd = The line “0 0” is missing at the end.
impossible = This is not possible now.
statementSlip = The English statement says that bronze is beneath silver. It is gold, as in the Swedish original and in the tests.

## The next move

revealed = Revealed: { piece }, { source }.
revealedBlank = Revealed: nothing (blank), { source }.
source = { $by ->
    [input] as in the input
   *[seed] drawn by the seed
  }
thinking = The solver is still thinking. The best removal so far is listed first.
inputStops = The game in the input stops here (0 0).
solverStops = The solver stops here (0 0).
remove = Remove the { piece } at { $at }.
inputRemoves = The game in the input removes the { piece } at { $at }.
expected = Expected final score: { $score }.
expectedThen = Expected final score if the solver plays on: { $score }.
same = The solver removes the same piece.
compared = Expected final score after your removal at { $yours }: { $score }; after { $by ->
    [input] the removal in the input
   *[solver] the solver’s removal
  } at { $other }: { $otherScore }.

## What a removal brings

bonus = { $kind ->
    [run] Run
    [ordered] 1 2 3 4 in order
    [numbers] Number set
    [pieces] Chess-piece set
   *[alternation] Alternation
  }
ends = Ends the game.
earnedSet = { bonus }: +{ $points }.
chain = Alternation of { $sets } sets.
run = Run of { $length }.
almost = One piece short of a set.
leavesSet = Abandons a set ({ $pieces } of 4).
noChain = No alternation with the last set.
endsChain = Ends the alternation of { $sets } sets.
endsSoon = The game ends with the next removal.

## Beside the board: why

removals = Possible removals, the best first
pieceHead = Piece
expectedHead = Expected ± std. deviation
pointsHead = Points
worlds = Simulated games: { $worlds }
chosen = chosen
fromInput = from input
notTried = { $at } was not simulated. Its expected score is a first estimate.
dropped = After { $worlds } of { $all } simulated games, { $at } was clearly worse, so the solver dropped it. Its average is over these { $worlds }.
line = Likely continuation
legal = Allowed here
stopHere = Stop here (0 0)
progress = Progress of the solver
searching = { $nodes } of { $all } positions…
searched = Positions searched: { $nodes }

## Beside the board: the position

scoreHead = Score
part = { $part ->
    [removals] Removals, 1 each
    [runs] Runs
    [numbers] Number sets
    [pieces] Chess-piece sets
   *[alternation] Alternations
  }
bonuses = Bonuses
none = None yet.
steps = removals { $first }–{ $last }
sequence = Removed so far
open = The underlined pieces can still become part of a set.
noSet = No set has been started.
average = Average over many games
runGames = Run { $games } games
played = Games played
playedOf = { $games } of { $all } games.
terms = Pieces: { $types }; { $nodes } positions per removal; seeds from { $from }.
mean = Mean score
error = Standard error of the mean
range = Lowest and highest
scores = Scores
games = Games
between = Games with { $low } to { $high } points
gameOf = Seed { $seed }: { points }

## The legend, the timeline, the editor

layers = { $colour ->
    [bronze] Bronze: two layers below
    [silver] Silver: one layer below
   *[gold] Gold: nothing below
  }
sign = { $sign ->
    [target] Can be removed next
    [choice] The solver’s removal
    [script] The next removal in the input
    [ahead] Possible after that removal
   *[values] Expected score: the lighter, the higher
  }
bonusEvent = bonus
bonusSign = Bonus
faultEvent = error
faultSign = Error

## Above the board. Second labels are for a narrow screen

game = The game
types = New pieces drawn from:
typesShort = Draw:
asInInput = as in the input
allTypes = all 8 types
chessPieces = rook, bishop, queen
onlyOne = only 1
onlyKnights = only knights
seed = Board seed
seedShort = Seed
noSeed = none
openBoard = Open board
openShort = Open
newGame = New game
strength = Solver strength:
strengthShort = Solver:
strengthHint = Positions that the solver searches per removal
strengthOf = { $strength ->
    [fast] fast
    [good] good
    [strong] strong
   *[best] best
  }
nodes = { $nodes } per removal
stopSolver = Stop solver
stop = Stop
think = Keep thinking
thinkShort = Think
player = Let your program play
noPage = This page could not be loaded. Try again when you are online.

## A visitor’s program plays

introJs = Write a function play(readLine, write), whose console.log writes to standard error, or a program for Node.
introPython = Write a program.
introWasm = Open a WebAssembly module (WASI, preview 1).
dialogue = It reads six rows. Then it writes a line with the row and column of a removal, such as “1 1”, reads the piece that is revealed, and so on. It writes “0 0” to stop. It runs in a sandbox in this browser.
flush = Flush the output after each removal.
code = Code of the program
seedToPlay = Seed to play
play = Play this seed
playMany = Play seeds 1 to { $games }
values = The label on a piece: the expected final score if it is removed.
next = ▶ marks the next removal of this game.
running = Playing…
scored = { gameOf }. The game is on the board.
zero = The score is 0.
illegal = A removal is against the rules. The last position tells why.
unread = Line { $line } of the output cannot be read: { $why ->
    [longOutput] the output is longer than 65,536 bytes
    [longLine] it is longer than 200 bytes
    [notUtf8] it is not UTF-8
   *[notTwoNumbers] two numbers “r c” are expected
  }. It is “{ $found }”. { zero }
noRemoval = The program waits for a reply, but the judge has no removal from it.
late = The game did not end within { $seconds } s.
unended = The program ended without “0 0”.
errors = Printed to standard error before each removal
before = Before removal { $nth }
afterLast = After the last removal
failed = { $games } failed and scored 0.
costs = Costliest removals
findCosts = Find the costliest removals
cost = Removal { $nth } at { $at }: { $points } points
allCosts = Show all { $all }
costsOf = { $removals } { $removals ->
    [one] removal
   *[other] removals
  } compared with the best one.
mine = Your program
solver = Solver
difference = Difference
solverToo = Let the solver play these seeds
series = Scores of your program
java = Java does not run in this page. On the command line, boardlab plays with it:
programNote = Your program plays whole games here, with the judge:

## The parts of an input

pieceTypes = { $count } { $count ->
    [one] piece type
   *[other] piece types
  }
removalCount = { $count } { $count ->
    [one] removal
   *[other] removals
  }
replies = { $count } { $count ->
    [one] reply
   *[other] replies
  }
tileField = tile { $index } of the board
rowField = the row of removal { $index }
columnField = the column of removal { $index }
replyField = the reply to removal { $index }

## For a class

askMove = Which piece is removed next?
askTruth = Can the piece at { $at } be removed next?
askTargets = Which pieces can be removed now?
askScore = What is the score now?
askCount = How many pieces can be removed now?
askTarget = Name a piece that can be removed now.
askGain = How many points does the best removal bring at once?
askMost = Which removal brings the most points at once?

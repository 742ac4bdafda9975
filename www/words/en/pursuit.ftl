## Before the game is loaded
name = Pursuit
origin = Tournament of a Russian engineering school
task = Two programs play on a square or a torus. The catchers try to catch the fugitive as early as possible; the fugitive tries to stay free.
sampleMatch = A whole match
sampleTorus = Three catchers on a torus
sampleBig = 50 catchers, 100 × 100
sampleForfeit = A replay with a forfeit

## The board
kind = { $kind ->
    [torus] Torus
   *[square] Square
  }
board = { kind } { $n }{ "\u00A0" }×{ "\u00A0" }{ $n }
problem = { board }, { catchers }, a fugitive with { $steps } { $steps ->
    [one] step
   *[other] steps
  } per turn
passes = { $reading ->
    [blocked] The fugitive cannot pass a catcher.
   *[default] The fugitive can pass a catcher.
  }
catchers = { $catchers } { $catchers ->
    [one] catcher
   *[other] catchers
  }
cells = { $cells } { $cells ->
    [one] cell
   *[other] cells
  }
moves = { $moves } { $moves ->
    [one] move
   *[other] moves
  }
steps = { $steps } { $steps ->
    [one] step
   *[other] steps
  }
turns = { $turns } { $turns ->
    [one] turn
   *[other] turns
  }
ofCatchers = { catchers }
turnAt = turn { $turn }
strategy = { $name ->
    [best] best
    [exact] exact
    [area] area
    [shadow] shadow (torus)
    [dominate] dominate
    [far] far
    [chase] chase
   *[random] random
  }

## A cell
stands = { $count ->
    [one] Catcher { $names } is here.
   *[other] Catchers { $names } are here.
  }
fugitiveHere = The fugitive is here.
firstFugitive = The fugitive gets here first: in { turns }, a catcher in { $near }.
firstCatcher = A catcher gets here first: in { turns }, the fugitive in { $later }.
near = The nearest catcher is { steps } away.
stay = It can stay.
reach = { signReach }.
beside = { signBeside }.
onto = The fugitive would be caught here.
place = { $side ->
    [catchers] A catcher can be placed here.
   *[fugitive] The fugitive can start here.
  }
hand = This catcher is selected. Choose a cell next to it.
step = The selected catcher can step here.
notStep = Too far for the selected catcher: it moves one cell along a row or a column.
bestEnd = This is a best move.
bestStep = { $count ->
    [one] This is a best step of catcher { $names }.
   *[other] This is a best step of catchers { $names }.
  }
caughtFrom = With best play and the catchers to move, a fugitive here is caught in { turns }.
caughtLater = With best play, a fugitive here is caught in { turns } or more.
neverFrom = With best play, a fugitive here is never caught.

## The position
noCatchers = The catchers are not placed yet.
catchersAt = Catchers at { $cells }.
catchersAll = { catchers }.
noFugitive = The fugitive is not placed yet.
fugitiveAt = Fugitive at { $cell }.

## The last move
turn = Turn { $turn }.
due = { $act ->
    [placeCatchers] Catchers to be placed.
    [placeFugitive] Fugitive to be placed.
    [moveCatchers] Catchers to move.
   *[moveFugitive] Fugitive to move.
  }
fugitivePlaced = The fugitive is placed at { $to }.
fugitiveStayed = The fugitive has stayed at { $to }.
fugitiveMoved = The fugitive has moved from { $from } to { $to }.
catchersPlaced = { $catchers } { $catchers ->
    [one] catcher is
   *[other] catchers are
  } placed.
catchersMoved = { $moved } of { ofCatchers } moved.
caught = The fugitive is caught on { turnAt }.
escaped = The fugitive is free after all { $turns } turns.
score = Score: catchers { $catchers }, fugitive { $fugitive }.
forfeited = { $side ->
    [catchers] The catchers forfeit on { turnAt }.
   *[fugitive] The fugitive forfeits on { turnAt }.
  }

## Why a move of a program is a forfeit
numberAt = Number { $number } in line { $line } of its move
notANumber = { numberAt } is “{ $text }”, but must be a whole number.
outOfRange = { numberAt } is { $value }, but must be from { $min } to { $max }.
stepAt = { $side ->
    [catchers] The step of catcher { $piece }
   *[fugitive] Step { $piece } of the fugitive
  } (numbers { $number } and { $next } in line { $line } of its move)
diagonal = { stepAt } is diagonal; one of the two numbers must be 0.
offField = { stepAt } leads off the square.
failed = { $kind ->
    [notStarted] Its program could not be started.
    [timeOut] Its program took too long.
    [tooLong] Its program wrote more than is allowed.
    [noFile] Its program gave no output.
    [notText] Its output is not UTF-8 text.
    [memory] Its program took too much memory.
   *[files] Its program left too many files or too deeply nested folders.
  }
exited = Its program exited with status { $status }.
signalled = Its program was ended by signal { $signal }.

## The reason of the next move
strategyActs = The strategy “{ $strategy }” { act }.
replayActs = The replay { act }.
act = { $act ->
    [placeCatchers] places the catchers
    [placeFugitive] places the fugitive
    [moveCatchers] moves the catchers
   *[moveFugitive] moves the fugitive
  }
replaces = It plays for the program “{ $robot }”, which the page cannot run.
sees = The fugitive sees where the catchers are.
forfeits = { $side ->
    [catchers] The catchers forfeit here, and the match ends.
   *[fugitive] The fugitive forfeits here, and the match ends.
  }
criterion = { $by ->
    [random] The move is random.
    [capture] A catcher can step onto the fugitive.
    [nearer] Every catcher steps nearer to the fugitive.
    [nearerApart] Every catcher steps nearer to the fugitive, away from the others where it can.
    [areaTogether] It tries steps of all catchers together, and leaves the smallest area after the fugitive’s best reply.
    [areaAfterReply] Of the moves with large areas, it chooses the one that keeps most after the catchers’ reply.
    [diagonal] Two catchers go onto one of the fugitive’s diagonals, one on each side, and follow it to the next ones. A third comes nearer. On a torus this always catches a fugitive of one step per turn.
    [farFromNearest] The fugitive goes as far from the nearest catcher as it can.
    [farFromAll] The fugitive goes where the sum of its distances from all catchers is largest.
    [soonest] All positions were computed: no other move catches the fugitive earlier.
   *[latest] All positions were computed: no other move keeps the fugitive free longer.
  }
reaches = The fugitive can now reach { $won } of { $cells } { $cells ->
    [one] cell
   *[other] cells
  } before any catcher.
sameMove = The strategy “{ $strategy }” plays the same move.
otherMove = The strategy “{ $strategy }” plays { $move }.
faster = The statement says “not more than S cells”, but an output has exactly S steps; “0 0” stays.

## The table of moves
candidates = Moves, the best first
where = To
catcher = Catcher
area = Area
areaBeforeReply = Area before the catchers’ reply
areaNote = Area: the cells that the fugitive could then reach before any catcher.
notFirst = The table is sorted by area, but the strategy { $by ->
    [together] compares moves of all catchers together
    [reply] compares areas after the catchers’ reply, which are in no column
    [turn] decides by the turn of the capture, which is in no column
   *[other] does not use it
  }.
single = Each row is a step of one catcher. The steps marked “{ $label }” are one move.
planned = The table is for the position before your steps.
stays = stays
distance = Steps from fugitive to catcher
caughtHere = caught
chosen = chosen
part = strategy
script = replay
fewer = Show fewer
more = Show all { $all }

## Facts
factTurn = Turn of the next move
factTurnOf = { $turn } (last: { $last })
factDue = To move
side = { $side ->
    [catchers] the catchers
   *[fugitive] the fugitive
  }
factNow = Score if caught now (catchers : fugitive)
factScore = Score (catchers : fugitive)
factField = Board
factWon = Cells the fugitive can reach first
factTurned = Changed by the last move
factRobots = Programs in the input
factReading = Passing a catcher
factReadings = { $reading ->
    [blocked] not allowed: caught there
   *[default] allowed
  }
chart = Cells the fugitive can reach first, by turn

## The legend
signFugitive = Fugitive
signCatcher = Catcher and its number
signOwn = The fugitive gets here first
signTheirs = A catcher gets here first
signChanged = Changed by the last move: + cell gained by the fugitive, − cell lost
signReach = The fugitive can end its move here
signBeside = The fugitive can end its move here, next to a catcher
signGlued = Edges with the same mark are joined

## Above the board
match = The match
seat = You can move:
seatShort = Move:
seatHint = The other side answers each of your moves by its strategy.
seats = { $seat ->
    [none] both sides
    [catchers] catchers
   *[fugitive] fugitive
  }
strategyOf = { $side ->
    [catchers] Catchers
   *[fugitive] Fugitive
  }
strategyHint = Plays where the input has no moves
asNamed = as in the input
menu = More
save = Save replay
plan = The catchers’ move
planPlaces = { $count } of { ofCatchers } placed
planMoves = { $count } of { ofCatchers } moved
planWaits = It is the fugitive’s move
undo = Undo
restPlaces = Let the strategy place the rest
restMoves = Let the strategy move the rest
restHint = Then the catchers’ move is made
send = Make the move
sendHint = Catchers that you have not moved stay
look = { $by ->
    [tap] Tap a cell to see what is there and who gets there first.
   *[point] Point at a cell to see what is there and who gets there first.
  }
choose = { $act ->
    [placeCatchers] To place a catcher, choose a cell.
    [placeFugitive] To place the fugitive, choose a cell.
    [moveCatchers] To move a catcher, choose it, then a cell next to it.
   *[moveFugitive] To move the fugitive, choose a marked cell.
  }
thenSend = Then “{ send }” appears.

## Pages
theory = Theory
theoryMatch = This match
theoryAtlas = Atlas of boards
workshop = Robot workshop
tournament = Tournament
noPage = This page could not be loaded. Try again online.

## A new match
newMatch = New match
newMatchHint = Two built-in strategies play it. To play yourself, choose a side above the board.
most = largest allowed
range = { $field }: from { $min } to { $max }.
whole = All values must be whole numbers.
start = Start the match

## Editing, the timeline, programs
toolCatcher = Add catcher
toolFugitive = Place fugitive
eventCaught = caught
eventEscaped = escaped
eventFault = error
programNote = Your program plays whole matches here, as a robot:

## The parts of an input
partRole = R, the robot’s role
partKind = F, the kind of board
partSide = N, the side of the board
partCatchers = K, the number of catchers
partSteps = S, the fugitive’s steps per turn
partTurns = L, the number of turns
partTurn = T, the turn
partFugitive = { $axis } of the fugitive
partCatcher = { $axis } of catcher { $nth }
partRobot = { $side ->
    [catchers] r0, the folder of the catchers’ robot
   *[fugitive] r1, the folder of the fugitive’s robot
  }
partPoints = { $side ->
    [catchers] the catchers’ points
   *[fugitive] the fugitive’s points
  }
partColon = the colon between the points
partMove = the numbers of move { $nth }
partOutput = the robot’s output in move { $nth }
notPlacedYet = { $value }: -1, because it is not placed yet
replayLine = line { $nth } of the replay
writeNotPlaced = Write -1 -1 for the fugitive on turn 0, and for catchers until they are placed.
fixReplay = A line of a replay contains the numbers of one move, or “!” and what the robot wrote.

## Moves that are refused
numbers = Expected { $expected } { $expected ->
    [one] number
   *[other] numbers
  }, found { $found }.
refusedRange = Number { $nth } must be from { $min } to { $max }.
refusedPlacing = In a match file the robots place the pieces. To place them yourself, use a turn file, such as the statement’s sample.
refusedDiagonal = Numbers { $nth } and { $next } make a diagonal step: one of the two must be 0.
refusedOff = Numbers { $nth } and { $next } make a step off the square.

## A class
askMove = What is the next move?
askGo = Can the fugitive go to { $cell } now?
scored = catchers { $catchers }, fugitive { $fugitive }
atMost = At most { steps }.
askDistance = How many steps is the nearest catcher away from the fugitive?
askArea = How many cells does the fugitive reach before any catcher?
askNext = On which cell does the fugitive end its next move?
askReach = Name a cell to which the fugitive can move now.
askSafe = How many of the cells that the fugitive can reach are safe: no catcher there or next to it?

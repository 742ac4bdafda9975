introFunction = A robot plays one side. Write a JavaScript function named robot: each turn it gets the text of the input file and returns that of the output file. Variables outside it keep their values. A program for Node is started every turn, with the names of both files.
introFiles = A robot plays one side. It is started every turn, with the names of its input and its output file. Other files of its folder stay for the next turn, up to 400,000 bytes.
introWasm = It is a WebAssembly module for WASI, preview 1.
sandbox = It runs in a sandbox in your browser.
label = Code of the robot
exampleStand = Stand still
exampleChase = Chase
exampleFlee = Run away
run = Play all matches
here = Play this match with your robot as:
playAgainst = Play against it yourself as…
playing = Playing…
playingAgainst = Make your moves on the board.
running = { $done } of { $all } { $all ->
    [one] match
   *[other] matches
  }…
points = { $points } of { $most } points
got = Your robot has { points }.
over = The match is over. { got }
ended = { points }. The replay is on the board.
lost = The engine stopped. Run it again.
console = Standard error
java = Java runs on the command line only: write these two lines to the file { $script }, make it executable, then run “{ $command }”.

## The table
table = Points of your robot
plays = Your robot plays
opponent = Opponent:
all = All
watch = { points }. Watch this match
watchForfeit = Forfeit: { points }. Watch this match
legend = Points in each match, at most one per turn; ! is a forfeit. Choose a number to watch its match.

## Comments in the example robots
codeRead = Read the file. x grows to the right, y downwards, both from 0.
codePlace = Turn 0: catchers on a diagonal, the fugitive as far from them as possible.
codeAlong = The distance along one axis; on a torus, the shorter way round.
codeBest = The step that leads farthest from the nearest catcher, and its cell.
codeGo = Where a step leads; null if it leaves the square.
codeStand = Stand still. The shortest robot that plays by the rules.
codeRobot = A robot makes the output file's text from the input file's.
codeCount = Catchers print k pairs. The fugitive prints one cell, then s steps per turn.
codeCorner = Turn 0: catchers in the first corner, the fugitive in the last.
codeChase = Chase: every catcher steps along its longer distance to the fugitive.
codeFlee = Run away: each step keeps the nearest catcher farthest away.

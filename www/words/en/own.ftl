# The page of one's own board.
name = Your own board
position = Position
program = Program
field = { $language ->
    [python] Program in Python
   *[javascript] Program in JavaScript
  }
java = Java does not run in this page. On the command line, write the positions to a file and open it here:
input = Input
output = Output under test
outputNote = (optional; the program finds it in output.txt)
run = Run
running = The program runs…
noneYet = The positions that the program prints appear here.
needsPython = This program needs Python. It runs once Python is here.
shownFile = Shown: { $name }
shownEarlier = These positions are of the run before.
score = Score:
scores = Score from { $least } to { $most }
log = Printed on the way
examples = Examples
graph = Breadth-first search
walk = A walk under test
vacuumTask = A task: a robot that cleans a floor
# Comments at the head of these programs.
graphReads = Reads n, m and the start, n points (row, column), and m edges (two points, counted from 0).
walkReads = Reads a map with walls (#), the start (S) and the goal (G), and tests an output of the steps U, D, L and R.

## What is wrong in what a program printed

nothing = The program printed no position: a line of JSON for each, as the kit prints it.
wrongLine = Line { $line } of the output is no JSON from column { $column } on: { $found }.
wrongText = Line { $line } of the output, column { $column }: expected { $expected }, found { $found }.
wrongField = Line { $line } of the output, column { $column }, field { $field }: expected { $expected }, found { $found }.
before = The positions before it are shown.

## The module of a task

task = Task
moves = Moves
moveRefused = { $move } is no legal move: { $rule }
legal = The output is legal.
wrongInput = Input, line { $line }, column { $column }: expected { $expected }, found { $found }.
wrongOutput = Output, line { $line }, column { $column }: expected { $expected }, found { $found }.
refusedMove = Output, line { $line }, column { $column }: { $move } is no legal move: { $rule }
unfinished = Output, line { $line }, column { $column }: it does not end here: { $rule }
worse = The output is legal, but its score is { $score }, expected { $expected }.
goThere = Go there
sample = Example of the module
generate = Random input
seed = Seed
size = Size (0 to 100)
solve = Expected output
test = Take it as the output under test
noAnswer = The module knows none.
leaveTask = Back to the program
ownMoves = Your own moves
toOutput = Back to the output
toStart = Back to the start
takeMoves = Take my moves as the output
textsBefore = Bring back the texts of before
textsAfter = Forward again
solver = Your program for the task
printedNothing = Your program printed nothing.
failingFound = Your program is wrong on the random input of seed { $seed } and size { $size }. That input is now under Input.
characters = { $count } { $count ->
    [one] character
   *[other] characters
  }
moduleLate = The module did not answer within { $seconds } seconds and was ended.
moduleFailed = The module failed: { $detail }
moduleUnknown = The module speaks a version of the interface that this page does not know.
noTask = At { $address } there is no module of a task, or its host does not let other pages read it.
noPositions = { $address } cannot be read: nothing is there, or its host does not let other pages read it.

## The menu, links and files

svg = Save this position as SVG
png = Save this position as PNG
film = Save as GIF or video
save = Save program and input
openFile = Open a file
bringBack = Bring back what was here before
kit = Kit for programs: { $name }
copied = The link is on the clipboard. It holds { $what ->
    [task] the address of the task, the input and the output
    [solver] the address of the task, the input, the output and your program
    [positions] the address of the positions
   *[program] the program and the input
  }.
inAddress = The link stands in the address bar. It holds { $what ->
    [task] the address of the task, the input and the output
    [solver] the address of the task, the input, the output and your program
    [positions] the address of the positions
   *[program] the program and the input
  }.
tooLong = This is too long for a link. It was saved as a file, which this page opens.
moduleStays = A module of WebAssembly goes into no link. Pass on the module and the input.
taskStays = This module is a file, and goes into no link. Put it on a host that lets other pages read it, and open “own.html?task=ADDRESS”: that can be shared.
fileStays = These positions come from a file. Share the file.
noBoardFile = This file is no board that this page has saved.

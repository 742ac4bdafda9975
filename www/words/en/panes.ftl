## The input

input = Input
# While outputs are compared.
showInput = Show input
inputLabel = Input text
placeholder = Paste the input here
samples = Samples and files
ofStatement = Sample from the statement
openFile = Open a file
random = Random input
reset = Reset to the sample
cases = Cases in this input
edit = Edit on the board
limits = Limits lifted
limitsTitle = Restore the limits

## The output

output = Output
outputText = Output, exactly as the judge expects it
test = Test my solution
copy = Copy
copied = Copied
notCopied = Copy failed
errata = Mistakes in the problem statement
noOutput = The output appears here when the input has no errors.
waiting = Working…
working = { $done } of { $all } cases

## The board

board = Board
grid = Board cells: use the arrow keys to move, Enter to select
noBoard = The board appears here when the input has no errors.
reading = Reading…
lastGood = From the last valid input
lastGoodCase = { lastGood }, case { $index } of { $all }
branch = Your own moves start at { $at }.
undo = Take back (U)
undoShort = Take back
keep = Add my moves to the input
beside = Show both games
solversLine = Back to the solver’s game
newGame = New game
rival = Play against the solver

## A person's game and the solver's, side by side

courses = Your game and the solver’s, side by side
byRules = By the rules
withMistake = With the mistake
notShown = A board cannot show this position.
yourGame = Your game
solversGame = With the solver’s moves
ends = This game will end with: “{ $sentence }”
# Of the person's game.
endsSo = If the solver plays on from here, the game will end with: “{ $sentence }”

## Beside the board

side = What happens
sidePages = About this position
why = Why
position = Position
rules = Rules
next = Next move, and why
over = The game is over.
hidden = Hints are off.
hints = Hints
hintsTitle = Show hints about the next move (H)
toRule = Rule
cell = This cell
stale = You can still play on this board.
# Where the game is over.
look = { $by ->
    [tap] Tap a cell to see what is there.
   *[point] Point at a cell to see what is there.
  }
signs = On the board
events = On the timeline

## What is tested

originLabel = How to test
origins = { $origin ->
    [paste] Check my output
   *[program] Run my program
  }
field = Your program’s output
placeholder = Paste or drop your program’s output here
check = Check this output
open = Open output file
again = { $origin ->
    [paste] Check another output
   *[program] Edit the program
  }

## The verdict

judging = Judging… { $done } of { $all } cases
lost = The comparison failed, perhaps for lack of memory. Try a smaller output.
accepted = Correct on this input.
legal = All moves are legal.
illegal = Illegal move.
wrong = Wrong answer.
blanks = Correct on this input, but whitespace differs:
blankLines = { $lines } { $lines ->
    [one] line
   *[other] lines
  }.
score = Score: { $points }.
points = { $points } { $points ->
    [one] point
   *[other] points
  }
# Those of both sides, as 3 : 1.
pointsOfSides = { $points } points
ofCase = { $points } (case { $index })
instead = Line { $line } (case { $index }), word { $word }: { $found } instead of { $expected }.
illegalAt = Line { $line } (case { $index }), word { $word }: { $found }.
# character: its code and name in Unicode
lookAlike = Line { $line }, column { $column }: { $character } only looks like the right character.
quoted = “{ $text }”
endOfOutput = the end of the output
form = { $fault ->
    [empty] The output is empty.
    [echo] The output repeats the input.
    [ends] The output ends too early.
    [missing] Only a line is missing here.
    [extra] This line does not belong here.
    [line] Correct outputs never have a line like this.
    [label] The number of the case or move differs.
    [punctuation] Only the punctuation differs here.
    [letterCase] Only uppercase and lowercase differ here.
   *[blanks] Only the spaces differ here.
  }

## The known mistake

looking = Compared with { $tried } of { $all } known mistakes
several = Each of these mistakes makes exactly this output. On this input they cannot be told apart.
unexplained = None of { $all } known mistakes explains it.
partly = Only { $tried } of { $all } known mistakes were tried.
notLooked = Whether a known mistake makes this output could not be found out, perhaps for lack of memory.
parting = The games part here: case { $index }, { $at }.
beforeParting = Position before it
bothGames = Both games
otherValue = The first value that differs: case { $index }, cell { $cell }. It is { $right }; with the mistake, { $wrong }.
showCell = Show the cell

## The position that decides

beforeMove = The board shows the position before move { $move }.
position = The board shows the position that decides the answer.
yourGame = The board shows { $at } of your game.
parted = Your output omits some moves: your game may have differed earlier.
# Before the reason for what the judge expects.
why = Why
whyThis = Why { $token }
end = At the end
watch = Watch your game
keepFirst = Reduce the input to this case
whole = It is not clear where the output of this case begins and ends.

## An output of another input

other = This output belongs to an earlier input.
bringBack = Back to that input

## Line by line

rows = The two outputs, line by line
expected = Correct output
legalMoves = Legal moves
found = Your output
kinds = { $kind ->
    [same] same
    [blanks] only whitespace differs
    [changed] differs
    [missing] missing
    [extra] unexpected
   *[unjudged] after an illegal move: not judged
  }
go = Show case { $index } after { $moves } { $moves ->
    [one] move
   *[other] moves
  }
goToYours = Show your game of case { $index }, { $at }
detail = The selected line in full
next = Next difference
previous = Previous difference

## What a program does

run = Run on this input
search = Find a failing test
shrink = Shrink this input
running = Running…
tried = { $inputs } { $inputs ->
    [one] input
   *[other] inputs
  } tried
shrinking = { $runs } { $runs ->
    [one] run
   *[other] runs
  }, left: { $size }
failed = Your program failed: { $why }
searching = Searching for a failing test…
failingFound = Your program is wrong on the random input with seed { $seed }. That input is now in the editor.
failingCase = Your program is wrong on case { $index } of the random input with seed { $seed }. That case is now in the editor.
failingTogether = Your program is wrong on case { $index } of the random input with seed { $seed }, but right on that case alone: it keeps something from one case to the next. The cases up to this one are now in the editor.
noneFailing = Your program is right on all { $inputs } { $inputs ->
    [one] random input
   *[other] random inputs
  }.
notWrong = Your program is right on this input.
cases = { $cases } { $cases ->
    [one] case
   *[other] cases
  }
smallest = Shrunk to: { $size }.
least = No simpler input fails.
smallestLabel = The shrunk input
stopped = Stopped.
shrunkSoFar = Shrunk so far to: { $size }.
use = Use as input

## Where, what is expected, what stands there, how to mend it

place = Line { $line }, column { $column } of the text
placeInCase = { place } (case { $index })
expected = Expected { $what }.
found = Found { $what }.
output = This looks like an output, not an input.
checkOutput = Check it as my output
lift = Lift the limits
show = Show in the input
badFile = { $name } is not UTF-8 text: { $found } in line { $line }, column { $column }. { saveAsUtf8 }

## What is expected

caseCount = the number of cases
utf8 = text in UTF-8
lineEnd = the end of the line
oneOf = { $value }: one of { $of }
freeCell = a cell that is still free ({ $value })
number = { $value }, a whole number from { $min } to { $max }

## What stands there

end = the end of the input
quoted = “{ $text }”
letters = { $count } { $count ->
    [one] letter
   *[other] letters
  }
byte = the byte { $byte }
taken = a cell that is already taken
takenByLine = { taken } by line { $line }

## How to mend it

addMissing = Add what is missing.
addOrLower = Add what is missing, or lower the count that announced it.
removeWord = Remove it, or replace it with a number.
blanksOnly = Separate numbers only with spaces and line breaks.
wholeNumber = Write a whole number in decimal digits, without a sign or fraction.
asciiDigits = Write it with the digits 0 to 9.
plainSigns = Write the space and the minus of the keyboard.
inRange = Write a number within that range.
liftLimits = This is beyond the limits of the statement. Lift them to continue.
moveApart = Move one of the two to a free cell.
knownLetter = Write one of these letters, uppercase or lowercase.
oneLineEach = Put the rest on a new line.
knownWord = Write one of these words.
saveAsUtf8 = Save the file as UTF-8 and open it again.

## What is odd in an input that was read

missingTerminator = The line that ends the input is missing. All cases were read.
ignoredRest = Everything after the end of the input, from line { $line } on, is ignored.
leadingZeros = Leading zeros were ignored.
smallLetters = Lowercase letters were read as uppercase.
noBreakSpaces = Non-breaking spaces were read as spaces.

## Why a move is refused

unreadable = This is not a move.
over = The game is over.
offBoard = This move would leave the board.
occupied = This cell is occupied.
noSuchPiece = There is no such piece.
lastPiece = At least one piece must remain.
notNow = This is not possible now.

## A pupil answers

number = a number
figures = Write a number in figures, such as 5 or 2.5.
enter = Shift+Enter begins a new line.
chooseCell = Choose a cell on the board.
backToStep = Back to the question
earlier = Previous position
later = Next position
check = Check
showAnswer = Show the answer
looksCount = This counts as looked at.
unjudged = Your teacher will read your answer.
yourAnswer = Your answer: { $answer }
rightAnswer = Correct answer: { $answers }
andMore = { $answers } (and { $rest } more)
answeredBefore = Only your first answer is handed in: “{ $answer }”.
lookedBefore = You have seen the answer, so a new one is not handed in.
stepDone = Step { $step } of { $all }, { $mark ->
    [right] answered correctly
    [wrong] answered incorrectly
   *[open] answered
  }
keepAnswer = Answer
answeredSoFar = Your answer so far: { $answer }
stepLooked = Step { $step } of { $all }, answer seen
copyInput = Copy the input
saveInput = Save the input
pasteOutput = Output of your program
outputLines = { $lines } { $lines ->
    [one] line
   *[other] lines
  }
yourProgram = Your program: { $fault }.
tooLongToHandIn = Your answers are too long for a code. Shorten the longest one.
loading = Opening the lesson…
recordNotKept = This browser does not keep your answers. Hand them in before you close this page.

## A pupil hands the answers in

handIn = Hand in
handInHeading = Hand in your answers
answered = You have answered { $done } of { $all } { $all ->
    [one] question
   *[other] questions
  }.
finishHow = When you finish, your answers stand, and you can see what is correct.
finish = Finish the test
yourName = Your name
yourNickname = Your nickname
needsName = { $by ->
    [name] Type your name to get your code. It tells your teacher whose answers these are.
   *[nickname] Type a nickname to get your code. It tells your teacher whose answers these are.
  }
handInHow = Send the code to your teacher by chat or e-mail, or show the QR code. This page sends nothing.
otherWays = Other ways: link, file, QR code
code = Code
copyCode = Copy code
copyLink = Copy link
save = Save file
deleteAnswers = Delete my answers
sure = Press again to confirm

## Why a lesson was not opened

linkFault = { $why ->
    [damagedLink] This link to a lesson is damaged. Copy the whole link again.
    [newerLink] This link to a lesson was made by a newer version of the page.
    [notLoaded] The lesson could not be loaded. Reload the page when you are online.
    [notRead] This browser did not hand over the lesson of this link. Reload the page to try again.
   *[notKept] The lesson of this link is stored only in the browser in which the link was made.
  }
faultAt = Line { $line }, column { $column }: { $fault }
large = The file has { $length } characters; at most { $most } are allowed.
syntax = This is not valid JSON.
noLesson = This is not a Boardlab lesson: “"boardlab": "lesson"” is missing.
newer = This lesson (format { $version }) needs a newer version of Boardlab.
tooManySteps = The lesson has { $found } steps; at most { $most } are allowed.
missing = { $path } is missing.
unknown = { $path } is not a field of a lesson. Correct or remove it.
nested = { $path } has quotations, lists or emphasis over { $most } levels deep. Make it simpler.
notAskable = { $path } cannot be asked of a board of your own. Ask for a cell, a number, a choice or free text; of a task also for a move.
size = { $path } must have a size or value of { $expected }, not { $found }.
value = { $path } must be { $expected }, not { $found }.
notOpened = { $name } was not opened. { $reason }

## The list of lessons

mine = My lessons
keptAll = All changes are kept on this device.
allLessons = All lessons
editLesson = Edit
more = More
duplicateLesson = Duplicate
deleteLesson = Delete “{ $title }”
removed = “{ $title }” is deleted.
undo = Undo
copyOf = { $title } (copy)
stepCount = { $all } { $all ->
    [one] step
   *[other] steps
  }
pasteLink = Link to a lesson
takeLink = Copy into my lessons
testOfLink = This is a test, and the editor would show its answers. Open the link and finish the test first, or ask for the lesson as a file.
pastedLink = The lesson of the link
takeCopy = Edit a copy
forTeachers = For teachers:
openMine = Open “{ $title }”

## The editor: the lesson

lesson = Lesson
lessonTitle = Lesson title
untitled = My lesson
handInBy = Answers are handed in
handInAs = { $by ->
    [name] with a name
    [nickname] with a nickname
    [anonymous] without a name
   *[off] not at all
  }
asTest = As a test: pupils see no answers before they finish
steps = Steps
empty = No steps yet. Add the position on the board, or choose “Add to lesson” on the main page.
addStep = Add step
up = Swap with previous
down = Swap with next
duplicate = Duplicate step
removeStep = Delete step
step = Step { $nth }
stepTitled = Step { $nth }: { $title }
preview = Preview
toEditor = Back to the editor
open = Open file
share = Share
give = Give to pupils
print = Print
startNew = New lesson
preparedHeading = Prepared lessons
sharePrepared = Link to the prepared lesson of { $title }
prepared = Copy the prepared lesson “{ $title }”
# Of a file whose lesson has no title.
fileName = lesson
tooLong = Too long for a link: { $length } characters, at most { $most }. Save it as a file.
tooLongModule = Too long for a link, because the lesson holds the module of a task: { $length } characters, at most { $most }. Put the module on a host and add the step from its address, or save the lesson as a file.
tooLongForCode = The lesson is too long for a QR code. Give your class the link or the file.
key = Answer key: { $title }
pupilsLink = Link for pupils
testShared = The link and the file hold the answers: who knows how to unpack them can read these before the test is finished.
onlyHere = This page is a file, so the link opens on this computer only. Save a file instead.
onlyThisComputer = Only this computer can open this link. Put the page on a host so that others can.
leadsTo = The link leads to { $address }.
kept = Kept in this browser
notKept = This browser does not keep your lessons. Save them as files before you close this page.
tooMuch = The lesson cannot be opened like this: { $reason }

## The editor: a step

stepTitle = Step title
text = Text
textHint = **bold**, *italic*; “- ” begins a list item; [after move 12](#12) links to a position.
link = Link to the shown position
linkText = [after move { $ply }](#{ $ply })
here = Start this step from the shown position
ownBoard = A board of your own
pasteBoard = What a program has printed, or the link of a board of your own
takeBoard = Take as the board
boardFile = Board from a file
noOwnBoard = This is no board: it takes positions that a program has printed, the module of a task, or the link of a task or of positions on the page of your own board.
solverShows = What the solver shows
before = Shown before the answer
after = Shown after the answer
shows = { $what ->
    [values] numbers and possible moves on cells
    [hints] marks for the next move
   *[reasons] the solver’s reason
  }
explanation = Explanation; if empty, the solver’s reason

## The editor: a question

kind = Pupils answer with
answerKind = { $kind ->
    [move] a move
    [truth] yes or no
    [cell] a cell
    [number] a number
    [choice] a choice
    [output] the output of a program
   *[text] free text
  }
noQuestion = nothing: no question
outputAsk = Run your program on this input, and paste what it prints.
outputHint = The page judges the output, and names known mistakes.
judgedByRules = The page judges this output.
ask = Question
usual = If empty: { $ask }
facts = Ask for
own = my own question
about = Choose the cell on the board
aboutCell = The question is about { $cell }.
choices = Choices, one per line
answers = Correct answers, one per line
answersText = Accepted answers, one per line; if none, you judge
correct = Correct
solverAnswer = The solver’s answer: { $answers }.
solverAgrees = The solver agrees: { $answers }.
solverUnknown = The solver has no answer.
differs = Yours is different.
use = Use the solver’s answer
choose = Set the answer on the board
makeMove = Make the move on the board.
noAnswer = No correct answer yet.
judged = The teacher judges this answer.
feedback = Feedback
rightFeedback = To a correct answer
wrongFeedback = To certain wrong answers
wrongAnswer = Wrong answer
addWrong = Add a wrong answer
removeWrong = Remove this answer
otherFeedback = To any other wrong answer

## Answers are collected

collectHeading = Answers of the class
openFirst = Answers find their lesson. You can open the lesson first, too.
waiting = Waiting for the lesson: answers of { $name }
elsewhere = The answers are in the other window’s table. You can close this one.
paste = Paste answer codes or links
add = Add
files = Open answer files
scan = Scan QR codes
stopScan = Stop the camera
noCamera = The camera is missing, or this page may not use it.
added = Hand-ins added: { $all }
damagedCode = Damaged code: { $code }
otherLesson = { $name }: answers to another lesson, or to an earlier version of this one.
lostSteps = { $name }: this lesson lacks the question of { $count ->
    [one] step
   *[other] steps
  } { $steps }.
reworded = { $name }: the words of { $count ->
    [one] step
   *[other] steps
  } { $steps } have changed since this was answered.
twice = { $name }: these answers are already in the table.
changed = { $name }: the table already has other answers under this name.
anyway = Add anyway
allAnyway = Add all anyway
dismiss = Do not add { $name }

## The table of answers

pupils = { $all } { $all ->
    [one] pupil
   *[other] pupils
  }
pupilsOf = “{ $lesson }”: { pupils }
wrongCase = case { $nth } is wrong
table = Pupils and their answers
pupil = Pupil
anonymous = Pupil { $nth }
answerColumn = { $step }: answer
markColumn = { $step }: mark
startedAgain = started again: { $times }
againColumn = Started again
best = Points in the best game
mark = { $mark ->
    [right] correct
    [half] half correct
    [wrong] wrong
    [open] not judged
    [looked] looked at the answer
   *[none] not answered
  }
csv = Save as CSV
remove = Remove { $name }
removeAll = Remove all answers
common = Most common wrong answers
given = { step }: { $answer } ({ pupils })
games = Games played
points = { $points } { $points ->
    [one] point
   *[other] points
  }
replay = Show the game
showOnBoard = Show on the board

## The teacher judges

judging = Step { $nth }: “{ $answer }”
verdict = Your judgement
remark = Remark
markRemarked = { $mark }: { $remark }
judgeNext = Judge the next answer ({ $all } left)
total = Points
pointsEach = Points for a correct answer
pointsInAll = { $points } in total
pointsOf = Points for step { $nth }

## How long answers are kept

answersKept = Kept on this device, with the lesson, until you remove them.
answersNotKept = This browser does not keep the answers. Save them as CSV before you close this page or open another lesson.
onlyTab = Keep them only until I close this tab
otherVersion = From another version, “{ $lesson }”: { pupils }
takeOver = Add to this table
allKept = Answers kept on this device

## The teacher’s notes

notesShort = Notes
notes = Teacher’s notes (new window)
notesHeading = Teacher’s notes
blocked = The browser blocked the window. Allow pop-up windows for this page.
waitingForClass = Waiting for the class…
gone = The window of the class is closed.
answer = Answer: <b>{ $answers }</b>
shown = The class sees the answer.
hidden = The class does not see the answer.
guess = Guess of the class: { $guess }
next = Next step
last = This is the last step.
results = Results of the class
result = { step }: { $right }/{ $all }
noResults = None are kept on this device yet.
dark = Dark screen

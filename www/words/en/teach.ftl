## The modes

modes = Teaching mode
mode = { $mode ->
    [present] Present
    [predict] Predict
    [lesson] Lesson
    [sheet] Worksheet
    [seed] Same game for everyone
    [edit] My lessons
   *[collect] Collect answers
  }
leave = Exit (Esc)
left = You left the lesson.
leftGame = You left the game.
backToLesson = Back to the lesson
backToGame = Back to the game

## The position and its step

position = Position
back = Back (Page Up)
on = Next
reveal = Reveal
reason = Reason
values = Values
fit = Fit the board
fitKey = Fit the board (0)
dark = Press “.” to show the board.

## The table of keys

keyOn = reveal, go on
keyBack = back
keyDark = dark screen
keyAnswer = guess: yes, no
keyBoard = go to the board: arrows move, Enter guesses, Esc leaves
keyLeave = close this, exit

## The guess

yours = Your guess
how = Make your guess on the board.
howByKeys = By keys: G, then the arrow keys and Enter.
guessed = { yours }: { $move }.
plan = Guess this move
move = Make this move
points = { $points } { $points ->
    [one] point
   *[other] points
  }
playHow = Choose a cell to move there.
undo = Undo
again = Start again
yes = Yes (Y)
no = No (N)
# The answers themselves.
yesAnswer = yes
noAnswer = no
noMove = no move

## What is so

right = Correct.
wrong = Incorrect.
answer = Answer
open = No answer is correct here.
isSo = Yes.
isNotSo = No.
evidence = Explanation
# Where a lesson shows it though it does not answer the question.
solverMove = The solver’s next move here.
score = { $right } of { $asked } { $asked ->
    [one] answer
   *[other] answers
  } correct

## A lesson

steps = Steps
step = Step { $step } of { $all }
playOn = You can play on from here.
toMainPage = Open on the main page
end = That was the last step.

## The same game for everyone

same = The same words give everyone the same game.
sameSized = The same words and size give everyone the same game.
ignored = Capital letters, spaces and punctuation do not matter.
words = Game name (any words)
example = class 7b, Monday
size = Size
sizeName = { $size ->
    [20] small
    [50] medium
   *[80] large
  }
create = Create the game
seed = Seed { $seed }
seedSized = { seed }, { sizeName }
scan = Pupils scan the code or open the link to get this game. The seed is its number.
predict = Predict moves
play = Play
noCode = No QR code: this page is not on the web.
codeInFull = QR code in full screen

## The worksheet

start = the starting position
sheet = { $game }: { $at }
key = Answer key: { $game }, { $at }
name = Name:
printed = On the sheet
thisPosition = This position
thisLesson = This lesson
paper = Paper
onSheet = Position on the sheet
withKey = Answer key
print = Print
notDrawn = The board could not be drawn. Reload the page.
noQuestions = Nothing can be asked about this position. Choose another move or case.
# No answer of this kind is right.
none = none

## What it counts

move = move { $nth }
moveOf = { move } of { $all }
position = position { $nth }
positionOf = { position } of { $all }

## Its controls

label = Timeline
first = First position (Home)
back = One move back (←)
play = Play (Space)
pause = Pause (Space)
on = One move forward (→)
last = Last position (End)
scrub = Position in the game
solving = solving…
speed = Time per move
seconds = { $seconds } s per move

## The cases of the input

case = Case
caseField = Case number
caseOf = of { $all }
previousCase = Previous case (P)
nextCase = Next case (N)

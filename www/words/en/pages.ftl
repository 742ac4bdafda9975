# The pages before their scripts run, and the page of examples.
description = Paste an input of a contest board game, read the judge's exact output, and watch every move.
classes = Lessons about board games of contests: present them, write your own, and collect the answers of a class.
own = A board for any task: a program prints positions, and the page shows them move by move.
noScript = Boardlab computes everything in your browser, so it needs JavaScript to be switched on.
tooOld = Boardlab needs a browser of 2023 or later.

## Boards on other pages, with three examples

examples = Boards of Boardlab on a page of your own: three examples with their code.
boards = Boards on your page
intro = One script, one element. The boards below are loaded when they come into sight; each is a frame that keeps to itself. The share dialog of <a>Boardlab</a> writes such code for whatever you look at.
plays = A game that plays
crowd = Robots: a crowd of thirty
crowdCaption = Thirty robots. Space plays and pauses, the arrow keys step.
ownInput = Your own input, with the reasons
threeKnights = Hyper Knights: three knights
ownButtons = Controlled by your own buttons
torus = Pursuit: three catchers on a torus
back = Back
next = Next
play = Play
pause = Pause

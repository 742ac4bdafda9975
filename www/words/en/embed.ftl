open = Open { $game } in Boardlab
openOwn = Open in Boardlab
labelOwn = Board
takeBack = Take these moves back
label = { $game }: board
# The next move, and why: below the sentence about the last one.
next = Next: { $reason }

## Why there is nothing to show

noGame = No game is named. The games are { $known }.
unknownGame = There is no game “{ $found }”. The games are { $known }.
unknownSample = { $game } has no sample “{ $found }”. The samples are { $known }.
badLoad = The page around this board sent an input with a missing, wrong or too long field.
link = { $why ->
    [damagedLink] The link to this position is damaged.
    [newerLink] The link to this position was made by a newer version of Boardlab.
    [notLoaded] What opens this link could not be loaded. Reload the page when you are online.
    [notRead] This browser did not hand over the input of this link. Reload the page to try again.
   *[notKept] The input of this link is stored only in the browser in which the link was made.
  }

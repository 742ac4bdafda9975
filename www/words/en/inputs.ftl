heading = Inputs
label = Input tools
pages = { $page ->
    [cases] Cases in this input
   *[random] Random input
  }
broken = The input has an error. Fix it first.

## The cases of the input

list = Cases in the input
case = Case { $index }
current = Case { $index } (shown)
open = Show case { $index } on the board
chosen = { $chosen } of { $all } { $all ->
    [one] case
   *[other] cases
  } selected
all = All
none = None
wrong = Wrong cases
keep = Keep only selected
remove = Remove selected
up = Move up
down = Move down
first = Move to top
split = Save selected as separate files
page = { $from }–{ $to } of { $all }
earlier = Previous cases
later = Next cases
needOne = At least one case must remain.

## Random inputs

seed = Seed
cases = Number of cases
size = Size
sizes = { $level ->
    [small] small
    [medium] medium
    [large] large
   *[most] largest allowed
  }
adversarial = Edge cases
edgeCases = { $level ->
    [small] few
    [medium] some
    [large] many
   *[most] as many as possible
  }
make = Generate input
next = Generate with next seed
made = The input with seed { $seed } is in the editor.
zip = Download { $seeds } inputs with outputs
zipping = { $done } of { $all } inputs solved
stop = Stop
badSeed = The seed must be a whole number from 0 to 18446744073709551615.

heading = Who wins, and how fast
intro = Each box: N × N cells, a fugitive of up to S steps per turn (∞: no limit). Above: K, the fewest catchers that always win. Below: the turn of the capture with best play.
map = The smallest K by board, S and N
enlarge = Whole window

## A case
stepsAre = S{ "\u00A0" }={ "\u00A0" }{ $steps }
unlimited = S unlimited
passing = { $reading ->
    [blocked] fugitive cannot pass catchers
   *[default] fugitive can pass catchers
  }
cell = N { $n }, { $steps }:
between = { $low } to { $high } catchers
turn = turn { $turn }
noTurn = number of turns not known
conjectured = conjecture: { $k }
up = more catchers than for N { $n }
basis = { $kind ->
    [theorem] theorem
    [computed] computed
   *[bound] bound
  }

## The legend
legendTheorem = Proven on paper (marked corner)
legendComputed = Computed: every position was solved
legendSettled = K is known, the turn is not
legendBound = K is not known: here from 4 to 6
legendConjecture = K is not known: here an unproven formula gives 5
legendUp = Thick line: more catchers are needed from here on
legendShades = Darker: fewer catchers
legendPassing = A fugitive that cannot pass catchers is caught wherever it enters a catcher’s cell.

## What is known of a case
win = { $k } { $k ->
    [one] catcher wins
   *[other] catchers win
  }
wins = { win }: with best play, the capture is on turn { $turn }.
winsAtLast = { win }: the number of turns is not known.
winsBetween = The smallest K is from { $low } to { $high }.
more = With { $k }, it is on turn { $turn }.
conjecture = Conjecture: K = { $k }, by the formula { $formula } (N = { $from } to { $to }).
placement = Best placement
placed = The catchers start at { $cells }
watch = Watch best play
open = Open on the board
large = Too large to be solved here: after the best placement both sides play by simple rules, and the result may differ.
noPlacement = No best placement is known.
command = To compute this on the command line:
commandCost = To compute this on the command line ({ $seconds } s, { $memory } of memory):
copy = Copy

## Conjectures
conjectures = Conjectures
conjecturesIntro = Formulas for K that fit all exact values, and that nobody has proven. “floor” rounds down, “ceil” up.
formula = For N = { $from } to { $to }, K = { $formula }. It could fail first at N{ "\u00A0" }={ "\u00A0" }{ $next }.

## Turns over N
chart = Turns to capture by N
chartOf = { chart }: { $row }, K{ "\u00A0" }={ "\u00A0" }{ $k }
marks = ◆ theorem, ● computed, × never caught
never = never
unknown = not known
atMost = at most { $turns }
mehrabian = Dashed line: N − 1, a theorem (Mehrabian 2011).
threeQuarters = Dashed line: 3N/4, rounded down. This is no theorem.
misses = It does not fit N = { $misses }.
table = As a table
turns = Turns
kind = Basis

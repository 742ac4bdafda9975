standings = Standings
matches = Matches
rank = Rank
robot = Robot
asCatchers = As catchers
asFugitive = As fugitive
points = Points
forfeits = Forfeits
field = Field:
corner = Catchers ↓, fugitive →
none = Open a file with the results of a tournament.
legend = The turn of the capture, – where nobody is caught, ! for a forfeit. Choose a match to watch it.
keep = Matches without a replay cannot be watched: play the tournament with “--keep”.
noReplay = There is no replay.
result = { $end ->
    [caught] { $catchers } against { $fugitive }: caught in turn { $turn },
    [forfeit] { $catchers } against { $fugitive }: a forfeit in turn { $turn },
   *[escaped] { $catchers } against { $fugitive }: not caught,
  } { $caught } : { $escaped }.
watching = On the board: { $match }
